import RNUIKit

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

extension UIDevice {
    /// The generation of iOS that is drawn.
    static var generation: Int { Int(current.systemVersion.prefix { $0 != "." }) ?? 18 }
}

/// The user's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// By the name that UIKit has for the category, without its beginning.
    static let byCategory: [String: DynamicTypeSize] = [
        "XS": .xSmall, "S": .small, "M": .medium, "L": .large, "XL": .xLarge, "XXL": .xxLarge, "XXXL": .xxxLarge,
        "AccessibilityM": .accessibility1, "AccessibilityL": .accessibility2, "AccessibilityXL": .accessibility3,
        "AccessibilityXXL": .accessibility4, "AccessibilityXXXL": .accessibility5,
    ]

    public init?(_ category: UIContentSizeCategory) {
        let name = category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        guard let size = Self.byCategory[name] else { return nil }
        self = size
    }
    static var current: DynamicTypeSize {
        DynamicTypeSize(UITraitCollection.current.preferredContentSizeCategory) ?? .large
    }
}

// The device's values, which code may also set for a part of the tree. Text sizes stay the run's.
private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { UITraitCollection.current.userInterfaceStyle == .dark ? .dark : .light }
}
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .current } }
private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection {
        let locale = Host.shared.device[.locale]?.string ?? "en"
        if let known, known.locale == locale { return known.direction }
        let isMirrored = Locale(identifier: locale).language.characterDirection == .rightToLeft
        let direction = isMirrored ? LayoutDirection.rightToLeft : .leftToRight
        known = (locale, direction)
        return direction
    }
    /// Every element of a tree asks.
    private static nonisolated(unsafe) var known: (locale: String, direction: LayoutDirection)?
}
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { UIScreen.main.scale } }
private struct SizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? {
        UITraitCollection.current.horizontalSizeClass == .regular ? .regular : .compact
    }
}
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { .regular } }

extension EnvironmentValues {
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
    /// Pixels of a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    public var pixelLength: CGFloat { 1 / displayScale }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[SizeClassKey.self] }
        set { self[SizeClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    public var accessibilityReduceMotion: Bool { UIAccessibility.isReduceMotionEnabled }
    public var accessibilityReduceTransparency: Bool { UIAccessibility.isReduceTransparencyEnabled }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var isPresented: Bool { true }
    public var isSceneCaptured: Bool { false }
}
