import RNUIKit

extension View {
    public func padding(_ insets: EdgeInsets) -> some View { wrapped { PaddingElement($0, insets, $1) } }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(EdgeInsets(edges, length ?? PaddingElement.standard))
    }
    public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }
    /// A content extension's view has no safe area.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
    /// Content margins count in scroll views only.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        changingEnvironment { $0.contentMargins = EdgeInsets(edges, length ?? PaddingElement.standard) }
    }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View { changingEnvironment { $0.contentMargins = insets } }
    /// Puts a view at an edge, and keeps its room free.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return VStack(alignment: alignment, spacing: spacing) {
            if edge == .top { inset }
            self.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .bottom { inset }
        }
    }
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        let inset = content()
        return HStack(alignment: alignment, spacing: spacing) {
            if edge == .leading { inset }
            self.frame(maxWidth: .infinity, maxHeight: .infinity)
            if edge == .trailing { inset }
        }
    }
}

public struct ContentMarginPlacement: Sendable {
    public static let automatic = ContentMarginPlacement()
    public static let scrollContent = ContentMarginPlacement()
    public static let scrollIndicators = ContentMarginPlacement()
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

final class PaddingElement: Element {
    /// In points (fact: swiftui/layout.padding).
    static let standard: CGFloat = 16
    private let insets: EdgeInsets

    init(_ child: Element, _ insets: EdgeInsets, _ context: ViewContext) {
        self.insets = insets
        super.init(context, [child])
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let child = children[0].size(proposal.inset(by: insets))
        return CGSize(
            width: child.width + insets.leading + insets.trailing, height: child.height + insets.top + insets.bottom)
    }
    override func arrange(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))]
    }
    override var spacing: ViewSpacing { ViewSpacing(isZero: children[0].spacing.isZero) }
}
