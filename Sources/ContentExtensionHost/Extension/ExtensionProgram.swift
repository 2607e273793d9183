/// What a declarative extension does: its view as a template, what it binds, how it answers.
public struct ExtensionProgram: Sendable, Equatable {
    /// The controller's title.
    var title: Bound<String>?
    /// A height of 0 leaves the size to layout.
    var preferredContentSize = Size.zero
    /// In the descriptor's order: each sees those above it.
    var values: [NamedValue] = []
    var view = ViewTemplate()
    /// What `didReceive(notification)` sets.
    var bindings: OutletAssignments = [:]
    /// What `didReceive(notification)` assigns to `notificationActions`; `nil` leaves the category's.
    var actions: [ActionTemplate]?
    /// By action identifier, or `*` for all others; `nil` when `didReceive(response)` isn't implemented.
    var responses: [String: ResponseProgram]?
    var media: MediaProgram?

    /// The program of an extension with an empty view.
    public init() {}

    /// Whether it implements `didReceive(response)`.
    package var answersResponses: Bool { responses != nil }
}

/// An action that a program assigns; its title may name what the notification says.
struct ActionTemplate: Sendable, Equatable {
    let action: NotificationAction
    let title: Bound<String>

    func action(in scope: Scope) -> NotificationAction {
        var result = action
        if let title = title.value(in: scope) { result.title = title }
        return result
    }
}

/// What a program does on one response.
struct ResponseProgram: Sendable, Equatable {
    var set: OutletAssignments = [:]
    var actions: [ActionTemplate]?
    var title: Bound<String>?
    var option = ResponseOption.dismissAndForwardAction
    var performsDefaultAction = false
    var preferredContentSize: Size?
}

/// The play/pause button that a program asks for.
struct MediaProgram: Sendable, Equatable {
    var buttonType = MediaPlayPauseButtonType.default
    /// In the view's coordinates, points.
    var frame = Rect.zero
    var tintColor = Color.white
}
