import Basics
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct AssetCatalogTests {
    private let report = DiagnosticCollector(file: "x.storyboard")

    private func catalog(
        _ files: [String: String], folders: [String] = ["A.xcassets"], isDark: Bool = false
    ) throws -> (AssetCatalog, TemporaryFolder) {
        let folder = try TemporaryFolder(files)
        return (AssetCatalog(scope: FileScope(root: folder.path), folders: folders, isDark: isDark), folder)
    }

    private func images(_ entries: String, properties: String = "") -> String {
        #"{"images": [\#(entries)]\#(properties), "info": {"author": "xcode", "version": 1}}"#
    }

    @Test func theLargestScaleOfAnIPhonesImageIsTaken() throws {
        let (catalog, folder) = try catalog([
            "A.xcassets/pin.imageset/Contents.json": images(
                #"{"idiom": "ipad", "scale": "3x", "filename": "pad.png"}, {"idiom": "universal", "scale": "1x"}, "#
                    + #"{"idiom": "universal", "scale": "2x", "filename": "b.png"}, "#
                    + #"{"idiom": "universal", "scale": "3x", "filename": "gone.png"}"#),
            "A.xcassets/pin.imageset/b.png": "", "A.xcassets/pin.imageset/pad.png": "",
        ])
        let expected = #"{"asset":"A.xcassets/pin.imageset/b.png","scale":2}"#
        #expect(catalog.image(named: "pin")?.compactText == expected)
        #expect(catalog.image(named: "pin.png")?.compactText == expected)
        withExtendedLifetime(folder) {}
    }

    @Test("an image that isn't drawn has the size of its PDF's page")
    func undrawnSizes() throws {
        let (catalog, folder) = try catalog([
            "A.xcassets/a.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "x.pdf"}"#),
            "A.xcassets/a.imageset/x.pdf": "%PDF-1.4 << /MediaBox [ 0 0 30 20.5 ] >>",
            "A.xcassets/b.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "x.svg"}"#),
            "A.xcassets/b.imageset/x.svg": "<svg/>",
            "A.xcassets/c.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "x.png"}"#),
            "A.xcassets/c.imageset/x.png": "",
        ])
        #expect(catalog.undrawnSize(ofImage: "a").map { [$0.width, $0.height] } == [30, 20.5])
        #expect(catalog.undrawnSize(ofImage: "b")?.width == 24)
        #expect(catalog.undrawnSize(ofImage: "c") == nil)
        #expect(catalog.undrawnSize(ofImage: "gone") == nil)
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: [(false, "light.png"), (true, "dark.png")])
    func appearancesHaveTheirOwn(isDark: Bool, name: String) throws {
        let dark = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let (catalog, folder) = try catalog(
            [
                "A.xcassets/pin.imageset/Contents.json": images(
                    #"{"idiom": "universal", \#(dark), "filename": "dark.png"}, "#
                        + #"{"idiom": "universal", "filename": "light.png"}"#,
                    properties: #", "properties": {"template-rendering-intent": "template"}"#),
                "A.xcassets/pin.imageset/light.png": "", "A.xcassets/pin.imageset/dark.png": "",
            ], isDark: isDark)
        #expect(catalog.image(named: "pin")?["asset"]?.string == "A.xcassets/pin.imageset/\(name)")
        #expect(catalog.renderingMode(ofImage: "pin") == "alwaysTemplate")
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: [
        (
            #", "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1}, "cap-insets": {"left": 6, "right": 6}}"#,
            ["asset-not-drawn"]
        ),
        ("", []),
    ])
    func slicesAreReported(resizing: String, codes: [String]) throws {
        let (catalog, folder) = try catalog([
            "A.xcassets/bubble.imageset/Contents.json": images(
                #"{"idiom": "universal", "filename": "b.png"\#(resizing)}"#),
            "A.xcassets/bubble.imageset/b.png": "",
        ])
        let context = context(assets: catalog)
        for _ in 0..<2 { _ = keys(element("imageView", ["image": "bubble"]), context) }
        #expect(context.codes == codes)
        withExtendedLifetime(folder) {}
    }

    @Test func onlyNamespaceFoldersArePartOfNames() throws {
        let set = images(#"{"idiom": "universal", "filename": "x.png"}"#)
        let (catalog, folder) = try catalog([
            "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A.xcassets/Icons/a.imageset/Contents.json": set, "A.xcassets/Icons/a.imageset/x.png": "",
            "A.xcassets/Plain/b.imageset/Contents.json": set, "A.xcassets/Plain/b.imageset/x.png": "",
        ])
        #expect(catalog.image(named: "Icons/a") != nil)
        #expect(catalog.image(named: "a") == nil)
        #expect(catalog.image(named: "b") != nil)
        withExtendedLifetime(folder) {}
    }

    @Test func looseFilesAreFoundWithAndWithoutEnding() throws {
        let (catalog, folder) = try catalog(
            ["Ext/pin@2x.png": "", "Ext/Images/pin.png": "", "Ext/photo.jpg": "", "Ext/party.gif": ""],
            folders: ["Ext"])
        #expect(catalog.image(named: "pin")?.compactText == #"{"asset":"Ext/pin@2x.png"}"#)
        #expect(catalog.image(named: "pin.png")?.compactText == #"{"asset":"Ext/pin@2x.png"}"#)
        #expect(catalog.image(named: "photo.jpg")?.compactText == #"{"asset":"Ext/photo.jpg"}"#)
        #expect(catalog.image(named: "party.gif") != nil)
        #expect(catalog.image(named: "party.png") == nil)
        withExtendedLifetime(folder) {}
    }

    @Test func earlierFoldersHavePrecedence() throws {
        let set = images(#"{"idiom": "universal", "filename": "x.png"}"#)
        let (catalog, folder) = try catalog(
            [
                "A.xcassets/a.imageset/Contents.json": set, "A.xcassets/a.imageset/x.png": "",
                "App/B.xcassets/a.imageset/Contents.json": set, "App/B.xcassets/a.imageset/x.png": "",
            ], folders: ["App/B.xcassets", "A.xcassets"])
        #expect(catalog.image(named: "a")?["asset"]?.string == "App/B.xcassets/a.imageset/x.png")
        withExtendedLifetime(folder) {}
    }

    @Test func undrawnImagesHaveReasons() throws {
        let (catalog, folder) = try catalog([
            "A.xcassets/logo.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "x.pdf"}"#),
            "A.xcassets/logo.imageset/x.pdf": "",
            "A.xcassets/empty.imageset/Contents.json": images(#"{"idiom": "universal", "scale": "2x"}"#),
            "A.xcassets/broken.imageset/Contents.json": "{", "A.xcassets/star.symbolset/Contents.json": "{}",
            "A.xcassets/thief.imageset/Contents.json": images(
                #"{"idiom": "universal", "filename": "../../../../etc/hostname"}"#),
        ])
        let names = ["logo", "empty", "broken", "star", "thief", "Logo", "nothing"]
        let absences = names.map { catalog.absence(ofImage: $0, report: report) }
        #expect(
            absences.map(\.code) == [
                "asset-not-drawn", "asset-missing", "asset-missing", "asset-not-drawn", "asset-missing",
                "asset-missing", "asset-missing",
            ])
        #expect(absences[0].message == #""logo" is a PDF file, and those aren't drawn"#)
        #expect(absences[2].hint.contains("Contents.json: "))
        #expect(absences[5].hint == #"did you mean "logo"?"#)
        #expect(absences[6].hint == "looked for in A.xcassets")
        #expect(["logo", "empty", "broken", "star", "thief"].allSatisfy { catalog.image(named: $0) == nil })
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: [
        (#""components": {"red": "0x1F", "green": "128", "blue": "0.502", "alpha": "1.000"}"#, ##""#1F8080""##),
        (#""components": {"red": "1.000", "green": "0", "blue": "0", "alpha": "0.5"}"#, ##""#FF000080""##),
        (
            #""color-space": "display-p3", "components": {"red": "0.91749", "green": "0.20029", "blue": "0.13856"}"#,
            ##""#FF0000""##
        ),
        (#""color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.0"}"#, ##""#808080""##),
        (
            #""color-space": "extended-linear-srgb", "components": {"red": "0.2159", "green": "0.0", "blue": "1.0"}"#,
            ##""#8000FF""##
        ),
        (#""platform": "ios", "reference": "systemBackgroundColor""#, #""systemBackground""#),
    ])
    func colours(color: String, expected: String) throws {
        let (catalog, folder) = try catalog([
            "A.xcassets/Brand.colorset/Contents.json":
                #"{"colors": [{"idiom": "universal", "color": {\#(color)}}]}"#
        ])
        #expect(catalog.color(named: "Brand")?.compactText == expected)
        #expect(catalog.color(named: "Brant") == nil)
        withExtendedLifetime(folder) {}
    }

    @Test func colorsHaveBothAppearances() throws {
        let entry = { (white: String, appearance: String) in
            #"{"idiom": "universal"\#(appearance), "color": {"components": {"white": "\#(white)", "alpha": "1.0"}}}"#
        }
        let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
        let (catalog, folder) = try catalog([
            "A.xcassets/Ink.colorset/Contents.json": #"{"colors": [\#(entry("0.0", "")), \#(entry("1.0", dark))]}"#
        ])
        #expect(catalog.color(named: "Ink")?.compactText == ##"{"light":"#000000","dark":"#FFFFFF"}"##)
        withExtendedLifetime(folder) {}
    }

    @Test func limit_assetContentsBytes() throws {
        let padding = String(repeating: " ", count: Limits.assetContentsBytes)
        let (catalog, folder) = try catalog([
            "A.xcassets/a.imageset/Contents.json": images(#"{"idiom": "universal", "filename": "x.png"}"#) + padding,
            "A.xcassets/a.imageset/x.png": "",
        ])
        #expect(catalog.image(named: "a") == nil)
        #expect(catalog.absence(ofImage: "a", report: report).hint.contains("larger than"))
        withExtendedLifetime(folder) {}
    }

    @Test func limit_assetCatalogBytes() throws {
        let size = 100 * 1024
        let count = Limits.assetCatalogBytes / size
        let contents = images(#"{"idiom": "universal", "filename": "x.png"}"#)
        let padded = contents + String(repeating: " ", count: size - contents.utf8.count)
        var files: [String: String] = [:]
        for index in 0...count {
            files["A.xcassets/\(index).imageset/Contents.json"] = padded
            files["A.xcassets/\(index).imageset/x.png"] = ""
        }
        let (catalog, folder) = try catalog(files)
        // Each is read once, however often it is asked for.
        for _ in 0..<3 {
            for index in 0..<count { #expect(catalog.image(named: "\(index)") != nil) }
        }
        #expect(catalog.image(named: "\(count)") == nil)
        #expect(catalog.absence(ofImage: "\(count)", report: report).hint.contains("larger than"))
        withExtendedLifetime(folder) {}
    }
}
