import ContentExtensionHost

/// Images of image views and buttons: where they stand in a frame.
extension LayoutEngine {
    /// Where a view's image is drawn; `nil` when it shows none, or it can't be read.
    func imageFrame(_ node: ViewNode, in frame: Rect) -> Rect? {
        switch node.content {
        case .image(let view):
            // An image without a size of its own, such as a stand-in, fills the view.
            view.image.map { image in
                images.naturalSize(of: image).map { self.frame(of: view, naturalSize: $0, in: frame) } ?? frame
            }
        case .button(let button): buttonFrames(button, in: frame).image
        default: nil
        }
    }

    /// The whole image's frame, which goes as far beyond the part that is placed as the part is within it.
    private func frame(of view: ImageView, naturalSize size: Size, in frame: Rect) -> Rect {
        guard let part = view.contentsRect else { return view.contentMode.rect(for: size, in: frame) }
        let partSize = Size(width: size.width * part.width, height: size.height * part.height)
        let placed = view.contentMode.rect(for: partSize, in: frame)
        let (width, height) = (placed.width / part.width, placed.height / part.height)
        return Rect(
            x: placed.minX - part.minX * width, y: placed.minY - part.minY * height, width: width, height: height)
    }
}
