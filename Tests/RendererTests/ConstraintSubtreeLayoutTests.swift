import AutoLayout
import RendererTestSupport
import Testing

@testable import Renderer
@testable import Views

private typealias Written = Views.LayoutConstraint

/// Pins edges of a view to the owner's, in points.
private func pin(_ id: String, _ edges: [LayoutAttribute: Double]) -> [ViewConstraint] {
    edges.sorted { $0.key.rawValue < $1.key.rawValue }.map { edge, inset in
        ViewConstraint(Written(.init(id, edge), .equal, .init(nil, edge), constant: .points(inset)))
    }
}

private func fix(_ id: String?, _ attribute: LayoutAttribute, _ length: Double) -> ViewConstraint {
    ViewConstraint(Written(.init(id, attribute), constant: .points(length)))
}

/// An engine for iPhone 8, with letters half as wide as the font's size.
private func engine(_ findings: LayoutFindings? = nil, isRightToLeft: Bool = false) -> LayoutEngine {
    let fake = FakeMeasuring()
    return LayoutEngine(
        device: Device(locale: isRightToLeft ? "ar" : "en"), text: fake, images: fake, findings: findings,
        subtrees: ConstraintSubtreeCache())
}

@Test func heightAndFramesComeFromTheConstraints() {
    // 60 letters of 10 points at 20 points: six lines in a width of 100.
    let label = Label(String(repeating: "x", count: 60), font: .system(20), numberOfLines: 0, lineHeight: 24)
    let root = ViewNode(
        constraints: pin("text", [.leading: 10, .trailing: -10, .top: 5, .bottom: -7]),
        children: [ViewNode(.label(label), id: "text")])
    let sut = engine()
    #expect(sut.fittingHeight(root, width: 120) == 6 * 24 + 12)
    let placed = sut.layout(root, in: Rect(x: 8, y: 60, width: 120, height: 156), part: .custom)
    #expect(placed.frame == Rect(x: 8, y: 60, width: 120, height: 156))
    #expect(placed.frame("text") == Rect(x: 18, y: 65, width: 100, height: 144))
    #expect(placed.children[0].text?.layout.lines.count == 6)
}

@Test(
    "An accessory or input view is laid out by its own constraints", arguments: [ViewNode.Part.accessory, .inputView])
func keyboardView(_ part: ViewNode.Part) {
    var view = ViewNode(
        constraints: pin("send", [.trailing: -10, .top: 5]) + [fix("send", .width, 30), fix("send", .height, 20)],
        children: [ViewNode(id: "send")])
    view.placement = .fill
    let host = ViewNode(.view, sizing: ViewSizing(height: 46), part: part, children: [view])
    let placed = engine().layout(host, in: Rect(x: 0, y: 400, width: 375, height: 46), part: .keyboard)
    #expect(placed.frame("send") == Rect(x: 335, y: 405, width: 30, height: 20))
}

@Test func aCachedSubtreeGivesTheSameFrames() {
    let root = ViewNode(
        constraints: pin("a", [.leading: 10, .trailing: -10, .top: 5, .bottom: -7]) + [fix("a", .height, 30)],
        children: [ViewNode(id: "a")])
    let kept = engine()
    #expect(kept.fittingHeight(root, width: 100) == 42)
    let frame = Rect(x: 0, y: 0, width: 100, height: 42)
    #expect(kept.layout(root, in: frame, part: .custom) == engine().layout(root, in: frame, part: .custom))
    var other = root
    other.constraints.removeLast()
    other.constraints.append(fix("a", .height, 50))
    #expect(kept.fittingHeight(other, width: 100) == 62)
}

@Test("A view of frames alone, or of places alone, has no fitting height")
func noFittingHeight() {
    let frame = Autoresizing(frame: Rect(x: 0, y: 10, width: 50, height: 30), in: Size(width: 320, height: 100))
    let framed = ViewNode(children: [ViewNode(id: "a", sizing: ViewSizing(autoresizing: frame))])
    #expect(engine().fittingHeight(framed, width: 320) == 0)
    let centred = ViewNode(
        constraints: pin("a", [.centerX: 0, .centerY: 0]), children: [ViewNode(.label(Label("x")), id: "a")])
    #expect(engine().fittingHeight(centred, width: 320) == 0)
}

