import Testing

@testable import Basics
@testable import Views

/// A property of a type: its key, a JSON value, and the resulting content.
struct OwnProperty: CustomTestStringConvertible {
    let type: String
    let json: String
    let content: ViewContent
    var testDescription: String { "\(type) \(json)" }

    init(_ type: String, _ json: String, _ content: ViewContent) {
        (self.type, self.json, self.content) = (type, json, content)
    }
}

private let red = Color.semantic(.systemRed)

@Test(arguments: [
    OwnProperty("view", "", .view), OwnProperty("overlay", "", .overlay),
    OwnProperty("label", #""text": "T""#, .label(Label("T"))),
    OwnProperty("label", #""font": 20"#, .label(Label("", font: .system(20)))),
    OwnProperty("label", #""textColor": "systemRed""#, .label(Label("", textColor: red))),
    OwnProperty("label", #""alignment": "justified""#, .label(Label("", alignment: .justified))),
    OwnProperty("label", #""numberOfLines": 0"#, .label(Label("", numberOfLines: 0))),
    OwnProperty("label", #""lineBreakMode": "charWrap""#, .label(Label("", lineBreakMode: .byCharWrapping))),
    OwnProperty("label", #""minimumScaleFactor": 0.5"#, .label(Label("", minimumScaleFactor: 0.5))),
    OwnProperty("label", #""lineHeight": 22"#, .label(Label("", lineHeight: 22))),
    OwnProperty("image", #""contentMode": "scaleAspectFill""#, .image(ImageView(nil, contentMode: .scaleAspectFill))),
    OwnProperty(
        "image", #""image": {"symbol": "bolt", "size": 30, "weight": "bold"}"#,
        .image(ImageView(.symbol(name: "bolt", pointSize: 30, weight: .bold)))),
    OwnProperty("stack", #""axis": "vertical""#, .stack(Stack(.vertical))),
    OwnProperty("stack", #""alignment": "firstBaseline""#, .stack(Stack(alignment: .firstBaseline))),
    OwnProperty("stack", #""distribution": "equalSpacing""#, .stack(Stack(distribution: .equalSpacing))),
    OwnProperty("stack", #""spacing": -4"#, .stack(Stack(spacing: -4))),
    OwnProperty("button", #""title": "Go""#, .button(Button("Go"))),
    OwnProperty("button", #""font": "body""#, .button(Button("", font: .style(.body)))),
    OwnProperty("button", #""titleColor": "systemRed""#, .button(Button("", titleColor: red))),
    OwnProperty("button", #""contentInsets": 9"#, .button(Button("", contentInsets: .init(9)))),
    OwnProperty(
        "textField", #""text": "T", "placeholder": "P", "font": 12"#,
        .textField(TextField(text: "T", placeholder: "P", font: .system(12)))),
    OwnProperty("progress", #""value": 0.3"#, .progress(ProgressView(0.3))),
    OwnProperty("slider", #""value": 1"#, .slider(Slider(1))),
    OwnProperty("switch", #""isOn": true"#, .switch(Switch(isOn: true))),
    OwnProperty("activityIndicator", #""large": true"#, .activityIndicator(ActivityIndicator(.large))),
    OwnProperty("map", #""title": "Oslo""#, .map(MapView(title: "Oslo"))),
    OwnProperty("web", "", .placeholder(Placeholder(.web))),
    OwnProperty("video", "", .placeholder(Placeholder(.video))),
    OwnProperty("visualEffect", #""material": "ultraThin""#, .visualEffect(.ultraThin)),
    OwnProperty("rectangle", #""fill": "systemRed""#, .shape(.rectangle(fill: red))),
    OwnProperty("ellipse", #""fill": "systemRed""#, .shape(.ellipse(fill: red))),
    OwnProperty(
        "line", #""color": "systemRed", "lineWidth": 2, "dash": [4, 2]"#,
        .shape(.line(color: red, width: 2, dash: [4, 2]))),
    OwnProperty(
        "gradient", #""from": "systemRed", "to": "white", "angle": 90"#,
        .shape(.gradient(from: red, to: .white, angle: 90))),
    OwnProperty("spacer", #""minLength": 8"#, .spacer(minLength: 8)),
])
func ownProperties(property: OwnProperty) throws {
    let comma = property.json.isEmpty ? "" : ", "
    let run = try RunningProgram(#"{"view": {"type": "\#(property.type)"\#(comma)\#(property.json)}}"#)
    #expect(run.sut.view == ViewNode(property.content))
    #expect(run.codes == [])
}

@Test func commonProperties() throws {
    let run = try RunningProgram(
        ##"""
        {"view": {"id": "root", "backgroundColor": "#0F8", "tintColor": {"light": "#112233", "dark": "#11223380"}, "alpha": 0.25,
          "hidden": true, "cornerRadius": "half", "cornerCurve": "continuous", "border": {"width": 2, "color": "clear"},
          "shadow": {"color": "white", "opacity": 0.5, "radius": 6, "offset": [1, -2]}, "clipsToBounds": true,
          "width": 1, "height": 2, "minWidth": 3, "maxWidth": 4, "minHeight": 5, "maxHeight": 6, "aspectRatio": 1.5,
          "hugging": 251, "compressionResistance": {"vertical": 9999}, "margins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4},
          "customSpacingAfter": 7, "placement": {"leading": 1, "trailing": 2, "top": 3, "bottom": 4, "centerX": 5, "centerY": 6}}}
        """##)
    let sizing = ViewSizing(
        width: 1, height: 2, minWidth: 3, maxWidth: 4, minHeight: 5, maxHeight: 6, aspectRatio: 1.5,
        horizontalHugging: LayoutPriority(251), verticalHugging: LayoutPriority(251),
        verticalCompressionResistance: .required, margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        customSpacingAfter: 7)
    let style = ViewStyle(
        backgroundColor: .rgba(RGBA(0, 255, 136)),
        tintColor: .dynamic(light: RGBA(0x11, 0x22, 0x33), dark: RGBA(0x11, 0x22, 0x33, alpha: 128.0 / 255)),
        alpha: 0.25, isHidden: true, cornerRadius: .half, cornerCurve: .continuous,
        border: Border(width: 2, color: .clear),
        shadow: Shadow(color: .white, opacity: 0.5, radius: 6, offset: Point(x: 1, y: -2)), clipsToBounds: true)
    let placement = Placement(leading: 1, trailing: 2, top: 3, bottom: 4, centerX: 5, centerY: 6)
    #expect(run.sut.view == ViewNode(.view, id: "root", style: style, sizing: sizing, placement: placement))
}

@Test(arguments: [
    (#""headline""#, Font.style(.headline)), ("17", .system(17)),
    (#"{"size": 20, "weight": "bold"}"#, .system(20, .bold)), (#"{"style": "title1"}"#, .style(.title1)),
    (#"{"style": "title1", "weight": "light", "italic": true}"#, Font(.style(.title1), weight: .light, isItalic: true)),
    (
        #"{"size": 9, "design": "rounded", "family": "Avenir Next", "monospacedDigits": true}"#,
        Font(.points(9), weight: .regular, design: .rounded, family: "Avenir Next", hasMonospacedDigits: true)
    ),
])
func fonts(json: String, font: Font) throws {
    let run = try RunningProgram(#"{"view": {"type": "label", "font": \#(json)}}"#)
    #expect(run.sut.view.content == .label(Label("", font: font)))
}

@Test(arguments: SemanticColor.allCases)
func everySemanticColorHasAName(color: SemanticColor) {
    #expect(Color(color.rawValue) == .semantic(color))
}

@Test(arguments: [
    (#"{"type": "lable"}"#, "unknown-value", "did you mean \"label\"?"),
    (#"{"type": "label", "txet": "x"}"#, "unknown-key", "did you mean \"text\"?"),
    (#"{"type": "image", "text": "x"}"#, "unknown-key", "set the view's \"type\", or take the key out"),
    (#"{"text": "x"}"#, "unknown-key", "set the view's \"type\", or take the key out"),
    (#"{"isHidden": true}"#, "unknown-key", "did you mean \"hidden\"?"),
    (#"{"type": 3}"#, "wrong-type", "write \"3\", in quotes"),
    ("[]", "wrong-type", "such as {\"type\": \"label\", \"text\": \"Hello\"}"),
    (#"{"alpha": "half"}"#, "wrong-type", "such as 1"),
    (#"{"alpha": 1.5}"#, "out-of-range", "write 1 or less"), (#"{"width": -1}"#, "out-of-range", "write 0 or more"),
    (#"{"width": 8193}"#, "out-of-range", "write 8192 or less"),
    (#"{"type": "label", "numberOfLines": 1.5}"#, "wrong-type", "such as 1"),
    (#"{"aspectRatio": 0}"#, "out-of-range", "write 0.001 or more"),
    (#"{"type": "label", "font": 1000}"#, "out-of-range", "write 512 or less"),
    (#"{"type": "label", "font": "heading"}"#, "unknown-value", "did you mean \"headline\"?"),
    (#"{"type": "label", "font": {"style": "body", "size": 3}}"#, "conflicting-keys", "keep one"),
    (#"{"type": "label", "font": {"wieght": "bold"}}"#, "unknown-key", "did you mean \"weight\"?"),
    (#"{"backgroundColor": "systemGrene"}"#, "unknown-color", "did you mean \"systemGreen\"?"),
    (#"{"backgroundColor": "4CAF50"}"#, "unknown-color", "write \"#4CAF50\""),
    (
        ##"{"backgroundColor": "#12345"}"##, "unknown-color",
        "write #RRGGBB, or a name of UIKit's such as label or systemGreen"
    ),
    (
        ##"{"backgroundColor": {"light": "#FFF"}}"##, "missing-key",
        "a colour for each appearance: \"light\" and \"dark\""
    ),
    (
        ##"{"backgroundColor": {"light": "#FFF", "dark": "label"}}"##, "unknown-color",
        "write #RRGGBB, or a name of UIKit's such as label or systemGreen"
    ),
    (#"{"placement": "centre"}"#, "unknown-value", "did you mean \"center\"?"),
    (#"{"shadow": {"offset": [1]}}"#, "wrong-type", "write [x, y]"),
    (#"{"type": "line", "dash": [0, 0]}"#, "out-of-range", "leave the key out for a solid line"),
    (#"{"id": ""}"#, "empty-identifier", "write a name, or leave the key out"),
    (#"{"id": "a\u0000"}"#, "invisible-character", "delete the character"),
    (#"{"id": "a[0]"}"#, "invalid-id", "name the outlet itself"),
    (#"{"repeat": {"over": "userInfo.items"}}"#, "repeated-root", "repeat a child of it"),
    (#"{"children": [{"repeat": {"limit": 3}}]}"#, "missing-key", "name an array, such as userInfo.items"),
    (#"{"children": [{"repeat": {"over": "a", "limit": 501}}]}"#, "out-of-range", "write 500 or less"),
    (#"{"children": [{"id": "a"}, {"id": "a"}]}"#, "duplicate-id", "an outlet is one view: give this one another id"),
    (#"{"children": {"type": "label"}}"#, "wrong-type", "such as […], in brackets"),
])
func wrongViewIsAnError(view: String, code: String, hint: String) throws {
    let decoded = try DecodedProgram(#"{"view": \#(view)}"#)
    #expect(decoded.codes == [code])
    #expect(decoded.diagnostics.first?.hint == hint)
    #expect(decoded.diagnostics.first?.jsonPath?.hasPrefix("$.view") == true)
}

@Test func aKeyOfAnotherTypeHasAHint() throws {
    let decoded = try DecodedProgram(#"{"view": {"type": "image", "text": "x"}}"#)
    #expect(decoded.diagnostics.first?.message == "text is a key of label, textField, textView, not of image")
}

@Test func limit_viewDepth() throws {
    func nested(_ depth: Int) -> String {
        String(repeating: #"{"children":["#, count: depth - 1) + "{}" + String(repeating: "]}", count: depth - 1)
    }
    // JSON nests two levels per view, so the JSON reader's limit is reached first.
    #expect(Limits.jsonDepth < 2 * Limits.viewDepth)
    #expect(try DecodedProgram(#"{"view": \#(nested(Limits.jsonDepth / 2 - 1))}"#).codes == [])
}

@Test func propertiesAreUniqueWithinAType() {
    for kind in ViewKind.allCases {
        let keys = ViewTemplate.knownKeys(of: kind)
        #expect(Set(keys).count == keys.count, "\(kind)")
    }
}

@Test func equalTextsMakeEqualPrograms() throws {
    let json = #"{"title": "{{title}}", "view": {"type": "label", "text": "{{body}}"}}"#
    #expect(try DecodedProgram(json).program == DecodedProgram(json).program)
    #expect(try DecodedProgram(json).program != DecodedProgram(labelProgram("\"x\"")).program)
}
