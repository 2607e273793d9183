import AutoLayout
import Basics
import Views

/// The problems with a picture's constraints, without duplicates.
package final class LayoutFindings {
    /// Findings by identity; a value type, so that a cached layout can keep its own.
    package struct Found {
        private(set) var first: [(key: String, diagnostic: Diagnostic)] = []
        private(set) var keys: Set<String> = []
        /// The work left to the constraint solver.
        var layoutWork = Limits.layoutWork
        /// The finding about the subtree that used it up.
        fileprivate var refusal: Diagnostic?
        /// `true` when the picture's work was used up.
        var isRefused: Bool { refusal != nil }

        /// Adds a finding unless it is known; those that are left out aren't made.
        mutating func add(_ key: String, _ diagnostic: () -> Diagnostic) {
            if keys.insert(key).inserted, first.count < Limits.layoutFindings { first.append((key, diagnostic())) }
        }
    }

    package var found = Found()
    /// Sets the picture's texts, with which constraints share its work; `nil` for layouts without a picture.
    weak var text: TextEngine?

    package init() {}

    /// The work that a layout may do now.
    var room: Int { min(found.layoutWork, Int((text?.budget.share ?? 1) * Double(Limits.layoutWork))) }

    /// Clears the findings.
    package func startPicture() { found = Found() }

    /// The findings in order, with a count of those left out.
    package var diagnostics: [Diagnostic] {
        var diagnostics = found.first.map(\.diagnostic)
        let rest = found.keys.count - diagnostics.count
        if rest > 0 {
            diagnostics.append(
                Diagnostic(
                    .warning, "layout-findings-cut", "\(rest) more constraints and views are like these",
                    hint: "mend those above first"))
        }
        if let refusal = found.refusal { diagnostics.append(refusal) }
        return diagnostics
    }

    /// Subtracts work from the picture's; refuses it when there is none left.
    func spend(layoutWork: Int, of subtree: ConstraintSubtree) {
        found.layoutWork -= layoutWork
        text?.budget.spend(Double(layoutWork) / Double(Limits.layoutWork))
        guard room <= 0, found.refusal == nil, text?.isExhausted != true else { return }
        let (views, written) = (subtree.tree.views.count, subtree.tree.constraints.count)
        found.refusal = Diagnostic(
            .error, "too-much-layout",
            "the \(written) constraints of these \(views) views, and those that stacks and contents make, take more than "
                + "the \(Limits.layoutWork) steps of a picture"
                + (found.layoutWork <= 0 ? "" : ", of which its texts and templates have taken some"),
            at: subtree.items[0].node.origin.span,
            hint: "give up constraints that others imply, or show fewer rows", exit: .refused)
    }

    /// Adds a layout's problems, at the positions of its constraints and views.
    func add(_ report: LayoutReport, of subtree: ConstraintSubtree) {
        let root = subtree.items[0].node.origin.span
        for conflict in report.conflicts { add(conflict, of: subtree) }
        for ambiguity in report.ambiguities where subtree.items.indices.contains(ambiguity.view) {
            let what = ambiguity.axis == .horizontal ? "x position or width" : "y position or height"
            add(
                "layout-ambiguous", about: ambiguity.axis, at: subtree.items[ambiguity.view].node.origin.span,
                "the \(what) of \(subtree.name(ofView: ambiguity.view)) is left open", hint: hint(ambiguity, subtree))
        }
        for index in report.ignored where subtree.sources.indices.contains(index) {
            add(
                "constraint-ignored", at: subtree.sources[index],
                "\(subtree.text(ofConstraint: index)) says nothing that can be laid out",
                hint: "compare lengths with lengths and places with places along one axis, in numbers of points")
        }
        if report.isUnfinished, found.refusal == nil {
            add(
                "layout-unfinished", at: root,
                "the constraints lead to numbers too large to calculate with, so that frames may be off",
                hint: "look for multipliers that grow from view to view")
        }
    }

    /// Adds a finding unless it is known; copies in a repeat share one position.
    private func add(
        _ code: String, about axis: Axis? = nil, at span: SourceSpan?, _ message: @autoclosure () -> String,
        hint: @autoclosure () -> String
    ) {
        let place = span?.line == nil ? message() : "\((span?.withoutPath).debugDescription)"
        found.add("\(code) \(axis?.rawValue ?? "") \(place)") {
            Diagnostic(.warning, code, message(), at: span, hint: hint())
        }
    }

    private func add(_ conflict: LayoutReport.Conflict, of subtree: ConstraintSubtree) {
        let known = subtree.sources.indices
        let others = conflict.others.filter(known.contains)
        let hint = "lower the priority of one to 999, or take it out"
        if let broken = conflict.broken, known.contains(broken) {
            add(
                "constraint-broken", at: subtree.sources[broken],
                "\(subtree.text(ofConstraint: broken)) was given up; it can't be held with: "
                    + reasons(others, conflict.contents, subtree),
                hint: hint)
        } else {
            let isOfConstraints = !conflict.contents.contains(where: subtree.items.indices.contains)
            add(
                "constraint-broken",
                at: others.first.flatMap { subtree.sources[$0] } ?? subtree.items[0].node.origin.span,
                (isOfConstraints
                    ? "these constraints can't be held in the size that there is: " : "these can't be held together: ")
                    + reasons(others, conflict.contents, subtree),
                hint: hint)
        }
    }

    /// The constraints and contents that exclude one; of many the first.
    private func reasons(_ others: [Int], _ contents: [Int], _ subtree: ConstraintSubtree) -> String {
        let list = others.prefix(Self.mostReasons).map { other in
            let text = subtree.text(ofConstraint: other)
            return subtree.sources[other]?.line.map { "\(text) (line \($0))" } ?? text
        }
        let sizes = contents.filter(subtree.items.indices.contains)
        let texts =
            list
            + sizes.prefix(Self.mostReasons).map {
                "the own size of \(subtree.name(ofView: $0)) (hugging or compression resistance 1000)"
            }
        let rest = others.count + sizes.count - texts.count
        if rest > 0 { return texts.joined(separator: "; ") + "; and \(rest) more" }
        return texts.isEmpty ? "the view's own size" : texts.joined(separator: "; ")
    }

    private static let mostReasons = 20

    /// Advice on the missing constraints of an ambiguous view.
    private func hint(_ ambiguity: LayoutReport.Ambiguity, _ subtree: ConstraintSubtree) -> String {
        let isHorizontal = ambiguity.axis == .horizontal
        let named = subtree.tree.constraints.flatMap { constraint in
            [constraint.first, constraint.second].compactMap { $0 }
                .filter { $0.item == ambiguity.view && $0.attribute.axis == ambiguity.axis }.map(\.attribute)
        }
        let edges = isHorizontal ? "leading and trailing" : "top and bottom"
        if named.isEmpty { return "no constraint speaks of it: pin \(edges), or one of them and its size" }
        if named.allSatisfy(\.isLength) {
            return "no constraint says where it stands: pin \(isHorizontal ? "leading" : "top")"
        }
        if !named.contains(where: \.isLength), Set(named).count == 1 {
            return isHorizontal ? "a width or a second edge is missing" : "a height or a second edge is missing"
        }
        return "what it is pinned to is left open itself, or two views with the same priority share the room"
    }
}
