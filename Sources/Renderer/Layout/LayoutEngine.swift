import Basics
import Views

/// Lays out a view tree: sizes from the leaves up, frames from the root down.
///
/// This lays out stacks, overlays and fixed sizes; trees with constraints (`LayoutItem.isConstraintSubtree`) go to `AutoLayout`.
package struct LayoutEngine {
    package let device: Device
    package let text: any TextMeasuring
    package let images: any ImageMeasuring
    /// Collects findings about constraints; `nil` discards them.
    var findings: LayoutFindings?
    /// Caches the latest constraint subtree; `nil` disables the cache.
    var subtrees: ConstraintSubtreeCache?

    package init(
        device: Device, text: any TextMeasuring, images: any ImageMeasuring, findings: LayoutFindings? = nil,
        subtrees: ConstraintSubtreeCache? = nil
    ) {
        self.device = device
        self.text = text
        self.images = images
        self.findings = findings
        self.subtrees = subtrees
    }

    package func layout(_ root: ViewNode, in frame: Rect, part: ViewNode.Part) -> LayoutNode {
        place(item(root, part: part), in: frame)
    }

    /// The frames of a tree at a point and a width, with its fitting height, in points. Each view is measured once.
    package func layout(_ root: ViewNode, at origin: Point, width: Double, part: ViewNode.Part) -> LayoutNode {
        let item = item(root, part: part)
        return place(
            item, in: Rect(origin: origin, size: Size(width: width, height: fittingHeight(item, width: width))))
    }

    /// The fitting height of a tree at a width, in points rounded up to a pixel (systemLayoutSizeFitting).
    package func fittingHeight(_ root: ViewNode, width: Double) -> Double {
        fittingHeight(item(root, part: .custom), width: width)
    }

    /// The fitting size of a tree in points rounded up to pixels; lengths that are given are exact.
    package func fittingSize(_ root: ViewNode, width: Double?, height: Double?) -> Size {
        var root = root
        if let height { root.sizing.height = height }
        let size = measure(item(root, part: .custom), width.map { .exactly($0) } ?? .free)
        return Size(width: device.ceilToPixel(size.width), height: device.ceilToPixel(size.height))
    }

    private func item(_ root: ViewNode, part: ViewNode.Part) -> LayoutItem {
        LayoutItem(root, part: part, layoutContext: part == .custom ? .controller : .chrome)
    }

    private func fittingHeight(_ item: LayoutItem, width: Double) -> Double {
        device.ceilToPixel(measure(item, .exactly(width)).height)
    }

    /// The size of an item for an offered width, with its own sizing applied.
    func measure(_ item: LayoutItem, _ offered: Extent) -> Size {
        item.size(for: offered) {
            if item.isConstraintSubtree { return limited(constraintSubtreeSize(item, offered)) }
            let sizing = item.node.sizing
            let width = settle(sizing, offered)
            if let width = width.exact, let height = sizing.height {
                // The size doesn't depend on the content.
                return limited(Size(width: clampWidth(width, sizing), height: clampHeight(height, sizing)))
            }
            var size = contentSize(item, width)
            size.width = width.exact ?? size.width
            let clamped = clampWidth(size.width, sizing)
            if clamped != size.width {
                // Measure again: the content's height depends on the final width.
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

    /// The offered width with the view's own sizing applied, which has precedence over the parent's.
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

    /// The size of a view's content, without its own sizing.
    private func contentSize(_ item: LayoutItem, _ width: Extent) -> Size {
        switch item.node.content {
        case .stack(let stack): stackSize(item, stack, width)
        case .view, .overlay, .visualEffect: overlaySize(item, width)
        case .cell(let cell): cellSize(item, cell, width)
        default: leafSize(item.node, width)
        }
    }

    /// The layout of an item and its descendants in a frame.
    func place(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        item.isConstraintSubtree
            ? placeConstraintSubtree(item, in: onPixels(frame)) : placeDirectly(item, in: onPixels(frame))
    }

    /// The layout of an item without constraints, in a frame on device pixels.
    func placeDirectly(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        var placed = node(item, in: frame)
        placed.children = placeChildren(item, in: frame)
        return placed
    }

    /// A view in its frame, without subviews.
    func node(_ item: LayoutItem, in frame: Rect) -> LayoutNode {
        var node = LayoutNode(
            id: item.node.id, content: item.node.content, style: item.node.style, part: item.part, frame: frame,
            text: placedText(item.node, in: frame), imageFrame: imageFrame(item.node, in: frame), children: [])
        node.code = item.node.code
        return node
    }

    /// The nodes inside a view: its subviews and a control's parts.
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

    func placeParts(_ item: LayoutItem, in frame: Rect) -> [LayoutNode] {
        (item.node.content.control?.parts(size: frame.size, in: self) ?? []).map { part in
            place(LayoutItem(part.node, part: item.part), in: part.frame.offset(x: frame.minX, y: frame.minY))
        }
    }

    func inner(_ item: LayoutItem, of frame: Rect) -> Rect { inset(frame, by: item.node.sizing.margins) }
}
