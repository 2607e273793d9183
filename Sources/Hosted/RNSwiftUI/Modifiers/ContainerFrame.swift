import RNUIKit

private struct ContainerKey: EnvironmentKey { static var defaultValue: ContainerSize? { nil } }
private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: (any Shape)? { nil } }

/// The offer to a scroll view or host, for the frames in it that are shares of it.
@MainActor final class ContainerSize {
    private(set) var offer = ProposedViewSize.unspecified
    /// `true` once a frame depends on the size.
    fileprivate var isUsed = false

    /// Sets the size before the content is measured. Sizes that follow from another one are forgotten.
    func set(_ offer: ProposedViewSize, for content: Element) {
        guard offer != self.offer else { return }
        self.offer = offer
        if isUsed { content.forgetLayout() }
    }
}

extension EnvironmentValues {
    var container: ContainerSize? {
        get { self[ContainerKey.self] }
        set { self[ContainerKey.self] = newValue }
    }
    /// The shape that `ContainerRelativeShape` takes.
    var containerShape: (any Shape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    public func containerShape<T: Shape>(_ shape: T) -> some View { changingEnvironment { $0.containerShape = shape } }

    /// The size of the nearest scroll view, or of the host.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        containerRelativeFrame(axes, alignment: alignment) { length, _ in
            let own = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
            return own * CGFloat(span) + spacing * CGFloat(span - 1)
        }
    }
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { wrapped { ContainerFrameElement($0, axes, alignment, length, $1) } }
}

/// A frame whose lengths follow from those of the scroll view or host around it.
private final class ContainerFrameElement: AligningElement {
    private let axes: Axis.Set
    private let length: (CGFloat, Axis) -> CGFloat
    init(
        _ child: Element, _ axes: Axis.Set, _ alignment: Alignment, _ length: @escaping (CGFloat, Axis) -> CGFloat,
        _ context: ViewContext
    ) {
        (self.axes, self.length) = (axes, length)
        super.init(child, alignment, context)
        environment.container?.isUsed = true
    }
    override func offer(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        let container = environment.container?.offer ?? .unspecified
        var offer = proposal
        if axes.contains(.horizontal), let width = container.width, width.isFinite {
            offer.width = max(0, length(width, .horizontal))
        }
        if axes.contains(.vertical), let height = container.height, height.isFinite {
            offer.height = max(0, length(height, .vertical))
        }
        return offer
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = offer(proposal, in: .zero)
        let child = children[0].size(offer)
        return CGSize(
            width: axes.contains(.horizontal) ? offer.width ?? child.width : child.width,
            height: axes.contains(.vertical) ? offer.height ?? child.height : child.height)
    }
}
