/// What is on the screen at one moment, in the host's terms: no pixels, no frames but the content's size.
public struct Scene: Sendable, Equatable {
    /// Whether the expanded look is up, or how it went away.
    public enum Phase: String, Sendable, Hashable {
        /// The look is up, whether or not an extension engages.
        case expanded
        /// The view was closed; the notification stays delivered.
        case dismissed
        /// The app was opened.
        case openedApp
        /// There is nothing to show: a silent or badge-only push.
        case nothing
    }

    /// Decides whether there is something to draw: only `expanded` has a picture.
    public var presentation: Phase
    /// Whose icon and name the header shows.
    public var app: AppInfo
    /// The one expanded; a later one with the same request identifier takes its place.
    public var notification: UserNotification
    /// The header's text as the system would write it: the app's name, or the extension's title.
    public var headerTitle: String
    /// How long ago it came, in the user's language, for the looks whose long look says so; empty for none.
    public var age: String
    /// The engaged extension's view and size; `nil` when none engages.
    public var custom: CustomContent?
    /// The attachment that the system's own media view shows when no extension engages.
    public var systemMedia: NotificationAttachment?
    /// How far the system's own player is, for a sound or a movie; `nil` when none is shown.
    public var systemMediaPlayback: SystemMediaPlayback?
    /// Whether the title, subtitle and body are shown.
    public var showsDefaultContent: Bool
    /// The buttons, from the top: the category's or what the extension replaced them with, 10 at most.
    public var actions: [NotificationAction]
    /// What is being typed and where; `nil` when no keyboard is up. The action group is hidden meanwhile.
    public var textInput: TextInputSession?
    /// The action that waits for the passcode of a locked device; `nil` when none does.
    public var passcodePrompt: NotificationAction?
    /// Seconds of virtual time at which this is on the screen.
    public var time: Double
    /// The virtual time at which the look came up; moving images count from there.
    public var expandedAt: Double
    /// The latest change of each kind that is seen to happen, not at once.
    public var transitions: [SceneTransition]
    /// What the app's delegate got so far, in order.
    public var appInbox: [NotificationResponse]

    public init(
        presentation: Phase, app: AppInfo, notification: UserNotification, headerTitle: String,
        age: String = "", custom: CustomContent? = nil, systemMedia: NotificationAttachment? = nil,
        systemMediaPlayback: SystemMediaPlayback? = nil, showsDefaultContent: Bool = true,
        actions: [NotificationAction] = [], textInput: TextInputSession? = nil,
        passcodePrompt: NotificationAction? = nil, time: Double = 0, expandedAt: Double = 0,
        transitions: [SceneTransition] = [], appInbox: [NotificationResponse] = []
    ) {
        self.presentation = presentation
        self.app = app
        self.notification = notification
        self.headerTitle = headerTitle
        self.age = age
        self.custom = custom
        self.systemMedia = systemMedia
        self.systemMediaPlayback = systemMediaPlayback
        self.showsDefaultContent = showsDefaultContent
        self.actions = actions
        self.textInput = textInput
        self.passcodePrompt = passcodePrompt
        self.time = time
        self.expandedAt = expandedAt
        self.transitions = transitions
        self.appInbox = appInbox
    }
}

/// The custom content of a scene.
public struct CustomContent: Sendable, Equatable {
    /// As the extension has it now; an empty view before its code has run.
    public var view: ViewNode
    /// In points; the width is the host's.
    public var size: Size
    /// `nil` when the extension wants none, or its frame is empty.
    public var mediaButton: MediaButton?

    public init(view: ViewNode, size: Size, mediaButton: MediaButton? = nil) {
        self.view = view
        self.size = size
        self.mediaButton = mediaButton
    }
}

/// The play/pause button that the host draws over the extension's view.
public struct MediaButton: Sendable, Equatable {
    /// Never `none`.
    public var type: MediaPlayPauseButtonType
    /// In the content's coordinates, points.
    public var frame: Rect
    /// Of the glyph; white unless the extension says otherwise.
    public var tintColor: Color
    /// Whether the glyph is pause; with the overlay type the button is hidden then.
    public var isPlaying: Bool

    public init(type: MediaPlayPauseButtonType, frame: Rect, tintColor: Color, isPlaying: Bool) {
        self.type = type
        self.frame = frame
        self.tintColor = tintColor
        self.isPlaying = isPlaying
    }
}
