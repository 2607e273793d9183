import RNUIKit

/// A row's marks for its list.
struct RowMark {
    var insets: EdgeInsets?
    var background: AnyView?
    var hidesTop = false
    var hidesBottom = false
    var tint: Color?
    var badge: Text?

    /// The visibility of the section's lines.
    var hidesSectionLines = false
}

extension View {
    private func row(_ change: @escaping (inout RowMark) -> Void) -> some View {
        marked { traits in
            var mark = traits[RowMark.self] ?? RowMark()
            change(&mark)
            traits[RowMark.self] = mark
        }
    }

    public func listRowInsets(_ insets: EdgeInsets?) -> some View { row { $0.insets = insets } }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        row { mark in
            guard let length else { return }
            var insets = mark.insets ?? ListMetrics.rowInsets
            if edges.contains(.top) { insets.top = length }
            if edges.contains(.leading) { insets.leading = length }
            if edges.contains(.bottom) { insets.bottom = length }
            if edges.contains(.trailing) { insets.trailing = length }
            mark.insets = insets
        }
    }
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        row { $0.background = view.map { AnyView($0) } }
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row {
            if edges.contains(.top) { $0.hidesTop = visibility == .hidden }
            if edges.contains(.bottom) { $0.hidesBottom = visibility == .hidden }
        }
    }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.tint = color }
    }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.hidesSectionLines = visibility == .hidden }
    }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        row { $0.tint = color }
    }
    public func listItemTint(_ tint: Color?) -> some View { changingEnvironment { $0.listItemTint = tint } }
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        changingEnvironment { $0.listItemTint = tint?.color }
    }

    /// A grey text at the end of a row, or in a tab's item.
    public func badge(_ label: Text?) -> some View { row { $0.badge = label } }
    public func badge(_ count: Int) -> some View { row { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") } }
    public func badge(_ key: LocalizedStringKey?) -> some View { row { $0.badge = key.map { Text($0) } } }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
        row { $0.badge = label.map { Text($0) } }
    }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    // Nobody swipes, moves or deletes rows here.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { self }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

public struct BadgeProminence: Sendable {
    public static let decreased = Self(), standard = Self(), increased = Self()
}
public struct ListItemTint: Sendable {
    let color: Color?
    public static func fixed(_ tint: Color) -> Self { Self(color: tint) }
    public static func preferred(_ tint: Color) -> Self { Self(color: tint) }
    public static let monochrome = Self(color: .primary)
}

private struct ItemTintKey: EnvironmentKey { static var defaultValue: Color? { nil } }
extension EnvironmentValues {
    /// The colour of icons in rows, where it isn't the tint.
    var listItemTint: Color? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }
}

/// `ForEach`, and what only lists ask of it.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection
    var data: Data { get }
}
extension ForEach: DynamicViewContent where Content: View {}
extension DynamicViewContent {
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
    public func onInsert(of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void) -> Self { self }
}
