import ContentExtensionHost

/// Lays out a view tree: sizes from the leaves up, frames from the root down.
///
/// This is the direct path for stacks, overlays and fixed sizes; a tree with constraints (`LayoutItem.isIsland`) is
/// handed to the `AutoLayout` target as a whole.
struct LayoutEngine {
    let traits: Device
    let text: any TextMeasuring
    let images: any ImageMeasuring
    /// Where findings about constraints go; `nil` where nobody asks for them.
    var findings: LayoutFindings?
    /// The island that was measured last; `nil` where none is kept.
    var islands: ConstraintSubtreeCache?

    /// The frames of a tree in a rectangle of the screen, in points.
    func layout(_ root: ViewNode, in frame: Rect, part: ViewNode.Part) -> LayoutNode {
        place(item(root, part: part), in: frame)
    }

    /// The frames of a tree at a place of the screen and a width, as high as it wants to be, in points; each view is
    /// measured once for its height and its frame.
    func layout(_ root: ViewNode, at origin: Point, width: Double, part: ViewNode.Part) -> LayoutNode {
        let item = item(root, part: part)
        return place(
            item, in: Rect(origin: origin, size: Size(width: width, height: fittingHeight(item, width: width))))
    }

    /// The height a tree wants at a width, in points up to the next pixel (systemLayoutSizeFitting).
    func fittingHeight(_ root: ViewNode, width: Double) -> Double {
        fittingHeight(item(root, part: .custom), width: width)
    }

    private func item(_ root: ViewNode, part: ViewNode.Part) -> LayoutItem {
        LayoutItem(root, part: part, surroundings: part == .custom ? .controller : .chrome)
    }

    private func fittingHeight(_ item: LayoutItem, width: Double) -> Double {
        traits.ceilToPixel(measure(item, .exactly(width)).height)
    }

    /// The size of an item for an offered width, its own wishes about sizes included.
    func measure(_ item: LayoutItem, _ offered: Extent) -> Size {
        item.size(for: offered) {
            if item.isIsland { return limited(islandSize(item, offered)) }
            let sizing = item.node.sizing
            let width = settle(sizing, offered)
            if let width = width.exact, let height = sizing.height {
                // Nothing depends on the content.
                return limited(Size(width: clampWidth(width, sizing), height: clampHeight(height, sizing)))
            }
            var size = contentSize(item, width)
            size.width = width.exact ?? size.width
            let clamped = clampWidth(size.width, sizing)
            if clamped != size.width {
                // The content must be asked again at the width it really gets, or its height is another's.
                size = contentSize(item, .exactly(clamped))
                size.width = clamped
            }
            if let height = sizing.height {
                size.height = height
            } else if let ratio = sizing.aspectRatio {
                size.height = size.width / ratio
            }
            size.height = clampHeight(size.height, sizing)
            return limited(size)
        }
    }

    private func limited(_ size: Size) -> Size {
        Size(width: min(size.width, Limits.points), height: min(size.height, Limits.points))
    }

    /// The offered width with the view's own put in: its own wishes win over the parent's stretch.
    private func settle(_ sizing: ViewSizing, _ offered: Extent) -> Extent {
        if let width = sizing.width { return .exactly(width) }
        if let ratio = sizing.aspectRatio, let height = sizing.height { return .exactly(height * ratio) }
        guard let limit = sizing.maxWidth, offered.limit ?? .infinity > limit else { return offered }
        return offered.exact == nil ? .atMost(limit) : .exactly(limit)
    }

    private func clampWidth(_ width: Double, _ sizing: ViewSizing) -> Double {
        max(sizing.minWidth ?? 0, min(sizing.maxWidth ?? .infinity, width))
    }

    private func clampHeight(_ height: Double, _ sizing: ViewSizing) -> Double {
        max(sizing.minHeight ?? 0, min(sizing.maxHeight ?? .infinity, height))
    }

    /// The size of what a view shows, without its own wishes about sizes.
    private func contentSize(_ item: LayoutItem, _ width: Extent) -> Size {
        switch item.node.content {
        case .stack(let stack): stackSize(item, stack, width)
        case .view, .overlay, .visualEffect: overlaySize(item, width)
        case .cell(let cell): cellSize(item, cell, width)
        default: leafSize(item.node, width)
        }
    }

    /// An item's frame and all frames below it.
    func place(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        item.isIsland ? placeIsland(item, in: onPixels(frame)) : placeDirectly(item, in: onPixels(frame))
    }

    /// The same for a view that lays its children out by itself, in a frame on the device's pixels.
    func placeDirectly(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        var placed = node(item, in: frame)
        placed.children = placeChildren(item, in: frame)
        return placed
    }

    /// A view in its frame, without those in it.
    func node(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        LayoutNode(
            id: item.node.id, content: item.node.content, style: item.node.style, part: item.part, frame: frame,
            text: placedText(item.node, in: frame), imageFrame: imageFrame(item.node, in: frame), children: [])
    }

    /// The frames below a view: of its subviews, and of the parts that a control is made of.
    private func placeChildren(_ item: LayoutItem, in frame: Rect) -> [LayoutNode] {
        switch item.node.content {
        case .stack(let stack): return placeArranged(item, stack, in: frame)
        case .scroll(let scroll): return placeScrolled(item, scroll, in: frame)
        case .table(let table): return placeRows(item, table, in: frame)
        case .collection(let collection): return placeItems(item, collection, in: frame)
        case .cell(let cell): return placeCell(item, cell, in: frame)
        case .label, .image, .shape, .spacer: return item.children.isEmpty ? [] : placeOverlaid(item, in: frame)
        default: return placeParts(item, in: frame) + placeOverlaid(item, in: frame)
        }
    }

    /// The parts that a control is made of.
    func placeParts(_ item: LayoutItem, in frame: Rect) -> [LayoutNode] {
        controlParts(item.node.content, size: frame.size).map { part in
            place(LayoutItem(part.node, part: item.part), in: part.frame.offset(x: frame.minX, y: frame.minY))
        }
    }

    /// Edges rounded to the device's pixels, as UIKit rounds the frames that layout finds.
    func onPixels(_ frame: Rect) -> Rect {
        let (left, top) = (traits.roundToPixel(frame.minX), traits.roundToPixel(frame.minY))
        return Rect(
            x: left, y: top, width: traits.roundToPixel(frame.maxX) - left,
            height: traits.roundToPixel(frame.maxY) - top)
    }

    /// The rectangle inside a view's margins.
    func inner(_ item: LayoutItem, of frame: Rect) -> Rect {
        inset(frame, by: item.node.sizing.margins)
    }

    /// A rectangle given from the leading edge, mirrored inside its container for right-to-left.
    func mirrored(_ rect: Rect, in container: Rect) -> Rect {
        guard traits.isRightToLeft else { return rect }
        return Rect(
            x: container.minX + container.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
