/// UNNotificationAction; with `textInput` it is a UNTextInputNotificationAction (fact: api/action).
public struct NotificationAction: Sendable, Hashable {
    /// UNNotificationActionOptions.
    public struct Options: OptionSet, Sendable, Hashable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Needs the device unlocked first.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// Drawn in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Opens the app.
        public static let foreground = Options(rawValue: 1 << 2)
    }

    /// What makes an action ask for text.
    public struct TextInput: Sendable, Hashable {
        /// textInputButtonTitle: the button beside the field that sends the text; the system's word for an empty one.
        public var buttonTitle: String
        /// textInputPlaceholder: shown in the field while it is empty.
        public var placeholder: String
        public init(buttonTitle: String = "", placeholder: String = "") {
            self.buttonTitle = buttonTitle
            self.placeholder = placeholder
        }
    }

    /// What the response gives the extension and the app as `actionIdentifier`.
    public var identifier: String
    /// The button's words, already in the user's language.
    public var title: String
    /// None unless set: neither red, nor asking to unlock, nor opening the app.
    public var options: Options
    /// At the trailing end of its row from iOS 15 on; none unless set.
    public var icon: NotificationActionIcon?
    /// `nil` for a plain button.
    public var textInput: TextInput?

    public init(
        identifier: String, title: String, options: Options = [], icon: NotificationActionIcon? = nil,
        textInput: TextInput? = nil
    ) {
        self.identifier = identifier
        self.title = title
        self.options = options
        self.icon = icon
        self.textInput = textInput
    }
}
