import RNSwiftUI

/// The symbol of a point.
struct ChartSymbol {
    /// The outline in a square of a side; `nil` for a view.
    let path: ((CGRect) -> Path)?
    /// In points, for an outline that isn't filled.
    let lineWidth: CGFloat?
    let view: AnyView?

    init<S: ChartSymbolShape>(_ shape: S) {
        path = { shape.path(in: $0) }
        lineWidth = (shape as? BasicChartSymbolShape)?.lineWidth
        view = nil
    }
    init(view: AnyView) { (path, lineWidth, self.view) = (nil, nil, view) }

    /// The symbols of the first, second, … value of `symbol(by:)` (fact: swiftui/chart.symbol).
    static let defaults: [ChartSymbol] = [
        BasicChartSymbolShape.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross, .asterisk,
    ].map { ChartSymbol($0) }
}

public protocol ChartSymbolShape: Shape {
    nonisolated var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    public nonisolated var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}

public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    var lineWidth: CGFloat?
    public static var circle: Self { Self(kind: .circle) }
    public static var square: Self { Self(kind: .square) }
    public static var triangle: Self { Self(kind: .triangle) }
    public static var diamond: Self { Self(kind: .diamond) }
    public static var pentagon: Self { Self(kind: .pentagon) }
    public static var plus: Self { Self(kind: .plus) }
    public static var cross: Self { Self(kind: .cross) }
    public static var asterisk: Self { Self(kind: .asterisk) }
    public func strokeBorder(lineWidth: CGFloat = 1) -> Self { Self(kind: kind, lineWidth: lineWidth) }

    public nonisolated func path(in rect: CGRect) -> Path {
        let (center, radius) = (CGPoint(x: rect.midX, y: rect.midY), rect.width / 2)
        func polygon(_ corners: Int) -> Path {
            var path = Path()
            path.addLines(
                (0..<corners).map { index in
                    let angle = Double(index) / Double(corners) * 2 * .pi - .pi / 2
                    return CGPoint(
                        x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
                })
            path.closeSubpath()
            return path
        }
        /// Bars through the centre, each a third of the symbol wide.
        func bars(_ angles: [Double]) -> Path {
            let bar = Path(CGRect(x: -radius, y: -radius / 4, width: 2 * radius, height: radius / 2))
            return angles.reduce(into: Path()) { path, angle in
                let turn = CGAffineTransform(rotationAngle: CGFloat(angle * .pi / 180))
                path.addPath(
                    bar.applying(turn.concatenating(CGAffineTransform(translationX: center.x, y: center.y))))
            }
        }
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon(3)
        case .diamond: return polygon(4)
        case .pentagon: return polygon(5)
        case .plus: return bars([0, 90])
        case .cross: return bars([45, 135])
        case .asterisk: return bars([0, 60, 120])
        }
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: Self { .init(kind: .circle) }
    public static var square: Self { .init(kind: .square) }
    public static var triangle: Self { .init(kind: .triangle) }
    public static var diamond: Self { .init(kind: .diamond) }
    public static var pentagon: Self { .init(kind: .pentagon) }
    public static var plus: Self { .init(kind: .plus) }
    public static var cross: Self { .init(kind: .cross) }
    public static var asterisk: Self { .init(kind: .asterisk) }
}
