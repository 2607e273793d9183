import RNFoundation

/// A path of lines and cubic curves. It remembers of what one shape it consists, which the template language draws by
/// itself.
public class CGPath: NSObject {
    package enum Shape: Equatable {
        case empty
        case rectangle(CGRect, radius: CGFloat)
        case ellipse(CGRect)
        case line(CGPoint, CGPoint)
        case other
    }

    package enum Element: Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, to: CGPoint)
        case close
    }

    package internal(set) var shape = Shape.empty
    package internal(set) var elements: [Element] = []
    var start: CGPoint?
    public internal(set) var currentPoint = CGPoint.zero

    override init() {}

    private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ add: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        add(path)
        self.init()
        (shape, elements, start, currentPoint) = (path.shape, path.elements, path.start, path.currentPoint)
        if let transform = transform?.pointee { apply(transform) }
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addRect(rect) }
    }

    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(transform) { $0.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight) }
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform) { $0.addEllipse(in: rect) }
    }

    public var boundingBox: CGRect { elements.map(\.points).joined().boundingBox }
    public var boundingBoxOfPath: CGRect { flattened.joined().boundingBox }
    public var isEmpty: Bool { elements.isEmpty }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }
    public func copy() -> CGPath? { mutableCopy() }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        let copy: CGMutablePath? = mutableCopy()
        if let transform = transform?.pointee { copy?.apply(transform) }
        return copy
    }

    /// Maps all points; a shape stays one under a translation only.
    package func apply(_ transform: CGAffineTransform) {
        guard !transform.isIdentity else { return }
        elements = elements.map { $0.applying(transform) }
        currentPoint = currentPoint.applying(transform)
        start = start?.applying(transform)
        let isMoved = (transform.a, transform.b, transform.c, transform.d) == (1, 0, 0, 1)
        switch shape {
        case .rectangle(let rect, let radius) where isMoved:
            shape = .rectangle(rect.offsetBy(dx: transform.tx, dy: transform.ty), radius: radius)
        case .ellipse(let rect) where isMoved:
            shape = .ellipse(rect.offsetBy(dx: transform.tx, dy: transform.ty))
        case .line(let first, let last): shape = .line(first.applying(transform), last.applying(transform))
        case .empty: break
        default: shape = .other
        }
    }

    /// Adds elements; the path is one shape if they are the first ones.
    func add(_ new: Shape, _ added: [Element]) {
        shape = elements.isEmpty ? new : .other
        elements += added
    }
}

extension CGPath.Element {
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> Self {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), to: end.applying(transform))
        case .close: .close
        }
    }
}
