import RNAVKit
import RNFoundation
import RNUIKit
import Testing

/// Names of several generations of Swift, which compile and mean the same.
extension HostedTests {
    @Test("names of Swift 3 and 4 stand for today's") func legacyNames() {
        let scroll = UIScrollView()
        scroll.decelerationRate = UIScrollViewDecelerationRateFast
        #expect(scroll.decelerationRate == .fast)
        #expect(RunLoopMode.commonModes == RunLoop.Mode.common)
        let constraint = scroll.widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = 999
        #expect(constraint.priority == UILayoutPriority(999))
        let window = UIWindow()
        window.windowLevel = UIWindowLevelAlert + 1
        #expect(window.windowLevel.rawValue == 2001)
    }

    @Test("a class that is a value makes its objects") func metatypes() {
        func made<T: UIView>(_ type: T.Type) -> T { T._made(frame: CGRect(x: 1, y: 2, width: 3, height: 4)) }
        #expect(made(UILabel.self).frame.width == 3)
        final class Card: UIViewController {}
        #expect(type(of: Card._made(nibName: nil, bundle: nil)) == Card.self)
    }

    @Test("a controller hears of its child's preferred size") func preferredSizes() {
        final class Parent: UIViewController {
            var heard = 0
            override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
                heard += 1
            }
        }
        let (parent, child) = (Parent(), UIViewController())
        parent.addChild(child)
        for height in [2, 2, 3] { child.preferredContentSize = CGSize(width: 1, height: height) }
        #expect(parent.heard == 2)
    }

    @Test("a view in the keyboard's place is as high as its frame, unless its mask stretches it") func inputHeight() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 248))
        view.holdFrameHeight()
        #expect(view.constraints.map(\.constant) == [248])
        let stretched = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 248))
        stretched.autoresizingMask = .flexibleHeight
        stretched.holdFrameHeight()
        #expect(stretched.constraints.isEmpty)
    }

    @Test("classes have their empty initialisers, and old names their values") func emptyValues() {
        #expect(UIColor().cgColor.alpha == 0)
        #expect(!Timer().isValid)
        #expect(URLSessionDownloadTask().originalRequest == nil)
        #expect(URLSession.shared() === URLSession.shared)
        let category = UNNotificationCategory(
            identifier: "a", actions: [], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: nil,
            categorySummaryFormat: nil, options: [])
        #expect(category.categorySummaryFormat == "")
        #expect(UITableView().separatorColor == .separator)
        #expect(HUGE == .infinity)
        #expect(noErr == 0)
        #expect(MemoryLayout<uint_fast32_t>.size == 4)
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect(
            CGRect(dictionaryRepresentation: CGRect(x: 1, y: 2, width: 3, height: 4).dictionaryRepresentation)
                == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("an attachment's file is read only while it is accessed") func securityScope() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("scoped-\(UUID().uuidString)")
        try Data("hello".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        SecurityScope.protect(url.path)
        #expect(FileManager.default.contents(atPath: url.path) == nil)
        #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
        #expect(Host.shared.takeRequests().first?[request: .note]?[.code] == "attachment-unscoped")
        #expect(url.startAccessingSecurityScopedResource())
        #expect(try Data(contentsOf: url) == Data("hello".utf8))
        url.stopAccessingSecurityScopedResource()
        #expect(throws: CocoaError.self) { try Data(contentsOf: url) }
    }

    @Test("a change that is observed has the other value before it") func oldValue() {
        final class Loader: NSObject { var isLoading = false }
        let loader = Loader()
        var changes: [String] = []
        let token = loader.observe(\.isLoading, options: [.new, .old]) { _, change in
            changes.append("\(change.oldValue as Any) \(change.newValue as Any)")
        }
        defer { token.invalidate() }
        loader.isLoading = true
        loader.didChangeValue(forKey: "isLoading")
        #expect(changes == ["Optional(false) Optional(true)"])
    }

    @Test("a text of strings is looked up with a bundle and a value") func localizedStrings() {
        #expect(NSLocalizedString("a", bundle: .main, value: "A", comment: "") == "a!")
        #expect(NSLocalizedString("a", tableName: nil, value: "A", comment: "") == "a!")
        #expect(NSLocalizedString("a", tableName: nil, bundle: Bundle.main, value: "", comment: "") == "a!")
    }

    @Test("a data detector finds links, mail addresses and phone numbers") func dataDetector() throws {
        let types =
            NSTextCheckingResult.CheckingType.link.rawValue
            | NSTextCheckingResult.CheckingType.phoneNumber.rawValue
        let detector = try NSDataDetector(types: types)
        let text = "See https://example.com/a?b=1, ask me@example.com or call +49 30 123456."
        let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
        #expect(found.map(\.url?.absoluteString) == ["https://example.com/a?b=1", "mailto:me@example.com", nil])
        #expect(found.last?.phoneNumber == "+49 30 123456")
    }

    @Test("a section's snapshot shows the items of expanded ones") func sectionSnapshot() {
        var section = NSDiffableDataSourceSectionSnapshot<String>()
        section.append(["a", "b"])
        section.append(["c"], to: "a")
        #expect(section.visibleItems == ["a", "b"])
        section.expand(["a"])
        #expect(section.visibleItems == ["a", "c", "b"])
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { _, _, _ in nil }
        source.apply(section, to: 0)
        #expect(source.snapshot().itemIdentifiers == ["a", "c", "b"])
    }

    @Test("attributed strings keep their attributes both ways") func attributedStrings() {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: " plain"))
        let converted = NSAttributedString(AttributedString(text))
        #expect(converted.string == "red plain")
        #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(converted.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    }
}
