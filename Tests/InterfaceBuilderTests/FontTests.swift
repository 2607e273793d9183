import Testing

@testable import InterfaceBuilder

@Suite struct FontTests {
    @Test(arguments: [
        (["type": "system", "pointSize": "17"], "17"),
        (["type": "system", "weight": "heavy", "pointSize": "20"], #"{"size":20,"weight":"heavy"}"#),
        (["type": "boldSystem", "pointSize": "14"], #"{"size":14,"weight":"semibold"}"#),
        (["type": "italicSystem", "pointSize": "12"], #"{"size":12,"italic":true}"#),
        (["style": "UICTFontTextStyleHeadline"], #""headline""#),
        (["style": "UICTFontTextStyleTitle0"], #""largeTitle""#),
        (
            ["name": ".SFUIText-Semibold", "family": ".SF UI Text", "pointSize": "15"],
            #"{"size":15,"weight":"semibold"}"#
        ),
        (
            ["name": "Avenir-HeavyOblique", "family": "Avenir", "pointSize": "18"],
            #"{"size":18,"weight":"heavy","italic":true,"family":"Avenir"}"#
        ),
        (
            ["name": "Menlo-Regular", "family": "Menlo", "pointSize": "11"],
            #"{"size":11,"design":"monospaced","family":"Menlo"}"#
        ),
        (
            ["name": "AvenirNext-DemiBold", "pointSize": "1e9"],
            #"{"size":512,"weight":"semibold","family":"Avenir Next"}"#
        ),
        (["metaFont": "systemBold", "size": "13"], #"{"size":13,"weight":"semibold"}"#),
        (["type": "system", "pointSize": "0.0"], "14"),
        (["type": "system", "weight": "medium", "pointSize": "0"], #"{"size":14,"weight":"medium"}"#),
    ])
    func fonts(attributes: [String: String], expected: String) {
        let description = XMLElement(
            name: attributes["metaFont"] == nil ? "fontDescription" : "font",
            attributes: attributes.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 })
        let context = context()
        #expect(InterfaceFont.json(description, context: context)?.compactText == expected)
        #expect(context.codes.isEmpty)
    }

    @Test func anUnknownStyleIsCountedAndKeepsItsSize() {
        let context = context()
        let description = element("fontDescription", ["style": "UICTFontTextStyleShout", "pointSize": "30"])
        #expect(InterfaceFont.json(description, context: context)?.compactText == "30")
        #expect(context.codes == ["interface-unknown"])
    }
}
