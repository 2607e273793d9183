import RNFoundation

/// A drawing of one image or one colour, as helpers make that scale or fill images. More than that isn't drawn.
public final class CGContext: NSObject {
    package nonisolated(unsafe) static var stack: [CGContext] = []
    package static var current: CGContext? { stack.last }

    package let size: CGSize
    package let scale: CGFloat
    package var fillColor = RGBA(white: 0)
    /// The last content that covered the whole size.
    package private(set) var drawing = Drawing.empty

    package enum Drawing {
        case empty
        case color(RGBA)
        case image(JSON)
    }

    /// What the note says of the place.
    private let place: String
    package init(size: CGSize, scale: CGFloat, place: String = "into an image") {
        (self.size, self.scale, self.place) = (size, scale, place)
    }

    package func notModelled(_ what: String) {
        Host.shared.note("code-not-modelled", "Core Graphics: \(what) isn't drawn \(place)")
    }

    /// An image that fills the context, or is cut by it, is its drawing.
    package func draw(_ image: JSON, size: CGSize, in rect: CGRect) {
        if case .image = drawing { notModelled("a second image") }
        var image = image
        if var object = image.object, object["symbol"] == nil, rect.width > 0, size.width > 0 {
            object["scale"] = .points((object["scale"]?.float ?? 1) * size.width / rect.width)
            image = .object(object)
        }
        drawing = .image(image)
    }

    public func setFillColor(_ color: CGColor) { fillColor = color.value }
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) {}

    public func fill(_ rect: CGRect) {
        guard rect.width >= size.width, rect.height >= size.height else { return notModelled("a part") }
        if case .image = drawing { return notModelled("a colour over an image") }
        drawing = .color(fillColor)
    }

    public func draw(_ image: CGImage, in rect: CGRect) { draw(image.image, size: rect.size, in: rect) }
    public func clear(_ rect: CGRect) { drawing = .empty }
    public func addPath(_ path: CGPath) {}
    public func addRect(_ rect: CGRect) {}
    public func addEllipse(in rect: CGRect) {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func closePath() {}
    public func beginPath() {}
    public func strokePath() { notModelled("a stroke") }
    public func fillEllipse(in rect: CGRect) { notModelled("an ellipse") }
    public func strokeEllipse(in rect: CGRect) { notModelled("an ellipse") }
    public func stroke(_ rect: CGRect) { notModelled("a stroke") }
    public func saveGState() {}
    public func restoreGState() {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) { if angle != 0 { notModelled("a rotation") } }
    public func concatenate(_ transform: CGAffineTransform) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { .default }
        set {}
    }
}
