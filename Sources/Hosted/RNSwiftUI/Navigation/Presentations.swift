import RNUIKit

// A content extension presents nothing over its notification that the tool could draw: what would be shown is noted.
extension View {
    func presenting(_ name: String, _ isPresented: Bool) -> some View {
        settling { place, _ in
            let wasPresented = place.kept(name) { Kept(false) }
            guard wasPresented.value != isPresented else { return }
            wasPresented.value = isPresented
            if isPresented {
                Host.shared.note("code-not-modelled", "SwiftUI: \(name) is presented, and isn't drawn")
            }
        }
    }

    public func sheet<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { presenting("a sheet", isPresented.wrappedValue) }
    public func sheet<I: Identifiable, C: View>(
        item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
    ) -> some View { presenting("a sheet", item.wrappedValue != nil) }
    public func fullScreenCover<C: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { presenting("a full screen cover", isPresented.wrappedValue) }
    public func fullScreenCover<I: Identifiable, C: View>(
        item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
    ) -> some View { presenting("a full screen cover", item.wrappedValue != nil) }
    public func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> C
    ) -> some View { presenting("a popover", isPresented.wrappedValue) }
    public func popover<I: Identifiable, C: View>(
        item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (I) -> C
    ) -> some View { presenting("a popover", item.wrappedValue != nil) }
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
        presenting("an inspector", isPresented.wrappedValue)
    }

    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
    public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

public struct PresentationDetent: Hashable, Sendable {
    private let height: CGFloat
    public static let medium = Self(height: 0.5), large = Self(height: 1)
    public static func height(_ height: CGFloat) -> Self { Self(height: height) }
    public static func fraction(_ fraction: CGFloat) -> Self { Self(height: fraction) }
}
public struct PresentationAdaptation: Sendable {
    public static let automatic = Self(), none = Self(), popover = Self(), sheet = Self(), fullScreenCover = Self()
}
public enum PopoverAttachmentAnchor {
    public enum Rect { case bounds, rect(CGRect) }
    case rect(Rect)
    case point(UnitPoint)
}
