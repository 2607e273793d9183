import ContentExtensionHost
import Renderer

/// A state of a scenario: what is on the screen after a step that changed it.
struct FilmState: Equatable {
    /// Counted from 1.
    var number: Int
    /// Seconds of virtual time.
    var time: Double
    /// What led to it: the step's words, and those of steps before it that showed nothing yet; and where an empty screen
    /// comes from.
    var caption: String
    var scene: Scene
    var traits: Device

    /// The steps without a state of their own that a caption has words for.
    private static let most = 2

    /// The states of moments; a step that changes nothing that is seen has none.
    static func states(of moments: [ScenarioMoment]) -> [FilmState] {
        var states: [FilmState] = []
        var pending: [String] = []
        var time = 0.0
        for moment in moments where !moment.isFrame {
            defer { time = moment.time }
            let isNew = states.last.map { $0.scene.atRest != moment.scene.atRest || $0.traits != moment.traits } ?? true
            guard moment.scene.hasLook else {
                // Before anything is up: what arrives leads to the first state.
                if pending.last != moment.caption { pending.append(moment.caption) }
                continue
            }
            guard isNew else {
                // What waits for an answer shows later. That time passed is told by the time itself.
                if moment.time == time { pending = pending.suffix(most - 1) + [moment.caption] }
                continue
            }
            let caption = (pending + [moment.caption]).filter { !$0.isEmpty }.joined(separator: ", ")
            pending = []
            states.append(
                FilmState(
                    number: states.count + 1, time: moment.time, caption: caption + moment.scene.presentation.end,
                    scene: moment.scene, traits: moment.traits))
        }
        return states
    }
}

extension Scene.Phase {
    /// How the look ended, as words after what led to it.
    fileprivate var end: String {
        switch self {
        case .expanded, .nothing: ""
        case .dismissed: " → dismissed"
        case .openedApp: " → the app opens"
        }
    }
}
