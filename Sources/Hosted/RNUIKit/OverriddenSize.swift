import RNFoundation

/// The size that a class of the extension gives by overriding `intrinsicContentSize`.
final class OverriddenSize {
    /// The question that is being answered; views that are encoded meanwhile aren't asked.
    private(set) nonisolated(unsafe) static var current: OverriddenSize?
    private var inherited: CGSize?

    /// UIKit's own answer, from which an override may start.
    func measure(_ view: UIView) -> CGSize {
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        let size = view.storage[.type]?.string == "view" ? none : view.measuredIntrinsicSize
        inherited = size
        return size
    }

    /// The size as constraints of the view's own priorities; empty without an override.
    static func constraints(of view: UIView) -> [JSON] {
        if view.superview == nil || !view.placement.translates, let size = view._contentSize {
            return axis(.horizontal, size.width, nil, view.widthAnchor, view)
                + axis(.vertical, size.height, nil, view.heightAnchor, view)
        }
        guard current == nil, ClassRegistry.declares(type(of: view)) else { return [] }
        let question = OverriddenSize()
        current = question
        let size = view.intrinsicContentSize
        current = nil
        return axis(.horizontal, size.width, question.inherited?.width, view.widthAnchor, view)
            + axis(.vertical, size.height, question.inherited?.height, view.heightAnchor, view)
    }

    private static func axis(
        _ axis: NSLayoutConstraint.Axis, _ length: CGFloat, _ inherited: CGFloat?, _ anchor: NSLayoutDimension,
        _ view: UIView
    ) -> [JSON] {
        guard length >= 0, length != inherited else { return [] }
        let (most, least) = (
            anchor.constraint(lessThanOrEqualToConstant: length),
            anchor.constraint(greaterThanOrEqualToConstant: length)
        )
        most.priority = view.contentHuggingPriority(for: axis)
        least.priority = view.contentCompressionResistancePriority(for: axis)
        return [most, least].compactMap { $0.encode(on: view) }
    }
}
