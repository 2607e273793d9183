import AutoLayout
import ContentExtensionHost

/// What was wrong with the constraints of a picture, each thing once.
package final class LayoutFindings {
    /// What was found, by what tells it apart: a value, so that it can be kept with the layout that it was found in.
    package struct Found {
        private(set) var first: [(key: String, diagnostic: Diagnostic)] = []
        private(set) var keys: Set<String> = []

        /// Adds a finding unless it is known.
        mutating func add(_ key: String, _ diagnostic: Diagnostic) {
            if keys.insert(key).inserted, first.count < Limits.layoutFindings { first.append((key, diagnostic)) }
        }

        /// Adds what was found in a part of the picture.
        mutating func add(_ part: Found) {
            for (key, diagnostic) in part.first { add(key, diagnostic) }
            keys.formUnion(part.keys)
        }
    }

    package var found = Found()

    /// Forgets what was found.
    package func startPicture() { found = Found() }

    /// What was found, in order; what is left out is counted.
    package var diagnostics: [Diagnostic] {
        let (first, count) = (found.first.map(\.diagnostic), found.keys.count)
        if count == first.count { return first }
        let rest = Diagnostic(
            .warning, "layout-findings-cut", "\(count - first.count) more constraints and views are like these",
            hint: "mend those above first")
        return first + [rest]
    }

    /// Adds what a layout reports, at the places where constraints and views were written.
    func add(_ report: LayoutReport, of island: ConstraintSubtree) {
        for conflict in report.conflicts { add(diagnostic(conflict, island)) }
        for ambiguity in report.ambiguities where island.items.indices.contains(ambiguity.view) {
            add(diagnostic(ambiguity, island), about: ambiguity.axis)
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
                    root.origin.span, "layout-unfinished",
                    "the constraints are too many or too tangled, so that frames may be off",
                    hint: "give up constraints that others imply"))
        }
    }

    /// Adds a finding unless it is known; the copies of a repeat have theirs at one place.
    private func add(_ diagnostic: Diagnostic, about axis: Axis? = nil) {
        let place = diagnostic.location?.line == nil ? diagnostic.message : "\(diagnostic.location.debugDescription)"
        found.add("\(diagnostic.code) \(axis?.rawValue ?? "") \(place)", diagnostic)
    }

    private func diagnostic(_ conflict: LayoutReport.Conflict, _ island: ConstraintSubtree) -> Diagnostic {
        let known = island.sources.indices
        let others = conflict.others.filter(known.contains)
        let list = others.map { other in
            let text = island.text(ofConstraint: other)
            return island.sources[other]?.line.map { "\(text) (line \($0))" } ?? text
        }
        let sizes = conflict.contents.filter(island.items.indices.contains).map {
            "the own size of \(island.name(ofView: $0)) (hugging or compression resistance 1000)"
        }
        let reasons = list.isEmpty && sizes.isEmpty ? "the view's own size" : (list + sizes).joined(separator: "; ")
        guard let broken = conflict.broken, known.contains(broken) else {
            return finding(
                others.first.flatMap { island.sources[$0] } ?? island.items[0].node.origin.span, "constraint-broken",
                sizes.isEmpty
                    ? "these constraints can't be held in the size that there is: \(reasons)"
                    : "these can't be held together: \(reasons)",
                hint: "lower the priority of one to 999, or take it out")
        }
        return finding(
            island.sources[broken], "constraint-broken",
            "\(island.text(ofConstraint: broken)) was given up; it can't be held with: \(reasons)",
            hint: "lower the priority of one to 999, or take it out")
    }

    private func diagnostic(_ ambiguity: LayoutReport.Ambiguity, _ island: ConstraintSubtree) -> Diagnostic {
        let node = island.items[ambiguity.view].node
        let isHorizontal = ambiguity.axis == .horizontal
        let what = isHorizontal ? "x position or width" : "y position or height"
        return finding(
            node.origin.span, "layout-ambiguous",
            "the \(what) of \(island.name(ofView: ambiguity.view)) is left open",
            hint: AmbiguityHint.text(ambiguity, island))
    }

    private func finding(_ source: SourceSpan?, _ code: String, _ message: String, hint: String) -> Diagnostic {
        source?.warning(code, message, hint: hint) ?? Diagnostic(.warning, code, message, hint: hint)
    }
}

/// What an ambiguous view lacks.
private enum AmbiguityHint {
    static func text(_ ambiguity: LayoutReport.Ambiguity, _ island: ConstraintSubtree) -> String {
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
