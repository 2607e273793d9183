import RNUIKit

public struct HStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let layout: LayoutView<HStackLayout, Content>
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { layout = LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content()) }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { layout._elements(in: context) }
}

public struct VStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let layout: LayoutView<VStackLayout, Content>
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { layout = LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content()) }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { layout._elements(in: context) }
}

public struct ZStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let layout: LayoutView<ZStackLayout, Content>
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { layout._elements(in: context) }
}

public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A stack that makes all its views: a picture has no views that wait to be scrolled to. Unlike `HStack` it takes all
/// of a proposed height.
public struct LazyHStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let stack: LayoutView<HStackLayout, Content>
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { stack = LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content()) }
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        stack._elements(in: context.child(.content)).map {
            FlexibleFrameElement($0, FrameLimits(maxHeight: .infinity), .center, context)
        }
    }
}

public struct LazyVStack<Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    private let stack: LayoutView<VStackLayout, Content>
    private let alignment: HorizontalAlignment
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        stack = LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
        self.alignment = alignment
    }
    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        stack._elements(in: context.child(.content)).map {
            FlexibleFrameElement(
                $0, FrameLimits(maxWidth: .infinity), Alignment(horizontal: alignment, vertical: .center), context)
        }
    }
}

/// Takes the room that is left along the axis of its stack, and none across it.
public struct Spacer: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
    public func _elements(in context: _ViewContext) -> [_ViewElement] { [SpacerElement(minLength, context)] }
}

final class SpacerElement: Element {
    private let minLength: CGFloat
    init(_ minLength: CGFloat?, _ context: ViewContext) {
        // Fact: swiftui/layout.spacer.
        self.minLength = minLength ?? ViewSpacing.standard
        super.init(context)
        // All other views take what they want first.
        traits.layoutPriority = -.infinity
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let axis = environment.stackAxis else {
            let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: minLength, height: minLength))
            return CGSize(width: max(minLength, size.width), height: max(minLength, size.height))
        }
        var size = CGSize.zero
        size[axis] = max(minLength, proposal[axis] ?? minLength)
        return size
    }
    override var spacing: ViewSpacing { .zero }
}

/// A line of one pixel across the axis of its stack.
public struct Divider: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public init() {}
    public func _elements(in context: _ViewContext) -> [_ViewElement] { [DividerElement(context)] }
}

final class DividerElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let pixel = 1 / UIScreen.main.scale
        let size = proposal.replacingUnspecifiedDimensions()
        return environment.stackAxis == .horizontal
            ? CGSize(width: pixel, height: size.height) : CGSize(width: size.width, height: pixel)
    }
    override func draw(_ drawing: ViewDrawing, at origin: CGPoint) {
        let view = drawing.view(UIView.self, at: identity) { UIView(frame: .zero) }
        view.setKeys([.backgroundColor: UIColor.separator.inScheme(environment.colorScheme).value.json])
        drawing.addKeepingSize(view, CGRect(origin: origin, size: frame.size))
    }
}
