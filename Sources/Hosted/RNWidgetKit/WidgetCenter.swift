import RNSwiftUI

/// Widgets of the home screen aren't drawn.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
    public func invalidateConfigurationRecommendations() {}
}

/// The sizes of widgets, for views that an app shares with its widgets.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular
    case accessoryInline
}

/// The sizes of a Live Activity: a phone's, and those of a watch and a car, which aren't drawn.
public enum ActivityFamily: Int, CaseIterable, Hashable, Sendable { case small, medium }

public struct WidgetLocation: Hashable, Sendable {
    public static let homeScreen = Self(), lockScreen = Self(), standBy = Self(), iPhoneWidgetsOnMac = Self()
    public static let carPlay = Self()
}

public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    public static let fullColor = Self(name: "fullColor")
    public static let accented = Self(name: "accented")
    public static let vibrant = Self(name: "vibrant")
}

private struct ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }

extension EnvironmentValues {
    public var activityFamily: ActivityFamily {
        get { self[ActivityFamilyKey.self] }
        set { self[ActivityFamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
    public var widgetFamily: WidgetFamily { .systemMedium }
    public var widgetContentMargins: EdgeInsets { EdgeInsets() }
    public var showsWidgetContainerBackground: Bool { true }
    public var showsWidgetLabel: Bool { false }
    public var isActivityFullscreen: Bool { false }
    public var isActivityUpdateReduced: Bool { false }
    public var levelOfDetail: LevelOfDetail { .default }
}

public struct LevelOfDetail: Hashable, Sendable {
    private let name: String
    public static let `default` = Self(name: "default"), simplified = Self(name: "simplified")
}

extension View {
    public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
