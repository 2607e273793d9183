import ContentExtensionHost
import Views

/// An app's icon in the size of a style.
struct AppIcon {
    /// In points.
    let side: Double
    let cornerRadius: Double
    let shadow: Shadow?
    /// The background and the line colour of a missing icon.
    let ground: Color
    let ink: Color

    /// The app's icon, or the grid that iOS draws for an app without one.
    /// - Parameter pixel: a pixel of the device, in points.
    func view(of app: AppInfo, pixel: Double, placement: Placement = .init()) -> ViewNode {
        let sizing = ViewSizing(
            width: side, height: side, horizontalHugging: .required, horizontalCompressionResistance: .required)
        var style = ViewStyle(
            cornerRadius: .points(cornerRadius), cornerCurve: .continuous, shadow: shadow, clipsToBounds: true)
        if let path = app.iconPath {
            var image = ImageView(.file(path: path, scale: 1, frame: 0), contentMode: .scaleAspectFill)
            image.matte = RGBA(white: 0, alpha: 1)
            return ViewNode(
                .image(image), id: "app-icon", style: style, sizing: sizing, placement: placement)
        }
        style.backgroundColor = ground
        style.border = Border(width: pixel, color: ink)
        return ViewNode(
            .view, id: "app-icon", style: style, sizing: sizing, placement: placement, children: grid(pixel))
    }

    /// Lines, two diagonals and rings, as measured on an icon of 20 points (docs/fidelity.md).
    private func grid(_ pixel: Double) -> [ViewNode] {
        let scale = side / 20
        func ring(_ inset: Double) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(cornerRadius: .half, border: Border(width: pixel, color: ink)),
                placement: Placement(leading: inset, trailing: inset, top: inset, bottom: inset))
        }
        func line(_ offset: Double, _ axis: Axis) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(backgroundColor: ink),
                sizing: axis == .horizontal ? ViewSizing(height: pixel) : ViewSizing(width: pixel),
                placement: axis == .horizontal
                    ? Placement(leading: 0, trailing: 0, top: offset) : Placement(leading: offset, top: 0, bottom: 0))
        }
        let lines = Self.lines.flatMap { [line($0 * scale, .horizontal), line($0 * scale, .vertical)] }
        let cross = ViewNode(.shape(.cross(color: ink, width: pixel)), placement: .fill)
        return lines + [cross] + Self.rings.map { ring($0 * scale) }
    }

    private static let lines = [1, 6, 10, 13.5, 18.5]
    private static let rings = [1.0, 6]
}
