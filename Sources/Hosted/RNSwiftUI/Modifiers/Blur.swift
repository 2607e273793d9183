import RNUIKit

extension View {
    /// Filled shapes are blurred; other views are drawn sharp, with a note.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        wrapped { radius > 0 ? BlurElement($0, radius, $1) : $0 }
    }
}

/// A blurred shape is its own shadow, thrown by a shape far beside it: the tool blurs shadows, and nothing else.
private final class BlurElement: Element {
    private let radius: CGFloat
    init(_ child: Element, _ radius: CGFloat, _ context: ViewContext) {
        self.radius = radius
        super.init(context, [child])
    }
    /// In points: beyond any screen.
    private static let distance: CGFloat = 4_000

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        guard let shape = shape(in: children[0]), case .color(let color) = shape.paint.kind else {
            Host.shared.note("code-not-modelled", "SwiftUI: blur is drawn for filled shapes only")
            return drawChildren(drawing, at: origin)
        }
        let count = drawing.views.count
        drawChildren(drawing, at: CGPoint(x: origin.x + Self.distance, y: origin.y))
        for view in drawing.views[count...] {
            view.storage[.shadow] = .shadow(color, radius: radius, CGSize(width: -Self.distance, height: 0))
        }
    }

    /// The only shape that an element draws.
    private func shape(in element: Element) -> ShapeElement? {
        if let shape = element as? ShapeElement { return shape }
        let isPlain = !(element is EffectElement) && element.children.count == 1
        return isPlain ? shape(in: element.children[0]) : nil
    }
}
