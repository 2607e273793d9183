import TestSupport
import Foundation
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

@Suite struct FontLibraryTests {
    @Test func missingFontsNameThePackagesToInstall() throws {
        let library = try FontLibrary(root: "/nowhere")
        let missing = try #require(library.missingPackages())
        #expect(missing.exit == .unavailable && missing.severity == .error)
        #expect(missing.hint?.contains("fonts-inter") == true)
        #expect(missing.hint?.contains("fonts-noto-cjk") == true)
        #expect(throws: InputError.self) { try TextEngine(library: library) }
        #expect(try FontLibrary().missingPackages() == nil)
    }

    @Test func missingPackagesAreReportedOnceByTextsThatNeedThem() throws {
        try withFonts(["inter/Inter-Regular.otf": "/usr/share/fonts/opentype/inter/Inter-Regular.otf"]) { root in
            try FileManager.default.createDirectory(
                atPath: root + "/usr/share/fonts", withIntermediateDirectories: true)
            try FileManager.default.moveItem(atPath: root + "/inter", toPath: root + "/usr/share/fonts/inter")
            let engine = try TextEngine(library: FontLibrary(root: root))
            _ = engine.layout(request("Hello"), width: nil)
            #expect(engine.diagnostics.isEmpty)
            #expect(engine.layout(request("日本 😀"), width: nil).lines.count == 1)
            _ = engine.layout(request("日本"), width: nil)
            let packages = engine.diagnostics.compactMap(\.hint)
            #expect(packages.filter { $0.hasSuffix("fonts-noto-cjk") }.count == 1)
            #expect(packages.contains { $0.hasSuffix("fonts-noto-color-emoji") })
            #expect(engine.diagnostics.allSatisfy { $0.code == "missing-font-package" && $0.severity == .warning })
        }
    }

    @Test func theUsersFamiliesAreFoundByName() throws {
        try withFonts([
            "a.ttf": "/usr/share/fonts/truetype/noto/NotoSerif-Regular.ttf",
            "b.ttf": "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf",
        ]) { directory in
            let engine = try TextEngine(library: FontLibrary(directories: [directory]))
            func files(_ weight: FontWeight) -> [String] {
                engine.files(request("Ag", 15, weight) { $0.font.family = "noto serif" })
            }
            #expect(files(.regular) == ["a.ttf 0"])
            #expect(files(.black) == ["b.ttf 0"])
            #expect(engine.files(request("Ag")) == ["Inter-Regular.otf 0"])
            #expect(engine.diagnostics.isEmpty)
        }
    }

    @Test func sanFranciscoReplacesInter() throws {
        try withFonts([:]) { directory in
            for (name, file) in [("SF Pro Text", "text.ttf"), ("SF ProDispl", "other.ttf")] {
                try Self.renamedFont(as: name).write(to: URL(fileURLWithPath: directory + "/" + file))
            }
            let engine = try TextEngine(library: FontLibrary(directories: [directory]))
            #expect(engine.files(request("Ag")) == ["text.ttf 0"])
            #expect(engine.files(request("Ag", 30)) == ["text.ttf 0"])
            #expect(engine.files(request("Ag 日本 😀", 15, .bold)).first == "text.ttf 0")
            // SF's tracking is used with it.
            let widths = [12.0, 17].map { engine.layout(request("nnnnnnnnnnn", $0), width: nil).size.width / $0 }
            #expect(abs((widths[1] - widths[0]) * 17 - 10 * -0.43) < 0.1)
        }
    }

    @Test("the library lists the files of all faces that texts are set in") func listedFiles() throws {
        let library = try FontLibrary()
        let listed = Set(library.files.map { FilePath.name(of: $0) })
        let engine = try TextEngine(library: library)
        // A letter of every 16, of all planes with writing.
        var chosen: Set<String> = []
        for start in stride(from: 0x20, to: 0x3_0000, by: 16) {
            guard let letter = Unicode.Scalar(UInt32(start + 5)) else { continue }
            for (weight, design) in [(FontWeight.regular, Font.Design.default), (.bold, .monospaced), (.light, .serif)]
            {
                chosen.formUnion(engine.files(request(String(letter), 24, weight) { $0.font.design = design }))
            }
        }
        let names = Set(chosen.map { $0.split(separator: " ").dropLast().joined(separator: " ") })
        #expect(names.count > 50)
        #expect(names.subtracting(listed) == [])
    }

    @Test func aDirectoryWithoutFontsIsAnError() throws {
        #expect(throws: InputError.self) { try FontLibrary(directories: ["/nowhere"]) }
        try withFonts([:]) { directory in
            try Data("no font".utf8).write(to: URL(fileURLWithPath: directory + "/broken.ttf"))
            #expect(throws: InputError.self) { try FontLibrary(directories: [directory]) }
        }
    }

    /// A font whose family has eleven letters, made by renaming DejaVu Sans in its `name` table.
    private static func renamedFont(as name: String) throws -> Data {
        var data = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
        for encoding in [String.Encoding.utf16BigEndian, .ascii] {
            let old = try #require("DejaVu Sans".data(using: encoding))
            let new = try #require(name.data(using: encoding))
            try #require(old.count == new.count)
            while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
        }
        return data
    }

    /// Calls the body with a new directory of links with given names.
    private func withFonts(_ links: [String: String], _ body: (String) throws -> Void) throws {
        let manager = FileManager.default
        try TemporaryFolder.with { directory in
            for (name, file) in links {
                let link = URL(fileURLWithPath: "\(directory)/\(name)")
                try manager.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
                try manager.createSymbolicLink(atPath: link.path, withDestinationPath: file)
            }
            try body(directory)
        }
    }
}
