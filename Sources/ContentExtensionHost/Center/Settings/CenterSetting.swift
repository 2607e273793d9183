/// A notification setting of the whole device.
public enum CenterSetting: Sendable, Hashable {
    case grouping(NotificationGrouping)
    case showPreviews(ShowPreviewsSetting)
    case lockScreenDisplay(LockScreenDisplay)
    case isMuted(Bool)
    case doNotDisturb(Bool)

    /// Name and value, for captions.
    package var caption: String { "\(described.name) \(described.value)" }

    /// Name and value as files write them.
    var described: (name: String, value: String) {
        switch self {
        case .grouping(let grouping): ("grouping", grouping.rawValue)
        case .showPreviews(let previews): ("previews", previews.rawValue)
        case .lockScreenDisplay(let display): ("lockScreenDisplay", display.rawValue)
        case .isMuted(let isMuted): ("muted", "\(isMuted)")
        case .doNotDisturb(let isOn): ("doNotDisturb", "\(isOn)")
        }
    }
}
