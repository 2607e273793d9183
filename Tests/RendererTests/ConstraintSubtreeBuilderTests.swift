@testable import AutoLayout
import RendererTestSupport
import Testing

@testable import Basics
@testable import Renderer
@testable import Views

private typealias Written = Views.LayoutConstraint

/// The constraint subtree of a view on a device.
private func subtree(
    _ node: ViewNode, device: DeviceModel = .iPhone8, isRightToLeft: Bool = false, findings: LayoutFindings? = nil
) -> ConstraintSubtree {
    let fake = FakeMeasuring()
    let engine = LayoutEngine(
        device: Device(model: device, locale: isRightToLeft ? "ar" : "en"), text: fake, images: fake,
        findings: findings)
    return engine.subtree(LayoutItem(node, part: .custom, layoutContext: .controller))
}

/// The constraints of a subtree as text.
private func texts(_ subtree: ConstraintSubtree) -> [String] {
    subtree.tree.constraints.indices.map { subtree.text(ofConstraint: $0) }
}

private func named(_ id: String, _ content: ViewContent = .view, sizing: ViewSizing = .init()) -> ViewNode {
    ViewNode(content, id: id, sizing: sizing)
}

@Test func constraintsNameViewsByTheirIndices() {
    let top = ViewConstraint(
        Written(.init("a", .top), .equal, .init(nil, .top, guide: .safeArea), constant: .points(16)))
    let off = ViewConstraint(Written(.init("a", .width), constant: .points(10)), isActive: false)
    let gone = ViewConstraint(Written(.init("nobody", .width), constant: .points(10)))
    let sut = subtree(ViewNode(id: "root", constraints: [top, off, gone], children: [named("b"), named("a")]))
    #expect(sut.tree.views.map(\.subviews) == [[1, 2], [], []])
    #expect(
        sut.tree.constraints.first
            == AutoLayout.LayoutConstraint<Int>(
                .init(2, .top), .equal, .init(0, .top, guide: .safeArea), constant: .points(16)))
    #expect(texts(sut).first == "a.top = root.safeArea.top + 16")
}

@Test func constraintOutsideARepeatHoldsForEachCopy() {
    let leading = ViewConstraint(Written(.init("name", .leading), .equal, .init("icon", .trailing)))
    let edge = ViewConstraint(Written(.init("icon", .leading), .equal, .init(nil, .leading)))
    let rows = (0..<2).map { ViewNode(id: "row[\($0)]", children: [named("icon[\($0)]"), named("name[\($0)]")]) }
    let sut = subtree(ViewNode(id: "root", constraints: [leading, edge], children: rows))
    #expect(
        texts(sut).prefix(4) == [
            "name[0].leading = icon[0].trailing", "name[1].leading = icon[1].trailing",
            "icon[0].leading = root.leading", "icon[1].leading = root.leading",
        ])
}

@Test func constraintsOfACopyMayNameViewsOutsideTheRepeat() {
    let own = ViewConstraint(Written(.init("name[0]", .leading), .equal, .init("title[0]", .leading)))
    let row = ViewNode(id: "row[0]", constraints: [own], children: [named("name[0]")])
    let sut = subtree(ViewNode(id: "root", children: [named("title"), row]))
    #expect(texts(sut).first == "name[0].leading = title.leading")
}

/// A placement and its constraints.
struct LoweredPlacement: CustomTestStringConvertible {
    let name: String
    let placement: Placement
    var sizing = ViewSizing()
    var constraints: [ViewConstraint] = []
    let texts: [String]
    var testDescription: String { name }
}

