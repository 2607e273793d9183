import RNActivityKit
import RNSwiftUI

/// The values that an activity's views show.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    public let isStale: Bool
}

/// The presentations of a Live Activity.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
    public typealias Body = Never
    private let content: (ActivityViewContext<Attributes>) -> AnyView
    private let dynamicIsland: (ActivityViewContext<Attributes>) -> DynamicIsland

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) {
        self.content = { AnyView(content($0)) }
        self.dynamicIsland = dynamicIsland
    }

    /// From the beta of iOS 16.1, which had no island.
    public init<Content: View>(
        attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content
    ) {
        self.init(for: attributesType, content: content) { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { EmptyView() }
            } compactLeading: {
                EmptyView()
            } compactTrailing: {
                EmptyView()
            } minimal: {
                EmptyView()
            }
        }
    }

    public var _activity: (any _ActivityPresenting)? { self }
}

/// An activity's type, for the process that shows it.
@MainActor @preconcurrency public protocol _ActivityPresenting {
    /// The views of JSON values.
    /// - Throws: a `DecodingError` for JSON that isn't the type's, wrapped with the member that has it.
    func _views(_ json: _ActivityJSON) throws -> _ActivityViews
}

/// The values of a push, as JSON.
public struct _ActivityJSON {
    var identifier: String
    /// `nil` has the state read alone, of an activity that isn't known.
    var attributes: String?
    var state: String
    var isStale: Bool
}

public struct _ActivityViews {
    /// `nil` without attributes.
    var presentations: (lockScreen: AnyView, island: DynamicIsland)?
    /// The members of the JSON that the types took, and their dates.
    var reading: ActivityReading
}

extension ActivityConfiguration: _ActivityPresenting {
    public func _views(_ json: _ActivityJSON) throws -> _ActivityViews {
        var reading = ActivityReading()
        let attributes = try json.attributes.map { try reading.decode(Attributes.self, $0, as: .attributes) }
        let state = try reading.decode(Attributes.ContentState.self, json.state, as: .state)
        let context = attributes.map {
            ActivityViewContext(activityID: json.identifier, attributes: $0, state: state, isStale: json.isStale)
        }
        return _ActivityViews(presentations: context.map { (content($0), dynamicIsland($0)) }, reading: reading)
    }
}
