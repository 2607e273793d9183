import RNCoreGraphics
import RNFoundation

extension UIView {
    /// Shows a box with the name of a view that isn't here, in its whole bounds.
    ///
    /// It takes the size that the code gives it. Where the view's own content would give the size, it is as large as its
    /// name.
    /// - Parameter type: the view's class; subclasses draw themselves.
    /// - Returns: the size of the name.
    public func _showBox(for type: UIView.Type) -> CGSize? {
        guard Swift.type(of: self) == type else { return nil }
        let label = UILabel(frame: bounds)
        label.text = "\(type)"
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        // Less than any content's, more than that of a height that is to fit.
        let priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            setContentHuggingPriority(priority, for: axis)
            setContentCompressionResistancePriority(priority, for: axis)
        }
        return label.intrinsicContentSize
    }
}
