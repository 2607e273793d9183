import Testing

@testable import Basics
@testable import ContentExtensionHost
@testable import Views

private func constraints(_ id: String, in view: ViewNode) -> [ViewConstraint] { view.find(id)?.constraints ?? [] }

private typealias Anchor = LayoutConstraint.Anchor

/// A constraint in a descriptor, and its decoded form.
struct WrittenConstraint: CustomTestStringConvertible {
    let json: String
    let meaning: LayoutConstraint
    var testDescription: String { json }

    init(_ json: String, _ meaning: LayoutConstraint) { (self.json, self.meaning) = (json, meaning) }
}

@Test(arguments: [
    WrittenConstraint(
        #""firstItem": "a", "firstAttribute": "leading", "secondAttribute": "leading""#,
        LayoutConstraint(Anchor("a", .leading), .equal, Anchor(nil, .leading))),
    WrittenConstraint(
        #""firstAttribute": "bottomMargin", "relation": "greaterThanOrEqual", "secondItem": "a", "secondAttribute": "bottom", "constant": -8, "priority": 999.5, "identifier": "below""#,
        LayoutConstraint(
            Anchor(nil, .bottomMargin), .greaterThanOrEqual, Anchor("a", .bottom), constant: .points(-8),
            priority: LayoutPriority(999.5), identifier: "below")),
    WrittenConstraint(
        #""firstItem": "a", "firstAttribute": "width", "secondItem": "a", "secondAttribute": "height", "multiplier": 1.5"#,
        LayoutConstraint(Anchor("a", .width), .equal, Anchor("a", .height), multiplier: 1.5)),
    WrittenConstraint(
        #""firstItem": "a", "firstAttribute": "height", "relation": "lessThanOrEqual", "constant": 40"#,
        LayoutConstraint(Anchor("a", .height), .lessThanOrEqual, constant: .points(40))),
    WrittenConstraint(
        #""firstItem": "a", "firstAttribute": "top", "secondItem": "safeAreaLayoutGuide", "secondAttribute": "top", "constant": "system""#,
        LayoutConstraint(
            Anchor("a", .top), .equal, Anchor(nil, .top, guide: .safeArea), constant: .system(multiplier: 1))),
    WrittenConstraint(
        #""firstItem": "a.layoutMarginsGuide", "firstAttribute": "left", "secondAttribute": "leftMargin", "constant": {"system": 2}, "priority": 5000"#,
        LayoutConstraint(
            Anchor("a", .left, guide: .layoutMargins), .equal, Anchor(nil, .leftMargin),
            constant: .system(multiplier: 2))),
])
func constraintsAreDecoded(_ written: WrittenConstraint) throws {
    let run = try RunningProgram(
        #"{"view": {"id": "root", "constraints": [{\#(written.json)}], "children": [{"id": "a"}]}}"#)
    #expect(constraints("root", in: run.sut.view).map(\.constraint) == [written.meaning])
}

@Test func constraintsHavePositions() throws {
    let run = try RunningProgram(
        """
        {"view": {"id": "root",
          "constraints": [{"firstAttribute": "width", "constant": 4}]}}
        """)
    let source = constraints("root", in: run.sut.view).first?.origin.span
    #expect(source?.withoutPath == SourceSpan(file: "descriptor.json", line: 2, column: 19))
    #expect(source?.jsonPath == "$.view.constraints[0]")
    #expect(run.sut.view.origin.span?.line == 1)
}

@Test func constraintOutletsAreBoundAndSet() throws {
    let run = try RunningProgram(
        """
        {"view": {"id": "root", "constraints": [
            {"firstAttribute": "height", "constant": 10, "outlet": "high"},
            {"firstAttribute": "width", "constant": 10, "outlet": "wide"}]},
         "bindings": {"high": {"constant": "{{userInfo.height}}", "priority": 999}, "wide": {"active": false}},
         "responses": {"grow": {"set": {"high": {"constant": {"switch": "{{body}}", "cases": {}, "default": 90}}, "wide": {"active": true}}}}}
        """, userInfo: #"{"height": 80}"#)
    let bound = constraints("root", in: run.sut.view)
    #expect(bound.map(\.constraint.constant) == [.points(80), .points(10)])
    #expect(bound.map(\.constraint.priority.rawValue) == [999, 1000])
    #expect(bound.map(\.isActive) == [true, false])
    try run.respond("grow")
    let grown = constraints("root", in: run.sut.view)
    #expect(grown.map(\.constraint.constant) == [.points(90), .points(10)])
    #expect(grown.map(\.isActive) == [true, true])
}

@Test func constraintsInARepeatReferToTheirCopy() throws {
    let run = try RunningProgram(
        """
        {"view": {"children": [{"id": "row", "repeat": {"over": "userInfo.items"}, "children": [{"id": "name"}],
            "constraints": [{"firstItem": "name", "firstAttribute": "height", "constant": 1, "outlet": "high"}]}]},
         "bindings": {"high": {"constant": "{{height}}"}}}
        """, userInfo: #"{"items": [{"height": 7}, {"height": 8}]}"#)
    for (index, height) in [7.0, 8].enumerated() {
        let constraint = constraints("row[\(index)]", in: run.sut.view).first?.constraint
        #expect(constraint?.first.item == "name[\(index)]")
        #expect(constraint?.constant == .points(height))
    }
}

@Test func layoutKeysOfAView() throws {
    let run = try RunningProgram(
        """
        {"view": {"layoutMargins": {"top": 1, "leading": 2}, "preservesSuperviewLayoutMargins": true, "preferredMaxLayoutWidth": 99,
          "designFrame": [0, 0, 320, 37],
          "autoresizing": {"frame": [1, -2, 3, 4], "superview": [5, 6], "mask": ["flexibleWidth", "flexibleBottomMargin"]}}}
        """)
    let sizing = ViewSizing(
        layoutMargins: EdgeInsets(top: 1, leading: 2), preservesSuperviewLayoutMargins: true,
        autoresizing: Autoresizing(
            frame: Rect(x: 1, y: -2, width: 3, height: 4), in: Size(width: 5, height: 6),
            mask: [.flexibleWidth, .flexibleBottomMargin]),
        preferredMaxLayoutWidth: 99, designFrame: Rect(x: 0, y: 0, width: 320, height: 37))
    #expect(run.sut.view.sizing == sizing)
}

@Test(arguments: [
    #"{"literal": "{{body}}"}"#, #"{"switch": "{{title}}", "cases": {}, "default": {"literal": "{{body}}"}}"#,
])
func literalTextsKeepTheirBraces(json: String) throws {
    let run = try RunningProgram(labelProgram(json))
    #expect(run.sut.view.content == .label(Label("{{body}}")))
}

@Test("A tree of Interface Builder's goes on without what it doesn't understand")
func lenientTree() throws {
    let json = """
        {"view": {"constraints": [{"firstItem": "nobody", "firstAttribute": "top", "secondAttribute": "top"},
            {"firstAttribute": "top", "secondAttribute": "leading"}, {"firstAttribute": "width", "multiplier": 1e300}],
            "children": [{"type": "teapot"}]}}
        """
    let report = DiagnosticCollector(file: "a.storyboard", mostSevere: .warning)
    let object = ObjectReader(
        try JSONReader.read(json.utf8, file: "a.storyboard"), path: "$", report: report)
    let program = ExtensionProgram.decode(
        object, context: ProgramDecoding(report: report, files: FileScope(root: "/nonexistent")))
    #expect(report.diagnostics.map(\.code) == ["invalid-constraint", "out-of-range", "unknown-value", "unknown-item"])
    #expect(!report.hasErrors)
    #expect(program.view.constraints.count == 2)
    #expect(program.view.children.isEmpty)
}

@Test func limit_constraints() throws {
    let items = (0..<Limits.repeatCount).map { "\($0)" }.joined(separator: ",")
    let constraint = #"{"firstAttribute": "width", "constant": 1}"#
    for count in [Limits.constraints / Limits.repeatCount, Limits.constraints / Limits.repeatCount + 1] {
        let constraints = Array(repeating: constraint, count: count).joined(separator: ",")
        let run = try RunningProgram(
            """
            {"view": {"children": [{"repeat": {"over": "userInfo.items"}, "constraints": [\(constraints)]}]}}
            """, userInfo: "{\"items\": [\(items)]}")
        let isWithin = count * Limits.repeatCount <= Limits.constraints
        #expect(run.codes == (isWithin ? [] : ["too-many-constraints"]))
        #expect(run.diagnostics.allSatisfy { $0.exit == .refused })
    }
}

@Test func limit_multiplier() throws {
    func codes(_ multiplier: Double) throws -> [String] {
        try DecodedProgram(
            #"{"view": {"constraints": [{"firstAttribute": "width", "secondAttribute": "height", "multiplier": \#(multiplier)}]}}"#
        ).codes
    }
    #expect(try codes(Limits.multiplier) == [])
    #expect(try codes(-Limits.multiplier - 1) == ["out-of-range"])
}
