import RNUIKit

private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }
private struct ForegroundKey: EnvironmentKey { static var defaultValue: ForegroundLevels { ForegroundLevels() } }
private struct BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private struct FocusKey: EnvironmentKey { static var defaultValue: FocusLink? { nil } }
private struct MarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}
private struct DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }

extension EnvironmentValues {
    /// The axis of the nearest stack, which `Spacer` and `Divider` follow.
    var stackAxis: Axis? {
        get { self[StackAxisKey.self] }
        set { self[StackAxisKey.self] = newValue }
    }
    /// The styles of `foregroundStyle`, by level.
    var foreground: ForegroundLevels {
        get {
            var levels = self[ForegroundKey.self]
            levels.scheme = colorScheme
            return levels
        }
        set { self[ForegroundKey.self] = newValue }
    }
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    var focus: FocusLink? {
        get { self[FocusKey.self] }
        set { self[FocusKey.self] = newValue }
    }
    public var isFocused: Bool { focus?.isWanted ?? false }
    var contentMargins: EdgeInsets {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }
    var hidesLabels: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(action: dismiss)) }
}

public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// Opens an address through the extension's context.
public struct OpenURLAction {
    public struct Result: Sendable {
        let opens: Bool
        let url: URL?
        public static let handled = Result(opens: false, url: nil)
        public static let discarded = Result(opens: false, url: nil)
        public static let systemAction = Result(opens: true, url: nil)
        public static func systemAction(_ url: URL) -> Result { Result(opens: true, url: url) }
    }
    private let handler: (URL) -> Result
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        let result = handler(url)
        guard result.opens else { return completion(true) }
        NSExtensionContext.shared.open(result.url ?? url) { completion($0) }
    }
}

/// The way back from a pushed view. A content extension's root isn't presented: there is nothing to dismiss.
public struct DismissAction {
    var action: (() -> Void)?
    @MainActor @preconcurrency public func callAsFunction() { action?() }
}

public struct PresentationMode {
    let action: DismissAction
    public var isPresented: Bool { action.action != nil }
    @MainActor @preconcurrency public mutating func dismiss() { action() }
}

extension View {
    public func disabled(_ disabled: Bool) -> some View {
        changingEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
    }
    public func controlSize(_ size: ControlSize) -> some View { changingEnvironment { $0.controlSize = size } }
    public func labelsVisibility(_ visibility: Visibility) -> some View {
        changingEnvironment { $0.hidesLabels = visibility == .hidden }
    }
    public func labelsHidden() -> some View { changingEnvironment { $0.hidesLabels = true } }
    public func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }
    public func unredacted() -> some View { changingEnvironment { $0.redactionReasons = [] } }
    // Of views that an app shares with its widgets.
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        changingEnvironment {
            if sensitive, $0.redactionReasons.contains(.privacy) { $0.redactionReasons.insert(.placeholder) }
        }
    }
    /// The run's appearance stays: the tool draws a picture in one.
    public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
    public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
