import Views

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

extension ContentMode {
    /// The frame of an image with a size; it may exceed the view's frame, which cuts it off only if the view clips.
    func rect(for size: Size, in frame: Rect) -> Rect {
        guard size.width > 0, size.height > 0 else { return frame }
        let (wide, high) = (frame.width / size.width, frame.height / size.height)
        let factor: Double
        switch self {
        case .scaleToFill, .redraw: return frame
        case .scaleAspectFit: factor = min(wide, high)
        case .scaleAspectFill: factor = max(wide, high)
        default: factor = 1
        }
        let (width, height) = (size.width * factor, size.height * factor)
        let x: Double
        switch self {
        case .left, .topLeft, .bottomLeft: x = frame.minX
        case .right, .topRight, .bottomRight: x = frame.maxX - width
        default: x = frame.midX - width / 2
        }
        let y: Double
        switch self {
        case .top, .topLeft, .topRight: y = frame.minY
        case .bottom, .bottomLeft, .bottomRight: y = frame.maxY - height
        default: y = frame.midY - height / 2
        }
        return Rect(x: x, y: y, width: width, height: height)
    }
}
