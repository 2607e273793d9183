import AutoLayout
import Basics
import Views

/// Builds a layout tree from a subtree's views: their constraints by index, and constraints for sizes and placements.
struct ConstraintSubtreeBuilder {
    let engine: LayoutEngine
    private(set) var items: [LayoutItem] = []
    /// The position of each constraint, or of the view whose key it was made from.
    private(set) var sources: [SourceSpan?] = []
    private(set) var tree = LayoutTree(views: [])
    /// The superview of each view; the root's own is 0.
    private(set) var parents: [Int] = []
    private var names: [String: Int] = [:]
    /// The attributes that constraints name, for each view.
    private(set) var uses: [ViewUse] = []

    init(engine: LayoutEngine) {
        self.engine = engine
        tree.isRightToLeft = engine.device.isRightToLeft
        tree.scale = engine.device.model.scale
    }

    /// Adds a view with all its subviews.
    mutating func add(_ item: LayoutItem, in parent: Int = 0) {
        let index = items.count
        items.append(item)
        parents.append(parent)
        uses.append(ViewUse())
        tree.views.append(view(item))
        if let id = item.node.id, names[id] == nil { names[id] = index }
        if item.hasOwnLayout { return }
        for child in item.children {
            tree.views[index].subviews.append(items.count)
            add(child, in: index)
        }
    }

    private func view(_ item: LayoutItem) -> LayoutView {
        let (node, sizing) = (item.node, item.node.sizing)
        let kind: LayoutView.Kind =
            switch node.content {
            case .stack(let stack): .stack(stack, insets: sizing.margins)
            case .scroll: .scroll
            default: .plain
            }
        return LayoutView(
            kind, horizontalHugging: sizing.horizontalHugging, verticalHugging: sizing.verticalHugging,
            horizontalCompressionResistance: sizing.horizontalCompressionResistance,
            verticalCompressionResistance: sizing.verticalCompressionResistance, layoutMargins: margins(item),
            preservesSuperviewLayoutMargins: sizing.preservesSuperviewLayoutMargins, isHidden: node.style.isHidden,
            customSpacingAfter: sizing.customSpacingAfter, autoresizing: items.count == 1 ? nil : sizing.autoresizing,
            preferredMaxLayoutWidth: sizing.preferredMaxLayoutWidth)
    }

    /// A view's layout margins: its own or the system's (fact: uikit/view.layout-margins).
    private func margins(_ item: LayoutItem) -> EdgeInsets {
        let own = item.node.sizing.layoutMargins
        let side = engine.device.screen.width >= 414 ? 20.0 : 16.0
        switch item.layoutContext {
        case .controller:
            // A controller's view has no margins above and below by itself; those at its sides are at least the system's.
            return EdgeInsets(
                top: own?.top ?? 0, leading: max(side, own?.leading ?? 0), bottom: own?.bottom ?? 0,
                trailing: max(side, own?.trailing ?? 0))
        case .table: return own ?? EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
        default: return own ?? EdgeInsets(8)
        }
    }

    /// Adds the views' constraints and those lowered from other keys.
    mutating func constrain() {
        for index in items.indices { addOwn(of: index) }
        for index in items.indices { addLowered(of: index) }
    }

    mutating func add(_ constraint: AutoLayout.LayoutConstraint<Int>, source: SourceSpan?) {
        tree.constraints.append(constraint)
        sources.append(source)
    }

    private mutating func addOwn(of owner: Int) {
        for own in items[owner].node.constraints where own.isActive {
            let constraint = own.constraint
            let firsts = views(constraint.first.item, owner: owner)
            let seconds = constraint.second.map { views($0.item, owner: owner) }
            for first in firsts {
                guard let seconds else {
                    add(constraint, own, first, nil)
                    continue
                }
                // Between two repeated views, constrain only those of the same copy.
                let matching = seconds.filter { firsts.count == 1 || seconds.count == 1 || $0.copy == first.copy }
                for second in matching { add(constraint, own, first, second) }
            }
        }
    }

    private mutating func add(
        _ constraint: Views.LayoutConstraint, _ own: ViewConstraint, _ first: Named, _ second: Named?
    ) {
        let firstAnchor = AutoLayout.LayoutConstraint<Int>.Anchor(
            first.index, constraint.first.attribute, guide: constraint.first.guide)
        let secondAnchor = constraint.second.flatMap { side in
            second.map { AutoLayout.LayoutConstraint<Int>.Anchor($0.index, side.attribute, guide: side.guide) }
        }
        // The constraint positions the first view, or the inner one if the first contains the second.
        let isAround = secondAnchor.map { $0.item != firstAnchor.item && isView(firstAnchor.item, around: $0.item) }
        let subject = isAround == true ? secondAnchor ?? firstAnchor : firstAnchor
        uses[subject.item].note(subject.attribute)
        let result = AutoLayout.LayoutConstraint<Int>(
            firstAnchor, constraint.relation, secondAnchor, multiplier: constraint.multiplier,
            constant: constant(constraint.constant), priority: constraint.priority, identifier: constraint.identifier)
        add(result, source: own.origin.span)
    }

    private func isView(_ view: Int, around other: Int) -> Bool {
        var other = other
        while other > view { other = parents[other] }
        return other == view
    }

    private func constant(
        _ constant: Views.LayoutConstraint.Constant
    ) -> AutoLayout.LayoutConstraint<Int>.Constant {
        switch constant {
        case .points(let points): .points(points)
        case .system(let multiplier): .system(multiplier: multiplier)
        }
    }

    /// A view that a constraint names, with its copy within a repeat.
    private struct Named {
        var index: Int
        var copy: Substring = ""
    }

    /// The views that an item names: the owner; the view with that id; the one outside of the repeat in which the id
    /// was made; or all copies in a repeat below the owner.
    private func views(_ item: String?, owner: Int) -> [Named] {
        guard let item else { return [Named(index: owner)] }
        var name = item[...]
        while true {
            if let index = names[String(name)] { return [Named(index: index)] }
            guard name.last == "]", let start = name.lastIndex(of: "[") else { break }
            name = name[..<start]
        }
        let copies = names.filter { $0.key.hasPrefix(item + "[") }
        return copies.map { Named(index: $0.value, copy: $0.key.dropFirst(item.count)) }.sorted { $0.index < $1.index }
    }
}

/// The lengths and positions of a view that constraints name, along each axis.
struct ViewUse {
    private(set) var places: Set<Axis> = []
    private(set) var lengths: Set<Axis> = []

    mutating func note(_ attribute: LayoutAttribute) {
        if attribute.isLength { lengths.insert(attribute.axis) } else { places.insert(attribute.axis) }
    }
}
