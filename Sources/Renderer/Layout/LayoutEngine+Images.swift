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
}
