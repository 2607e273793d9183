import AutoLayout
import ContentExtensionHost

/// What was wrong with the constraints of a picture, each thing once.
final class LayoutFindings {
    private(set) var diagnostics: [Diagnostic] = []

    /// Forgets what was found.
    func startPicture() { diagnostics = [] }

    /// Adds what a layout reports, at the places where constraints and views were written.
    func add(_ report: LayoutReport, of island: Island) {
        for conflict in report.conflicts { add(diagnostic(conflict, island)) }
        for ambiguity in report.ambiguities where island.items.indices.contains(ambiguity.view) {
            add(diagnostic(ambiguity, island))
        }
        for index in report.ignored where island.sources.indices.contains(index) {
            add(
                finding(
                    island.sources[index], "constraint-ignored",
                    "\(island.text(ofConstraint: index)) says nothing that can be laid out",
                    hint: "compare lengths with lengths and places with places along one axis, in numbers of points"))
        }
        if report.reachedIterationLimit {
            let root = island.items[0].node
            add(
                finding(
                    root.origin.source, "layout-unfinished",
                    "the constraints are too many or too tangled, so that frames may be off",
                    hint: "give up constraints that others imply"))
        }
    }

    private func add(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    private func diagnostic(_ conflict: LayoutReport.Conflict, _ island: Island) -> Diagnostic {
        let known = island.sources.indices
        let others = conflict.others.filter(known.contains)
        let list = others.map { other in
            let text = island.text(ofConstraint: other)
            return island.sources[other]?.location.line.map { "\(text) (line \($0))" } ?? text
        }
        let reasons = list.isEmpty ? "the view's own size" : list.joined(separator: "; ")
        guard let broken = conflict.broken, known.contains(broken) else {
            return finding(
                others.first.flatMap { island.sources[$0] } ?? island.items[0].node.origin.source, "constraint-broken",
                "these constraints can't be held in the size that there is: \(reasons)",
                hint: "lower the priority of one to 999, or take it out")
        }
        return finding(
            island.sources[broken], "constraint-broken",
            "\(island.text(ofConstraint: broken)) was given up; it can't be held with: \(reasons)",
            hint: "lower the priority of one to 999, or take it out")
    }

    private func diagnostic(_ ambiguity: LayoutReport.Ambiguity, _ island: Island) -> Diagnostic {
        let node = island.items[ambiguity.view].node
        let isHorizontal = ambiguity.axis == .horizontal
        let what = isHorizontal ? "x position or width" : "y position or height"
        return finding(
            node.origin.source, "layout-ambiguous",
            "the \(what) of \(island.name(ofView: ambiguity.view)) is left open",
            hint: AmbiguityHint.text(ambiguity, island))
    }

    private func finding(_ source: Source?, _ code: String, _ message: String, hint: String) -> Diagnostic {
        source?.warning(code, message, hint: hint) ?? Diagnostic(.warning, code, message, hint: hint)
    }
}

/// What an ambiguous view lacks.
private enum AmbiguityHint {
    static func text(_ ambiguity: LayoutReport.Ambiguity, _ island: Island) -> String {
        let isHorizontal = ambiguity.axis == .horizontal
        let named = island.tree.constraints.flatMap { constraint in
            [constraint.first, constraint.second].compactMap { $0 }
                .filter { $0.item == ambiguity.view && $0.attribute.axis == ambiguity.axis }.map(\.attribute)
        }
        let edges = isHorizontal ? "leading and trailing" : "top and bottom"
        if named.isEmpty { return "no constraint speaks of it: pin \(edges), or one of them and its size" }
        if named.allSatisfy(\.isLength) {
            return "no constraint says where it stands: pin \(isHorizontal ? "leading" : "top")"
        }
        if !named.contains(where: \.isLength), Set(named).count == 1 {
            return isHorizontal
                ? "a width or a second edge is missing" : "a height or a second edge is missing"
        }
        return "what it is pinned to is left open itself, or two views with the same priority share the room"
    }
}
