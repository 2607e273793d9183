import RNUIKit

extension View {
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        wrapped { ClipElement($0, shape, style, $1) }
    }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
    }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        MaskedView(content: self, mask: mask(), alignment: alignment)
    }
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        MaskedView(content: self, mask: mask, alignment: .center)
    }
    /// The tool finds touched views by their frames.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View { self }
}

public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Clips what it draws: a single view by its own corners, which its shadow then follows, else a view around all.
private final class ClipElement: Element {
    private let shape: any Shape
    private let style: FillStyle
    init(_ child: Element, _ shape: any Shape, _ style: FillStyle, _ context: ViewContext) {
        (self.shape, self.style) = (shape, style)
        super.init(context, [child])
    }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let keys = clipKeys(shape._figure(in: CGRect(origin: .zero, size: frame.size)), style)
        let before = drawing.views.count
        drawChildren(drawing, at: origin)
        let drawn = drawing.views[before...]
        if drawn.count == 1, let only = drawn.first, keys[.mask] == nil,
            only.fills(CGRect(origin: origin, size: frame.size).onPixels)
        {
            for (key, value) in keys { only.storage[key] = value }
        } else {
            drawing.removeLast(drawn.count)
            let container = drawing.addContainer(of: self, at: origin, keys)
            guard keys[.mask] == nil else { return }
            // A shadow further out is that of the views in the clip: what fills it has its corners.
            for view in container.subviews where view.fills(CGRect(origin: .zero, size: container.drawnFrame.size)) {
                for (key, value) in keys { view.storage[key] = value }
            }
        }
    }
}

extension UIView {
    /// Brings a picture or a colour to a clip's bounds; `false` for a view that is cut in another way.
    fileprivate func fills(_ bounds: CGRect) -> Bool {
        guard storage[.cornerRadius] == nil, storage[.shadow] == nil, storage[.transform] == nil, subviews.isEmpty
        else { return false }
        switch storage[.type]?.string {
        case "rectangle", "path":
            // At half a pixel its edges may be rounded to other pixels than the clip's.
            guard storage[.path] == nil, drawnFrame.isWithinPixel(of: bounds) else { return false }
            if drawnFrame != bounds { frame = bounds }
            return true
        case "image":
            let (own, picture) = (drawnFrame, (self as? PictureView)?.picture?.size ?? .zero)
            guard own.insetBy(dx: -1, dy: -1).contains(bounds), abs(own.midX - bounds.midX) < 1,
                abs(own.midY - bounds.midY) < 1, picture.height > 0, own.height > 0
            else { return false }
            if own == bounds { return true }
            // A picture that fills its place in its own ratio does so in the clip as well.
            guard abs(own.width / own.height - picture.width / picture.height) < 0.02 else { return false }
            storage[.contentMode] = "scaleAspectFill"
            frame = bounds
            return true
        default: return false
        }
    }
}

extension CGRect {
    /// `true` if each edge lies a pixel at most from another rectangle's.
    fileprivate func isWithinPixel(of other: CGRect) -> Bool {
        let pixel = 1 / UIScreen.main.scale + 1e-6
        return abs(minX - other.minX) <= pixel && abs(maxX - other.maxX) <= pixel
            && abs(minY - other.minY) <= pixel && abs(maxY - other.maxY) <= pixel
    }
}

extension Element {
    /// The keys that clip a view to an outline: a corner radius where it is one, else a mask.
    fileprivate func clipKeys(_ figure: _ShapeFigure, _ style: FillStyle) -> [WireKey: JSON] {
        let path = figure.path.cgPath
        let bounds = CGRect(origin: .zero, size: frame.size)
        switch path.shape {
        case .rectangle(let rect, let radius) where rect.isWithinPixel(of: bounds):
            var keys: [WireKey: JSON] = [.clipsToBounds: true, .cornerRadius: .points(radius)]
            if figure.isContinuous { keys[.cornerCurve] = "continuous" }
            return keys
        case .ellipse(let rect)
        where rect.isWithinPixel(of: bounds)
            && rect.isWithinPixel(of: CGRect(origin: rect.origin, size: CGSize(width: rect.height, height: rect.width))):
            return [.clipsToBounds: true, .cornerRadius: .points(min(rect.width, rect.height) / 2)]
        default: return [.mask: .string((style.isEOFilled ? "evenOdd " : "") + path.text())]
        }
    }
}

/// A view of which another one's outline shows a part.
private struct MaskedView<Content: View, Mask: View>: PrimitiveView {
    typealias Body = Never
    public nonisolated var _place = _ViewPlace(.modifier)
    let content: Content
    let mask: Mask
    let alignment: Alignment

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        evaluate(content, in: context.child(.content)).map { element in
            let own = context.wrapping(element)
            var place = own.child(.part("mask"))
            // A text or symbol that masks a colour or gradient is drawn in it instead.
            if let shape = element as? ShapeElement {
                place.environment.foreground = ForegroundLevels(levels: [shape.paint])
            }
            return MaskElement(element, evaluateOne(mask, in: place), alignment, own)
        }
    }
}

/// Shapes mask by their outlines; other views don't mask, with a note.
private final class MaskElement: AligningElement {
    private let mask: Element
    private let alignment: Alignment
    init(_ child: Element, _ mask: Element, _ alignment: Alignment, _ context: ViewContext) {
        (self.mask, self.alignment) = (mask, alignment)
        super.init(child, .topLeading, context)
    }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let offer = ProposedViewSize(frame.size)
        let (own, part) = (dimensions(proposal), mask.dimensions(offer))
        mask.place(
            at: CGPoint(
                x: own[alignment.horizontal] - part[alignment.horizontal],
                y: own[alignment.vertical] - part[alignment.vertical]), offer)
        var outlines: [String] = []
        guard mask.collectOutlines(at: mask.frame.origin, &outlines) else {
            if children[0] is ShapeElement {
                return mask.draw(
                    drawing, at: CGPoint(x: origin.x + mask.frame.minX, y: origin.y + mask.frame.minY))
            }
            Host.shared.note("code-not-modelled", "SwiftUI: a mask that isn't a shape isn't drawn")
            return drawChildren(drawing, at: origin)
        }
        drawing.addContainer(of: self, at: origin, [.mask: .string(outlines.joined(separator: " "))])
    }
}

extension Element {
    /// The outlines of the shapes in a mask; `false` for anything else than shapes.
    fileprivate func collectOutlines(at origin: CGPoint, _ outlines: inout [String]) -> Bool {
        if let shape = self as? ShapeElement {
            outlines.append(shape.figure(in: frame.size).path.cgPath.text(offset: origin))
            return true
        }
        guard !children.isEmpty else { return self is SpacerElement }
        return children.allSatisfy { child in
            child.collectOutlines(
                at: CGPoint(x: origin.x + child.frame.minX, y: origin.y + child.frame.minY), &outlines)
        }
    }
}
