import RNUIKit

/// The container whose background a view gives.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    public static let widget = Self(), navigation = Self(), tabView = Self(), navigationSplitView = Self()
    public static let subscriptionStore = Self(), subscriptionStoreHeader = Self(), window = Self()
}

extension View {
    // A content extension is no widget and no window, so the background has no place.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}
