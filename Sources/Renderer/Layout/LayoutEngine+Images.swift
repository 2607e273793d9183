import ContentExtensionHost

/// Images of image views and buttons: where they stand in a frame.
extension LayoutEngine {
    /// Where a view's image is drawn; `nil` when it shows none, or it can't be read.
    func imageFrame(_ node: ViewNode, in frame: Rect) -> Rect? {
        switch node.content {
        case .image(let view):
            // An image without a size of its own, such as a stand-in, fills the view.
            view.image.map { image in
                images.naturalSize(of: image).map { view.contentMode.rect(for: $0, in: frame) } ?? frame
            }
        case .button(let button): buttonFrames(button, in: frame).image
        default: nil
        }
    }

    /// Where a button's image and title stand: centred together, the image leading and on the device's pixels.
    func buttonFrames(_ button: Button, in frame: Rect) -> (image: Rect?, title: Rect) {
        let insets = button.contentInsets
        let left = traits.isRightToLeft ? insets.trailing : insets.leading
        let area = Rect(
            x: frame.minX + left, y: frame.minY + insets.top, width: max(0, frame.width - insets.horizontal),
            height: max(0, frame.height - insets.vertical))
        guard let icon = button.image.flatMap({ images.naturalSize(of: $0) }) else { return (nil, area) }
        let gap = button.title.isEmpty ? 0 : ButtonMetrics.imagePadding
        let room = max(0, area.width - icon.width - gap)
        let width = min(room, traits.ceilToPixel(text.layout(request(button), width: room).size.width))
        let start = area.midX - (icon.width + gap + width) / 2
        let image = Rect(x: start, y: area.midY - icon.height / 2, width: icon.width, height: icon.height)
        let title = Rect(x: image.maxX + gap, y: area.minY, width: width, height: area.height)
        return (onPixels(mirrored(image, in: area)), mirrored(title, in: area))
    }
}

/// The parts of a button that are views of their own.
extension LayoutEngine {
    func buttonParts(_ button: Button, size: Size) -> [ControlPart] {
        guard let image = button.backgroundImage else { return [] }
        return [ControlPart(frame: Rect(origin: .zero, size: size), node: ViewNode(.image(ImageView(image))))]
    }
}
