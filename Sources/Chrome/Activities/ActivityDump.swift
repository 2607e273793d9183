import LiveActivities
import Views

/// Live Activities as lines of text, for `--dump scene`.
enum ActivityDump {
    static func text(of activities: ActivityScene) -> String {
        activities.items.map { item in
            let states = [
                item.isActive ? nil : "ended", item.isStale ? "stale" : nil,
                item.identifier == activities.alert ? "alerting" : nil,
            ]
            let words = ["activity \(item.identifier)", "type \(item.attributesType)"] + states.compactMap(\.self)
            let sizes = ActivityPresentation.allCases.compactMap { presentation in
                item.views[presentation].map { "  \(presentation.rawValue) \($0.size.width)×\($0.size.height)\n" }
            }
            return words.joined(separator: ", ") + "\n" + sizes.joined()
        }.joined()
    }
}
