import ContentExtensionHost
import Views

/// The round picture of a message's sender with the app's icon at its corner, in the icon's place
/// (facts: ios18/row.sender, ios18/row.monogram).
struct SenderPicture {
    /// The diameter in points.
    let side: Double
    /// The app's icon beyond the picture's corner.
    let badge: AppIcon
    /// The factor of a row that is drawn smaller.
    var scale = 1.0

    /// - Parameter pixel: a pixel of the device, in points.
    func view(of sender: Communication, app: AppInfo, pixel: Double) -> ViewNode {
        var badge = badge.view(
            of: app, pixel: pixel,
            placement: Placement(trailing: -Self.badgeTrailing * scale, bottom: -Self.badgeBottom * scale))
        badge.id = "sender-badge"
        return ViewNode(
            .view, id: "sender",
            sizing: ViewSizing(
                width: side, height: side, horizontalHugging: .required, horizontalCompressionResistance: .required),
            children: [
                ViewNode(
                    .view, style: ViewStyle(cornerRadius: .half, clipsToBounds: true), placement: .fill,
                    children: sender.avatarPath.map { [picture($0)] } ?? monogram(sender.initials)), badge,
            ])
    }

    private func picture(_ path: String) -> ViewNode {
        ViewNode(
            .image(ImageView(.file(path: path, scale: 1, frame: 0), contentMode: .scaleAspectFill)),
            id: "sender-picture", placement: .fill)
    }

    /// Initials on a grey gradient; a silhouette for a name without letters.
    private func monogram(_ initials: String) -> [ViewNode] {
        let glyph =
            initials.isEmpty
            ? ViewNode(
                .image(ImageView(.symbol(name: "person.fill", pointSize: side * Self.glyph, weight: .regular))),
                id: "sender-silhouette", style: ViewStyle(tintColor: .white), placement: .center)
            : ViewNode(
                .label(
                    Label(
                        initials, font: .system(side * Self.glyph, .semibold), textColor: .white, alignment: .center)),
                id: "sender-initials", placement: .center)
        return [
            ViewNode(
                .shape(.gradient(from: .rgba(RGBA(165, 171, 184)), to: .rgba(RGBA(133, 138, 147)), angle: 0)),
                placement: .fill), glyph,
        ]
    }

    /// The badge's side, and the distances by which it leaves the picture.
    static let badgeSide = 16.0
    private static let badgeTrailing = 4.0
    private static let badgeBottom = 2.0
    /// Fitted to the greys around the badge (fact: ios15/row.sender).
    static let badgeShadow = Shadow(color: .black, opacity: 0.17, radius: 8, offset: Point(x: 0, y: 5))
    /// The size of initials and silhouette in diameters; from memory.
    private static let glyph = 0.42
}