@Test(arguments: [
    LoweredPlacement(
        name: "fill", placement: .fill,
        texts: [
            "a.leading = root.leading + 2", "root.trailing = a.trailing + 4", "a.top = root.top + 1",
            "root.bottom = a.bottom + 3",
        ]),
    LoweredPlacement(
        name: "fill of a fixed height", placement: .fill, sizing: ViewSizing(height: 9),
        texts: [
            "a.height = 9", "a.leading = root.leading + 2", "root.trailing = a.trailing + 4", "a.top = root.top + 1",
            "root.bottom ≥ a.bottom + 3 @60",
        ]),
    LoweredPlacement(
        name: "fill, but a constraint says where", placement: .fill,
        constraints: [ViewConstraint(Written(.init("a", .centerY), .equal, .init(nil, .centerY)))],
        texts: ["a.centerY = root.centerY", "a.leading = root.leading + 2", "root.trailing = a.trailing + 4"]),
    LoweredPlacement(
        name: "center", placement: .center,
        texts: [
            "a.centerX = root.centerX - 1", "root.leading ≤ a.leading - 2 @60", "root.trailing ≥ a.trailing + 4 @60",
            "a.centerY = root.centerY - 1", "root.top ≤ a.top - 1 @60", "root.bottom ≥ a.bottom + 3 @60",
        ]),
    LoweredPlacement(
        name: "one edge", placement: Placement(trailing: 5),
        texts: [
            "root.trailing = a.trailing + 9", "a.top = root.top + 1", "root.bottom ≥ a.bottom + 3 @60",
        ]),
    LoweredPlacement(
        name: "a frame", placement: .fill,
        sizing: ViewSizing(autoresizing: Autoresizing(frame: .zero, in: .zero)), texts: []),
])
func placementsBecomeConstraints(_ lowered: LoweredPlacement) {
    let child = ViewNode(id: "a", sizing: lowered.sizing, placement: lowered.placement)
    let width = ViewConstraint(Written(.init(nil, .width), .greaterThanOrEqual, constant: .points(1)))
    let sut = subtree(
        ViewNode(
            id: "root", sizing: ViewSizing(margins: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            constraints: lowered.constraints + [width], children: [child]))
    #expect(texts(sut).filter { $0 != "root.width ≥ 1" } == lowered.texts)
}

@Test func sizesBecomeConstraints() {
    let sizing = ViewSizing(
        width: 1, minWidth: 2, maxWidth: 3, minHeight: 4, maxHeight: 5, aspectRatio: 1.5,
        autoresizing: Autoresizing(frame: .zero, in: .zero))
    let sut = subtree(ViewNode(id: "root", children: [ViewNode(id: "a", sizing: sizing)]))
    #expect(
        texts(sut) == [
            "a.width = 1", "a.width ≥ 2", "a.width ≤ 3", "a.height ≥ 4", "a.height ≤ 5", "a.width = a.height × 1.5",
        ])
}

@Test func spacersAreAtLeastTheirLength() {
    let stack = ViewNode(
        .stack(Stack(.vertical, spacing: 3)), id: "stack",
        sizing: ViewSizing(margins: EdgeInsets(4), layoutMargins: EdgeInsets(1)),
        constraints: [ViewConstraint(Written(.init(nil, .width), constant: .points(9)))],
        children: [ViewNode(.spacer(minLength: 7), id: "gap"), named("hidden", .label(Label("x")))])
    let sut = subtree(stack)
    #expect(sut.tree.views[0].kind == .stack(Stack(.vertical, spacing: 3), insets: EdgeInsets(4)))
    #expect(texts(sut) == ["stack.width = 9", "gap.height ≥ 7"])
}

@Test(arguments: [("iphone-8", 16.0), ("iphone-8-plus", 20)])
func controllersViewHasTheSystemsMargins(name: String, side: Double) throws {
    let device = try #require(DeviceModel.named(name))
    let frame = Autoresizing(frame: .zero, in: .zero)
    let sut = subtree(
        ViewNode(children: [ViewNode(sizing: ViewSizing(autoresizing: frame))]), device: device, isRightToLeft: true)
    #expect(sut.tree.views[0].layoutMargins == EdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(sut.tree.views[1].layoutMargins == EdgeInsets(8))
    #expect(sut.tree.isRightToLeft)
    #expect(sut.tree.scale == device.scale)
}

@Test func onlyTreesWithConstraintsUseTheSolver() {
    func isConstraintSubtree(_ node: ViewNode) -> Bool {
        LayoutItem(node, part: .custom, layoutContext: .controller).isConstraintSubtree
    }
    let frame = ViewNode(sizing: ViewSizing(autoresizing: Autoresizing(frame: .zero, in: .zero)))
    #expect(!isConstraintSubtree(ViewNode(children: [ViewNode(sizing: ViewSizing(width: 3, designFrame: .zero))])))
    #expect(isConstraintSubtree(ViewNode(children: [ViewNode(children: [frame])])))
    let chrome = LayoutItem(
        ViewNode(children: [ViewNode(part: .custom, children: [frame])]), part: .platter, layoutContext: .chrome)
    #expect(!chrome.isConstraintSubtree && !chrome.children[0].isConstraintSubtree)
    #expect(chrome.children[0].children[0].isConstraintSubtree)
}

