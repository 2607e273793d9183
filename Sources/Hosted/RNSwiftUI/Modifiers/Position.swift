import RNUIKit

extension View {
    public func offset(_ offset: CGSize) -> some View {
        wrapped { MovedElement($0, CGPoint(x: offset.width, y: offset.height), $1) }
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
    public func position(_ position: CGPoint) -> some View { wrapped { PositionElement($0, position, $1) } }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { wrapped { GuideElement($0, guide.id, computeValue, $1) } }
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { wrapped { GuideElement($0, guide.id, computeValue, $1) } }

    public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        wrapped { AspectRatioElement($0, ratio, contentMode, $1) }
    }
    public func aspectRatio(_ size: CGSize, contentMode: ContentMode) -> some View {
        aspectRatio(size.height > 0 ? size.width / size.height : nil, contentMode: contentMode)
    }
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// Drawn beside its place; its size and that of its neighbours stay.
private final class MovedElement: Element {
    private let offset: CGPoint
    init(_ child: Element, _ offset: CGPoint, _ context: ViewContext) {
        self.offset = offset
        super.init(context, [child])
    }
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: offset, proposal: proposal)]
    }
    /// An offset means right and down in all languages.
    override var isMirrored: Bool { false }
    /// Guides stay where they would be without the offset.
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        children[0].explicitGuide(id, proposal)
    }
}

/// Takes the whole proposal, with the child's centre at a point.
private final class PositionElement: Element {
    private let position: CGPoint
    init(_ child: Element, _ position: CGPoint, _ context: ViewContext) {
        self.position = position
        super.init(context, [child])
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children[0].size(proposal))
    }
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let child = children[0].size(proposal)
        return [
            Placement(
                origin: CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2),
                proposal: proposal)
        ]
    }
}

private final class GuideElement: Element {
    private let id: any AlignmentID.Type
    private let compute: (ViewDimensions) -> CGFloat
    init(
        _ child: Element, _ id: any AlignmentID.Type, _ compute: @escaping (ViewDimensions) -> CGFloat,
        _ context: ViewContext
    ) {
        (self.id, self.compute) = (id, compute)
        super.init(context, [child])
        host.hasOwnGuides = true
    }
    override func guide(_ id: any AlignmentID.Type, _ proposal: ProposedViewSize) -> CGFloat? {
        id == self.id ? compute(children[0].dimensions(proposal)) : children[0].explicitGuide(id, proposal)
    }
}

/// Fits the child into the proposal, or fills it, with a ratio of width to height: its own where none is given.
private final class AspectRatioElement: Element {
    private let ratio: CGFloat?
    private let mode: ContentMode
    init(_ child: Element, _ ratio: CGFloat?, _ mode: ContentMode, _ context: ViewContext) {
        (self.ratio, self.mode) = (ratio, mode)
        super.init(context, [child])
    }
    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let ideal = children[0].size(.unspecified)
        let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0 else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return self.ratio == nil ? proposal : fit(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fit(CGSize(width: width, height: height), ratio)
        }
    }
    private func fit(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        let isByWidth = (size.width / ratio <= size.height) == (mode == .fit)
        return isByWidth
            ? ProposedViewSize(width: size.width, height: size.width / ratio)
            : ProposedViewSize(width: size.height * ratio, height: size.height)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { children[0].size(offer(proposal)) }
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: .zero, proposal: offer(proposal))]
    }
}
