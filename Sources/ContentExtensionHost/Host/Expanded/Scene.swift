import Views

/// Contents of the screen at one moment: views and texts, without frames and pixels except the content's size.
package struct Scene: Sendable, Equatable {
    /// State of the expanded notification.
    package enum Phase: String, Sendable, Hashable {
        /// The notification is up, with or without an extension.
        case expanded
        /// The notification was closed; it stays delivered.
        case dismissed
        case openedApp
        /// Nothing is shown: a silent or badge-only push.
        case nothing
    }

    /// Only `expanded` has a picture.
    package var phase: Phase
    /// The app whose icon and name the header shows.
    package var app: AppInfo
    /// The expanded notification; a later one with the same request identifier replaces it.
    package var notification: UserNotification
    /// The header's text before typographic changes: the app's name, or the extension's title.
    package var headerTitle: String
    /// The title on the screen: `headerTitle`; since iOS 15 the notification's own title, with `headerTitle` for none.
    /// `nil` where the style shows neither.
    package var shownTitle: String?
    /// The age in the user's language, for styles that show it in the header; empty for none.
    package var age = ""
    /// The effective level, by which time-sensitive and critical notifications have a mark.
    package var level = InterruptionLevel.active
    /// The moment of the status bar's time; `nil` while the device is locked, where the status bar has none.
    package var statusTime: StatusTime?
    /// The engaged extension's view and size; `nil` without an extension.
    package var custom: CustomContent?
    /// The attachment in the system's media view, shown without an extension.
    package var systemMedia: NotificationAttachment?
    /// Playback state of the system's media player for a sound or movie; `nil` without one.
    package var systemMediaPlayback: SystemMediaPlayback?
    /// `true` if the title, subtitle and body are shown.
    package var showsDefaultContent = true
    /// `true` if the header has iOS 12's "…", which opens the management view.
    package var offersManagement = false
    /// The action buttons from the top, at most 10: the category's, or those set by the extension.
    package var actions: [NotificationAction] = []
    /// The text input in progress, which hides the actions until iOS 12; `nil` without a keyboard.
    package var textInput: TextInputSession?
    /// The action that waits for the passcode of a locked device; `nil` for none.
    package var passcodePrompt: NotificationAction?
    /// The points by which the user has scrolled the notification, which layout limits; `nil` before the first time.
    package var scrollOffset: Double?
    /// Virtual time of this scene in seconds.
    package var time = 0.0
    /// Virtual time of the expansion, from which animated images are timed.
    package var expandedAt = 0.0
    /// The last transition of each kind.
    package var transitions: [SceneTransition] = []
    /// The responses that the app's delegate received, in order.
    package var appInbox: [NotificationResponse] = []
}

/// A moment in the device's time zone, formatted only where it is drawn.
package struct StatusTime: Sendable, Equatable {
    /// Seconds since 1970.
    package var date: Double
    /// An identifier such as `Europe/Berlin`.
    package var timeZone: String

    package init(date: Double, timeZone: String) { (self.date, self.timeZone) = (date, timeZone) }
}

package struct CustomContent: Sendable, Equatable {
    /// The extension's current view; an empty view before its code has run.
    package var view: ViewNode
    /// In points; the host determines the width.
    package var size: Size
    /// `nil` if the extension requests none, or its frame is empty.
    package var mediaButton: MediaButton?
}

/// The play/pause button that the host draws over the extension's view.
package struct MediaButton: Sendable, Equatable {
    /// Never `none`.
    package var type: MediaPlayPauseButtonType
    /// In points of the content's coordinates.
    package var frame: Rect
    /// Color of the glyph; white by default.
    package var tintColor: Color
    /// `true` shows the pause glyph, and hides a button of the overlay type.
    package var isPlaying: Bool

    package init(type: MediaPlayPauseButtonType, frame: Rect, tintColor: Color, isPlaying: Bool) {
        self.type = type
        self.frame = frame
        self.tintColor = tintColor
        self.isPlaying = isPlaying
    }
}
