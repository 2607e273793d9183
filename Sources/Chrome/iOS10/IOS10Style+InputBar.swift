import ContentExtensionHost
import Views

/// The system's bar above the keyboard while text for an action is typed (fact: ios10/input-bar).
extension IOS10Style {
    /// The field with the text or the placeholder, and the send button.
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode {
        let metrics = IOS10InputBarMetrics.self
        let field = InputField(
            insets: metrics.textInsets, minHeight: metrics.fieldHeight, cornerRadius: metrics.fieldCornerRadius,
            background: IOS10InputBarColors.field, border: IOS10InputBarColors.fieldBorder,
            text: IOS10InputBarColors.typedText, placeholder: IOS10InputBarColors.placeholder)
        let safe = device.safeArea
        let row = ViewNode(
            .stack(Stack(.horizontal, alignment: .bottom, spacing: metrics.sendLeading)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: metrics.fieldTop, leading: safe.leading + metrics.fieldLeading,
                    bottom: metrics.fieldTop, trailing: safe.trailing + metrics.sendTrailing)),
            children: [
                field.view(text, placeholder: input.placeholder, upTo: roomForField, device),
                sendButton(input.buttonTitle, size: field.fontSize(device), height: field.height(device)),
            ])
        return ViewNode(
            .view, id: "input-bar", style: ViewStyle(backgroundColor: IOS10InputBarColors.bar),
            part: .inputBar, children: [row, barLine])
    }

    /// A line over the first pixel of the keyboard below the bar.
    private var barLine: ViewNode {
        ViewNode(
            .view, id: "input-line", style: ViewStyle(backgroundColor: IOS10InputBarColors.barLine),
            sizing: ViewSizing(height: pixel), placement: Placement(leading: 0, trailing: 0, bottom: -pixel))
    }

    /// The send button, blue even while the field is empty (fact: host/text-input.send).
    private func sendButton(_ title: String, size: Double, height: Double) -> ViewNode {
        let label = ViewNode(
            .label(
                Label(
                    title.isEmpty ? device.words.text(.send) : title, font: .system(size, .semibold),
                    textColor: IOS10InputBarColors.send)), placement: .center)
        return ViewNode(
            .view, id: "send-button",
            sizing: ViewSizing(
                height: height, maxWidth: device.screen.width * IOS10InputBarMetrics.sendShare,
                horizontalHugging: .required, horizontalCompressionResistance: .required), children: [label])
    }

    /// The maximum height of the field that keeps the header visible.
    private var roomForField: Double {
        device.screen.height - keyboard.metrics.height - IOS10Metrics.margin - IOS10Metrics.headerHeight
            - 2 * IOS10InputBarMetrics.fieldTop
    }
}

/// The bar of a text-input action in points, measured on device screenshots (fact: ios10/input-bar).
enum IOS10InputBarMetrics {
    /// The field: distance from the leading side and the bar's top, height of one line.
    static let fieldLeading = 8.0
    static let fieldTop = 6.0
    static let fieldHeight = 33.0
    static let fieldCornerRadius = 5.0
    static let textInsets = EdgeInsets(top: 6, leading: 8, bottom: 6.5, trailing: 8)
    /// The send button: gaps to the field and the screen's edge, its title's maximum share of the width (from memory).
    static let sendLeading = 9.0
    static let sendTrailing = 9.5
    static let sendShare = 0.4
}

/// Colours of the bar above the keyboard. Light ones are measured (fact: ios10/input-bar); dark ones follow iOS 13.
enum IOS10InputBarColors {
    static let bar = Color.dynamic(light: RGBA(white: 1), dark: RGBA(28, 28, 30))
    static let barLine = Color.dynamic(light: RGBA(166, 176, 188), dark: RGBA(56, 56, 58))
    static let field = Color.dynamic(light: RGBA(250, 250, 250), dark: RGBA(44, 44, 46))
    static let fieldBorder = Color.dynamic(light: RGBA(202, 202, 202), dark: RGBA(72, 72, 74))
    static let typedText = Color.dynamic(light: RGBA(white: 0), dark: RGBA(white: 1))
    static let placeholder = Color.dynamic(light: RGBA(199, 199, 205), dark: RGBA(99, 99, 102))
    static let send = Color.semantic(.systemBlue)
}
