import RNSwiftUI

/// A mark with all that its modifiers say.
public struct _ChartMark {
    enum Kind { case line, area, bar, point, rule, rectangle, sector }
    let kind: Kind
    var x, y: PlottedSpan?
    /// Points of the plot from its leading or top edge, in place of values.
    var xPoints: (start: CGFloat?, end: CGFloat?) = (nil, nil)
    var yPoints: (start: CGFloat?, end: CGFloat?) = (nil, nil)
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var series: _PlottedValue?
    var style: AnyShapeStyle?
    var styleValue: _PlottedValue?
    var symbol: ChartSymbol?
    var symbolValue: _PlottedValue?
    var symbolSize: CGSize?
    var sizeValue: _PlottedValue?
    var lineValue: _PlottedValue?
    var group: (value: _PlottedValue, axis: Axis?, span: MarkDimension)?
    var stroke: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var cornerRadius: CGFloat = 0
    var opacity: Double = 1
    var offset = CGSize.zero
    var zIndex: Double = 0
    var annotations: [ChartAnnotation] = []
    var sector = ChartSector()

    init(_ kind: Kind, x: PlottedSpan? = nil, y: PlottedSpan? = nil) { (self.kind, self.x, self.y) = (kind, x, y) }

    /// Marks with equal keys are one line or area.
    var seriesKey: [_PlottedValue?] { [series ?? styleValue ?? lineValue ?? symbolValue] }

    /// `true` where the bar or area grows to the right.
    var isHorizontal: Bool {
        if let x, x.isInterval { return true }
        if let y, y.isInterval { return false }
        guard let x else { return false }
        guard let y else { return !x.isDiscrete }
        return !x.isDiscrete && y.isDiscrete
    }
}

/// A sector's radii and inset.
struct ChartSector {
    var inner = MarkDimension.automatic
    var outer = MarkDimension.automatic
    /// In points.
    var inset: CGFloat = 0
}

/// A view beside a mark.
struct ChartAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    /// In points.
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    let view: AnyView
}

/// A width, height or radius.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind {
        case automatic
        case fixed(CGFloat), inset(CGFloat), ratio(CGFloat)
    }
    let kind: Kind
    public static let automatic = MarkDimension(kind: .automatic)
    public static func fixed(_ width: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(width)) }
    public static func inset(_ inset: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(inset)) }
    public static func ratio(_ ratio: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(ratio)) }
    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    private init(kind: Kind) { self.kind = kind }

    /// The length in a slot of a length; `automatic` takes a share of it.
    func length(in slot: CGFloat, automatic share: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: max(0, slot * share)
        case .fixed(let length): max(0, length)
        case .inset(let inset): max(0, slot - 2 * inset)
        case .ratio(let ratio): max(0, slot * ratio)
        }
    }
    /// A radius below an outer one.
    func radius(of outer: CGFloat, automatic share: CGFloat) -> CGFloat {
        if case .inset(let inset) = kind { return max(0, outer - inset) }
        return length(in: outer, automatic: share)
    }
}

public struct MarkStackingMethod: Hashable, Sendable {
    private let name: String
    public static let standard = Self(name: "standard"), normalized = Self(name: "normalized")
    public static let center = Self(name: "center"), unstacked = Self(name: "unstacked")
}

public struct InterpolationMethod: Sendable {
    enum Kind {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(CGFloat), cardinal(CGFloat)
    }
    let kind: Kind
    public static var linear: Self { Self(kind: .linear) }
    public static var monotone: Self { Self(kind: .monotone) }
    public static var catmullRom: Self { catmullRom(alpha: 0.5) }
    public static func catmullRom(alpha: CGFloat) -> Self { Self(kind: .catmullRom(alpha)) }
    public static var cardinal: Self { cardinal(tension: 0) }
    public static func cardinal(tension: CGFloat) -> Self { Self(kind: .cardinal(tension)) }
    public static var stepStart: Self { Self(kind: .stepStart) }
    public static var stepCenter: Self { Self(kind: .stepCenter) }
    public static var stepEnd: Self { Self(kind: .stepEnd) }
}

public struct AnnotationPosition: Equatable, Sendable {
    /// Directions from the mark: -1, 0 or 1.
    let x, y: CGFloat
    /// `true` where legends and names of axes choose their own place.
    var isAutomatic = false
    public static let overlay = Self(x: 0, y: 0)
    public static let automatic = Self(x: 0, y: -1, isAutomatic: true), top = Self(x: 0, y: -1),
        bottom = Self(x: 0, y: 1)
    public static let leading = Self(x: -1, y: 0), trailing = Self(x: 1, y: 0)
    public static let topLeading = Self(x: -1, y: -1), topTrailing = Self(x: 1, y: -1)
    public static let bottomLeading = Self(x: -1, y: 1), bottomTrailing = Self(x: 1, y: 1)
}

public struct AnnotationOverflowResolution: Sendable {
    public struct Boundary: Sendable {
        let isPlot: Bool
        public static let automatic = Self(isPlot: false), chart = Self(isPlot: false), plot = Self(isPlot: true)
    }
    public struct Strategy: Sendable {
        /// `nil` lets the view leave the chart.
        let boundary: Boundary?
        public static let automatic = Self(boundary: .chart), fit = Self(boundary: .chart)
        public static let padScale = Self(boundary: .chart), disabled = Self(boundary: nil)
        public static func fit(to boundary: Boundary) -> Self { Self(boundary: boundary) }
    }
    let x, y: Strategy
    public static let automatic = Self()
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
}

public struct AnnotationContext {
    /// In points; a mark's size isn't known before the layout.
    public let targetSize: CGSize
}
