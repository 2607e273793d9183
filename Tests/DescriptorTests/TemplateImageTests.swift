import TestSupport
import PlatformFoundation
import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

private let photo = NotificationAttachment(identifier: "photo", path: "/tmp/p.png", type: "public.png", family: .image)
private let map = NotificationAttachment(identifier: "map", path: "/tmp/m.jpg", type: "public.jpeg", family: .image)
private let clip = NotificationAttachment(identifier: "clip", path: "/tmp/c.mp4", type: "public.mpeg-4", family: .movie)
private let song = NotificationAttachment(identifier: "song", path: "/tmp/s.mp3", type: "public.mp3", family: .audio)

private func imageProgram(_ image: String) -> String { #"{"view": {"type": "image", "image": \#(image)}}"# }

private func image(_ run: RunningProgram) -> ImageReference? { run.sut.view.content.imageView?.image }

@Test(arguments: [
    (#"{"attachment": "first"}"#, ImageReference.file(path: "/tmp/p.png", scale: 1)),
    (#"{"attachment": 1}"#, .file(path: "/tmp/m.jpg", scale: 1)),
    (#"{"attachment": "map"}"#, .file(path: "/tmp/m.jpg", scale: 1)),
    (#"{"attachment": "{{userInfo.which}}"}"#, .file(path: "/tmp/m.jpg", scale: 1)),
    (#"{"attachment": "clip"}"#, .movie(path: "/tmp/c.mp4", time: 0, size: nil, words: "Video")),
    (#"{"attachment": 3}"#, .placeholder("Audio")),
    (#"{"symbol": "bolt.fill"}"#, .symbol(name: "bolt.fill", pointSize: 17, weight: .regular)),
    (#"{"symbol": "{{userInfo.glyph}}", "size": 40}"#, .symbol(name: "star", pointSize: 40, weight: .regular)),
    (#""https://example.com/a/cat.png?x=1""#, .placeholder("example.com")),
    (#"{"url": "http://u:p@example.com:8080/a.png"}"#, .placeholder("example.com")),
    (#""{{userInfo.image}}""#, .placeholder("cdn.example.com")),
    (#"{"url": "https://example.com/known.png"}"#, .file(path: "/standins/known@3x.png", scale: 3)),
    (
        #"{"switch": "{{userInfo.which}}", "cases": {"map": {"symbol": "map"}}}"#,
        .symbol(name: "map", pointSize: 17, weight: .regular)
    ),
])
func imageSources(source: String, expected: ImageReference) throws {
    let run = try RunningProgram(
        imageProgram(source), userInfo: #"{"which": "map", "glyph": "star", "image": "https://cdn.example.com/i.png"}"#,
        attachments: [photo, map, clip, song],
        assets: RemoteAssets([RemoteAsset(url: "https://example.com/known.png", path: "/standins/known@3x.png")]),
        isStrict: true)
    #expect(image(run) == expected)
    #expect(run.codes == [])
    #expect(run.context.attachments.diagnostics == [])
}

@Test(arguments: [
    (#"{"attachment": "first"}"#, [], "it has none: on a device the service extension downloads them"),
    (#"{"attachment": 2}"#, [photo], "it has 1: \"photo\""),
    (#"{"attachment": "mpa"}"#, [photo, map], "it has 2: \"photo\", \"map\""),
])
func missingAttachmentIsNoted(source: String, attachments: [NotificationAttachment], hint: String) throws {
    let run = try RunningProgram(imageProgram(source), attachments: attachments)
    #expect(image(run) == nil)
    #expect(run.codes == ["attachment-missing"])
    #expect(run.diagnostics.first?.hint == hint)
}

@Test(arguments: [
    (#""../secret.png""#, "path-outside"), (#""/etc/passwd""#, "path-outside"), (#""nope.png""#, "file-missing"),
    (#"{"asset": "nope.png"}"#, "file-missing"), (#"{"asset": "pin.png", "url": "https://a.b/c"}"#, "conflicting-keys"),
    (#""ftp://example.com/x.png""#, "unknown-value"), (#"{"url": "pin.png"}"#, "unknown-value"),
    (#"{"attachment": -1}"#, "out-of-range"), (#"{"attachment": true}"#, "wrong-type"),
    (#"{"attachment": ""}"#, "empty-identifier"),
    (#"{"symbol": "bolt", "size": 0}"#, "out-of-range"), (#"{"asset": "pin.png", "size": 3}"#, "unknown-key"),
    (#"{"atachment": 0}"#, "wrong-type"), ("3", "wrong-type"),
])
func wrongImageSourceIsAnError(source: String, code: String) throws {
    try withFolder { folder in
        let decoded = try DecodedProgram(imageProgram(source), folder: folder)
        #expect(decoded.codes == [code])
    }
}

@Test(arguments: [
    (#""pin.png""#, "pin.png", 1.0), (#"{"asset": "pin@2x.png"}"#, "pin@2x.png", 2),
    (#""{{userInfo.name}}@3x.png""#, "pin@3x.png", 3), (#"{"asset": "pin@2x.png", "scale": 3}"#, "pin@2x.png", 3),
])
func assetsResolveInTheFolder(source: String, name: String, scale: Double) throws {
    try withFolder { folder in
        let run = try RunningProgram(imageProgram(source), userInfo: #"{"name": "pin"}"#, folder: folder)
        #expect(image(run) == .file(path: "\(folder)/\(name)", scale: scale))
        #expect(run.codes == [])
    }
}

@Test(arguments: [
    (#"{"placeholder": "logo"}"#, nil),
    (#"{"placeholder": "logo", "width": 40, "height": 20}"#, Size(width: 40, height: 20)),
])
func missingImagesBecomePlaceholders(source: String, size: Size?) throws {
    try withFolder { folder in
        let run = try RunningProgram(imageProgram(source), folder: folder)
        #expect(image(run) == .placeholder("logo", size: size))
        #expect(run.codes == [])
    }
}

@Test(arguments: [("../pin", "path-outside"), ("nope", "file-missing")])
func computedAssetsKeepThePolicy(name: String, code: String) throws {
    try withFolder { folder in
        let run = try RunningProgram(
            imageProgram(#""{{userInfo.name}}.png""#), userInfo: #"{"name": "\#(name)"}"#, folder: folder)
        #expect(image(run) == nil)
        #expect(run.codes == [code])
        #expect(run.diagnostics.first?.severity == .warning)
    }
}

@Test func absentImageKeyLeavesNoImage() throws {
    let run = try RunningProgram(imageProgram(#""{{userInfo.name}}""#))
    #expect(image(run) == nil)
    #expect(run.codes == ["binding-empty"])
}

/// Runs a test in a folder with pin.png at three scales.
private func withFolder(_ body: (String) throws -> Void) throws {
    try TemporaryFolder.with(["pin.png": "", "pin@2x.png": "", "pin@3x.png": ""]) { try body(FileScope(root: $0).root) }
}
