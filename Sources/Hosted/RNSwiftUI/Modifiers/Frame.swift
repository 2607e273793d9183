import RNUIKit

extension View {
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        // SwiftUI tells of other lengths on the console, and leaves them out.
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        return wrapped { FixedFrameElement($0, width: valid(width), height: valid(height), alignment, $1) }
    }
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { frame(width: nil, height: nil) }
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let limits = FrameLimits(
            minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
            idealHeight: idealHeight, maxHeight: maxHeight)
        return wrapped { FlexibleFrameElement($0, limits, alignment, $1) }
    }
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { FixedSizeElement($0, horizontal: horizontal, vertical: vertical, $1) }
    }
}

/// An element whose only child is aligned in it.
class AligningElement: Element {
    private let alignment: Alignment
    init(_ child: Element, _ alignment: Alignment, _ context: ViewContext) {
        self.alignment = alignment
        super.init(context, [child])
    }

    /// For subclasses: what the child is offered.
    func offer(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize { proposal }

    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let offer = offer(proposal, in: size)
        let own = ViewDimensions(element: nil, proposal: proposal, size: size)
        let child = children[0].dimensions(offer)
        return [
            Placement(
                origin: CGPoint(
                    x: own[alignment.horizontal] - child[alignment.horizontal],
                    y: own[alignment.vertical] - child[alignment.vertical]), proposal: offer)
        ]
    }
}

final class FixedFrameElement: AligningElement {
    private let width, height: CGFloat?
    init(_ child: Element, width: CGFloat?, height: CGFloat?, _ alignment: Alignment, _ context: ViewContext) {
        (self.width, self.height) = (width, height)
        super.init(child, alignment, context)
    }
    override func offer(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let child = children[0].size(offer(proposal, in: .zero))
        return CGSize(width: width ?? child.width, height: height ?? child.height)
    }
}

struct FrameLimits {
    var minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
}

/// A frame with limits: the child is offered the clamped proposal, and the frame is as large as the proposal within the
/// limits that are given, or as the child.
final class FlexibleFrameElement: AligningElement {
    private let limits: FrameLimits
    init(_ child: Element, _ limits: FrameLimits, _ alignment: Alignment, _ context: ViewContext) {
        self.limits = limits
        super.init(child, alignment, context)
    }

    private func offered(_ length: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
        guard let length = length ?? ideal else { return nil }
        return max(least ?? 0, min(most ?? .infinity, length))
    }
    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: offered(proposal.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
            height: offered(proposal.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
    }

    /// The length of the frame. Between a minimum and a maximum the proposal decides, beyond a missing limit the child.
    private func length(
        _ proposal: CGFloat?, _ child: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?
    ) -> CGFloat {
        guard let wanted = proposal ?? ideal else { return max(least ?? 0, min(most ?? .infinity, child)) }
        let low = least ?? min(child, most ?? .infinity)
        let high = most ?? max(child, low)
        return max(low, min(high, wanted))
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let child = children[0].size(offered(proposal))
        return CGSize(
            width: length(proposal.width, child.width, limits.minWidth, limits.idealWidth, limits.maxWidth),
            height: length(proposal.height, child.height, limits.minHeight, limits.idealHeight, limits.maxHeight))
    }

    /// The child takes its place in what the frame has become; without a limit along an axis it keeps its offer.
    override func offer(_ proposal: ProposedViewSize, in size: CGSize) -> ProposedViewSize { offered(proposal) }
}

private final class FixedSizeElement: Element {
    private let horizontal, vertical: Bool
    init(_ child: Element, horizontal: Bool, vertical: Bool, _ context: ViewContext) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
        super.init(context, [child])
    }
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(offer(proposal)) }
    /// The child is placed in its ideal size: what stretches in it, as the columns of a row, has that size.
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let placed = ProposedViewSize(
            width: horizontal ? size.width : proposal.width, height: vertical ? size.height : proposal.height)
        return [Placement(origin: .zero, proposal: placed)]
    }
}
