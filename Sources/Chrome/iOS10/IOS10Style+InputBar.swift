import ContentExtensionHost
import Views

/// The system's bar above the keyboard while text for an action is typed, measured on device screenshots
/// (fact: ios10/input-bar). Dark colours follow iOS 13.
extension IOS10Style {
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let send = Color.semantic(.systemBlue)
        let bar = InputBar(
            metrics: InputBar.Metrics(leading: 8, top: Self.inputBarTop, sendLeading: 9, sendTrailing: 9.5),
            field: Self.inputField, background: .dynamic(light: RGBA(white: 1), dark: RGBA(28, 28, 30)),
            // Blue even while the field is empty (fact: host/text-input.send).
            send: send, sendWhileEmpty: send,
            line: .dynamic(light: RGBA(166, 176, 188), dark: RGBA(56, 56, 58)))
        return bar.view(input, text: text, upTo: roomForField, device)
    }

    static let inputBarTop = 6.0

    static let inputField = InputField(
        insets: EdgeInsets(top: 6, leading: 8, bottom: 6.5, trailing: 8), minHeight: 33, cornerRadius: 5,
        background: .dynamic(light: RGBA(250, 250, 250), dark: RGBA(44, 44, 46)),
        border: .dynamic(light: RGBA(202, 202, 202), dark: RGBA(72, 72, 74)),
        text: .dynamic(light: RGBA(white: 0), dark: RGBA(white: 1)),
        placeholder: .dynamic(light: RGBA(199, 199, 205), dark: RGBA(99, 99, 102)))

    /// The maximum height of the field that keeps the header visible.
    private var roomForField: Double {
        device.screen.height - keyboard.metrics.height - IOS10Metrics.margin - header.height
            - 2 * Self.inputBarTop
    }
}
