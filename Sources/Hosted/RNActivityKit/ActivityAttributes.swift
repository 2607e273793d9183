@_exported import RNFoundation

/// The values of a Live Activity that stay, with the type of the state that pushes update.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state with the date from which it counts as outdated.
///
/// `@unchecked Sendable` because the process has a single thread.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: @unchecked Sendable {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double
    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Equatable {
    public static func == (first: Self, second: Self) -> Bool {
        (first.state, first.staleDate, first.relevanceScore) == (second.state, second.staleDate, second.relevanceScore)
    }
}

public enum ActivityState: String, Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
public enum ActivityStyle: String, Codable, Hashable, Sendable { case standard, transient }

/// The moment at which an ended activity leaves the locked screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    private let date: Date?
    public static let `default` = Self(date: nil)
    public static let immediate = Self(date: .distantPast)
    public static func after(_ date: Date) -> Self { Self(date: date) }
}

public struct AlertConfiguration: Sendable {
    public enum AlertSound: Sendable {
        case `default`, named(String)
        public static func named(_ name: Substring) -> Self { .named(String(name)) }
    }
    public let title, body: LocalizedStringResource
    public let sound: AlertSound
    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        (self.title, self.body, self.sound) = (title, body, sound)
    }
}

public struct PushType: Sendable {
    public static let token = Self()
    public static func channel(_ channelId: String) -> Self { Self() }
}

public enum ActivityAuthorizationError: Error {
    case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
    case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported, unsupportedTarget
    case visibility
}
