import ContentExtensionHost

/// A map's words and pin; the ground is drawn by the display list.
extension LayoutEngine {
    func mapParts(_ map: MapView, size: Size) -> [ControlPart] {
        var parts: [ControlPart] = []
        if map.showsPin {
            let pin = MapMetrics.pin
            let frame = Rect(
                x: (size.width - pin.width) / 2, y: size.height / 2 - pin.height, width: pin.width, height: pin.height)
            let symbol = ImageReference.symbol(name: "map.balloon", pointSize: pin.height, weight: .regular)
            let view = ViewNode(.image(ImageView(symbol)), style: ViewStyle(tintColor: .semantic(.systemRed)))
            let dot = ViewNode(
                .shape(.ellipse(fill: .white)), sizing: ViewSizing(width: MapMetrics.dot, height: MapMetrics.dot),
                placement: Placement(top: (pin.width - MapMetrics.dot) / 2, centerX: 0))
            parts.append(ControlPart(frame: frame, node: ViewNode(.overlay, children: [view, dot])))
        }
        guard size.height >= MapMetrics.captionHeight * 2 else { return parts }
        let label = Label(map.caption, font: .system(11), textColor: .semantic(.secondaryLabel), alignment: .center)
        let width = min(size.width - 12, traits.ceilToPixel(text.layout(request(label), width: nil).size.width) + 12)
        guard width > 0 else { return parts }
        let box = ViewNode(
            .view, style: ViewStyle(backgroundColor: MapMetrics.captionColor, cornerRadius: .points(4)),
            children: [ViewNode(.label(label), placement: Placement(leading: 6, trailing: 6, top: 0, bottom: 0))])
        let frame = Rect(
            x: 6, y: size.height - MapMetrics.captionHeight - 6, width: width, height: MapMetrics.captionHeight)
        parts.append(ControlPart(frame: frame, node: box))
        return parts
    }
}

/// Measures of a drawn map, in points.
private enum MapMetrics {
    /// The tip points at the middle of the map.
    static let pin = Size(width: 28, height: 36)
    /// The white point in the pin's head.
    static let dot = 10.0
    static let captionHeight = 18.0
    static let captionColor = Color.dynamic(light: RGBA(white: 1, alpha: 0.85), dark: RGBA(28, 28, 30, alpha: 0.85))
}

extension MapView {
    /// A coordinate has a pin unless it is said not to.
    var showsPin: Bool { hasPin ?? (latitude != nil && longitude != nil) }

    /// The words below: the title, else the coordinate.
    var caption: String {
        if !title.isEmpty { return title }
        guard let latitude, let longitude else { return "Map" }
        func degrees(_ value: Double, _ positive: String, _ negative: String) -> String {
            "\(FixedText.short(abs(value)))° \(value < 0 ? negative : positive)"
        }
        return degrees(latitude, "N", "S") + ", " + degrees(longitude, "E", "W")
    }
}
