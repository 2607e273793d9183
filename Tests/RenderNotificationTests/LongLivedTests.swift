import TestSupport
import ContentExtensionHost
import Foundation
import Testing

@testable import Basics
@testable import Chrome
@testable import RenderNotification
@testable import Renderer

/// Compares the answers of a renderer that has drawn other rows with those of a new one.
private struct LongLived {
    /// The answer to a row: its picture's digest, if any, and the codes of its findings.
    struct Answer: Equatable {
        var digest: String?
        var codes: [String]
    }

    let settings: BatchSettings
    let folder: URL

    /// - Parameter views: a descriptor's view as JSON; without one there is no extension.
    init(in folder: URL, views: String?, _ change: (inout PushNotification) -> Void = { _ in }) throws {
        self.folder = folder
        let file = folder.appendingPathComponent("descriptor.json")
        if let views {
            try Data(
                #"{"name": "f", "app": {"name": "A"}, "categories": "A", "registeredCategories": [{"identifier": "A", "actions": []}], "view": \#(views)}"#
                    .utf8
            ).write(to: file)
        }
        var notification = PushNotification(
            payload: PayloadSource(nil), extensions: views == nil ? [] : [.descriptor(file.path)])
        change(&notification)
        settings = BatchSettings(
            notification: notification, in: views == nil ? .banner : .expanded, fonts: try FontLibrary(),
            folder: folder.path)
    }

    private func row(_ text: String) throws -> BatchRow {
        try BatchRow.decode(
            #"{"id": "1", \#(text)}"#.utf8, at: ContentExtensionHost.SourceSpan(file: "rows", line: 1))
    }

    private func answer(
        _ diagnostics: [Diagnostic], _ picture: () throws -> (bytes: [UInt8], diagnostics: [Diagnostic])?
    ) -> Answer {
        do {
            let picture = try picture()
            let all = picture?.diagnostics ?? diagnostics
            let isWrong = all.contains { $0.severity == .error }
            return Answer(
                digest: isWrong ? nil : picture.map { SHA256.hex(SHA256.digest(of: $0.bytes)) },
                codes: Set(all.map(\.code)).sorted())
        } catch {
            return Answer(digest: nil, codes: ((error as? InputError)?.diagnostics ?? []).map(\.code).sorted())
        }
    }

    /// The row's answer from `render`: alone, without caches.
    func alone(_ text: String) throws -> Answer {
        var notification = settings.notification
        let row = try row(text)
        notification.payload = PayloadSource(
            ScenarioDelivery(
                .inline(row.payload), folder: settings.folder, attachments: row.attachments.map { Spanned($0) }))
        let renderer = try NotificationRenderer(device: settings.device, fonts: settings.fonts)
        renderer.context.usesBackgroundThreads = true
        let outcome = try notification.play(in: settings.place, on: settings.device, with: renderer)
        return answer([]) {
            let composition = renderer.composer.compose(
                outcome.screen(in: settings.place), settings.options.composition)
            let list = DisplayListBuilder.build(composition)
            let bytes = try renderer.context.encode(list, scale: composition.device.model.scale)
            return (bytes, outcome.diagnostics(with: renderer))
        }
    }

    /// The rows' answers from one renderer, which prepares all before drawing the first.
    func together(_ rows: [String], by known: RowRenderer? = nil) throws -> [Answer] {
        let renderer = try known ?? RowRenderer(settings)
        return try rows.map { try renderer.prepare(row($0)) }.map { row in
            answer(row.diagnostics) {
                row.diagnostics.contains { $0.severity == .error } ? nil : try renderer.draw(row)
            }
        }
    }

    /// Compares both, in either order and repeated.
    /// - Returns: the rows' answers.
    @discardableResult
    func check(_ rows: [String]) throws -> [Answer] {
        let alone = try rows.map { try self.alone($0) }
        #expect(try together(rows + rows) == alone + alone)
        #expect(try together(rows.reversed()) == alone.reversed())
        return alone
    }

    static func alert(_ more: String = "", attachments: String = "") -> String {
        #""payload": {"aps": {"alert": "Hello", "category": "A"}\#(more)}\#(attachments)"#
    }
}

@Suite struct LongLivedTests {
    /// The header of a PNG with a side length in pixels, and no data.
    private static func header(side: UInt32) -> [UInt8] {
        let number = (0..<4).reversed().map { UInt8(truncatingIfNeeded: side >> ($0 * 8)) }
        return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8) + number + number
            + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    }