@Test func reportsNameBrokenConstraintsAndTheirPositions() {
    let constraints = [
        ViewConstraint(Written(.init("a", .width), constant: .points(10), identifier: "narrow")),
        ViewConstraint(Written(.init("a", .width), .greaterThanOrEqual, constant: .points(20))),
    ]
    let child = named("a", sizing: ViewSizing(designFrame: .zero))
    let sut = subtree(ViewNode(id: "root", constraints: constraints, children: [child]))
    let findings = LayoutFindings()
    let report = LayoutReport(
        conflicts: [
            .init(broken: 1, others: [0, 99]), .init(broken: nil, others: []), .init(broken: 99, others: [0]),
        ],
        ambiguities: [.init(view: 1, axis: .horizontal), .init(view: 99, axis: .vertical)], ignored: [0, 99])
    findings.add(report, of: sut)
    findings.add(report, of: sut)
    #expect(
        findings.diagnostics.map(\.message) == [
            "a.width ≥ 20 was given up; it can't be held with: narrow",
            "these constraints can't be held in the size that there is: the view's own size",
            "these constraints can't be held in the size that there is: narrow",
            "the x position or width of a is left open", "narrow says nothing that can be laid out",
        ])
    #expect(
        findings.diagnostics.map(\.code) == [
            "constraint-broken", "constraint-broken", "constraint-broken", "layout-ambiguous", "constraint-ignored",
        ])
    #expect(findings.diagnostics[3].hint == "no constraint says where it stands: pin leading")
    findings.startPicture()
    #expect(findings.diagnostics.isEmpty)
}

@Test func limit_layoutFindings() {
    let count = Limits.layoutFindings + 3
    let children = (0..<count).map { named("v\($0)", sizing: ViewSizing(designFrame: .zero)) }
    let sut = subtree(
        ViewNode(
            id: "root", constraints: [ViewConstraint(Written(.init(nil, .width), constant: .points(1)))],
            children: children))
    let findings = LayoutFindings()
    findings.add(LayoutReport(ambiguities: (1...count).map { .init(view: $0, axis: .vertical) }), of: sut)
    #expect(findings.diagnostics.count == Limits.layoutFindings + 1)
    #expect(findings.diagnostics.last?.message == "3 more constraints and views are like these")
}

@Test func aConflictNamesItsFirstConstraints() {
    let children = (0..<30).map { named("v\($0)", sizing: ViewSizing(designFrame: .zero)) }
    let widths = (0..<30).map {
        ViewConstraint(Written(.init("v\($0)", .width), constant: .points(Double($0)), identifier: "width\($0)"))
    }
    let sut = subtree(ViewNode(id: "root", constraints: widths, children: children))
    let findings = LayoutFindings()
    findings.add(LayoutReport(conflicts: [.init(broken: 29, others: Array(0..<29))]), of: sut)
    let message = findings.diagnostics.first?.message ?? ""
    #expect(message.hasPrefix("width29 was given up; it can't be held with: width0; width1;"))
    #expect(message.hasSuffix("width19; and 9 more"))
}

@Test func viewsAndConstraintsCountBeforeTheyAreSolved() {
    let findings = LayoutFindings()
    let constraint = ViewConstraint(Written(.init("a", .width), constant: .points(1)))
    let sut = subtree(ViewNode(id: "root", constraints: [constraint], children: [named("a")]), findings: findings)
    let count = sut.tree.views.count + sut.tree.constraints.count
    #expect(count >= 3)
    #expect(Limits.layoutWork - findings.found.layoutWork == 1_500 * count)
}

@Test func limit_layoutWork() {
    let sides = (0..<20).map { index in
        let next = (index + 1) % 20
        return ViewConstraint(
            Written(
                .init("v\(index)", .width), .greaterThanOrEqual, .init("v\(next)", .width),
                constant: .points(Double(index)), priority: LayoutPriority(Double(100 + index))))
    }
    let tree = ViewNode(id: "root", constraints: sides, children: (0..<20).map { named("v\($0)") })
    let findings = LayoutFindings()
    let sut = subtree(tree, findings: findings)
    let whole = sut.frames(in: Size(width: 300, height: 100))
    let left = findings.found.layoutWork
    #expect((0..<Limits.layoutWork).contains(left) && findings.diagnostics.isEmpty)

    findings.spend(layoutWork: left - 1, of: sut)
    #expect(findings.diagnostics.isEmpty)
    #expect(subtree(tree, findings: findings).frames(in: Size(width: 300, height: 100)) != whole)
    #expect(findings.diagnostics.map(\.code) == ["too-much-layout"])
    #expect(findings.diagnostics.map(\.exit) == [.refused])

    findings.startPicture()
    #expect(subtree(tree, findings: findings).frames(in: Size(width: 300, height: 100)) == whole)
    #expect(findings.diagnostics.isEmpty)
}
