import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import HostTestSupport
@testable import Views

/// The first bytes of each type, by file extension.
private let heads: [String: [UInt8]] = [
    "jpg": [0xFF, 0xD8, 0xFF, 0xE0], "png": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
    "gif": Array("GIF89a".utf8), "aiff": Array("FORM\0\0\0\0AIFF".utf8), "wav": Array("RIFF\0\0\0\0WAVE".utf8),
    "mp3": Array("ID3\u{4}".utf8), "m4a": Array("\0\0\0\u{18}ftypM4A ".utf8), "mpg": [0, 0, 1, 0xBA],
    "m2v": [0, 0, 1, 0xB3], "mp4": Array("\0\0\0\u{18}ftypisom".utf8), "avi": Array("RIFF\0\0\0\0AVI ".utf8),
]

private func head(_ suffix: String) -> [UInt8] { heads[suffix] ?? [] }

/// The result of UNNotificationAttachment's initializer for a file: the attachment or the error.
private func attach(
    _ name: String, _ bytes: [UInt8], options: AttachmentOptions = .init()
) throws -> (attachment: NotificationAttachment?, error: UserNotificationsError?) {
    let folder = try TemporaryFolder()
    let path = try folder.write(bytes, to: name)
    do throws(UserNotificationsError) {
        return (try NotificationAttachment(identifier: "a", path: path, options: options), nil)
    } catch {
        return (nil, error)
    }
}

/// Checks the types of a family at its size limit: accepted at the limit, refused one byte above.
private func expectFamily(_ family: NotificationAttachment.Family, _ types: [String: String], megabytes: Int) throws {
    for (suffix, type) in types {
        let start = head(suffix)
        let named = suffix == "m2v" ? "mpeg" : suffix
        let full = start + [UInt8](repeating: 0, count: megabytes * 1_048_576 - start.count)
        let (attachment, _) = try attach("a.\(named)", full)
        #expect(attachment?.type == type, "\(suffix)")
        #expect(attachment?.family == family, "\(suffix)")
        #expect(try attach("a.\(named)", full + [0]).error?.code == .attachmentInvalidFileSize, "\(suffix)")
    }
}

@Test func audioAttachmentsAreAIFFWAVMP3AndMPEG4UpTo5MB() throws {
    try expectFamily(
        .audio,
        [
            "aiff": "public.aiff-audio", "wav": "com.microsoft.waveform-audio", "mp3": "public.mp3",
            "m4a": "com.apple.m4a-audio",
        ], megabytes: 5)
}

@Test func imageAttachmentsAreJPEGGIFAndPNGUpTo10MB() throws {
    try expectFamily(
        .image, ["jpg": "public.jpeg", "png": "public.png", "gif": "com.compuserve.gif"], megabytes: 10)
}

@Test func movieAttachmentsAreMPEGMPEG2MPEG4AndAVIUpTo50MB() throws {
    try expectFamily(
        .movie, ["mpg": "public.mpeg", "m2v": "public.mpeg", "mp4": "public.mpeg-4", "avi": "public.avi"], megabytes: 50
    )
}

@Test func typeComesFromTheFilesExtension() throws {
    let png = head("png")
    #expect(try attach("photo.PNG", png).attachment?.type == "public.png")
    #expect(try attach("photo.jpeg", png).attachment?.type == "public.jpeg")
    #expect(try attach("photo", png).error?.code == .attachmentUnrecognizedType)
    #expect(try attach("photo.tmp", png).error?.code == .attachmentUnrecognizedType)
}

@Test func typeHintOverridesTheExtension() throws {
    let png = head("png")
    #expect(try attach("photo.tmp", png, options: .init(typeHint: "public.png")).attachment?.type == "public.png")
    let song = head("m4a")
    #expect(try attach("x", song, options: .init(typeHint: "public.mpeg-4-audio")).attachment?.family == .audio)
    let refused = try attach("photo.png", png, options: .init(typeHint: "public.html")).error
    #expect(refused?.code == .attachmentUnrecognizedType)
    #expect(refused?.message == "the type hint \"public.html\" is no type that notifications take")
}

@Test func attachmentWithoutIdentifierGetsOneOnDelivery() throws {
    let attachment = NotificationAttachment(identifier: "", path: "/a.png", type: "public.png", family: .image)
    #expect(
        AttachmentStore.store([attachment, attachment]) { _ in }.map(\.identifier) == ["attachment-1", "attachment-2"])
}

