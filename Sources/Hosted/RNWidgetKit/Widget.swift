@_exported import RNActivityKit
@_exported import RNSwiftUI

/// A widget or Live Activity of an app.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
}

/// The contents of a widget. Of all configurations only that of a Live Activity is drawn.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    var body: Body { get }
    /// The Live Activity of the configuration; a requirement, so that no cast searches all types of the process.
    var _activity: (any _ActivityPresenting)? { get }
}

extension WidgetConfiguration {
    public var _activity: (any _ActivityPresenting)? { body._activity }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
    public var body: Never {
        Host.raise("\(Self.self) has no body")
        exit(1)
    }
}

// How the system offers, stores and wakes widgets isn't drawn.
extension WidgetConfiguration {
    public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func configurationDisplayName<S: StringProtocol>(_ name: S) -> some WidgetConfiguration
    { self }
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func description(_ description: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self
    }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
}

/// A configuration of a widget of the home or lock screen, which isn't drawn.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public typealias Body = Never
    public init() {}
    public var _activity: (any _ActivityPresenting)? { nil }
}

/// The widgets of an extension.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}

/// Nothing asks a bundle for its widgets: the tool finds the activity's by its name.
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> some Widget { _Widgets() }
    public static func buildOptional<Content: Widget>(_ content: Content?) -> some Widget { _Widgets() }
    public static func buildEither<Content: Widget>(first content: Content) -> _Widgets { _Widgets() }
    public static func buildEither<Content: Widget>(second content: Content) -> _Widgets { _Widgets() }
    public static func buildLimitedAvailability(_ content: some Widget) -> _Widgets { _Widgets() }
}

public struct _Widgets: Widget {
    public init() {}
    public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
