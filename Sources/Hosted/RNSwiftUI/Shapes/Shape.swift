import RNUIKit

/// An outline that fills a rectangle. As a view it is filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
    nonisolated func path(in rect: CGRect) -> Path
    nonisolated static var role: ShapeRole { get }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// The outline with a line around it, and the part of it that is drawn.
    nonisolated func _figure(in rect: CGRect) -> _ShapeFigure
}

public enum ShapeRole: Sendable { case fill, stroke, separator }
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape's path, and how it is drawn.
public struct _ShapeFigure {
    var path: Path
    /// The line that is drawn instead of a filling.
    var stroke: StrokeStyle?
    /// Shares of the path's length.
    var trim: ClosedRange<CGFloat> = 0...1
    var isContinuous = false
}

extension Shape {
    public nonisolated static var role: ShapeRole { .fill }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    /// All that is offered.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    public nonisolated func _figure(in rect: CGRect) -> _ShapeFigure { _ShapeFigure(path: path(in: rect)) }
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
    public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
    }
    public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> _ShapeView<_StrokedShape<Self>, S> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
    public nonisolated func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
        _StrokedShape(shape: self, style: style)
    }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, range: min(start, end)...max(start, end))
    }
    public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
        _TransformedShape(shape: self) { _ in transform }
    }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
        _TransformedShape(shape: self) { rect in
            .about(anchor, in: rect, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        }
    }
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
        _TransformedShape(shape: self) { .about(anchor, in: $0, CGAffineTransform(scaleX: x, y: y)) }
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    public nonisolated func offset(_ offset: CGSize) -> some Shape {
        _TransformedShape(shape: self) { _ in CGAffineTransform(translationX: offset.width, y: offset.height) }
    }
    public nonisolated func offset(_ offset: CGPoint) -> some Shape {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
        offset(CGSize(width: x, height: y))
    }
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}

extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { inset(by: style.lineWidth / 2).stroke(content, style: style) }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), style: style)
    }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
    }
}

extension CGAffineTransform {
    /// A transform about a point of a rectangle.
    static func about(_ anchor: UnitPoint, in rect: CGRect, _ transform: CGAffineTransform) -> CGAffineTransform {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

public struct _StrokedShape<S: Shape>: Shape {
    let shape: S
    let style: StrokeStyle
    public nonisolated static var role: ShapeRole { .stroke }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func _figure(in rect: CGRect) -> _ShapeFigure {
        var figure = shape._figure(in: rect)
        figure.stroke = style
        return figure
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

struct _TrimmedShape<S: Shape>: Shape {
    let shape: S
    let range: ClosedRange<CGFloat>
    nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: range.lowerBound, to: range.upperBound)
    }
    nonisolated func _figure(in rect: CGRect) -> _ShapeFigure {
        var figure = shape._figure(in: rect)
        figure.trim = range
        return figure
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

struct _TransformedShape<S: Shape>: Shape {
    let shape: S
    let transform: @Sendable (CGRect) -> CGAffineTransform
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
    nonisolated func _figure(in rect: CGRect) -> _ShapeFigure {
        var figure = shape._figure(in: rect)
        figure.path = figure.path.applying(transform(rect))
        return figure
    }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

struct _SizedShape<S: Shape>: Shape {
    let shape: S
    let size: CGSize
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    nonisolated func _figure(in rect: CGRect) -> _ShapeFigure {
        shape._figure(in: CGRect(origin: rect.origin, size: size))
    }
}