/// The attachment of a payload with options, as delivered.
private func attachment(options: String) throws -> NotificationAttachment? {
    let folder = try TemporaryFolder()
    _ = try folder.write(head("gif"), to: "a.gif")
    let named = try payload(
        #"{"aps":{"alert":"a"},"attachments":[{"path":"a.gif","options":\#(options)}]}"#)
    return try NotificationAttachment.load(named.value.attachments, folder: folder.path).value.first
}

@Test func thumbnailIsShownByDefault() throws {
    #expect(try attachment(options: "{}")?.isThumbnailHidden == false)
    #expect(try attachment(options: #"{"thumbnailHidden": true}"#)?.isThumbnailHidden == true)
}

@Test func thumbnailClippingRectIsInUnitCoordinates() throws {
    #expect(try attachment(options: "{}")?.thumbnailClippingRect == nil)
    #expect(
        try attachment(options: #"{"thumbnailClippingRect": [0.5, 0, 0.5, 1]}"#)?.thumbnailClippingRect
            == Rect(x: 0.5, y: 0, width: 0.5, height: 1))
}

@Test func thumbnailTimeIsAFrameSecondsOrACMTime() throws {
    #expect(try attachment(options: "{}")?.thumbnailTime == nil)
    #expect(try attachment(options: #"{"thumbnailTime": 3}"#)?.thumbnailTime == 3)
    #expect(try attachment(options: #"{"thumbnailTime": {"value": 90, "timescale": 60}}"#)?.thumbnailTime == 1.5)
}

@Test(arguments: [true, false]) func localRequestWithAnInvalidAttachmentIsRefused(isLocal: Bool) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Array("<svg/>".utf8), to: "a.svg")
    let payload = try payload(#"{"aps":{"alert":"a"},"attachments":["a.svg"]}"#)
    var arrival = try payload.arrival(folder: folder.path, descriptors: [])
    if isLocal { arrival.notification.request.trigger = nil }
    let host = NotificationHost(installed: [], measuring: FixedMeasuring(), width: 320).after(.deliver(arrival))
    #expect(host.delivered.count == (isLocal ? 0 : 1))
    #expect(host.delivered.allSatisfy { $0.request.content.attachments.isEmpty })
    #expect(host.codes == ["attachment-unrecognized-type"] + (isLocal ? ["request-refused"] : []))
}

@Test func thumbnailOptionsAreKept() throws {
    let part = Rect(x: 0.25, y: 0, width: 0.5, height: 1)
    let options = AttachmentOptions(isThumbnailHidden: true, thumbnailClippingRect: part, thumbnailTime: 3)
    let attachment = try #require(try attach("a.gif", head("gif"), options: options).attachment)
    #expect(attachment.isThumbnailHidden)
    #expect(attachment.thumbnailClippingRect == part)
    #expect(attachment.thumbnailTime == 3)
}

@Test func bytesOfAnotherTypeThanTheNameAreCorrupt() throws {
    let (png, text) = (head("png"), Array("<svg/>".utf8))
    #expect(try attach("a.png", []).error?.code == .attachmentCorrupt)
    #expect(try attach("a.png", text).error?.code == .attachmentCorrupt)
    #expect(try attach("a.mp4", png).error?.code == .attachmentCorrupt)
    #expect(try attach("a.mp4", head("m4a")).attachment?.family == .audio)
}

@Test func missingFileHasAnInvalidURL() {
    let error = #expect(throws: UserNotificationsError.self) {
        try NotificationAttachment(identifier: "a", path: "/nowhere/photo.png")
    }
    #expect(error?.code == .attachmentInvalidURL)
    #expect(error?.description.hasSuffix("(UNError.attachmentInvalidURL, UNErrorDomain 100)") == true)
}

@Test func errorsHaveTheNumbersOfUNError() {
    let numbers = UserNotificationsError.Code.allCases.map { "\($0.name) \($0.rawValue)" }
    #expect(
        numbers == [
            "notificationsNotAllowed 1", "attachmentInvalidURL 100", "attachmentUnrecognizedType 101",
            "attachmentInvalidFileSize 102", "attachmentNotInDataStore 103", "attachmentMoveIntoDataStoreFailed 104",
            "attachmentCorrupt 105", "notificationInvalidNoDate 1400", "notificationInvalidNoContent 1401",
            "contentProvidingObjectNotAllowed 1500", "contentProvidingInvalid 1501", "badgeInputInvalid 1600",
        ])
    #expect(UserNotificationsError.domain == "UNErrorDomain")
    #expect(UserNotificationsError.Code.attachmentInvalidURL.diagnosticCode == "attachment-invalid-url")
}

@Test func attachmentsMoveIntoTheStoreAndAreCopiedFromTheBundle() {
    let attachments = [
        NotificationAttachment(identifier: "", path: "/app/photo.png", type: "public.png", family: .image),
        NotificationAttachment(
            identifier: "cat", path: "/application/cat.gif", type: "com.compuserve.gif", family: .image),
    ]
    var events: [TraceEvent.Kind] = []
    let stored = AttachmentStore.store(attachments, bundle: "/app") { events.append($0) }
    #expect(stored.map(\.identifier) == ["attachment-1", "cat"])
    #expect(
        events == [
            .attachmentStored("attachment-1", type: "public.png", isCopied: true),
            .attachmentStored("cat", type: "com.compuserve.gif", isCopied: false),
        ])
}

@Test func fileDeletedBeforeTheHandoverIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(head("png"), to: "a.png")
    let service = SwiftService { service in
        service.bestAttempt.attachments = [
            try NotificationAttachment(identifier: "kept", path: path),
            NotificationAttachment(identifier: "gone", path: "\(path).gone", type: "public.png", family: .image),
        ]
        service.handOver(title: "Anna")
    }
    let run = ServicedNotification(service)
    #expect(run.content?.attachments.map(\.identifier) == ["kept"])
    #expect(run.codes == ["attachment-move-failed"])
    #expect(run.names == ["serviceStarted", "serviceHandedOver", "attachmentStored"])
}

/// The options of a payload's first attachment, and the diagnostics.
private func options(_ json: String) throws -> (AttachmentOptions?, [String]) {
    let loaded = try payload(#"{"aps":{"alert":"a"},"attachments":[{"path":"a.png","options":\#(json)}]}"#)
    return (loaded.value.attachments.first?.options, loaded.warnings.map { "\($0.severity) \($0.code)" })
}

@Test func optionsAcceptTheNamesOfApplesConstants() throws {
    let short = try options(
        """
        {"typeHint": "public.png", "thumbnailHidden": true, "thumbnailClippingRect": [0, 0.5, 1, 0.5], "thumbnailTime": 2.5}
        """)
    let exact = try options(
        """
        {"UNNotificationAttachmentOptionsTypeHintKey": "public.png",
        "UNNotificationAttachmentOptionsThumbnailHiddenKey": true,
        "UNNotificationAttachmentOptionsThumbnailClippingRectKey": {"X": 0, "Y": 0.5, "Width": 1, "Height": 0.5},
        "UNNotificationAttachmentOptionsThumbnailTimeKey": {"value": 1500, "timescale": 600, "epoch": 0, "flags": 1}}
        """)
    #expect(
        short.0
            == AttachmentOptions(
                typeHint: "public.png", isThumbnailHidden: true,
                thumbnailClippingRect: Rect(x: 0, y: 0.5, width: 1, height: 0.5), thumbnailTime: 2.5))
    #expect(short.0 == exact.0)
    #expect(short.1 + exact.1 == [])
}

@Test(arguments: [
    (#"{"thumbnailClippingRect": [0, 0, 2, 1]}"#, "out-of-range"),
    (#"{"thumbnailClippingRect": [0.5, 0, 0.6, 1]}"#, "out-of-range"),
    (#"{"thumbnailClippingRect": [0, 0, 1, 0]}"#, "out-of-range"),
    (#"{"thumbnailClippingRect": {"X": 0, "Y": 0, "Width": 1}}"#, "missing-key"),
    (#"{"thumbnailClippingRect": "all"}"#, "wrong-type"),
    (#"{"thumbnailTime": -1}"#, "out-of-range"),
    (#"{"thumbnailTime": {"value": 1, "timescale": 0}}"#, "out-of-range"),
    (#"{"thumbnailTime": {"value": 1e300, "timescale": 1}}"#, "out-of-range"),
    (#"{"thumbnailHiden": true}"#, "unknown-key"),
    (#"{"typeHint": 1}"#, "wrong-type"),
    ("true", "wrong-type"),
])
func wrongOptionsOfAPayloadAreWarnings(json: String, code: String) throws {
    #expect(try options(json) == (AttachmentOptions(), ["warning \(code)"]))
}

@Test func typeHintOfAPayloadIsCheckedAgainstTheFile() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(head("png"), to: "a.tmp")
    func load(_ hint: String) throws -> Loaded<[NotificationAttachment]> {
        let named = try payload(
            #"{"aps":{"alert":"a"},"attachments":[{"path":"a.tmp","options":{"typeHint":"\#(hint)"}}]}"#)
        return try NotificationAttachment.load(named.value.attachments, folder: folder.path)
    }
    #expect(try load("public.png").warnings == [])
    #expect(try load("public.jpeg").warnings.map(\.code) == ["attachment-type-hint"])
    #expect(try load("public.jpeg").value.count == 1)
    #expect(try load("public.text").warnings.map(\.code) == ["attachment-unrecognized-type"])
    #expect(try load("public.text").value == [])
}

@Test(arguments: [("a.txt", "attachment-unrecognized-type"), ("a.mp3", "attachment-corrupt")])
func anAppsOwnRequestGoesByTheFilesName(_ name: String, _ code: String) throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(head("png"), to: name)
    let payload = #"{"aps": {"alert": "Hi"}, "attachments": [{"identifier": "a", "path": "\#(name)"}]}"#
    let loaded = try Payload.decode(Array(payload.utf8), file: "p.json")
    #expect(try loaded.arrival(folder: folder.path, descriptors: [], trigger: nil).warnings.map(\.code).contains(code))
    // A remote notification's file stands for what a service extension attaches.
    let remote = try loaded.arrival(folder: folder.path, descriptors: [])
    #expect(remote.notification.request.content.attachments.count == 1)
    let hinted = payload.replacing(#""path""#, with: #""options": {"typeHint": "public.png"}, "path""#)
    let local = try Payload.decode(Array(hinted.utf8), file: "p.json").arrival(
        folder: folder.path, descriptors: [], trigger: nil)
    #expect(local.notification.request.content.attachments.map(\.type) == ["public.png"])
}
