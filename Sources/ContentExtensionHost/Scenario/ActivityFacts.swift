import Views

/// A Live Activity as expectations see it.
package struct ActivityFacts: Sendable, Equatable {
    /// ActivityKit's states of an activity that the device still shows.
    package enum State: String, Sendable, CaseIterable { case active, stale, ended }

    /// The forms in which the system shows an activity; the raw values are keys of scenario files.
    package enum Form: String, Sendable, CaseIterable {
        case lockScreen, islandCompact, islandMinimal, islandExpanded
    }

    package var identifier: String
    /// The name of the app's type.
    package var type: String
    package var state: State
    /// The texts of each form, in the order of the views.
    package var texts: [Form: [String]]

    package init(identifier: String, type: String, state: State, texts: [Form: [String]]) {
        (self.identifier, self.type, self.state, self.texts) = (identifier, type, state, texts)
    }
}

extension ViewNode {
    /// The texts of the view and the views in it, without hidden and empty ones.
    package var shownTexts: [String] {
        if style.isHidden { return [] }
        return (saidText.map { $0.isEmpty ? [] : [$0] } ?? []) + children.flatMap(\.shownTexts)
    }
}
