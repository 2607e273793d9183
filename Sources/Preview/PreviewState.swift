import ContentExtensionHost

/// The device's state at the moment of a picture.
package struct PreviewState: Sendable, Equatable {
    /// The notification's state, by the names that scenarios expect (docs/scenarios.md).
    package let name: String
    /// Seconds of virtual time since the scenario began.
    package let time: Double
    /// The field that typing reaches; `nil` for none.
    package let textInput: TextInput?
    /// The actions that are shown, by identifier.
    package let actions: [String]
    /// The states of the Live Activities, the most relevant first.
    package let activities: [String]

    package enum TextInput: String, Sendable {
        /// The system's field of an action.
        case action
        /// A field of the extension.
        case field
    }

    init(_ facts: HostFacts) {
        name = facts.stateName.rawValue
        time = facts.time
        textInput = facts.scene.textInput.map { if case .action = $0.source { .action } else { .field } }
        actions = facts.shownActions.map(\.identifier)
        activities = facts.activities.map(\.state.rawValue)
    }
}
