import Views

/// A declarative extension: view templates, bindings and effects.
package struct ExtensionProgram: Sendable, Equatable {
    var title: Bound<String>?
    var preferredContentSize = PreferredContentSize.zero
    /// In the descriptor's order: each can refer to those before it.
    var values: [DeclaredValue] = []
    var view = ViewTemplate()
    /// Shown above the keyboard while the extension is first responder.
    var accessoryView: ViewTemplate?
    /// Shown in place of the keyboard while the extension is first responder.
    var inputView: ViewTemplate?
    var canBecomeFirstResponder = false
    /// `true` if each notification undoes what effects and touches have changed.
    var resetsOnReceive = false
    /// Properties set by `didReceive(notification)`.
    var bindings: OutletAssignments = [:]
    /// The actions assigned by `didReceive(notification)`; `nil` keeps the category's.
    var actions: Bound<[ActionTemplate]>?
    /// Effects of `viewDidLoad()`, after the views are generated.
    var loaded: Effects?
    /// Effects of `didReceive(notification)`, performed last.
    var receive: Effects?
    var events = ProgramEvents()
    /// Effects by action identifier, or `*` for all others; `nil` when `didReceive(response)` isn't implemented.
    var responses: [String: Effects]?
    /// The actions that `responses` answers, `*` for all others; `nil` for an extension that gets no responses.
    package var answeredActions: Set<String>? { responses.map { Set($0.keys) } }
    var media: MediaProgram?
    /// `true` if templates refer to the playback, so that views change during it.
    var showsPlayback = false
    /// `true` if templates refer to the time that is left until a date, so that views change each second.
    var showsTime = false

    /// A program with an empty view.
    package init() {}

    /// `true` if it implements `didReceive(response)`.
    package var answersResponses: Bool { responses != nil }

    /// The views whose texts or titles the bindings set.
    package var viewsWithTexts: Set<String> {
        let keys: Set<String> = ["text", "attributedText", "title", "attributedTitle"]
        return Set(bindings.filter { $0.value.contains { keys.contains($0.key) } }.keys)
    }
}
