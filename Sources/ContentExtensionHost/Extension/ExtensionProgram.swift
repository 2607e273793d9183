/// What a declarative extension does: its views as templates, what it binds, what it does when something happens.
public struct ExtensionProgram: Sendable, Equatable {
    /// The controller's title.
    var title: Bound<String>?
    /// A height of 0 leaves the size to layout.
    var preferredContentSize = Size.zero
    /// In the descriptor's order: each sees those above it.
    var values: [NamedValue] = []
    var view = ViewTemplate()
    /// Comes up with the keyboard while the extension is first responder.
    var accessoryView: ViewTemplate?
    /// Takes the keyboard's place meanwhile.
    var inputView: ViewTemplate?
    var canBecomeFirstResponder = false
    /// What `didReceive(notification)` sets.
    var bindings: OutletAssignments = [:]
    /// What `didReceive(notification)` assigns to `notificationActions`; `nil` leaves the category's.
    var actions: [ActionTemplate]?
    /// What `viewDidLoad()` does once the views are made.
    var loaded: Effects?
    /// What `didReceive(notification)` does after all else.
    var receive: Effects?
    var events = ProgramEvents()
    /// By action identifier, or `*` for all others; `nil` when `didReceive(response)` isn't implemented.
    var responses: [String: Effects]?
    var media: MediaProgram?
    /// Whether something names the playback, so that the views change while it goes on.
    var showsPlayback = false

    /// The program of an extension with an empty view.
    public init() {}

    /// Whether it implements `didReceive(response)`.
    package var answersResponses: Bool { responses != nil }
}
