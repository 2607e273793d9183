/// One thing that the user sets for the whole device.
public enum CenterSetting: Sendable, Hashable {
    case grouping(NotificationGrouping)
    case showPreviews(ShowPreviewsSetting)
    case isMuted(Bool)
    case doNotDisturb(Bool)

    /// What is set, in a few words.
    package var caption: String { "\(described.name) \(described.value)" }

    /// Its name and its value, as files write them.
    var described: (name: String, value: String) {
        switch self {
        case .grouping(let grouping): ("grouping", grouping.rawValue)
        case .showPreviews(let previews): ("previews", previews.rawValue)
        case .isMuted(let isMuted): ("muted", "\(isMuted)")
        case .doNotDisturb(let isOn): ("doNotDisturb", "\(isOn)")
        }
    }
}
