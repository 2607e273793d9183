import AutoLayout
import Basics
import Views

/// Constraints as text, in the form of UIKit's reports.
extension ConstraintSubtree {
    /// A constraint's identifier, or its terms: `title.leading = safeArea.leading + 16`.
    func text(ofConstraint index: Int) -> String {
        let constraint = tree.constraints[index]
        if let identifier = constraint.identifier, !identifier.isEmpty { return identifier }
        var text = "\(self.text(of: constraint.first)) \(constraint.relation.sign) "
        let constant: (isNegative: Bool, text: String)? =
            switch constraint.constant {
            case .points(0): nil
            case .points(let points): (points < 0, FixedText.short(abs(points)))
            case .system(1): (false, "system")
            case .system(let multiplier): (multiplier < 0, "\(FixedText.short(abs(multiplier))) × system")
            }
        guard let second = constraint.second else {
            return text + (constant.map { ($0.isNegative ? "-" : "") + $0.text } ?? "0")
        }
        text += self.text(of: second)
        if constraint.multiplier != 1 { text += " × \(FixedText.short(constraint.multiplier))" }
        if let constant { text += " \(constant.isNegative ? "-" : "+") \(constant.text)" }
        if constraint.priority < .required { text += " @\(FixedText.short(constraint.priority.rawValue))" }
        return text
    }

    private func text(of anchor: AutoLayout.LayoutConstraint<Int>.Anchor) -> String {
        let guide = anchor.guide.map { ".\($0.shortName)" } ?? ""
        return "\(name(ofView: anchor.item))\(guide).\(anchor.attribute.rawValue)"
    }

    /// A view's name in reports.
    func name(ofView index: Int) -> String {
        let node = items[index].node
        return node.id ?? (index == 0 ? "the view" : "a \(node.content.kindName)")
    }
}

extension LayoutRelation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "≤"
        case .equal: "="
        case .greaterThanOrEqual: "≥"
        }
    }
}

extension LayoutGuide {
    /// The name without its common ending.
    fileprivate var shortName: String {
        rawValue.hasSuffix("LayoutGuide")
            ? String(rawValue.dropLast("LayoutGuide".count)) : String(rawValue.dropLast(5))
    }
}
