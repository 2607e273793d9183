import RNUIKit

/// Lines and curves.
public struct Path: Equatable, LosslessStringConvertible, @unchecked Sendable {
    private var path = CGMutablePath()

    public init() {}
    public init(_ path: CGPath) { self.path = path.mutableCopy() ?? CGMutablePath() }
    public init(_ path: CGMutablePath) { self.init(path as CGPath) }
    public init(_ rect: CGRect) { path.addRect(rect) }
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        path.addRoundedRect(in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height)
    }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii)
    }
    public init(ellipseIn rect: CGRect) { path.addEllipse(in: rect) }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init?(_ string: String) { return nil }

    public var description: String { path.text() }
    public var cgPath: CGPath { path.mutableCopy() ?? path }
    public var isEmpty: Bool { path.isEmpty }
    public var boundingRect: CGRect { path.boundingBoxOfPath }
    public var currentPoint: CGPoint? { path.isEmpty ? nil : path.currentPoint }
    public static func == (first: Path, second: Path) -> Bool { first.path.elements == second.path.elements }
    public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
        path.contains(point, using: eoFill ? .evenOdd : .winding)
    }

    /// Copies before a change what another value may share.
    private mutating func change(_ body: (CGMutablePath) -> Void) {
        if !isKnownUniquelyReferenced(&path) { path = path.mutableCopy() ?? CGMutablePath() }
        body(path)
    }

    public mutating func move(to end: CGPoint) { change { $0.move(to: end) } }
    public mutating func addLine(to end: CGPoint) { change { $0.addLine(to: end) } }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        change { $0.addQuadCurve(to: end, control: control) }
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        change { $0.addCurve(to: end, control1: control1, control2: control2) }
    }
    public mutating func closeSubpath() { change { $0.closeSubpath() } }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addRect(rect, transform: transform) }
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        change { $0.addRects(rects, transform: transform) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRoundedRect(
                in: rect, cornerWidth: cornerSize.width, cornerHeight: cornerSize.height, transform: transform)
        }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii radii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corners: [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)] = [
            // Corner, and the point at which its arc ends, in directions from it.
            (rect.maxX, rect.minY, radii.topTrailing, 0, 1), (rect.maxX, rect.maxY, radii.bottomTrailing, -1, 0),
            (rect.minX, rect.maxY, radii.bottomLeading, 0, -1), (rect.minX, rect.minY, radii.topLeading, 1, 0),
        ]
        let most = min(rect.width, rect.height) / 2
        let figure = CGMutablePath()
        figure.move(to: CGPoint(x: rect.minX + min(radii.topLeading, most), y: rect.minY))
        for (x, y, radius, dx, dy) in corners {
            let radius = min(max(0, radius), most)
            figure.addArc(
                tangent1End: CGPoint(x: x, y: y), tangent2End: CGPoint(x: x + dx * most, y: y + dy * most),
                radius: radius)
        }
        figure.closeSubpath()
        change { $0.addPath(figure, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        change { $0.addEllipse(in: rect, transform: transform) }
    }
    public mutating func addLines(_ lines: [CGPoint]) { change { $0.addLines(between: lines) } }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians), delta: CGFloat(delta.radians))
        }
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        change {
            $0.addArc(
                center: center, radius: radius, startAngle: CGFloat(startAngle.radians),
                endAngle: CGFloat(endAngle.radians), clockwise: clockwise, transform: transform)
        }
    }
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        change { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform) }
    }
    public mutating func addPath(_ other: Path, transform: CGAffineTransform = .identity) {
        change { $0.addPath(other.path, transform: transform) }
    }

    public func applying(_ transform: CGAffineTransform) -> Path {
        var copy = Path()
        copy.addPath(self, transform: transform)
        return copy
    }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    /// A part of the path by its length, as lines.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let lines = path.flattened
        func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
        var total: CGFloat = 0
        for line in lines {
            for (a, b) in zip(line, line.dropFirst()) { total += length(a, b) }
        }
        let (start, end) = (max(0, from) * total, min(1, to) * total)
        var result = Path()
        var done: CGFloat = 0
        for line in lines {
            var isOpen = false
            for (a, b) in zip(line, line.dropFirst()) {
                let own = length(a, b)
                let (low, high) = (max(start, done), min(end, done + own))
                if low < high, own > 0 {
                    func at(_ position: CGFloat) -> CGPoint {
                        let share = (position - done) / own
                        return CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
                    }
                    if !isOpen { result.move(to: at(low)) }
                    result.addLine(to: at(high))
                    isOpen = true
                } else {
                    isOpen = false
                }
                done += own
            }
        }
        return result
    }

    public enum Element: Equatable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
    public func forEach(_ body: (Element) -> Void) {
        for element in path.elements {
            switch element {
            case .move(let point): body(.move(to: point))
            case .line(let point): body(.line(to: point))
            case .curve(let first, let second, let end): body(.curve(to: end, control1: first, control2: second))
            case .close: body(.closeSubpath)
            }
        }
    }
}

extension Path: Shape {
    public nonisolated func path(in rect: CGRect) -> Path { self }
}
