import TestSupport
import Foundation
import Testing

@testable import Basics
@testable import RenderNotification
@testable import Renderer

/// Rows and their fingerprints, on one renderer.
private final class Rows {
    let settings: BatchSettings
    private let renderer: RowRenderer

    init(_ change: (inout BatchSettings) throws -> Void = { _ in }) throws {
        var settings = BatchSettings(
            notification: PushNotification(
                payload: PayloadSource(nil),
                extensions: [.descriptor(Fixture.path("../../../Benchmarks/card/descriptor.json"))]),
            fonts: try FontLibrary())
        try change(&settings)
        self.settings = settings
        renderer = try RowRenderer(settings)
    }

    static let payload =
        #"{"aps": {"alert": {"title": "T", "body": "B"}, "category": "order"}, "order": {"headline": "H"}}"#

    func prepare(_ payload: String = payload, _ more: String = "") throws -> PreparedRow {
        let line = #"{"id": "1", "payload": \#(payload)\#(more)}"#
        return try renderer.prepare(
            BatchRow.decode(line.utf8, at: ContentExtensionHost.SourceSpan(file: "rows.ndjson", line: 1)))
    }

    func key(_ payload: String = payload, _ more: String = "") throws -> Digest {
        try prepare(payload, more).fingerprint
    }

    func picture(_ payload: String = payload) throws -> [UInt8] { try renderer.draw(prepare(payload)).bytes }
}

@Suite struct FingerprintTests {
    @Test func invisibleChangesKeepTheFingerprint() throws {
        let rows = try Rows()
        let key = try rows.key()
        for hidden in [
            #"{"aps": {"alert": {"title": "T", "body": "B"}, "category": "order", "badge": 3, "thread-id": "x", "sound": "s"}, "order": {"headline": "H"}}"#,
            #"{"aps": {"alert": {"title": "T", "body": "B"}, "category": "order"}, "order": {"headline": "H", "number": 7}, "user": "u"}"#,
        ] {
            #expect(try rows.key(hidden) == key)
            #expect(try rows.picture(hidden) == rows.picture())
        }
        #expect(try rows.key(Rows.payload, #", "overrides": {"timeZone": "Asia/Tokyo", "date": 1800000000}"#) == key)
    }

    @Test func visibleChangesChangeTheFingerprint() throws {
        let rows = try Rows()
        var keys: Set<Digest> = [try rows.key()]
        for (number, shown) in ["title", "body", "headline"].enumerated() {
            let letter = ["\"T\"", "\"B\"", "\"H\""][number]
            let other = Rows.payload.replacingOccurrences(of: letter, with: "\"Other\"")
            let isNew = keys.insert(try rows.key(other)).inserted
            #expect(isNew, "\(shown)")
        }
        for (number, setting) in [
            #""device": "iphone-16""#, #""appearance": "dark""#, #""contentSize": "XXL""#, #""style": "ios18""#,
            #""increaseContrast": true"#, #""reduceTransparency": true"#, #""boldText": true"#, #""locale": "ar""#,
            #""style": "ios26""#, #""presentation": "banner""#,
        ].enumerated() {
            let isNew = keys.insert(try rows.key(Rows.payload, ", \"overrides\": {\(setting)}")).inserted
            #expect(isNew, "\(number)")
        }
    }

    @Test func outputSettingsChangeTheFingerprint() throws {
        var keys: Set<Digest> = [try Rows().key()]
        let wallpapers = ["rgb.png", "rgb.jpg"].map { Fixture.path($0) }.filter { FileReader.isRegularFile($0) }
        let changes: [(inout BatchSettings) -> Void] = [
            { $0.options.scale = 1 }, { $0.options.effort = .small },
            { $0.options.format = .svg }, { $0.options.format = .webp }, { $0.options.format = .jpeg },
            { $0.options.crop = .platter }, { $0.options.crop = .screen },
            { $0.device.orientation = .landscape }, { $0.place = .banner },
            { $0.place = .lockScreen },
        ]
        for (number, change) in changes.enumerated() {
            let isNew = keys.insert(try Rows(change).key()).inserted
            #expect(isNew, "change \(number)")
        }
        for wallpaper in wallpapers {
            let rows = try Rows { $0.options.wallpaper = wallpaper }
            let isNew = keys.insert(try rows.key()).inserted
            #expect(isNew)
        }
    }

