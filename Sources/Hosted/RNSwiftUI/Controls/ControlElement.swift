import RNUIKit

/// An element that is one of UIKit's views, kept from one evaluation to the next.
final class ControlElement<V: UIView>: Element {
    private let make: () -> V
    private let update: (V) -> Void
    /// Lengths that the view takes of an offer instead of its own; `nil` for those that it has itself.
    private let isFlexible: Axis.Set
    private lazy var control: V = {
        if let old = identity.view as? V { return old }
        let new = make()
        identity.view = new
        return new
    }()
    private var isUpdated = false

    init(
        _ context: ViewContext, flexible: Axis.Set = [], make: @escaping () -> V,
        update: @escaping (V) -> Void
    ) {
        (self.make, self.update, isFlexible) = (make, update, flexible)
        super.init(context)
    }

    /// The view with the values of this evaluation.
    private var updated: V {
        if !isUpdated {
            isUpdated = true
            update(control)
        }
        return control
    }

    /// The view's own size, which is asked for once.
    private lazy var own = RNUIKit.Layout.fittingSize(of: updated, width: nil, height: nil)

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: isFlexible.contains(.horizontal) ? proposal.width ?? max(own.width, 100) : own.width.upToPixel,
            height: isFlexible.contains(.vertical) ? proposal.height ?? own.height : own.height.upToPixel)
    }
    /// A control's label stands beside it, a field's in it.
    override var title: String? {
        if let placeholder = (control as? UITextField)?.placeholder, !placeholder.isEmpty { return placeholder }
        return traits.label ?? ancestors.dropFirst().first { $0.children.count > 1 }?.onlyText
    }
    override var kind: String { TypeNames.short(V.self).replacingOccurrences(of: "UI", with: "") }
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        drawing.add(updated, CGRect(origin: origin, size: frame.size))
    }
}

/// A control by its element.
struct ControlView: PrimitiveView {
    typealias Body = Never
    let make: @MainActor (ViewContext) -> Element
    public func _elements(in context: _ViewContext) -> [_ViewElement] { [make(context)] }
}

/// Names a control by a label that its style doesn't show.
struct UnseenLabel<Label: View>: ViewModifier {
    let label: Label
    func body(content: Content) -> some View {
        ElementReader(content: label) { elements, _ in
            content.wrapped { element, _ in
                let text = elements.map(\.plainText).joined(separator: " ")
                if !text.isEmpty, element.traits.label == nil { element.traits.label = text }
                return element
            }
        }
    }
}
