import Basics
import Foundation
import Testing

@testable import RenderNotification
import Renderer
import Views

/// A folder in the temporary directory with files in it, by their paths; removed at the end.
private func withFolder(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in files {
        let file = URL(fileURLWithPath: "\(root)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
    try body(root)
}

@Suite("render-notification.json") struct ConfigurationTests {
    @Test("the nearest file up to the repository's root counts") func nearest() throws {
        let files = [
            "render-notification.json": #"{"locale": "fr_FR"}"#, "repository/.git/HEAD": "",
            "repository/render-notification.json": #"{"style": "ios18"}"#, "repository/app/tests/a": "",
            "repository/app/render-notification.json": #"{"device": "iPhone 16 Pro"}"#, "other/.git/HEAD": "",
            "other/tests/a": "", "loose/a": "",
        ]
        try withFolder(files) { root in
            let app = try Configuration.nearest(to: "\(root)/repository/app/tests")
            #expect(app.environment.device == .iPhone16Pro)
            #expect(app.environment.configuration == "\(root)/repository/app/render-notification.json")
            #expect(try Configuration.nearest(to: "\(root)/repository").environment.device == Device().style(.ios18))
            // A temporary folder may lie in a repository, as on build machines: then nothing is outside of one.
            let isInside = FilePath.ancestors(of: root).contains { FolderReader.exists("\($0)/.git") }
            for outside in ["other/tests"] + (isInside ? [] : ["loose"]) {
                #expect(try Configuration.nearest(to: "\(root)/\(outside)").environment.configuration == nil)
            }
            if !isInside {
                // The file of a project's folder counts for those below it.
                let below = try Configuration.nearest(to: "\(root)/loose", within: root)
                #expect(below.environment.configuration == "\(root)/render-notification.json")
            }
        }
    }

    @Test("every key of the schema is read, and no other") func keys() throws {
        let text = """
            {"$schema": "s", "style": "ios18", "device": "iPhone SE (3rd generation)", "appearance": "dark",
             "orientation": "landscape", "contentSize": "XXL", "locale": "ar_EG", "timeZone": "Asia/Tokyo",
             "date": "2026-02-01T00:00:00Z", "increaseContrast": true, "reduceTransparency": true, "boldText": true,
             "glassOpacity": 0.5,
             "format": "webp", "encode": "small", "scale": 1.5, "crop": "screen", "fullHeight": true,
             "wallpaper": "w.png", "fontFolders": ["fonts", "/fonts"], "strict": true,
             "appName": "Fern", "appIcon": "i.png"}
            """
        let named = try JSONReader.read(Array(text.utf8), file: "a").members?.map(\.key)
        #expect(Configuration.schema["properties"]?.members?.map(\.key) == named)
        try withFolder(["render-notification.json": text]) { root in
            let read = try Configuration.nearest(to: root)
            var device = Device.iPhone8.dark.style(.ios18).contentSize(.extraExtraLarge).locale("ar_EG")
            device.orientation = .landscape
            (device.increasesContrast, device.reducesTransparency, device.usesBoldText) = (true, true, true)
            device.glassOpacity = 0.5
            #expect(read.environment.device == device)
            #expect(read.environment.timeZone == "Asia/Tokyo")
            #expect(read.environment.date == 1_769_904_000)
            #expect(read.isStrict)
            let options = read.options
            #expect(options.format == .webp)
            #expect(options.effort == .small)
            #expect(options.scale == 1.5)
            #expect(options.crop == .screen)
            #expect(options.showsFullHeight)
            #expect(options.wallpaper == "\(root)/w.png")
            #expect(options.fontFolders == ["\(root)/fonts", "/fonts"])
        }
    }

    @Test("a wallpaper is a file of the project", arguments: ["../w.png", "/etc/passwd"])
    func wallpaperOutside(_ name: String) throws {
        try withFolder(["render-notification.json": "{\"wallpaper\": \"\(name)\"}"]) { root in
            let error = #expect(throws: InputError.self) { try Configuration.nearest(to: root) }
            #expect(error?.diagnostics.map(\.code) == ["path-outside"])
        }
    }

    @Test("faults come all at once, with their places") func faults() throws {
        try withFolder(["render-notification.json": "{\"device\": \"iphone-99\",\n \"stile\": \"ios18\", \"scale\": 9}"]
        ) { root in
            let error = #expect(throws: InputError.self) { try Configuration.nearest(to: root) }
            #expect(error?.diagnostics.map(\.code) == ["unknown-value", "unknown-key", "out-of-range"])
            #expect(error?.diagnostics.compactMap(\.location?.line) == [1, 2, 2])
        }
    }

    @Test("a render without a device uses the file beside the test") func render() throws {
        try withFolder(["render-notification.json": #"{"device": "iphone-se", "format": "raw", "scale": 1}"#]) { root in
            let notification = Notification(
                payload: ["aps": ["alert": "Hello"]], relativeTo: "\(root)/Test.swift")
            let rendering = try notification.render()
            #expect(rendering.size.width == 320)
            #expect(rendering.format == .raw)
            #expect(rendering.trace.names.first == "configurationRead")
            let explicit = try notification.render(on: .iPhone8, options: PictureOptions(scale: 1))
            #expect(explicit.size.width == 375)
            #expect(explicit.trace.names.first == "payloadRead")
        }
    }

    @Test("the schema in Schemas is the code's") func schema() throws {
        let path =
            "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
            + "/Schemas/configuration.schema.json"
        #expect(try String(contentsOfFile: path, encoding: .utf8) == Configuration.schema.prettyText())
    }
}
