import RNUIKit

/// A view of UIKit within SwiftUI.
@MainActor @preconcurrency public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    public var body: _RepresentedView {
        _RepresentedView { place in
            let parts = place.identity.kept("representable") {
                let coordinator = makeCoordinator()
                let context = Context(coordinator: coordinator, environment: place.environment)
                return Kept((view: makeUIView(context: context), coordinator: coordinator))
            }.value
            let context = Context(coordinator: parts.coordinator, environment: place.environment)
            updateUIView(parts.view, context: context)
            place.identity.onRemoval["representable"] = {
                Self.dismantleUIView(parts.view, coordinator: parts.coordinator)
            }
            return RepresentedElement(parts.view, place) { sizeThatFits($0, uiView: parts.view, context: context) }
        }
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// The coordinator, environment and transaction of a representable's call.
@MainActor @preconcurrency public struct UIViewRepresentableContext<View: UIViewRepresentable> {
    public let coordinator: View.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues
    init(coordinator: View.Coordinator, environment: EnvironmentValues) {
        (self.coordinator, self.environment) = (coordinator, environment)
    }
}

/// A controller of UIKit within SwiftUI.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: _RepresentedView {
        _RepresentedView { place in
            let parts = place.identity.kept("representable") {
                let coordinator = makeCoordinator()
                let context = Context(coordinator: coordinator, environment: place.environment)
                let controller = makeUIViewController(context: context)
                place.host.afterLayout {
                    controller.viewWillAppear(false)
                    controller.viewIsAppearing(false)
                    controller.viewDidAppear(false)
                }
                return Kept((controller: controller, coordinator: coordinator))
            }.value
            let context = Context(coordinator: parts.coordinator, environment: place.environment)
            updateUIViewController(parts.controller, context: context)
            place.identity.onRemoval["representable"] = {
                parts.controller.viewWillDisappear(false)
                parts.controller.viewDidDisappear(false)
                Self.dismantleUIViewController(parts.controller, coordinator: parts.coordinator)
            }
            return RepresentedElement(parts.controller.view, preferred: parts.controller, place) {
                sizeThatFits($0, uiViewController: parts.controller, context: context)
            }
        }
    }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

@MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Controller: UIViewControllerRepresentable>
{
    public let coordinator: Controller.Coordinator
    public var transaction = Transaction()
    public let environment: EnvironmentValues
    init(coordinator: Controller.Coordinator, environment: EnvironmentValues) {
        (self.coordinator, self.environment) = (coordinator, environment)
    }
}

/// The body of a representable.
public struct _RepresentedView: View, PrimitiveView {
    public typealias Body = Never
    let make: @MainActor (ViewContext) -> Element
    public func _elements(in context: _ViewContext) -> [_ViewElement] { [context.host.tracking { make(context) }] }
}

/// A view of the code's own. Its priorities say how it answers a proposal: one that resists compression isn't made
/// smaller than its content, one that hugs it isn't made larger.
final class RepresentedElement: Element {
    private let view: UIView
    private weak var controller: UIViewController?
    private let sizeThatFits: (ProposedViewSize) -> CGSize?
    private lazy var natural = naturalSize()

    init(
        _ view: UIView, preferred controller: UIViewController? = nil, _ context: ViewContext,
        _ sizeThatFits: @escaping (ProposedViewSize) -> CGSize?
    ) {
        (self.view, self.controller, self.sizeThatFits) = (view, controller, sizeThatFits)
        super.init(context)
        // The host gives the view its frame; constraints within it stay.
        view.translatesAutoresizingMaskIntoConstraints = true
    }

    /// The content's size in points; negative lengths are free.
    private func naturalSize() -> CGSize {
        if let size = controller?.preferredContentSize, size != .zero { return size }
        let own = view.intrinsicContentSize
        guard own.width < 0, own.height < 0, !view.constraints.isEmpty else { return own }
        return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizeThatFits(proposal) { return size }
        return CGSize(
            width: length(proposal.width, natural.width, .horizontal),
            height: length(proposal.height, natural.height, .vertical))
    }

    private func length(_ offer: CGFloat?, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard natural >= 0 else { return offer ?? 10 }
        guard let offer, controller == nil || offer.isFinite else { return natural.upToPixel }
        if offer < natural,
            view.contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
        {
            return natural.upToPixel
        }
        if offer > natural, view.contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue {
            return natural.upToPixel
        }
        return offer
    }

    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        drawing.add(view, CGRect(origin: origin, size: frame.size))
    }
}
