import LiveActivities

/// The demands of a scenario's pushes on the device before it starts.
struct ScenarioPushes {
    /// `true` if one is for a Live Activity.
    private(set) var hasActivity = false
    /// The date at which the scenario begins so that its first push, if it is for a Live Activity, arrives when it was
    /// made; seconds since 1970.
    private(set) var date: Double?

    init(_ steps: [ScenarioStep], _ arrivals: inout ScenarioArrivals) {
        var (waited, isFirst) = (0.0, true)
        for step in steps {
            switch step.act {
            case .wait(let seconds): waited += seconds
            case .deliver(let delivery):
                // What can't be read is told when it is delivered.
                let payload = try? arrivals.payload(of: delivery).value
                if payload?.effect == .liveActivity {
                    hasActivity = true
                    let timestamp = payload?.content.userInfo["aps"]?["timestamp"]?.number
                    if isFirst { date = timestamp.map { $0 - waited } }
                }
                isFirst = false
            default: break
            }
        }
    }

    /// Tells that the device's style has no Live Activities.
    static let styleNote = Diagnostic(
        .note, "activity-style", "Live Activities exist since iOS 16: they are drawn in the style ios18",
        hint: "--style ios18 or ios26, and --device iphone-16-pro for the Dynamic Island")
}
