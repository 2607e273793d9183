import ContentExtensionHost

/// The symbol or template image in an action's row (facts: api/action.icon, ios18/menu.symbol).
struct ActionIcon {
    /// The point size of a symbol, which is its title's.
    var pointSize = 17.0
    var weight = FontWeight.regular

    /// The side length of the view, in points: the icons of all rows are centred on one line.
    var side: Double { (pointSize * 24 / 17).rounded() }

    /// A square with the icon in its centre; wide symbols extend beyond it, larger images are scaled down.
    func view(_ icon: NotificationActionIcon, color: Color, images: any ImageMeasuring) -> ViewNode {
        let image: ImageReference
        var fits = true
        switch icon {
        case .systemImage(let name): image = .symbol(name: name, pointSize: pointSize, weight: weight)
        case .templateImage(let path, let scale):
            image = .file(path: path, scale: scale, frame: 0)
            fits = images.naturalSize(of: image).map { $0.width <= side && $0.height <= side } ?? true
        }
        return ViewNode(
            .image(ImageView(image, contentMode: fits ? .center : .scaleAspectFit, renderingMode: .alwaysTemplate)),
            id: "action-icon", style: ViewStyle(tintColor: color), sizing: ViewSizing(width: side, height: side))
    }
}
