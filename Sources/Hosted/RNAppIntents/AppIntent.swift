@_exported import RNFoundation

/// The action of a button in a widget or Live Activity. The app's process would do it, and isn't run here.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult = IntentResultContainer<Never>
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
}

public protocol LiveActivityIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol StartWorkoutIntent: AppIntent {}
public protocol SystemIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}

public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public init(
        _ description: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = []
    ) {}
    public init(stringLiteral value: String) {}
}

public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value }
public protocol ProvidesDialog: IntentResult {}
public protocol OpensIntent: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public struct IntentResultContainer<Value>: ReturnsValue, ProvidesDialog, OpensIntent, ShowsSnippetView {}
public struct IntentDialog: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    public init(_ text: LocalizedStringResource) {}
    public init(stringLiteral value: String) {}
}

extension IntentResult where Self == IntentResultContainer<Never> {
    public static func result() -> Self { Self() }
    public static func result(dialog: IntentDialog) -> Self { Self() }
}
extension IntentResult {
    public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> { Self() }
    public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value> { Self() }
}

/// A parameter of an intent, which the code sets. `@unchecked Sendable` because the process has a single thread.
@propertyWrapper public struct IntentParameter<Value>: @unchecked Sendable {
    private var value: Value?
    public init() {}
    public init(wrappedValue: Value) { value = wrappedValue }
    public init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value? = nil
    ) { self.value = value }
    public init(
        wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil
    ) { value = wrappedValue }
    public var wrappedValue: Value {
        get {
            if let value { return value }
            if let none = Self.none { return none }
            Host.raise("a parameter of an intent is read before it is set")
            exit(1)
        }
        set { value = newValue }
    }
    public var projectedValue: Self { self }
    private static var none: Value? {
        (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
    }
}
extension AppIntent { public typealias Parameter = IntentParameter }

public protocol AppEnum: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == String {}
public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
    public init(name: LocalizedStringResource) {}
    public init(stringLiteral value: String) {}
}
public struct DisplayRepresentation: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, Sendable {
    public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil) {}
    public init(stringLiteral value: String) {}
}
