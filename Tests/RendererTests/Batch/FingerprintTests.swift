import ContentExtensionHost
import Foundation
import Testing

@testable import RenderNotification
@testable import Renderer

/// What rows look like, on one renderer.
private final class Looks {
    let settings: BatchSettings
    private let renderer: RowRenderer

    init(_ change: (inout BatchSettings) -> Void = { _ in }) throws {
        var settings = BatchSettings(
            notification: PushNotification(
                payload: PayloadSource(nil),
                extensions: [.descriptor(Fixture.path("../../../Benchmarks/card/descriptor.json"))]),
            fonts: try FontLibrary())
        change(&settings)
        self.settings = settings
        renderer = try RowRenderer(settings)
    }

    static let payload =
        #"{"aps": {"alert": {"title": "T", "body": "B"}, "category": "order"}, "order": {"headline": "H"}}"#

    func look(_ payload: String = payload, _ more: String = "") throws -> PreparedRow {
        let line = #"{"id": "1", "payload": \#(payload)\#(more)}"#
        return try renderer.look(
            of: BatchRow.decode(line.utf8, at: ContentExtensionHost.SourceSpan(file: "rows.ndjson", line: 1)))
    }

    func key(_ payload: String = payload, _ more: String = "") throws -> Fingerprint { try look(payload, more).key }

    func picture(_ payload: String = payload) throws -> [UInt8] { try renderer.draw(look(payload)).bytes }
}

@Suite struct LookKeyTests {
    @Test func whatIsNotShownIsNotInTheKey() throws {
        let looks = try Looks()
        let key = try looks.key()
        for hidden in [
            #"{"aps": {"alert": {"title": "T", "body": "B"}, "category": "order", "badge": 3, "thread-id": "x", "sound": "s"}, "order": {"headline": "H"}}"#,
            #"{"aps": {"alert": {"title": "T", "body": "B"}, "category": "order"}, "order": {"headline": "H", "number": 7}, "user": "u"}"#,
        ] {
            #expect(try looks.key(hidden) == key)
            #expect(try looks.picture(hidden) == looks.picture())
        }
        #expect(try looks.key(Looks.payload, #", "overrides": {"timeZone": "Asia/Tokyo", "date": 1800000000}"#) == key)
    }

    @Test func whatIsShownIsInTheKey() throws {
        let looks = try Looks()
        var keys: Set<Fingerprint> = [try looks.key()]
        for (number, shown) in ["title", "body", "headline"].enumerated() {
            let letter = ["\"T\"", "\"B\"", "\"H\""][number]
            let other = Looks.payload.replacingOccurrences(of: letter, with: "\"Other\"")
            let isNew = keys.insert(try looks.key(other)).inserted
            #expect(isNew, "\(shown)")
        }
        for (number, setting) in [
            #""device": "iphone-16""#, #""appearance": "dark""#, #""contentSize": "XXL""#, #""style": "ios18""#,
            #""increaseContrast": true"#, #""reduceTransparency": true"#, #""boldText": true"#, #""locale": "ar""#,
        ].enumerated() {
            let isNew = keys.insert(try looks.key(Looks.payload, ", \"overrides\": {\(setting)}")).inserted
            #expect(isNew, "\(number)")
        }
    }

    @Test func whatDecidesFilesIsInTheKey() throws {
        var keys: Set<Fingerprint> = [try Looks().key()]
        let wallpapers = ["rgb.png", "rgb.jpg"].map { Fixture.path($0) }.filter { FileReader.isRegularFile($0) }
        let changes: [(inout BatchSettings) -> Void] = [
            { $0.scale = 1 }, { $0.format = .svg }, { $0.format = .webp }, { $0.format = .jpeg },
            { $0.png = PNGEncoder(effort: .small) },
            { $0.composition.crop = .platter }, { $0.composition.crop = .screen },
            { $0.composition.showsFullHeight = true }, { $0.composition.wallpaper = .color(RGBA(white: 0)) },
            { $0.device.orientation = .landscape }, { $0.place = .banner },
            { $0.place = .lockScreen },
        ]
        for (number, change) in changes.enumerated() {
            let isNew = keys.insert(try Looks(change).key()).inserted
            #expect(isNew, "change \(number)")
        }
        for wallpaper in wallpapers {
            let looks = try Looks { $0.composition.wallpaper = .image(path: wallpaper) }
            let isNew = keys.insert(try looks.key()).inserted
            #expect(isNew)
        }
    }

    @Test func theScaleOfTheDeviceIsTheSameAsThatScale() throws {
        let scaled = try Looks { $0.scale = 2 }
        #expect(try scaled.key() == Looks().key())
    }

    @Test func filesCountByWhatTheyHoldAndNotByTheirNames() throws {
        try Fixture.withFolder { folder in
            let photo = try Fixture.bytes("rgb.png")
            for name in ["a.png", "b.png"] { try Data(photo).write(to: folder.appendingPathComponent(name)) }
            let looks = try Looks {
                $0.folder = folder.path
                $0.notification.extensions = []
            }
            func key(_ file: String) throws -> Fingerprint {
                try looks.key(#"{"aps": {"alert": "A"}}"#, #", "attachments": ["\#(file)"]"#)
            }
            let first = try key("a.png")
            #expect(try key("b.png") == first)
            #expect(try looks.key(#"{"aps": {"alert": "A"}}"#) != first)
            // The same name, with something else in it.
            try Data(Fixture.bytes("rgba.png")).write(to: folder.appendingPathComponent("b.png"))
            #expect(try key("b.png") != first)
            #expect(try key("a.png") == first)
        }
    }

    @Test func keysAreTheSameInEveryProcess() throws {
        // Nothing in it may come from a hash with a seed, an address or a clock.
        var look = LookWriter { _ in FileContents() }
        look.add(root: EveryView.tree)
        var again = LookWriter { _ in FileContents() }
        again.add(root: EveryView.tree)
        #expect(look.bytes == again.bytes)
        #expect(try Looks().key() == Looks().key())
        #expect(try Looks().key().hex.count == 64)
    }

    @Test func aBrokenRowIsAnErrorOfThatRowOnly() throws {
        let looks = try Looks()
        let (key, picture) = (try looks.key(), try looks.picture())
        for broken in ["{}", "[1]", #"{"aps": 3}"#] {
            #expect(throws: InputError.self) { try looks.key(broken) }
        }
        #expect(throws: InputError.self) { try looks.key(Looks.payload, #", "overrides": {"device": "toaster"}"#) }
        #expect(throws: InputError.self) { try looks.key(Looks.payload, #", "attachments": ["../../etc/passwd"]"#) }
        #expect(try looks.key() == key)
        #expect(try looks.picture() == picture)
    }

    @Test func overridesEndWithTheirRow() throws {
        let looks = try Looks()
        let key = try looks.key()
        _ = try looks.key(
            Looks.payload, #", "overrides": {"device": "iphone-16", "locale": "de", "appearance": "dark"}"#)
        #expect(try looks.key() == key)
    }

    @Test func aRowIsTheSamePictureAsTheSameInput() throws {
        try Fixture.withFolder { folder in
            let file = folder.appendingPathComponent("payload.json").path
            try Data(Looks.payload.utf8).write(to: URL(fileURLWithPath: file))
            let looks = try Looks()
            var notification = looks.settings.notification
            notification.payload = .file(file)
            #expect(try notification.render(on: looks.settings.device).png == looks.picture())
        }
    }
}
