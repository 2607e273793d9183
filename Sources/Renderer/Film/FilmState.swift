import ContentExtensionHost

/// A state of a scenario: what is on the screen after a step that changed it.
struct FilmState: Equatable {
    /// Counted from 1.
    var number: Int
    /// Seconds of virtual time.
    var time: Double
    /// What led to it: the step's words, and those of steps before it that showed nothing yet.
    var caption: String
    var scene: Scene
    var traits: Traits

    /// The states of moments; a step that changes nothing that is seen has none.
    static func states(of moments: [ScenarioMoment]) -> [FilmState] {
        var states: [FilmState] = []
        var pending: [String] = []
        for moment in moments where !moment.isFrame {
            let isNew = states.last.map { $0.scene.atRest != moment.scene.atRest || $0.traits != moment.traits } ?? true
            guard moment.scene.hasLook else {
                // Before anything is up: what arrives leads to the first state.
                if pending.last != moment.caption { pending.append(moment.caption) }
                continue
            }
            guard isNew else { continue }
            let caption = (pending + [moment.caption]).filter { !$0.isEmpty }.joined(separator: ", ")
            pending = []
            states.append(
                FilmState(
                    number: states.count + 1, time: moment.time, caption: caption, scene: moment.scene,
                    traits: moment.traits))
        }
        return states
    }
}
