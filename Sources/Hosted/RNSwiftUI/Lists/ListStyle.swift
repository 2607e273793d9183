import RNUIKit

enum ListStyleKind { case plain, grouped, insetGrouped }

public protocol ListStyle { static var _name: String { get } }
public struct DefaultListStyle: ListStyle {
    public init() {}
    public static let _name = "insetGrouped"
}
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public static let _name = "insetGrouped"
}
public struct GroupedListStyle: ListStyle {
    public init() {}
    public static let _name = "grouped"
}
public struct PlainListStyle: ListStyle {
    public init() {}
    public static let _name = "plain"
}
public struct InsetListStyle: ListStyle {
    public init() {}
    public static let _name = "plain"
}
public struct SidebarListStyle: ListStyle {
    public init() {}
    public static let _name = "insetGrouped"
}
extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { .init() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { .init() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { .init() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { .init() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { .init() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { .init() } }

public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    public static let `default` = Self(points: nil)
    public static let compact = Self(points: 8)
    public static func custom(_ spacing: CGFloat) -> Self { Self(points: spacing) }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListStyleKind { .insetGrouped } }
private struct IsInListKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ListBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    var listStyleKind: ListStyleKind {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
    /// `true` for the rows of a list or form, in which controls look another way.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
    var showsListBackground: Bool {
        get { self[ListBackgroundKey.self] }
        set { self[ListBackgroundKey.self] = newValue }
    }
    /// In points.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    /// In points.
    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    /// In points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// In points.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { self != .inactive }
}

extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let kinds: [String: ListStyleKind] = ["plain": .plain, "grouped": .grouped]
        return changingEnvironment { $0.listStyleKind = kinds[S._name] ?? .insetGrouped }
    }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        changingEnvironment { $0.listRowSpacing = spacing }
    }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        changingEnvironment { $0.listSectionSpacing = spacing.points }
    }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        changingEnvironment { $0.listSectionSpacing = spacing }
    }
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.showsListBackground = visibility != .hidden }
    }
}
