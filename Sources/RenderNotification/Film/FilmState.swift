/// A state of a scenario: the screen after a step that changed it.
struct FilmState {
    /// Seconds of virtual time.
    var time: Double
    /// The step's words, those of earlier steps without a visible effect, and how the notification ended.
    var caption: String
    var scene: Scene
    /// Live Activities in place of an expanded notification; `nil` for none.
    var activities: Screen?
    var device: Device

    var screen: Screen { activities ?? .expanded(scene) }

    /// The number of steps without a state of their own that a caption includes.
    private static let most = 2

    /// The states of moments; a step without a visible effect has none.
    static func states(of moments: [ScenarioMoment]) -> [FilmState] {
        var states: [FilmState] = []
        var pending: [String] = []
        var time = 0.0
        for moment in moments where !moment.isFrame {
            defer { time = moment.time }
            let isNew =
                states.last.map {
                    $0.scene.atRest != moment.scene.atRest || $0.activities != moment.activities
                        || $0.device != moment.device
                } ?? true
            guard moment.hasLook else {
                // Before the first state: its caption includes the deliveries.
                if pending.last != moment.caption { pending.append(moment.caption) }
                continue
            }
            guard isNew else {
                // An effect that waits for an answer shows later. A wait is shown by the state's time instead.
                if moment.time == time { pending = pending.suffix(most - 1) + [moment.caption] }
                continue
            }
            let caption = (pending + [moment.caption]).filter { !$0.isEmpty }.joined(separator: ", ")
            pending = []
            states.append(
                FilmState(
                    time: moment.time, caption: caption + moment.scene.phase.end, scene: moment.scene,
                    activities: moment.activities, device: moment.device))
        }
        return states
    }
}

extension Scene.Phase {
    /// The end of the notification, as words for the caption.
    fileprivate var end: String {
        switch self {
        case .expanded, .nothing: ""
        case .dismissed: " → dismissed"
        case .openedApp: " → the app opens"
        }
    }
}
