/// The last transition of each kind.
struct TransitionLog {
    private(set) var transitions: [SceneTransition] = []

    /// Records a transition. Several of a kind at one time are merged, with the first one's earlier value.
    mutating func begin(_ change: SceneTransition.Change, at time: Double) {
        guard let index = transitions.firstIndex(where: { $0.change.isSameKind(as: change) }) else {
            transitions.append(SceneTransition(change: change, start: time))
            return
        }
        if transitions[index].start != time { transitions[index] = SceneTransition(change: change, start: time) }
    }
}

extension NotificationHost {
    /// Records a transition; call it before the scene is changed.
    func begin(_ change: SceneTransition.Change) { shown?.transitions.begin(change, at: clock.now) }
}

extension SceneTransition.Change {
    fileprivate func isSameKind(as other: SceneTransition.Change) -> Bool {
        switch (self, other) {
        case (.presentation, .presentation), (.contentHeight, .contentHeight), (.actions, .actions),
            (.textInput, .textInput), (.mediaButton, .mediaButton), (.dismissal, .dismissal):
            true
        default: false
        }
    }
}
