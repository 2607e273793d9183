import RNCoreGraphics
import RNFoundation

extension UIView {
    /// Shows a box with the name of a view that isn't here, in its whole bounds.
    /// - Parameter type: the view's class; subclasses draw themselves.
    public func _showBox(for type: UIView.Type) {
        guard Swift.type(of: self) == type else { return }
        let label = UILabel(frame: bounds)
        label.text = "\(type)"
        label.font = .preferredFont(forTextStyle: .caption2)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.backgroundColor = UIColor.systemGray.withAlphaComponent(0.2)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }
}
