import RNCoreGraphics
import RNFoundation

extension CALayer {
    public func setAffineTransform(_ transform: CGAffineTransform) {
        self.transform = CATransform3DMakeAffineTransform(transform)
    }
    public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

    /// The layer's origin in the outermost one.
    private var originInRoot: CGPoint {
        sequence(first: self, next: \.superlayer).reduce(into: .zero) { point, layer in
            guard layer.superlayer != nil || layer.owner != nil else { return }
            point.x += layer.frame.minX
            point.y += layer.frame.minY
        }
    }

    /// By the origins of frames alone; transforms of the layers between aren't counted.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let (own, other) = (originInRoot, layer?.originInRoot ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        let (own, other) = (originInRoot, layer?.originInRoot ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
    }
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
    }

    /// Sets the last value of an animation. Key paths other than the five below change nothing.
    func show(_ value: Any?, for keyPath: String?) {
        let number = (value as? NSNumber)?.doubleValue ?? value as? Double ?? (value as? CGFloat).map { Double($0) }
        switch keyPath {
        case "opacity": if let number { opacity = Float(number) }
        case "cornerRadius": if let number { cornerRadius = CGFloat(number) }
        case "borderWidth": if let number { borderWidth = CGFloat(number) }
        case "borderColor": borderColor = value as? CGColor
        case "backgroundColor": backgroundColor = value as? CGColor
        default: break
        }
    }
}
