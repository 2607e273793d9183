import RNFoundation

/// A path that still grows. Arcs become cubics: a path has lines and cubics only.
public class CGMutablePath: CGPath {
    public override init() {}

    /// The distance of a cubic's control points from the ends of a quarter circle, in radii.
    private static let quarter: CGFloat = 0.552285

    /// Adds a figure of its own, mapped by a transform.
    private func add(_ new: Shape, _ added: [Element], _ transform: CGAffineTransform) {
        if transform.isIdentity {
            add(new, added)
        } else {
            add(.other, added.map { $0.applying(transform) })
        }
        if let first = added.first?.points.first?.applying(transform) { (start, currentPoint) = (first, first) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        add(
            .rectangle(rect, radius: 0),
            [
                .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
                .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
            ], transform)
    }
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        rects.forEach { addRect($0, transform: transform) }
    }

    /// Starts at the right, and goes down.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        let (x, y) = (rect.width / 2, rect.height / 2)
        let arcs = Self.arcs(from: 0, sweep: 2 * .pi).map {
            $0.applying(CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.midX, ty: rect.midY))
        }
        add(.ellipse(rect), [.move(CGPoint(x: rect.maxX, y: rect.midY))] + arcs + [.close], transform)
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let rect = rect.standardized
        let radius = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
        guard radius.width > 0, radius.height > 0 else { return addRect(rect, transform: transform) }
        add(.rectangle(rect, radius: radius.width), Self.rounded(rect, radius, corners: { _ in true }), transform)
    }

    /// A rectangle with rounded corners, of which bits name those that are: 1 and 2 at the top, 4 and 8 at the bottom.
    package func addRoundedRect(_ rect: CGRect, corners: UInt, radii: CGSize) {
        let rect = rect.standardized
        let radius = CGSize(width: min(radii.width, rect.width / 2), height: min(radii.width, rect.height / 2))
        if corners & 15 == 15 {
            return addRoundedRect(in: rect, cornerWidth: radius.width, cornerHeight: radius.height)
        }
        guard radius.width > 0, radius.height > 0, corners & 15 != 0 else { return addRect(rect) }
        add(.other, Self.rounded(rect, radius, corners: { corners & $0 != 0 }), .identity)
    }

    private static func rounded(_ rect: CGRect, _ radius: CGSize, corners: (UInt) -> Bool) -> [Element] {
        /// A corner's ends and control points: `x` and `y` point from the corner into the rectangle.
        func corner(_ bit: UInt, _ x: CGFloat, _ y: CGFloat, isAlongX: Bool) -> [Element] {
            let point = CGPoint(x: x > 0 ? rect.minX : rect.maxX, y: y > 0 ? rect.minY : rect.maxY)
            guard corners(bit) else { return [.line(point)] }
            func at(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
                CGPoint(x: point.x + x * dx * radius.width, y: point.y + y * dy * radius.height)
            }
            let near = 1 - quarter
            return isAlongX
                ? [.line(at(1, 0)), .curve(at(near, 0), at(0, near), to: at(0, 1))]
                : [.line(at(0, 1)), .curve(at(0, near), at(near, 0), to: at(1, 0))]
        }
        let begin = CGPoint(x: rect.minX + (corners(1) ? radius.width : 0), y: rect.minY)
        return [.move(begin)] + corner(2, -1, 1, isAlongX: true) + corner(8, -1, -1, isAlongX: false)
            + corner(4, 1, -1, isAlongX: true) + corner(1, 1, 1, isAlongX: false) + [.close]
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        let copy = CGPath()
        (copy.shape, copy.elements, copy.start, copy.currentPoint) = (
            path.shape, path.elements, path.start, path.currentPoint
        )
        copy.apply(transform)
        add(copy.shape, copy.elements)
        (start, currentPoint) = (copy.start, copy.currentPoint)
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        if case .move = elements.last { elements.removeLast() }
        add(.other, [.move(point)])
        (start, currentPoint) = (point, point)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        begin(at: point)
        elements.append(.line(point))
        if elements.count == 2, let start { shape = .line(start, point) } else { shape = .other }
        currentPoint = point
    }

    private func begin(at point: CGPoint) {
        if elements.isEmpty || start == nil { move(to: point) }
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        points.dropFirst().forEach { addLine(to: $0, transform: transform) }
    }

    /// - Parameter clockwise: in axes whose y points up; on a screen, angles grow if it is `false`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
            sweep = max(sweep, -turn)
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
            sweep = min(sweep, turn)
        }
        let map = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
            .concatenating(transform)
        let first = CGPoint(x: cos(startAngle), y: sin(startAngle)).applying(map)
        let isFirst = elements.isEmpty
        if isFirst { move(to: first) } else if currentPoint != first { addLine(to: first) }
        let arcs = Self.arcs(from: startAngle, sweep: sweep).map { $0.applying(map) }
        elements += arcs
        let isWhole = isFirst && abs(sweep) >= turn - 0.001 && transform.isIdentity
        shape =
            isWhole
            ? .ellipse(CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
            : .other
        currentPoint = CGPoint(x: cos(startAngle + sweep), y: sin(startAngle + sweep)).applying(map)
    }

    /// Arcs of the unit circle, each at most a quarter.
    private static func arcs(from start: CGFloat, sweep: CGFloat) -> [Element] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
            return .curve(
                CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
                CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
                to: CGPoint(x: cos(to), y: sin(to)))
        }
    }

    public func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
            clockwise: delta < 0)
    }

    /// An arc that touches the line to a corner and the line from there.
    public func addArc(
        tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let (corner, end) = (corner.applying(transform), end.applying(transform))
        func unit(_ point: CGPoint) -> CGPoint {
            let (x, y) = (point.x - corner.x, point.y - corner.y)
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? CGPoint(x: x / length, y: y / length) : .zero
        }
        let (back, on) = (unit(currentPoint), unit(end))
        let angle = acos(min(1, max(-1, back.x * on.x + back.y * on.y)))
        guard radius > 0, angle > 0.001, angle < .pi - 0.001 else { return addLine(to: corner) }
        let reach = radius / tan(angle / 2)
        addLine(to: CGPoint(x: corner.x + back.x * reach, y: corner.y + back.y * reach))
        let control = 4 / 3 * tan((.pi - angle) / 4) * radius
        let far = reach - control
        addCurve(
            to: CGPoint(x: corner.x + on.x * reach, y: corner.y + on.y * reach),
            control1: CGPoint(x: corner.x + back.x * far, y: corner.y + back.y * far),
            control2: CGPoint(x: corner.x + on.x * far, y: corner.y + on.y * far))
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let (end, control) = (end.applying(transform), control.applying(transform))
        begin(at: control)
        func near(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: near(currentPoint), control2: near(end))
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let end = end.applying(transform)
        begin(at: control1.applying(transform))
        elements.append(.curve(control1.applying(transform), control2.applying(transform), to: end))
        (shape, currentPoint) = (.other, end)
    }

    public func closeSubpath() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
        if case .line = shape { shape = .other }
        if let start { currentPoint = start }
    }
}
