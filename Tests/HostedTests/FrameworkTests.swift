import RNCombine
import RNFoundation
import RNServices
import RNServicesUI
import Testing

@testable import RNos

/// Frameworks beside UIKit, as a device without permissions has them.
extension HostedTests {
    private func query(_ account: String) -> [String: Any] {
        [
            kSecClass.description: kSecClassGenericPassword, kSecAttrService.description: "tests" as NSString,
            kSecAttrAccount.description: NSString(string: account),
        ]
    }

    @Test("the keychain has what the code added, and nothing else")
    func keychain() {
        let (a, b) = (NSDictionary(dictionary: query("a")), NSDictionary(dictionary: query("b")))
        var item: CFTypeRef?
        #expect(SecItemCopyMatching(a, &item) == errSecItemNotFound)
        var attributes = query("a")
        attributes[kSecValueData.description] = Data("secret".utf8)
        #expect(SecItemAdd(NSDictionary(dictionary: attributes), nil) == errSecSuccess)
        #expect(SecItemAdd(NSDictionary(dictionary: attributes), nil) == errSecDuplicateItem)
        #expect(SecItemCopyMatching(a, &item) == errSecSuccess)
        #expect(item as? Data == Data("secret".utf8))
        #expect(SecItemCopyMatching(b, nil) == errSecItemNotFound)
        let change = NSDictionary(dictionary: [kSecValueData.description: Data("new".utf8)])
        #expect(SecItemUpdate(b, change) == errSecItemNotFound)
        #expect(SecItemUpdate(a, change) == errSecSuccess)
        #expect(SecItemCopyMatching(a, &item) == errSecSuccess)
        #expect(item as? Data == Data("new".utf8))
        #expect(SecItemDelete(a) == errSecSuccess)
        #expect(SecItemDelete(a) == errSecItemNotFound)
    }

    @Test("types of files by ending, MIME type and parent")
    func types() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(mimeType: "video/mp4") == .mpeg4Movie)
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .movie))
        #expect(UTTypeConformsTo(kUTTypeMP3, kUTTypeAudio))
        #expect(UTType(filenameExtension: "nothing") == nil)
    }

    @Test("access is refused at the next turn of the run loop")
    func access() {
        var answers: [String] = []
        EKEventStore().requestAccess(to: .event) { granted, _ in answers.append("events \(granted)") }
        CNContactStore().requestAccess(for: .contacts) { granted, _ in answers.append("contacts \(granted)") }
        PHPhotoLibrary.requestAuthorization { answers.append("photos \($0 == .denied)") }
        #expect(answers.isEmpty)
        EventLoop.shared.run(until: 0)
        #expect(answers == ["events false", "contacts false", "photos true"])
    }

    @Test("a log's message has its numbers in their format")
    func logFormats() {
        let message: OSLogMessage = "\(2.345, format: .fixed(precision: 1)) of \(3, privacy: .private(mask: .hash))"
        #expect(message.text == "2.3 of 3")
    }

    @Test("publishers of several others")
    func publishers() {
        var values: [String] = []
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var bag = Set<AnyCancellable>()
        Publishers.CombineLatest(a, b).sink { values.append("latest \($0)\($1)") }.store(in: &bag)
        Publishers.Zip(a, b).sink { values.append("zip \($0)\($1)") }.store(in: &bag)
        Publishers.MergeMany(a, a).sink { values.append("merge \($0)") }.store(in: &bag)
        a.send(1)
        a.send(2)
        b.send("x")
        #expect(values == ["merge 1", "merge 1", "merge 2", "merge 2", "latest 2x", "zip 1x"])
    }

    @Test("a failed publisher is tried again")
    func retry() {
        struct Failed: Error {}
        var attempts = 0
        var value = 0
        let subject = Deferred { () -> AnyPublisher<Int, any Error> in
            attempts += 1
            return attempts < 3
                ? Fail(error: Failed()).eraseToAnyPublisher()
                : Just(7).setFailureType(to: (any Error).self).eraseToAnyPublisher()
        }
        let token = subject.retry(2).sink(receiveCompletion: { _ in }, receiveValue: { value = $0 })
        token.cancel()
        #expect((attempts, value) == (3, 7))
    }
}
