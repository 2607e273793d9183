/// What the user has set for the whole device.
public struct CenterSettings: Sendable, Hashable {
    public var grouping: NotificationGrouping
    public var showPreviews: ShowPreviewsSetting

    public init(grouping: NotificationGrouping = .automatic, showPreviews: ShowPreviewsSetting = .always) {
        self.grouping = grouping
        self.showPreviews = showPreviews
    }
}
