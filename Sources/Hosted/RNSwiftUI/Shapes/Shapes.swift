import RNUIKit

public struct Rectangle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public struct RoundedRectangle: Shape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle
    public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    public nonisolated func _figure(in rect: CGRect) -> _ShapeFigure {
        _ShapeFigure(path: path(in: rect), isContinuous: style == .continuous)
    }
}

public struct UnevenRoundedRectangle: Shape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle
    public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }
    public nonisolated init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
}

/// The largest circle in the middle of a rectangle.
public struct Circle: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (nil, nil): 10
            case (let side?, nil), (nil, let side?): side
            case (let width?, let height?): min(width, height)
            }
        return CGSize(width: side, height: side)
    }
}

public struct Ellipse: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public struct Capsule: Shape {
    public var style: RoundedCornerStyle
    public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }
}

/// A content extension's view has no container with a shape of its own.
public struct ContainerRelativeShape: Shape {
    public nonisolated init() {}
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// The shape of a button's border.
public struct ButtonBorderShape: Equatable, Sendable, InsettableShape {
    enum Kind: Equatable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }
    let kind: Kind
    private var amount: CGFloat = 0
    init(_ kind: Kind) { self.kind = kind }
    public static let automatic = ButtonBorderShape(.automatic)
    public static let capsule = ButtonBorderShape(.capsule)
    public static let circle = ButtonBorderShape(.circle)
    public static let roundedRectangle = ButtonBorderShape(.roundedRectangle(nil))
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(.roundedRectangle(radius))
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        switch kind {
        case .capsule: return Capsule().path(in: rect)
        case .circle: return Circle().path(in: rect)
        // Fact: swiftui/control.button.
        case .automatic: return Path(roundedRect: rect, cornerRadius: 8)
        case .roundedRectangle(let radius): return Path(roundedRect: rect, cornerRadius: radius ?? 8)
        }
    }
    public nonisolated func inset(by amount: CGFloat) -> ButtonBorderShape {
        var copy = self
        copy.amount += amount
        return copy
    }
}

/// A shape in a smaller rectangle; rounded corners keep their centres.
public struct _InsetShape<S: Shape>: InsettableShape {
    let shape: S
    let amount: CGFloat
    public nonisolated func path(in rect: CGRect) -> Path { _figure(in: rect).path }
    public nonisolated func _figure(in rect: CGRect) -> _ShapeFigure {
        let inner = rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2))
        switch shape {
        case let rounded as RoundedRectangle:
            return RoundedRectangle(
                cornerSize: CGSize(
                    width: max(0, rounded.cornerSize.width - amount),
                    height: max(0, rounded.cornerSize.height - amount)), style: rounded.style
            )._figure(in: inner)
        case let uneven as UnevenRoundedRectangle:
            let radii = uneven.cornerRadii
            return UnevenRoundedRectangle(
                topLeadingRadius: max(0, radii.topLeading - amount),
                bottomLeadingRadius: max(0, radii.bottomLeading - amount),
                bottomTrailingRadius: max(0, radii.bottomTrailing - amount),
                topTrailingRadius: max(0, radii.topTrailing - amount)
            )._figure(in: inner)
        default: return shape._figure(in: inner)
        }
    }
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<S> {
        _InsetShape(shape: shape, amount: self.amount + amount)
    }
}

/// A shape that `_InsetShape` makes smaller.
public protocol _PlainInsettableShape: InsettableShape where InsetShape == _InsetShape<Self> {}
extension _PlainInsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Self> {
        _InsetShape(shape: self, amount: amount)
    }
}
extension Rectangle: _PlainInsettableShape {}
extension RoundedRectangle: _PlainInsettableShape {}
extension UnevenRoundedRectangle: _PlainInsettableShape {}
extension Circle: _PlainInsettableShape {}
extension Ellipse: _PlainInsettableShape {}
extension Capsule: _PlainInsettableShape {}
extension ContainerRelativeShape: _PlainInsettableShape {}

/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    public nonisolated func _figure(in rect: CGRect) -> _ShapeFigure { shape._figure(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == Capsule {
    public static var capsule: Capsule { Capsule() }
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == ContainerRelativeShape {
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}
extension Shape where Self == UnevenRoundedRectangle {
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
