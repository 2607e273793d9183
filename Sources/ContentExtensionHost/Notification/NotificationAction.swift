/// UNNotificationAction; with `textInput` it is a UNTextInputNotificationAction (fact: api/action).
public struct NotificationAction: Sendable, Hashable {
    /// UNNotificationActionOptions.
    public struct Options: OptionSet, Sendable, Hashable {
        /// UIKit's bits.
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Requires an unlocked device.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// Drawn in red.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Opens the app.
        public static let foreground = Options(rawValue: 1 << 2)
    }

    /// Parameters of an action that asks for text.
    public struct TextInput: Sendable, Hashable {
        /// textInputButtonTitle: the button that sends the text; the system's word if empty.
        public var buttonTitle: String
        /// textInputPlaceholder: shown in the empty field.
        public var placeholder: String
        public init(buttonTitle: String = "", placeholder: String = "") {
            self.buttonTitle = buttonTitle
            self.placeholder = placeholder
        }
    }

    /// Passed in the response as `actionIdentifier`.
    public var identifier: String
    /// The button's title in the user's language.
    public var title: String
    public var options: Options
    /// At the trailing end of the row from iOS 15 on.
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
