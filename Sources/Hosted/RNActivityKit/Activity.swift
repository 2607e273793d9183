import RNFoundation

/// The app's handle of an activity, in code that it shares with its widgets. Pushes drive what is drawn, so that there
/// is none of the app's own.
///
/// `@unchecked Sendable` because the process has a single thread.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState
    public let id: String
    public let attributes: Attributes
    public private(set) var content: ActivityContent<ContentState>
    public private(set) var activityState = ActivityState.active
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }

    private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
        (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
    }

    public static var activities: [Activity<Attributes>] { [] }
    public static var pushToStartToken: Data? { nil }
    public static var activityUpdates: AsyncStream<Activity<Attributes>> { .finished }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { .finished }
    public var pushTokenUpdates: AsyncStream<Data> { .finished }
    public var activityStateUpdates: AsyncStream<ActivityState> { .finished }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .finished }
    public var contentStateUpdates: AsyncStream<ContentState> { .finished }

    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard
    ) throws -> Activity<Attributes> { Activity(attributes, content) }
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        Activity(attributes, ActivityContent(state: contentState, staleDate: nil))
    }

    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil,
        timestamp: Date? = nil
    ) async { self.content = content }
    public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        content.state = state
    }
    public func end(
        _ content: ActivityContent<ContentState>? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date? = nil
    ) async {
        if let content { self.content = content }
        activityState = .ended
    }
    public func end(using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default) async {
        if let state { content.state = state }
        activityState = .ended
    }
}

extension AsyncStream {
    fileprivate static var finished: AsyncStream { AsyncStream { $0.finish() } }
}

public final class ActivityAuthorizationInfo: Sendable {
    public init() {}
    public var areActivitiesEnabled: Bool { true }
    public var frequentPushesEnabled: Bool { true }
    public var activityEnablementUpdates: AsyncStream<Bool> { .finished }
}
