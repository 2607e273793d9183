import RNAppIntents
import RNSwiftUI

// Widgets of the home and lock screen aren't drawn. Their types are here because views of an activity share code with
// them.

public protocol TimelineEntry {
    var date: Date { get }
    var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    public var duration: TimeInterval
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
    private let date: Date?
    private let isNever: Bool
    public static let atEnd = Self(date: nil, isNever: false), never = Self(date: nil, isNever: true)
    public static func after(_ date: Date) -> Self { Self(date: date, isNever: false) }
}

public struct Timeline<EntryType: TimelineEntry> {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy
    public init(entries: [EntryType], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }
}

public struct TimelineProviderContext {
    public var environmentVariants = EnvironmentVariants()
    public var family: WidgetFamily { .systemMedium }
    public var isPreview: Bool { false }
    public var displaySize: CGSize { .zero }

    @dynamicMemberLookup public struct EnvironmentVariants {
        public subscript<Value>(dynamicMember path: WritableKeyPath<EnvironmentValues, Value>) -> [Value]? { nil }
    }
}

public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

/// Intents of SiriKit are classes that Xcode generates; here they may be any type.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
    func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

public struct IntentRecommendation<Intent> {
    public init<S: StringProtocol>(intent: Intent, description: S) {}
    public init(intent: Intent, description: Text) {}
}

public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func snapshot(for configuration: Intent, in context: Context) async -> Entry
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
    func recommendations() -> [AppIntentRecommendation<Intent>]
}
extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    public init<S: StringProtocol>(intent: Intent, description: S) {}
    public init(intent: Intent, description: LocalizedStringResource) {}
    public init(intent: Intent, description: Text) {}
}

/// A widget whose views show an entry.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public var _activity: (any _ActivityPresenting)? { nil }
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}

/// Widgets that the user sets up.
public struct IntentConfiguration<Intent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public var _activity: (any _ActivityPresenting)? { nil }
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
    public typealias Body = Never
    public var _activity: (any _ActivityPresenting)? { nil }
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {}
}
