import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
private let address = "https://example.com/photo.png"

/// The decoded service extension of a descriptor, and the diagnostics.
private func decoded(_ service: String, values: String = "{}") throws -> (ServiceProgram?, [Diagnostic]) {
    let folder = try TemporaryFolder()
    let path = try folder.write(
        Array(#"{"app":{"name":"Ferry"},"categories":"a","values":\#(values),"service":\#(service)}"#.utf8),
        to: "descriptor.json")
    do throws(InputError) {
        let loaded = try ExtensionDescriptor.load(path: path)
        return (loaded.value.service, loaded.warnings)
    } catch {
        return (nil, error.diagnostics)
    }
}

/// Runs a descriptor's service extension for a notification.
private func run(
    _ service: String, values: String = "{}", userInfo: String = "{}", assets: [RemoteAsset] = []
) throws -> (run: ServicedNotification, report: DiagnosticCollector) {
    let (program, diagnostics) = try decoded(service, values: values)
    #expect(diagnostics == [])
    let report = DiagnosticCollector(file: "descriptor.json")
    let extensionOfData = DeclarativeService(
        program: try #require(program), environment: DeclarativeEnvironment(app: AppInfo(name: "Ferry"), report: report)
    )
    var content = ServicedNotification.original
    content.userInfo = try JSONReader.read(userInfo.utf8, file: "payload.json")
    return (ServicedNotification(extensionOfData, assets: assets, content: content), report)
}

@Test func declaredServiceSetsTheContentFromThePayload() throws {
    let (run, report) = try run(
        """
        {"set": {"title": "{{who}}", "subtitle": "{{userInfo.place}}", "body": "Was: {{body}}", "badge": "{{userInfo.count}}",
        "threadIdentifier": "{{userInfo.sender}}", "categoryIdentifier": "MESSAGE"}}
        """, values: #"{"who": "From {{userInfo.sender}}"}"#,
        userInfo: #"{"sender": "Anna", "place": "Pier 3", "count": 7}"#)
    let content = try #require(run.content)
    #expect([content.title, content.subtitle] == ["From Anna", "Pier 3"])
    #expect(content.body == "Was: Open the app to read it")
    #expect(content.badge == 7)
    #expect([content.threadIdentifier, content.categoryIdentifier] == ["Anna", "MESSAGE"])
    #expect(run.events.contains(.serviceHandedOver(isChanged: true)))
    #expect(run.diagnostics + report.diagnostics == [])
}

@Test func declaredServiceDecryptsUserInfo() throws {
    let (run, _) = try run(
        """
        {"set": {"body": {"switch": "{{userInfo.cipher}}", "cases": {"q83v": "See you at nine"}},
        "userInfo": {"cipher": null, "sender": "{{userInfo.from}}", "read": false, "tags": ["a", {"b": 1}]}}}
        """, userInfo: #"{"aps": {"alert": "x"}, "cipher": "q83v", "from": "Anna", "sender": "?"}"#)
    let content = try #require(run.content)
    #expect(content.body == "See you at nine")
    #expect(
        content.userInfo.compactText
            == #"{"aps":{"alert":"x"},"from":"Anna","sender":"Anna","read":false,"tags":["a",{"b":1}]}"#)
}

@Test func declaredServiceThatSetsNothingHandsOverTheOriginal() throws {
    let (run, _) = try run("{}")
    #expect(run.shown.count == 1)
    #expect(run.events.contains(.serviceHandedOver(isChanged: false)))
}

@Test func declaredServiceAttachesItsDownloadsInOrder() throws {
    let folder = try TemporaryFolder()
    let photo = try folder.write(png, to: "1.tmp")
    let cat = try folder.write(Array("GIF89a".utf8), to: "2.tmp")
    let (run, _) = try run(
        """
        {"attachments": [{"identifier": "photo", "url": "{{userInfo.photo}}", "options": {"thumbnailHidden": true}},
        {"url": "https://example.com/cat.gif?size=2"}]}
        """, userInfo: #"{"photo": "\#(address)"}"#,
        assets: [
            RemoteAsset(url: address, path: photo, latency: 3),
            RemoteAsset(url: "https://example.com/cat.gif?size=2", path: cat, latency: 1),
        ])
    #expect(run.after(2).shown.isEmpty)
    let attachments = try #require(run.after(1).content?.attachments)
    #expect(attachments.map(\.path) == [photo, cat])
    #expect(attachments.map(\.identifier) == ["photo", "attachment-2"])
    #expect(attachments.map(\.type) == ["public.png", "com.compuserve.gif"])
    #expect(attachments.map(\.isThumbnailHidden) == [true, false])
    #expect(run.shown.map(\.time) == [3])
    #expect(run.diagnostics == [])
}

@Test func declaredServiceWorksAfterItsDownloads() throws {
    let (run, _) = try run(#"{"set": {"title": "Done"}, "after": 2.5}"#)
    #expect(run.after(2.4).shown.isEmpty)
    #expect(run.after(0.1).content?.title == "Done")
}

@Test(arguments: [
    (RemoteAsset(url: address, failure: "timed out"), "timed out"),
    (RemoteAsset(url: "https://example.com/other.png"), "there is no network"),
    (RemoteAsset(url: address), "nothing is there"),
])
func failedDownloadShowsTheOriginal(asset: RemoteAsset, reason: String) throws {
    let (run, _) = try run(
        #"{"set": {"title": "New"}, "attachments": [{"url": "\#(address)"}]}"#, assets: [asset])
    #expect(run.content?.title == "Encrypted")
    #expect(run.events.contains(.downloadFailed(url: address, reason: reason)))
    #expect(run.events.contains(.serviceHandedOver(isChanged: false)))
    let finding = try #require(run.diagnostics.last)
    #expect(finding.code == "attachment-not-downloaded")
    #expect(finding.message.contains(reason))
    #expect(finding.jsonPath == "$.service.attachments[0]")
}

@Test func optionalAttachmentIsLeftOut() throws {
    let (run, _) = try run(
        #"{"set": {"title": "New"}, "attachments": [{"url": "\#(address)", "optional": true}]}"#,
        assets: [RemoteAsset(url: address, failure: "timed out")])
    #expect(run.content?.title == "New")
    #expect(run.content?.attachments == [])
    #expect(run.codes == ["attachment-not-downloaded"])
}

@Test(arguments: [
    ("photo.png", Array("<svg/>".utf8), "attachment-corrupt"),
    ("photo.png", [], "attachment-corrupt"),
    ("photo", png, "attachment-unrecognized-type"),
    ("photo.svg", png, "attachment-unrecognized-type"),
    ("song.mp3", png, "attachment-corrupt"),
])
func invalidAttachmentShowsTheOriginal(name: String, bytes: [UInt8], code: String) throws {
    let folder = try TemporaryFolder()
    let asset = RemoteAsset(url: "https://example.com/\(name)", path: try folder.write(bytes, to: "download.tmp"))
    let (run, _) = try run(
        #"{"set": {"title": "New"}, "attachments": [{"url": "https://example.com/\#(name)"}]}"#, assets: [asset])
    #expect(run.content?.title == "Encrypted")
    #expect(run.codes == [code])
    #expect(run.diagnostics.first?.message.contains("UNError.attachment") == true)
}

@Test func declaredServiceThatNeverCompletesShowsTheOriginal() throws {
    let (run, _) = try run(#"{"set": {"title": "New"}, "neverCompletes": true}"#)
    #expect(run.after(30).content?.title == "Encrypted")
    #expect(run.codes == ["service-timed-out"])
}

@Test func declaredServiceThatCrashesShowsTheOriginal() throws {
    let (run, _) = try run(#"{"set": {"title": "New"}, "crash": "no key in the keychain"}"#)
    #expect(run.content?.title == "Encrypted")
    #expect(run.reasons == ["crashed in didReceive: no key in the keychain"])
}

@Test func declaredServiceHandsOverItsProgressAtExpiry() throws {
    let folder = try TemporaryFolder()
    let assets = [
        RemoteAsset(url: address, path: try folder.write(png, to: "a"), latency: 10),
        RemoteAsset(url: "https://example.com/b.png", path: try folder.write(png, to: "b"), latency: 45),
    ]
    let (run, _) = try run(
        """
        {"set": {"title": "New"}, "onExpire": {"set": {"body": "{{body}} (the map is missing)"}},
        "attachments": [{"url": "\(address)"}, {"url": "https://example.com/b.png"}]}
        """, assets: assets)
    let content = try #require(run.after(100).content)
    #expect(content.title == "New")
    #expect(content.body == "Open the app to read it (the map is missing)")
    #expect(content.attachments.count == 1)
    #expect(run.names.suffix(3) == ["serviceExtensionTimeWillExpire", "serviceHandedOver", "attachmentStored"])
    // The second download would have finished long after the extension was killed.
    #expect(run.codes == ["service-handed-over-twice"])
}

@Test func declaredServiceThatIgnoresExpiryShowsTheOriginal() throws {
    let (run, _) = try run(#"{"set": {"title": "New"}, "after": 31}"#)
    #expect(run.after(60).content?.title == "Encrypted")
    #expect(run.codes == ["service-timed-out", "service-too-late"])
}

@Test func invalidServicesAreErrorsWithPositions() throws {
    let (_, found) = try decoded(
        """
        {"set": {"tilte": "a", "badge": -1, "title": "{{"}, "attachments": [{"identifier": "a"}, {"url": "ftp://a"},
        {"url": "\(address)", "options": {"typeHint": "public.jpg", "thumbnailClippingRect": [0.5, 0, 0.6, 1],
        "thumbnailTime": -1}}], "after": -1, "onExpire": true, "neverCompletes": 1, "crash": false}
        """)
    #expect(
        Set(found.map { "\($0.code) \($0.jsonPath ?? "")" }) == [
            "unknown-key $.service.set", "out-of-range $.service.set.badge", "template-syntax $.service.set.title",
            "missing-key $.service.attachments[0]", "unknown-value $.service.attachments[1].url",
            "unknown-value $.service.attachments[2].options",
            "out-of-range $.service.attachments[2].options.thumbnailClippingRect",
            "out-of-range $.service.attachments[2].options.thumbnailTime", "out-of-range $.service.after",
            "wrong-type $.service.onExpire", "wrong-type $.service.neverCompletes", "wrong-type $.service.crash",
        ])
    #expect(found.first { $0.jsonPath?.hasSuffix("options") == true }?.hint == "did you mean \"public.jpeg\"?")
}

@Test func limit_serviceAttachments() throws {
    let entry = #"{"url": "\#(address)"}"#
    func service(_ count: Int) throws -> [String] {
        let list = repeatElement(entry, count: count).joined(separator: ",")
        return try decoded(#"{"attachments": [\#(list)]}"#).1.map(\.code)
    }
    #expect(try service(Limits.serviceAttachments) == [])
    #expect(try service(Limits.serviceAttachments + 1) == ["too-many-attachments"])
}
