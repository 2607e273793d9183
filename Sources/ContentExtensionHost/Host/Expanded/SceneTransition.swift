/// An animated change of the scene. The scene already shows its end state; the style decides duration and easing.
package struct SceneTransition: Sendable, Equatable {
    /// The kind of change, with the earlier value where the scene lacks it.
    package enum Change: Sendable, Equatable {
        /// The notification expands.
        case presentation
        /// The height of the extension's view changes, in points.
        case contentHeight(from: Double)
        case actions(from: [NotificationAction])
        /// A keyboard appears or disappears; `nil` if there was none before.
        case textInput(from: TextInputSession?)
        /// The play/pause button changes; an overlay button fades.
        case mediaButton
        /// The expanded notification closes.
        case dismissal

        func isSameKind(as other: Change) -> Bool {
            switch (self, other) {
            case (.presentation, .presentation), (.contentHeight, .contentHeight), (.actions, .actions),
                (.textInput, .textInput), (.mediaButton, .mediaButton), (.dismissal, .dismissal):
                true
            default: false
            }
        }
    }

    package var change: Change
    /// Virtual time of the start in seconds.
    package var start: Double
}

extension [SceneTransition] {
    /// Records a transition. Several of a kind at one time are merged, with the first one's earlier value.
    mutating func begin(_ transition: SceneTransition) {
        guard let index = firstIndex(where: { $0.change.isSameKind(as: transition.change) }) else {
            return append(transition)
        }
        if self[index].start != transition.start { self[index] = transition }
    }
}
