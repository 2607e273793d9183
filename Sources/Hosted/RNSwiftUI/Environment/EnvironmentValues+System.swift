import RNUIKit

private struct NamedValuesKey: EnvironmentKey { static var defaultValue: [String: Any] { [:] } }

extension EnvironmentValues {
    /// A value that `@Entry` declares, under the name of its property.
    public subscript<T>(_entry fallback: @autoclosure () -> T, name: String = #function) -> T {
        get { self[otherwise: fallback(), name] }
        set { self[otherwise: fallback(), name] = newValue }
    }

    /// A value under the name of its property.
    fileprivate subscript<T>(otherwise fallback: @autoclosure () -> T, name: String = #function) -> T {
        get { self[NamedValuesKey.self][name] as? T ?? fallback() }
        set { self[NamedValuesKey.self][name] = newValue }
    }
}

// What the user has set on the device; no run has set any of these.
extension EnvironmentValues {
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityShowButtonShapes: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var isLuminanceReduced: Bool {
        get { self[otherwise: false] }
        set { self[otherwise: false] = newValue }
    }
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }
    public var scenePhase: ScenePhase {
        get { self[otherwise: .active] }
        set { self[otherwise: .active] = newValue }
    }
    public var legibilityWeight: LegibilityWeight? {
        get { self[otherwise: .regular] }
        set { self[otherwise: .regular] = newValue }
    }
    public var supportsMultipleWindows: Bool { false }
}

// Values that a view sets for those in it.
extension EnvironmentValues {
    public var autocorrectionDisabled: Bool {
        get { self[otherwise: false] }
        set { self[otherwise: false] = newValue }
    }
    public var isScrollEnabled: Bool {
        get { self[otherwise: true] }
        set { self[otherwise: true] = newValue }
    }
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[otherwise: .automatic] }
        set { self[otherwise: .automatic] = newValue }
    }
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[otherwise: .automatic] }
        set { self[otherwise: .automatic] = newValue }
    }
    public var isSearching: Bool { false }
    public var isFocusEffectEnabled: Bool {
        get { self[otherwise: true] }
        set { self[otherwise: true] = newValue }
    }
    public var isHoverEffectEnabled: Bool {
        get { self[otherwise: true] }
        set { self[otherwise: true] = newValue }
    }
    public var contentTransition: ContentTransition {
        get { self[otherwise: .identity] }
        set { self[otherwise: .identity] = newValue }
    }
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[otherwise: false] }
        set { self[otherwise: false] = newValue }
    }
    public var labelsVisibility: Visibility {
        get { self[otherwise: hidesLabels ? .hidden : .automatic] }
        set { self[otherwise: .automatic] = newValue }
    }
    public var menuIndicatorVisibility: Visibility {
        get { self[otherwise: .automatic] }
        set { self[otherwise: .automatic] = newValue }
    }
    public var backgroundMaterial: Material? {
        get { self[otherwise: nil] }
        set { self[otherwise: nil] = newValue }
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[otherwise: nil] }
        set { self[otherwise: nil] = newValue }
    }
    public var undoManager: UndoManager? { nil }
    public var refresh: RefreshAction? { nil }
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var rename: RenameAction? { nil }
}

extension Image {
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = Self(), constrainedHigh = Self(), high = Self()
    }
}

// Actions of an app's scenes, which an extension doesn't have.
@MainActor @preconcurrency public struct RefreshAction { public func callAsFunction() async {} }
@MainActor @preconcurrency public struct DismissSearchAction {
    nonisolated init() {}
    public func callAsFunction() {}
}
@MainActor @preconcurrency public struct RenameAction { public func callAsFunction() {} }
@MainActor @preconcurrency public struct ResetFocusAction {
    nonisolated init() {}
    public func callAsFunction(in namespace: Namespace.ID) {}
}
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// The user's text size, by the names of iOS 13.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
    var dynamicTypeSize: DynamicTypeSize {
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }
    init(_ size: DynamicTypeSize) {
        self = zip(Self.allCases, DynamicTypeSize.allCases).first { $0.1 == size }?.0 ?? .large
    }
    public static func < (first: Self, second: Self) -> Bool { first.dynamicTypeSize < second.dynamicTypeSize }
    public static func > (first: Self, second: Self) -> Bool { second < first }
    public static func <= (first: Self, second: Self) -> Bool { !(second < first) }
    public static func >= (first: Self, second: Self) -> Bool { !(first < second) }
}
