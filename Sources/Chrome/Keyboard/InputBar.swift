import ContentExtensionHost
import Views

/// The system's bar above the keyboard while text for an action is typed: a field, and the send button's title.
struct InputBar {
    /// The numbers of the bar in points.
    struct Metrics {
        /// The field's distance to the leading side of the safe area, and to the bar's top and bottom.
        var leading: Double
        var top: Double
        /// The send button's distances to the field and to the trailing side.
        var sendLeading: Double
        var sendTrailing: Double
        /// The maximum share of the screen's width for the send button's title; from memory.
        var sendShare = 0.4
    }

    var metrics: Metrics
    var field: InputField
    var background: Color
    /// The send button's title, with a text in the field and without.
    var send: Color
    var sendWhileEmpty: Color
    /// A line over the first pixel of the keyboard below the bar; `nil` for none.
    var line: Color?

    /// - Parameter room: the maximum height of the field.
    func view(_ input: NotificationAction.TextInput, text: String, upTo room: Double, _ device: Device) -> ViewNode {
        let safe = device.safeArea
        let row = ViewNode(
            .stack(Stack(.horizontal, alignment: .bottom, spacing: metrics.sendLeading)),
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: metrics.top, leading: safe.leading + metrics.leading, bottom: metrics.top,
                    trailing: safe.trailing + metrics.sendTrailing)),
            children: [
                field.view(text, placeholder: input.placeholder, upTo: room, device),
                sendButton(input.buttonTitle, text.isEmpty ? sendWhileEmpty : send, device),
            ])
        return ViewNode(
            .view, id: "input-bar", style: ViewStyle(backgroundColor: background), part: .inputBar,
            children: [row] + lineBelow(device))
    }

    private func lineBelow(_ device: Device) -> [ViewNode] {
        guard let line else { return [] }
        let pixel = 1 / device.model.scale
        return [
            ViewNode(
                .view, id: "input-line", style: ViewStyle(backgroundColor: line), sizing: ViewSizing(height: pixel),
                placement: Placement(leading: 0, trailing: 0, bottom: -pixel))
        ]
    }

    private func sendButton(_ title: String, _ color: Color, _ device: Device) -> ViewNode {
        let label = ViewNode(
            .label(
                Label(
                    title.isEmpty ? device.words.text(.send) : title,
                    font: .system(field.fontSize(device), .semibold), textColor: color)), placement: .center)
        return ViewNode(
            .view, id: "send-button",
            sizing: ViewSizing(
                height: field.height(device), maxWidth: device.screen.width * metrics.sendShare,
                horizontalHugging: .required, horizontalCompressionResistance: .required), children: [label])
    }
}
