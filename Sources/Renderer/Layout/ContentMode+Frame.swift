import ContentExtensionHost

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