    @Test("options that change nothing in the picture aren't in the key")
    func optionsWithoutEffect() throws {
        #expect(try Rows { $0.options.scale = 2 }.key() == Rows().key())
        #expect(try Rows { $0.options.showsFullHeight = true }.key() == Rows().key())
    }

    @Test func filesCountByContentsNotByName() throws {
        try TemporaryFolder.withURL { folder in
            let photo = try Fixture.bytes("rgb.png")
            for name in ["a.png", "b.png"] { try Data(photo).write(to: folder.appendingPathComponent(name)) }
            let rows = try Rows {
                $0.folder = folder.path
                $0.notification.extensions = []
            }
            func key(_ file: String) throws -> Digest {
                try rows.key(#"{"aps": {"alert": "A"}}"#, #", "attachments": ["\#(file)"]"#)
            }
            let first = try key("a.png")
            #expect(try key("b.png") == first)
            #expect(try rows.key(#"{"aps": {"alert": "A"}}"#) != first)
            // The same name, with something else in it.
            try Data(Fixture.bytes("rgba.png")).write(to: folder.appendingPathComponent("b.png"))
            #expect(try key("b.png") != first)
            #expect(try key("a.png") == first)
        }
    }

    @Test("fonts that no text can be set in change neither key nor picture") func otherFonts() throws {
        let payload =
            #"{"aps": {"alert": {"title": "Hello 你好", "body": "سلام नमस्ते ≠ 😀"}, "category": "order"}, "order": {"headline": "H"}}"#
        let fonts = "/usr/share/fonts"
        // The machine's fonts at other places, in a world that is given as their root.
        func rows(beside others: [String]) throws -> (key: Digest, picture: [UInt8]) {
            try TemporaryFolder.with { root in
                let manager = FileManager.default
                for file in try FontLibrary().files + others.map({ "\(fonts)/\($0)" }) {
                    let link = URL(fileURLWithPath: root + file)
                    try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
                    let isThere = manager.fileExists(atPath: file)
                    try manager.createSymbolicLink(
                        atPath: link.path,
                        withDestinationPath: isThere ? file : "\(fonts)/truetype/dejavu/DejaVuSansMono-Bold.ttf")
                }
                let rows = try Rows { $0.fonts = try FontLibrary(root: root) }
                return (try rows.key(payload), try rows.picture(payload))
            }
        }
        let alone = try rows(beside: [])
        let among = try rows(beside: [
            "truetype/dejavu/AnotherSans.ttf", "truetype/noto/AnotherSans-Regular.ttf", "opentype/inter/Another.otf",
            "opentype/noto/AnotherCJK-Regular.ttc", "noto/Another.ttf",
        ])
        #expect(among.key == alone.key)
        #expect(among.picture == alone.picture)
        #expect(try Rows().key(payload) == alone.key)
    }

    @Test func fingerprintsAreTheSameInEveryProcess() throws {
        #expect(try Rows().key() == Rows().key())
        #expect(try Rows().key().hex.count == 64)
    }

    @Test func errorsBelongToTheirRow() throws {
        let rows = try Rows()
        let (key, picture) = (try rows.key(), try rows.picture())
        for broken in ["{}", "[1]", #"{"aps": 3}"#] {
            #expect(throws: InputError.self) { try rows.key(broken) }
        }
        #expect(throws: InputError.self) { try rows.key(Rows.payload, #", "overrides": {"device": "toaster"}"#) }
        #expect(throws: InputError.self) { try rows.key(Rows.payload, #", "attachments": ["../../etc/passwd"]"#) }
        #expect(try rows.key() == key)
        #expect(try rows.picture() == picture)
    }

    @Test func overridesEndWithTheirRow() throws {
        let rows = try Rows()
        let key = try rows.key()
        _ = try rows.key(
            Rows.payload, #", "overrides": {"device": "iphone-16", "locale": "de", "appearance": "dark"}"#)
        #expect(try rows.key() == key)
    }

    @Test func aRowEqualsTheSameSingleRender() throws {
        try TemporaryFolder.withURL { folder in
            let file = folder.appendingPathComponent("payload.json").path
            try Data(Rows.payload.utf8).write(to: URL(fileURLWithPath: file))
            let rows = try Rows()
            var notification = rows.settings.notification
            notification.payload = .file(file)
            #expect(try notification.render(on: rows.settings.device).png == rows.picture())
        }
    }
}