@Test func hostUsesTheFittingHeightBeforeTheRatio() {
    let pinned = ViewNode(
        constraints: pin("a", [.top: 0, .bottom: 0]) + [fix("a", .height, 30)], children: [ViewNode(id: "a")])
    #expect(engine().fittingHeight(pinned, width: 320) == 30)
    // The host's size wins over the view's constraints, with a finding.
    let findings = LayoutFindings()
    let placed = engine(findings).layout(pinned, in: Rect(x: 0, y: 0, width: 320, height: 50), part: .custom)
    #expect(placed.frame.height == 50)
    #expect(findings.diagnostics.map(\.code) == ["constraint-broken"])
}

@Test(arguments: [(false, 10.0), (true, 60)])
func leadingFollowsTheLanguage(isRightToLeft: Bool, x: Double) {
    let root = ViewNode(
        constraints: pin("a", [.leading: 10, .top: 0]) + [fix("a", .width, 30), fix("a", .height, 5)],
        children: [ViewNode(id: "a")])
    let placed = engine(isRightToLeft: isRightToLeft).layout(
        root, in: Rect(x: 0, y: 0, width: 100, height: 20), part: .custom)
    #expect(placed.frame("a") == Rect(x: x, y: 0, width: 30, height: 5))
}

@Test func aCellsConstraintsStandBesideItsAccessory() {
    let cell = ViewNode(
        .cell(Cell(accessory: .checkmark)), id: "cell",
        constraints: pin("a", [.leading: 0, .trailing: 0, .top: 4, .bottom: -4])
            + [fix("a", .height, 20)], children: [ViewNode(id: "a")])
    let table = ViewNode(.table(TableView(separatorStyle: .none)), id: "table", children: [cell])
    #expect(!table.usesConstraints)
    let placed = engine().layout(table, in: Rect(x: 0, y: 0, width: 300, height: 100), part: .custom)
    #expect(placed.frame("cell") == Rect(x: 0, y: 0, width: 300, height: 28))
    #expect(placed.frame("a") == Rect(x: 0, y: 4, width: 261, height: 20))
    #expect(placed.children[0].children.count == 2)
}

@Test func aFrameThatCodeGaveHoldsBesideABuiltInStylesLabel() {
    let box = ViewNode(
        id: "box",
        sizing: ViewSizing(
            autoresizing: Autoresizing(
                frame: Rect(x: 200, y: 8, width: 60, height: 20), in: Size(width: 60, height: 20))))
    let label = ViewNode(.label(Label("Soup")), id: "label")
    let cell = ViewNode(.cell(Cell(style: .default)), id: "cell", children: [label, box])
    let table = ViewNode(.table(TableView(separatorStyle: .none)), id: "table", children: [cell])
    let placed = engine().layout(table, in: Rect(x: 0, y: 0, width: 300, height: 100), part: .custom)
    #expect(placed.frame("box") == Rect(x: 200, y: 8, width: 60, height: 20))
    #expect(placed.frame("label") == Rect(x: 16, y: 0, width: 268, height: 44))
}

@Test(arguments: [false, true]) func contentsScroll(isRightToLeft: Bool) {
    let scroll = ViewNode(
        .scroll(ScrollView(contentOffset: Point(x: 6, y: 20))), id: "scroll",
        constraints: pin("a", [.leading: 0, .trailing: 0, .top: 0, .bottom: 0])
            + [fix("a", .width, 400), fix("a", .height, 90)],
        children: [ViewNode(id: "a")])
    let root = ViewNode(
        constraints: pin("scroll", [.leading: 0, .trailing: 0, .top: 0, .bottom: 0]), children: [scroll])
    let placed = engine(isRightToLeft: isRightToLeft).layout(
        root, in: Rect(x: 0, y: 0, width: 300, height: 50), part: .custom)
    #expect(placed.frame("scroll") == Rect(x: 0, y: 0, width: 300, height: 50))
    #expect(placed.frame("a") == Rect(x: -6, y: -20, width: 400, height: 90))
}

@Test func controlsKeepTheirParts() {
    let control = SegmentedControl([.init("a"), .init("b")])
    let root = ViewNode(
        constraints: pin("control", [.leading: 0, .top: 0]),
        children: [ViewNode(.segmentedControl(control), id: "control")])
    let direct = engine().layout(
        ViewNode(.segmentedControl(control)), in: Rect(x: 0, y: 0, width: 100, height: 29), part: .custom)
    let placed = engine().layout(root, in: Rect(x: 0, y: 0, width: 300, height: 50), part: .custom)
    #expect(!direct.children.isEmpty)
    #expect(placed.children[0].children.count == direct.children.count)
}
