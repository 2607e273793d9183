import ContentExtensionHost

/// The frames of images in image views and buttons.
extension LayoutEngine {
    /// The frame of a view's image; `nil` without a readable image.
    func imageFrame(_ node: ViewNode, in frame: Rect) -> Rect? {
        switch node.content {
        case .image(let view):
            // An image without a natural size, such as a placeholder, fills the view.
            view.image.map { image in
                images.naturalSize(of: image).map { self.frame(of: view, naturalSize: $0, in: frame) } ?? frame
            }
        case .control(let control): control.base.imageFrame(in: frame, of: self)
        default: nil
        }
    }

    /// The frame of the whole image, so that `contentsRect` fills the placed part.
    private func frame(of view: ImageView, naturalSize size: Size, in frame: Rect) -> Rect {
        guard let part = view.contentsRect else { return view.contentMode.rect(for: size, in: frame) }
        let partSize = Size(width: size.width * part.width, height: size.height * part.height)
        let placed = view.contentMode.rect(for: partSize, in: frame)
        let (width, height) = (placed.width / part.width, placed.height / part.height)
        return Rect(
            x: placed.minX - part.minX * width, y: placed.minY - part.minY * height, width: width, height: height)
    }
}
