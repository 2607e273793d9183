/// UNNotificationContentExtensionMediaPlayPauseButtonType.
public enum MediaPlayPauseButtonType: String, Sendable, Hashable, CaseIterable {
    /// `default` toggles between play and pause; `overlay` disappears during playback (fact: api/enums).
    case none, `default`, overlay
}
