import RNUIKit

/// A shape filled with a style, or drawn as a line in it.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.shape(Content.self))
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
    }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let shape: any Shape =
            shape is ContainerRelativeShape ? context.environment.containerShape ?? shape : shape
        return [ShapeElement(shape, style._paint(in: context.environment), fillStyle, context)]
    }
}

extension _ShapeView {
    /// A line over the filling.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        overlay(shape.stroke(content, style: style))
    }
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }
    /// A filling behind what is drawn already.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        background(_ShapeView<Content, S>(shape: shape, style: content, fillStyle: style))
    }
}

extension _ShapeView where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> some View { overlay(shape.strokeBorder(content, style: style)) }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> some View { overlay(shape.strokeBorder(content, lineWidth: lineWidth)) }
}

/// Draws a shape as the simplest view that shows it: a rectangle, an ellipse, else a path.
final class ShapeElement: Element {
    private let shape: any Shape
    let paint: _Paint
    private let fillStyle: FillStyle
    private let type: Any.Type

    /// - Parameter type: the view's, if it isn't the shape.
    init(
        _ shape: any Shape, _ paint: _Paint, _ fillStyle: FillStyle, _ context: ViewContext, of type: Any.Type? = nil
    ) {
        (self.shape, self.paint, self.fillStyle) = (shape, paint, fillStyle)
        self.type = type ?? Swift.type(of: shape)
        super.init(context)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    override var viewType: String { TypeNames.short(type) }

    /// The outline, for masks and clips.
    func figure(in size: CGSize) -> _ShapeFigure { shape._figure(in: CGRect(origin: .zero, size: size)) }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let figure = figure(in: frame.size)
        let view = drawing.view(ShapeUIView.self, at: identity) { ShapeUIView(frame: .zero) }
        if let (type, keys, box) = simple(figure) {
            view.setKeys(keys, type: type)
            drawing.add(view, box.offsetBy(dx: origin.x, dy: origin.y))
        } else {
            let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
            let ring = PaintedRing(figure).flatMap { $0.isAround(middle) ? $0 : nil }
            let area = PaintedArea(
                outline: outline(figure), usesEvenOddRule: fillStyle.isEOFilled && figure.stroke == nil,
                size: frame.size, ring: ring)
            if !area.draw(paint, view) { view.setKeys(path(figure), type: "path") }
            drawing.addKeepingSize(view, CGRect(origin: origin, size: frame.size))
        }
        if let shadow = paint.shadow { view.storage[.shadow] = shadow }
    }

    /// A filled rectangle or ellipse in a frame of its own; `nil` for anything else.
    private func simple(_ figure: _ShapeFigure) -> (type: JSON, keys: [WireKey: JSON], box: CGRect)? {
        guard figure.stroke == nil, figure.trim == 0...1 else { return nil }
        var keys: [WireKey: JSON] = [:]
        let box: CGRect
        switch figure.path.cgPath.shape {
        case .rectangle(let rect, let radius):
            box = rect
            if radius > 0 {
                keys[.cornerRadius] = .points(radius)
                if figure.isContinuous { keys[.cornerCurve] = "continuous" }
            }
        case .ellipse(let rect):
            box = rect
            if case .color(let color) = paint.kind { return ("ellipse", [.fill: color.value.json], rect) }
            guard rect.width == rect.height else { return nil }
            keys[.cornerRadius] = .points(rect.width / 2)
        case .empty, .line, .other: return nil
        }
        switch paint.kind {
        case .color(let color):
            keys[.fill] = color.value.json
            return ("rectangle", keys, box)
        case .gradient(let gradient):
            if case .angular = gradient.form { return nil }
            keys[.gradient] = gradient.json(in: box.size)
            return ("path", keys, box)
        case .mesh: return nil
        case .material(let name):
            keys[.material] = .string(name)
            keys[.clipsToBounds] = true
            return ("visualEffect", keys, box)
        case .image(let image):
            (keys[.image], keys[.contentMode], keys[.clipsToBounds]) = (image.json, "topLeft", true)
            return ("image", keys, box)
        }
    }

    /// The area that the figure covers: that of its line, or of the part of its filling.
    private func outline(_ figure: _ShapeFigure) -> Path {
        let isWhole = figure.trim == 0...1
        let part =
            isWhole ? figure.path : figure.path.trimmedPath(from: figure.trim.lowerBound, to: figure.trim.upperBound)
        return figure.stroke.map { part.strokedPath($0) } ?? part
    }

    private func path(_ figure: _ShapeFigure) -> [WireKey: JSON] {
        let rule = fillStyle.isEOFilled && figure.stroke == nil ? "evenOdd " : ""
        if case .gradient(let gradient) = paint.kind {
            return [
                .path: .string(rule + outline(figure).cgPath.text()), .gradient: gradient.json(in: frame.size),
            ]
        }
        guard let stroke = figure.stroke else {
            return [.path: .string(rule + outline(figure).cgPath.text()), .fill: paint.color.value.json]
        }
        if case .gradient = paint.kind {
            Host.shared.note(
                "code-not-modelled", "SwiftUI: a line with a gradient is drawn in the colour of its middle")
        }
        var keys: [WireKey: JSON] = [
            .path: .string(figure.path.cgPath.text()), .fill: .string("#00000000"),
            .stroke: paint.color.value.json, .lineWidth: .points(stroke.lineWidth),
            .lineCap: .string("\(stroke.lineCap)"), .lineJoin: .string("\(stroke.lineJoin)"),
            .strokeStart: .points(min(1, max(0, figure.trim.lowerBound))),
            .strokeEnd: .points(min(1, max(0, figure.trim.upperBound))),
        ]
        if !stroke.dash.isEmpty {
            keys[.dash] = .points(stroke.dash)
            keys[.dashPhase] = .points(stroke.dashPhase)
        }
        return keys
    }
}

/// A view whose type follows what it draws.
final class ShapeUIView: UIView {}
