import Views

/// An alert that is higher than the screen: its texts scroll, and its buttons stay (from memory of UIAlertController).
enum AlertTexts {
    /// The free space of the screen above and below an alert, besides the safe area.
    private static let margin = 20.0

    /// The texts as they are at rest, cut off where the buttons need the room.
    static func fitting(_ texts: ViewNode, above buttons: Double, on device: Device) -> ViewNode {
        var texts = texts
        texts.placement = Placement(leading: 0, trailing: 0, top: 0)
        let room = device.screen.height - device.safeArea.vertical - 2 * margin - buttons
        return ViewNode(
            .view, style: ViewStyle(clipsToBounds: true), sizing: ViewSizing(maxHeight: max(44, room)), part: .default,
            children: [texts])
    }
}