    /// A GIF with one pixel in the corner of a large canvas.
    private static func gif(side: Int) -> [UInt8] {
        let word = [UInt8(side & 0xFF), UInt8(side >> 8)]
        return Array("GIF89a".utf8) + word + word + [0x80, 0, 0, 0, 0, 0, 255, 255, 255]
            + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0, 0x3B]
    }

    private static func stack(_ views: [String]) -> String {
        #"{"type": "stack", "axis": "vertical", "children": [\#(views.joined(separator: ","))]}"#
    }

    @Test func undrawnAttachmentsBelongToTheirRow() throws {
        try TemporaryFolder.withURL { folder in
            try Data(Self.header(side: 5_100)).write(to: folder.appendingPathComponent("big.png"))
            let rows = [
                LongLived.alert(attachments: #", "attachments": ["big.png"]"#), LongLived.alert(),
            ]
            let answers = try LongLived(in: folder, views: nil).check(rows)
            #expect(answers.map(\.codes) == [["image-too-large"], []])
            #expect(answers.allSatisfy { $0.digest != nil })
        }
    }

    @Test func brokenImagesAreReportedInEveryRow() throws {
        try TemporaryFolder.withURL { folder in
            try Data(Fixture.bytes("truncated.png")).write(to: folder.appendingPathComponent("broken.png"))
            func image(_ more: String = "") -> String {
                #"{"type": "overlay", "height": 60, "children": [{"type": "image", "image": "broken.png", "width": 40, "height": 40\#(more)}]}"#
            }
            let views = Self.stack([
                image(#", "visibleWhen": "userInfo.a""#), #"{"type": "view", "height": 150}"#, image(),
            ])
            let answers = try LongLived(in: folder, views: views).check([
                LongLived.alert(#", "a": 1"#), LongLived.alert(),
            ])
            #expect(answers.map(\.codes) == [["image-unreadable"], ["image-unreadable"]])
        }
    }

    @Test func theTextLimitCountsCachedTexts() throws {
        try TemporaryFolder.withURL { folder in
            let text = String(repeating: "word ", count: 2_600)
            let labels = (0..<22).map {
                #"{"type": "label", "text": "\#($0) \#(text)", "font": {"size": 12}, "visibleWhen": "userInfo.\#($0 < 8 ? "few" : "many")"}"#
            }
            let answers = try LongLived(in: folder, views: Self.stack(labels)).check([
                LongLived.alert(#", "few": 1, "many": 1"#), LongLived.alert(#", "few": 1"#),
                LongLived.alert(#", "many": 1"#),
            ])
            #expect(answers.map(\.codes) == [["too-much-text"], [], []])
        }
    }

    @Test func theImageLimitCountsCachedImages() throws {
        try TemporaryFolder.withURL { folder in
            let images = try (0..<4).map { number in
                try Data(Self.gif(side: 3_000)).write(to: folder.appendingPathComponent("\(number).gif"))
                return
                    #"{"type": "image", "image": "\#(number).gif", "width": 40, "height": 40, "visibleWhen": "userInfo.\#(number < 2 ? "a" : "b")"}"#
            }
            let answers = try LongLived(in: folder, views: Self.stack(images)).check([
                LongLived.alert(#", "a": 1"#), LongLived.alert(#", "b": 1"#), LongLived.alert(#", "a": 1, "b": 1"#),
            ])
            #expect(answers.map(\.codes) == [[], [], ["image-too-large"]])
        }
    }

    @Test func fontFindingsBelongToTheirRow() throws {
        try TemporaryFolder.withURL { folder in
            let views = Self.stack([
                #"{"type": "label", "text": "{{body}}"}"#,
                #"{"type": "label", "text": "o", "font": {"family": "Nonesuch", "size": 20}, "visibleWhen": "userInfo.odd"}"#,
            ])
            let answers = try LongLived(in: folder, views: views).check([
                LongLived.alert(#", "odd": 1"#), LongLived.alert(), LongLived.alert(#", "odd": 1, "b": 2"#),
            ])
            #expect(answers.map(\.codes) == [["font-family"], [], ["font-family"]])
        }
    }

    @Test func truncatedAnimationsAreReportedInEveryRow() throws {
        try TemporaryFolder.withURL { folder in
            try Data(Fixture.bytes("cut-moving.gif")).write(to: folder.appendingPathComponent("cut.gif"))
            func row(_ time: Int) -> String {
                LongLived.alert(
                    attachments:
                        #", "attachments": [{"identifier": "a", "path": "cut.gif", "options": {"thumbnailTime": \#(time)}}]"#
                )
            }
            let answers = try LongLived(in: folder, views: nil).check([row(1), row(0), row(1)])
            #expect(answers[0].codes.contains("animation-cut") && answers[0] == answers[2])
        }
    }

    @Test func rowAttachmentsComeBeforeTheCommandLines() throws {
        try TemporaryFolder.withURL { folder in
            for name in ["rgb.png", "ball.gif"] {
                try Data(Fixture.bytes(name)).write(to: folder.appendingPathComponent(name))
            }
            let plain = try LongLived(in: folder, views: nil)
            let both = try LongLived(in: folder, views: nil) {
                $0.attachments = [.init(path: folder.appendingPathComponent("ball.gif").path, origin: .option)]
            }
            let row = LongLived.alert(attachments: #", "attachments": ["rgb.png"]"#)
            let other = LongLived.alert(attachments: #", "attachments": ["ball.gif"]"#)
            #expect(try both.together([row]) == plain.together([row]))
            #expect(try plain.together([row]) != plain.together([other]))
        }
    }

    @Test func renderersOfSeveralDescriptorsShareCaches() throws {
        try TemporaryFolder.withURL { folder in
            let cases = try ["a", "b", "c"].map { name in
                let place = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try Data(Fixture.bytes(name == "b" ? "truncated.png" : "rgb.png")).write(
                    to: place.appendingPathComponent("same.png"))
                let views = Self.stack([
                    #"{"type": "image", "image": "same.png", "width": 40, "height": 40}"#,
                    #"{"type": "label", "text": "\#(name) {{userInfo.n}}"}"#,
                ])
                return try LongLived(in: place, views: views)
            }
            let fresh = try cases.map { try $0.together([LongLived.alert(#", "n": 1"#)]) }
            #expect(Set(fresh.map(\.[0].codes)) == [[], ["image-unreadable"]])
            var renderers: [RowRenderer] = []
            for each in cases { renderers.append(try RowRenderer(each.settings, beside: renderers)) }
            #expect(renderers.allSatisfy { $0.renderer === renderers[0].renderer })
            for _ in 0..<2 {
                for (index, each) in cases.enumerated() {
                    #expect(try each.together([LongLived.alert(#", "n": 1"#)], by: renderers[index]) == fresh[index])
                }
            }
        }
    }

    @Test func canonicallyEquivalentTextsAreDistinct() throws {
        try TemporaryFolder.withURL { folder in
            func row(_ text: String) -> String { #""payload": {"aps": {"alert": "\#(text)", "category": "A"}}"# }
            let answers = try LongLived(in: folder, views: nil).check([
                row("\u{5D0}\u{5B7}"), row("\u{FB2E}"), row("a;"), row("a\u{37E}"),
            ])
            #expect(answers[0].digest != answers[1].digest)
            let views = #"{"type": "label", "text": "{{body}}"}"#
            try LongLived(in: folder, views: views).check([row("\u{5D0}\u{5B7}"), row("\u{FB2E}")])
        }
    }

    @Test func renderersShareOnlyTheSameFontFiles() throws {
        try TemporaryFolder.withURL { folder in
            let regular = try #require(FontLibrary().files.first)
            func settings(_ name: String) throws -> BatchSettings {
                let file = folder.appendingPathComponent(name).path
                if !FileManager.default.fileExists(atPath: file) {
                    try FileManager.default.copyItem(atPath: regular, toPath: file)
                }
                return BatchSettings(
                    notification: PushNotification(payload: PayloadSource(nil)),
                    fonts: try FontLibrary(files: [file]),
                    folder: folder.path)
            }
            let one = try RowRenderer(settings("a.otf"))
            #expect(try RowRenderer(settings("a.otf"), beside: [one]).renderer === one.renderer)
            // The same contents, but another file that may change.
            #expect(try RowRenderer(settings("b.otf"), beside: [one]).renderer !== one.renderer)
            try FileManager.default.removeItem(at: folder.appendingPathComponent("a.otf"))
            #expect(try RowRenderer(settings("a.otf"), beside: [one]).renderer !== one.renderer)
        }
    }

    @Test func changedDescriptorFilesReloadTheRenderer() throws {
        try TemporaryFolder.withURL { folder in
            let app = folder.appendingPathComponent("app")
            let source = URL(fileURLWithPath: Fixture.path("../extensions/order-card"))
            try FileManager.default.copyItem(at: source, to: app)
            let settings = BatchSettings(
                notification: PushNotification(payload: PayloadSource(nil), extensions: [.path(app.path)]),
                fonts: try FontLibrary(),
                folder: folder.path)
            var renderers = ServeRenderers()
            var made = 0
            func look() throws {
                let renderer = try renderers.renderer(for: app.path) { readings, others in
                    made += 1
                    return try RowRenderer(settings, noting: readings, beside: others)
                }
                _ = try? renderer.prepare(
                    BatchRow.decode(#"{"payload": {"aps": {"alert": "A"}}}"#.utf8, at: .init(file: "r")))
            }
            try look()
            try look()
            #expect(made == 1)
            let files = try #require(FileManager.default.enumerator(atPath: app.path)).compactMap { $0 as? String }
            let storyboard = try #require(files.first { $0.hasSuffix(".storyboard") })
            try Data("<x/>".utf8).write(to: app.appendingPathComponent(storyboard))
            try look()
            #expect(made == 2)
            try FileManager.default.removeItem(at: app.appendingPathComponent("Info.plist"))
            try look()
            #expect(made == 3)
        }
    }
}
