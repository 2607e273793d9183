import RNCoreGraphics
import RNFoundation

// Texts that code draws: labels of the size that they need, from the top.

extension NSAttributedString {
    private func label() -> UILabel {
        let label = UILabel(frame: .zero)
        label.numberOfLines = 0
        label.attributedText = self
        return label
    }

    public func draw(at point: CGPoint) {
        let label = label()
        let room = CGFloat.greatestFiniteMagnitude
        label.add(to: CGRect(origin: point, size: label.sizeThatFits(CGSize(width: room, height: room))))
    }
    public func draw(in rect: CGRect) {
        let label = label()
        let height = label.sizeThatFits(CGSize(width: rect.width, height: .greatestFiniteMagnitude)).height
        label.add(to: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: min(height, rect.height)))
    }
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        draw(in: rect)
    }
}

extension UILabel {
    fileprivate func add(to rect: CGRect) {
        guard let keys = encode().members else { return }
        CGContext.current?.add(keys, frame: rect)
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        // Core Text's font where the code names none.
        let font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
        return NSAttributedString(
            string: self as String, attributes: [.font: font].merging(attributes ?? [:]) { $1 })
    }
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(at: point)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        attributed(attributes).draw(in: rect)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}

extension String {
    public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(at: point, withAttributes: attributes)
    }
    public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
        (self as NSString).draw(in: rect, withAttributes: attributes)
    }
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) { draw(in: rect, withAttributes: attributes) }
}
