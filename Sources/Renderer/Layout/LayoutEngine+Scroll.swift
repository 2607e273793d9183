import ContentExtensionHost

/// UIScrollView without constraints.
extension LayoutEngine {
    /// Places the content: as wide as the view or its widest unstretched child, and at its fitting height.
    func placeScrolled(_ item: LayoutItem, _ scroll: ScrollView, in frame: Rect) -> [LayoutNode] {
        let margins = item.node.sizing.margins
        let natural = item.children.map { child in
            let placement = child.node.placement
            let isStretched = placement.leading != nil && placement.trailing != nil
            return isStretched ? 0 : measure(child, .free).width + (placement.leading ?? 0) + (placement.trailing ?? 0)
        }
        let width = max(frame.width, (natural.max() ?? 0) + margins.horizontal)
        let height = max(frame.height, overlaySize(item, .exactly(width)).height)
        // The offset is measured from the left in every language.
        let content = Rect(
            x: frame.minX - scroll.contentOffset.x, y: frame.minY - scroll.contentOffset.y, width: width,
            height: height)
        return placeOverlaid(item, in: content)
    }
}
