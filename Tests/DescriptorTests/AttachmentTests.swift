import TestSupport
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

/// The first bytes of each attachable type.
private let heads: [(bytes: [UInt8], type: MediaType?)] = [
    ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
    (Array("GIF89a".utf8), .gif),
    (Array("GIF87a".utf8), .gif),
    (Array("RIFF\0\0\0\0WEBP".utf8), .webp),
    (Array("RIFF\0\0\0\0WAVE".utf8), .wav),
    (Array("RIFF\0\0\0\0AVI ".utf8), .avi),
    (Array("RIFF\0\0\0\0CDXA".utf8), nil),
    (Array("FORM\0\0\0\0AIFF".utf8), .aiff),
    (Array("FORM\0\0\0\0AIFC".utf8), .aiff),
    (Array("\0\0\0\u{18}ftypheic".utf8), .heic),
    (Array("\0\0\0\u{18}ftypM4A ".utf8), .m4a),
    (Array("\0\0\0\u{18}ftypqt  ".utf8), .quickTime),
    (Array("\0\0\0\u{18}ftypisom".utf8), .mpeg4),
    (Array("ID3\u{4}".utf8), .mp3),
    ([0xFF, 0xFB, 0x90], .mp3),
    ([0xFF, 0xF1, 0x50], nil),
    ([0, 0, 1, 0xBA], .mpeg),
    (Array("<svg xmlns=".utf8), nil),
    (Array("RIFF".utf8), nil),
    ([0xFF], nil),
    ([], nil),
]

@Test(arguments: heads.indices)
func typesAreDetectedFromContent(index: Int) {
    #expect(MediaType.sniff(heads[index].bytes) == heads[index].type)
}

private let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

@Test func payloadNamesFilesBesideIt() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(png, to: "photo.png")
    _ = try folder.write(Array("GIF89a".utf8), to: "cat.gif")
    let loaded = try payload(
        #"""
        {"aps":{"alert":"a"},"attachments":["photo.png",{"identifier":"cat","path":"cat.gif"},
        {"id":"remote","url":"https://example.com/a.png"},{"name":"x"}]}
        """#)
    #expect(loaded.warnings.map(\.code) == ["attachment-remote", "attachment-ignored"])
    #expect(loaded.value.content.userInfo["attachments"] != nil)
    let files = try NotificationAttachment.load(loaded.value.attachments, folder: folder.path)
    #expect(files.warnings == [])
    #expect(files.value.map(\.identifier) == ["attachment-1", "cat"])
    #expect(files.value.map(\.type) == ["public.png", "com.compuserve.gif"])
    #expect(files.value.map(\.family) == [.image, .image])
    #expect(files.value.first?.path.hasSuffix("/photo.png") == true)
}

@Test(arguments: [(#"{"a":"pic.png"}"#, 1), (#""pic.png""#, 1), ("5", 1), ("[1]", 1), ("null", 0), ("[]", 0)])
func invalidAttachmentsOfAPayloadAreNoted(_ attachments: String, count: Int) throws {
    let loaded = try payload(#"{"aps":{"alert":"a"},"attachments":\#(attachments)}"#)
    #expect(loaded.warnings.map(\.code) == Array(repeating: "attachment-ignored", count: count))
    #expect(loaded.value.attachments.isEmpty)
}

@Test func optionReplacesThePayloadsAttachment() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(png, to: "a.png")
    let other = try folder.write(png, to: "b.png")
    let named = try payload(#"{"aps":{"alert":"a"},"attachments":[{"id":"hero","path":"a.png"}]}"#).value.attachments
    let option = AttachmentReference(option: "hero=\(other)")
    let files = try NotificationAttachment.load(named + [option], folder: folder.path)
    #expect(files.value.map(\.path) == [other])
    #expect(files.warnings.map(\.code) == ["attachment-duplicate"])
}

@Test func optionWithoutIdentifierIsAPath() {
    #expect(AttachmentReference(option: "photo.png") == AttachmentReference(path: "photo.png"))
    #expect(AttachmentReference(option: "id=a=b.png") == AttachmentReference(identifier: "id", path: "a=b.png"))
}

/// Files that iOS refuses or may refuse: name, first bytes, size, and diagnostic.
private let doubtful: [(name: String, head: [UInt8], size: Int, code: String, isKept: Bool)] = [
    ("big.png", png, Limits.imageBytes + 1, "attachment-invalid-file-size", false),
    ("big.wav", Array("RIFF\0\0\0\0WAVE".utf8), Limits.audioBytes + 1, "attachment-invalid-file-size", false),
    ("big.avi", Array("RIFF\0\0\0\0AVI ".utf8), Limits.movieBytes + 1, "attachment-invalid-file-size", false),
    ("drawing.svg", Array("<svg/>".utf8), 6, "attachment-unrecognized-type", false),
    ("empty.png", [], 0, "attachment-corrupt", false),
    ("photo.webp", Array("RIFF\0\0\0\0WEBP".utf8), 12, "attachment-type-unlisted", true),
    ("photo.jpg", png, 8, "attachment-extension", true),
    ("photo", png, 8, "attachment-extension", true),
]

@Test(arguments: doubtful.indices)
func limit_audioBytes_movieBytes_imageBytes_ofAttachments(index: Int) throws {
    let file = doubtful[index]
    let folder = try TemporaryFolder()
    let padding = [UInt8](repeating: 0, count: file.size - file.head.count)
    _ = try folder.write(file.head + padding, to: file.name)
    let reference = AttachmentReference(
        path: file.name, origin: .payload(SourceSpan(file: "push.apns", line: 1), jsonPath: "$.attachments[0]"))
    let files = try NotificationAttachment.load([reference], folder: folder.path)
    #expect(files.warnings.map(\.code) == [file.code])
    #expect(files.value.count == (file.isKept ? 1 : 0))
    if !file.isKept { #expect(files.warnings.first?.message.contains("UNError.attachment") == true) }
}

@Test func missingAttachmentOfAPayloadIsLeftOut() throws {
    let folder = try TemporaryFolder()
    let named = try payload(#"{"aps":{"alert":"a"},"attachments":["gone.png"]}"#).value.attachments
    let files = try NotificationAttachment.load(named, folder: folder.path)
    #expect(files.value == [])
    #expect(files.warnings.map(\.code) == ["attachment-invalid-url"])
    #expect(files.warnings.first?.jsonPath == "$.attachments[0]")
}

@Test(arguments: ["../secret.png", "/etc/hostname", "~/x.png", "file:///etc/hostname"])
func payloadCannotLeaveItsFolder(path: String) throws {
    let folder = try TemporaryFolder()
    let named = try payload(#"{"aps":{"alert":"a"},"attachments":["\#(path)"]}"#).value.attachments
    let error = #expect(throws: InputError.self) { try NotificationAttachment.load(named, folder: folder.path) }
    #expect(error?.exit == .refused)
}

@Test func missingAttachmentOfAnOptionIsMissingInput() {
    let error = #expect(throws: InputError.self) {
        try NotificationAttachment.load([AttachmentReference(option: "a=/nowhere/x.png")], folder: "/")
    }
    #expect(error?.exit == .noInput)
}
