import Testing

@testable import InterfaceBuilder

@Suite struct VariationTests {
    @Test func moreParticularVariationsCountAboveOthers() {
        let label = element(
            "label", ["textAlignment": "center", "numberOfLines": "1"],
            [
                element("variation", ["key": "heightClass=regular-widthClass=compact", "numberOfLines": "3"]),
                element("variation", ["key": "widthClass=compact", "numberOfLines": "2", "textAlignment": "right"]),
                element("variation", ["key": "widthClass=regular", "textAlignment": "left"]),
            ])
        let varied = label.varied()
        #expect(varied["numberOfLines"] == "3")
        #expect(varied["textAlignment"] == "right")
        #expect(varied.children.isEmpty)
    }

    @Test func propertiesReplaceThoseOfTheSameKey() {
        let label = element(
            "label", [:],
            [
                element("color", ["key": "textColor", "white": "0"]),
                element(
                    "variation", ["key": "widthClass=compact"], [element("color", ["key": "textColor", "white": "1"])]),
            ])
        #expect(label.varied().children.map { $0["white"] } == ["1"])
    }

    @Test func whatIsNotInstalledIsTakenOut() {
        let mask = { (name: String, reference: String) in
            element("mask", ["key": "subviews"], [element(name, ["reference": reference])])
        }
        let view = element(
            "view", [:],
            [
                element(
                    "subviews", [:],
                    [element("label", ["id": "a"]), element("label", ["id": "b"]), element("label", ["id": "c"])]),
                element("variation", ["key": "default"], [mask("exclude", "a"), mask("exclude", "b")]),
                element("variation", ["key": "widthClass=compact"], [mask("include", "b")]),
                element("variation", ["key": "widthClass=regular"], [mask("exclude", "c")]),
            ])
        #expect(view.varied().first("subviews")?.children.map { $0["id"] } == ["b", "c"])
    }
}
