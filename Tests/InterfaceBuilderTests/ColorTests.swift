import Basics
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ColorTests {
    private func color(
        _ attributes: KeyValuePairs<String, String>, _ context: InterfaceContext = context()
    ) -> String? {
        InterfaceColor.json(element("color", attributes), context: context)?.compactText
    }

    /// The crayons of macOS's color panel, known in both spaces.
    @Test(arguments: [
        (1.0, 0.0, 0.0, "#FF2600"), (0.0, 0.0, 1.0, "#0433FF"), (0.8, 1.0, 0.4, "#D4FB79"), (0.5, 0.0, 0.0, "#941100"),
        (1.0, 0.4, 1.0, "#FF85FF"), (1.0, 1.0, 1.0, "#FFFFFF"),
    ])
    func genericRGBIsConverted(red: Double, green: Double, blue: Double, expected: String) {
        let found = color(["red": "\(red)", "green": "\(green)", "blue": "\(blue)", "colorSpace": "calibratedRGB"])
        #expect(found == "\"\(expected)\"")
    }

    @Test func sRGBIsKept() {
        let found = color([
            "red": "0.45882353186607361", "green": "0.74901962280273438", "blue": "0.66666668653488159", "alpha": "0.5",
            "colorSpace": "custom", "customColorSpace": "sRGB",
        ])
        #expect(found == "\"#75BFAA80\"")
    }

    /// sRGB's primaries in P3, and a green outside sRGB.
    @Test(arguments: [
        (0.917_49, 0.200_29, 0.138_56, "#FF0000"), (0.458_40, 0.985_27, 0.298_32, "#00FF00"),
        (0.0, 0.0, 0.959_56, "#0000FF"), (0.5, 0.5, 0.5, "#808080"), (0.0, 1.0, 0.0, "#00FF00"),
    ])
    func displayP3IsConverted(red: Double, green: Double, blue: Double, expected: String) {
        let found = color([
            "red": "\(red)", "green": "\(green)", "blue": "\(blue)", "colorSpace": "custom",
            "customColorSpace": "displayP3",
        ])
        #expect(found == "\"\(expected)\"")
    }

    @Test func greysAreUIColors() {
        let space = "genericGamma22GrayColorSpace"
        let dark = color(["white": "0.33333333333333331", "colorSpace": "custom", "customColorSpace": space])
        #expect(dark == "\"#555555\"")
        #expect(color(["white": "0.0", "alpha": "0.0", "colorSpace": "calibratedWhite"]) == "\"#00000000\"")
    }

    @Test func cmykIsConvertedWithoutAProfile() {
        let found = color([
            "cyan": "0.5", "magenta": "0", "yellow": "1", "black": "0.25", "alpha": "1", "colorSpace": "custom",
            "customColorSpace": "genericCMYKColorSpace",
        ])
        #expect(found == "\"#40BF00\"")
    }

    @Test(arguments: [
        ("systemColor", "systemBackgroundColor", "systemBackground"),
        ("systemColor", "secondaryLabelColor", "secondaryLabel"),
        ("cocoaTouchSystemColor", "groupTableViewBackgroundColor", "systemGroupedBackground"),
        ("cocoaTouchSystemColor", "darkTextColor", "darkText"),
        ("cocoaTouchSystemColor", "lightGrayColor", "lightGray"), ("systemColor", "magentaColor", "magenta"),
        ("cocoaTouchSystemColor", "scrollViewTexturedBackgroundColor", "#6F7179"),
    ])
    func systemColorsKeepTheirNames(attribute: String, name: String, expected: String) {
        let found = InterfaceColor.json(
            XMLElement(name: "color", attributes: [(attribute, name)]), context: context())
        #expect(found?.string == expected)
    }

    @Test func theNewestNameHasPrecedence() {
        let found = color([
            "xcode11CocoaTouchSystemColor": "labelColor", "cocoaTouchSystemColor": "darkTextColor", "white": "0",
        ])
        #expect(found == "\"label\"")
    }

    @Test func aNewerSystemColorUsesTheDocumentsCopy() {
        let copy = element("systemColor", ["name": "systemFuchsiaColor"], [element("color", ["white": "0.5"])])
        #expect(color(["systemColor": "systemFuchsiaColor"], context(resources: [copy])) == "\"#808080\"")
        let unknown = context()
        #expect(color(["systemColor": "systemFuchsiaColor"], unknown) == nil)
        #expect(unknown.codes == ["interface-unknown"])
    }

    @Test func namedColorsComeFromTheCatalogThenTheDocument() throws {
        let set = #"{"colors": [{"color": {"components": {"red": "0x12", "green": "0x34", "blue": "0x56"}}}]}"#
        let folder = try TemporaryFolder(["A.xcassets/Brand.colorset/Contents.json": set])
        let copies = ["Brand", "Copy"].map {
            element("namedColor", ["name": $0], [element("color", ["red": "1", "green": "0", "blue": "0"])])
        }
        let context = context(
            assets: AssetCatalog(scope: FileScope(root: folder.path), folders: ["A.xcassets"]), resources: copies)
        #expect(color(["key": "textColor", "name": "Brand"], context) == "\"#123456\"")
        #expect(color(["key": "textColor", "name": "Copy"], context) == "\"#FF0000\"")
        #expect(color(["key": "textColor", "name": "Lost"], context) == nil)
        #expect(context.codes == ["asset-missing"])
    }

    @Test func invalidAndHugeNumbersAreHarmless() {
        #expect(color(["red": "nan", "green": "1e308", "blue": "-5"]) == nil)
        #expect(color(["red": "7", "green": "-1e300", "blue": "1"]) == "\"#FF00FF\"")
    }
}
