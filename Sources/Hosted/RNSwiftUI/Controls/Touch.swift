import RNUIKit

/// A view whose taps do something. It has no look of its own.
final class TouchView: UIView {
    private let recognizer = UITapGestureRecognizer(target: nil, action: nil)
    var tapped: (() -> Void)? {
        didSet {
            recognizer.action = tapped
            if recognizer.view == nil { addGestureRecognizer(recognizer) }
        }
    }
}

/// An element that is touched as a whole.
final class TouchElement: Element {
    private let action: () -> Void
    private let isEnabled: Bool
    /// - Parameter isEnabled: `false` lets a touch do nothing, neither here nor further out.
    init(_ child: Element, isEnabled: Bool, _ context: ViewContext, _ action: @escaping () -> Void) {
        (self.action, self.isEnabled) = (action, isEnabled)
        super.init(context, [child])
    }
    /// The label or only text; of several, as in a row, the first short one.
    override var title: String? { onlyText ?? firstText }
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let view = drawing.view(TouchView.self, at: identity) { TouchView(frame: .zero) }
        view.tapped = isEnabled ? action : {}
        drawing.add(view, CGRect(origin: origin, size: frame.size))
        let inner = ViewDrawing(view)
        drawChildren(inner, at: CGPoint(x: origin.x - view.drawnFrame.minX, y: origin.y - view.drawnFrame.minY))
        inner.finish()
    }
}

extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        wrapped { element, context in
            TouchElement(element, isEnabled: context.environment.isEnabled, context, action)
        }
    }
    /// Called with the view's centre: taps have no position here.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        wrapped { element, context in
            TouchElement(element, isEnabled: context.environment.isEnabled, context) { [weak element] in
                let size = element?.frame.size ?? .zero
                action(CGPoint(x: size.width / 2, y: size.height / 2))
            }
        }
    }
    /// No user presses long here.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View { self }
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        effect { _ in enabled ? [:] : [.userInteractionEnabled: false] }
    }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
}

public struct HoverEffect: Sendable {
    public static let automatic = Self(), highlight = Self(), lift = Self()
}
