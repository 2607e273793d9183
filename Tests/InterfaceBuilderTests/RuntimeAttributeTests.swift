import Testing

@testable import InterfaceBuilder

@Suite struct RuntimeAttributeTests {
    private func attribute(_ path: String, _ value: String, type: String = "string") -> XMLElement {
        element("userDefinedRuntimeAttribute", ["type": type, "keyPath": path, "value": value])
    }

    private func attribute(_ path: String, type: String, _ value: XMLElement) -> XMLElement {
        element("userDefinedRuntimeAttribute", ["type": type, "keyPath": path], [value])
    }

    private func view(_ attributes: [XMLElement], customClass: String = "CardView") -> XMLElement {
        element("view", ["customClass": customClass], [element("userDefinedRuntimeAttributes", [:], attributes)])
    }

    /// Key-value coding converts strings by doubleValue or boolValue.
    @Test(arguments: [
        ("10", #"{"cornerRadius":10}"#), (" 7.5 points", #"{"cornerRadius":7.5}"#), ("round", #"{"cornerRadius":0}"#),
        ("-4", #"{"cornerRadius":0}"#), ("1e400", #"{"cornerRadius":8192}"#),
    ])
    func textsAreConvertedToNumbers(text: String, expected: String) {
        #expect(keys(view([attribute("layer.cornerRadius", text)])) == expected)
    }

    @Test func theLayersBorderAndShadow() {
        let found = keys(
            view([
                attribute("layer.borderWidth", type: "number", element("real", ["key": "value", "value": "0.5"])),
                attribute(
                    "layer.borderUIColor", type: "color",
                    element("color", ["key": "value", "red": "1", "green": "0", "blue": "0"])),
                attribute("layer.shadowOpacity", type: "number", element("real", ["key": "value", "value": "0.25"])),
                attribute(
                    "layer.shadowOffset", type: "size", element("size", ["key": "value", "width": "0", "height": "2"])),
                attribute("layer.masksToBounds", "YES", type: "boolean"),
            ]))
        #expect(
            found == ##"{"clipsToBounds":true,"border":{"width":0.5,"color":"#FF0000"},"##
                + #""shadow":{"opacity":0.25,"offset":[0,2]}}"#)
    }

    @Test func aShadowWithoutOpacityIsOmitted() {
        #expect(keys(view([attribute("layer.shadowRadius", "4")])) == "{}")
    }

    @Test func aUIColorOfALayerIsReported() {
        let context = context()
        let color = element("color", ["key": "value", "red": "1", "green": "0", "blue": "0"])
        let found = keys(
            view([attribute("layer.borderColor", type: "color", color), attribute("layer.borderWidth", "1")]), context)
        #expect(found == #"{"border":{"width":1}}"#)
        #expect(context.codes == ["runtime-attribute-ignored"])
    }

    @Test func aClasssOwnPropertyIsNotedOnce() {
        let context = context()
        _ = keys(view([attribute("cornerRadius", "4"), attribute("labelFont", "Avenir")]), context)
        _ = keys(view([attribute("cornerRadius", "4")]), context)
        #expect(context.report.diagnostics.map(\.severity) == [.note, .note])
        #expect(
            context.report.diagnostics.first?.message
                == #"the runtime attribute "cornerRadius" is the class's own, so its code decides what it does"#)
    }
}
