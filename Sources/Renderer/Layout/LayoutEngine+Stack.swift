import Views

/// UIStackView.
extension LayoutEngine {
    func stackSize(_ item: LayoutItem, _ stack: Stack, _ offered: Extent) -> Size {
        let margins = item.node.sizing.margins
        let room = offered.reduced(by: margins.horizontal)
        let distribution = distribution(item, stack, width: room)
        let inside: Size
        switch stack.axis {
        case .horizontal:
            let width = room.fit(distribution.idealLength)
            let sizes = zip(item.arranged, distribution.spans(in: width)).map { measure($0, .exactly($1.length)) }
            inside = Size(width: width, height: crossLength(of: item.arranged, stack, sizes: sizes))
        case .vertical:
            let widths = item.arranged.map { measure($0, across(stack, room)).width }
            inside = Size(width: room.fit(widths.max() ?? 0), height: distribution.idealLength)
        }
        return Size(width: inside.width + margins.horizontal, height: inside.height + margins.vertical)
    }

    func placeArranged(_ item: LayoutItem, _ stack: Stack, in frame: Rect) -> [LayoutNode] {
        zip(item.arranged, arrangedFrames(item, stack, in: frame)).map { place($0, in: $1) }
    }

    /// The frames of a stack's visible views, before rounding to pixels.
    func arrangedFrames(_ item: LayoutItem, _ stack: Stack, in frame: Rect) -> [Rect] {
        let area = inner(item, of: frame)
        let axis = stack.axis
        let spans = distribution(item, stack, width: .exactly(area.width)).spans(in: area.size[axis])
        let sizes = zip(item.arranged, spans).map { child, span in
            arrangedSize(child, stack, length: span.length, in: area.size)
        }
        let baselines = Baselines(self, items: item.arranged, sizes: sizes, stack: stack)
        return item.arranged.indices.map { index in
            let size = sizes[index]
            let start = baselines.start(index) ?? crossStart(size[axis.other], stack, room: area.size[axis.other])
            let origin =
                axis == .horizontal
                ? Point(x: area.minX + spans[index].start, y: area.minY + start)
                : Point(x: area.minX + start, y: area.minY + spans[index].start)
            return mirrored(Rect(origin: origin, size: size), in: area)
        }
    }

    /// The members along the axis in a stack of a width.
    private func distribution(_ item: LayoutItem, _ stack: Stack, width: Extent) -> StackDistribution {
        let axis = stack.axis
        let members = item.arranged.map { child in
            let ideal = ideal(child, stack, width: width)
            let limit = axis == .horizontal ? child.node.sizing.maxWidth : child.node.sizing.maxHeight
            return StackDistribution.Member(
                ideal: ideal, maximum: isFixed(child, axis) ? ideal : limit ?? .infinity, hugging: hugging(child, axis),
                shrinks: shrinks(child, axis, ideal: ideal),
                spacingAfter: child.node.sizing.customSpacingAfter ?? stack.spacing)
        }
        return StackDistribution(distribution: stack.distribution, members: members)
    }

    /// A view's preferred length along the stack's axis.
    func ideal(_ child: LayoutItem, _ stack: Stack, width: Extent) -> Double {
        let own = measure(child, stack.axis == .horizontal ? .free : across(stack, width))[stack.axis]
        if case .spacer(let minLength) = child.node.content { return max(own, minLength) }
        return own
    }

    /// The width that a vertical stack offers its views: exact with alignment `fill`.
    private func across(_ stack: Stack, _ width: Extent) -> Extent { stack.alignment == .fill ? width : width.relaxed }

    /// `true` when a view's own sizing fixes its length along an axis, so that no stack may change it.
    func isFixed(_ item: LayoutItem, _ axis: Axis) -> Bool {
        let sizing = item.node.sizing
        switch axis {
        case .horizontal: return sizing.width != nil || sizing.aspectRatio != nil && sizing.height != nil
        case .vertical: return sizing.height != nil || sizing.aspectRatio != nil
        }
    }

    /// The size of an arranged view with a given length, in a stack with a given area.
    private func arrangedSize(_ child: LayoutItem, _ stack: Stack, length: Double, in area: Size) -> Size {
        switch stack.axis {
        case .vertical:
            let own = measure(child, across(stack, .exactly(area.width))).width
            // A view is at most as wide and as high as its stack.
            return Size(width: isFixed(child, .horizontal) ? own : min(own, area.width), height: length)
        case .horizontal:
            let own = measure(child, .exactly(length)).height
            if isFixed(child, .vertical) { return Size(width: length, height: own) }
            let limit = min(area.height, child.node.sizing.maxHeight ?? .infinity)
            return Size(width: length, height: stack.alignment == .fill ? limit : min(limit, own))
        }
    }

    private func crossLength(of items: [LayoutItem], _ stack: Stack, sizes: [Size]) -> Double {
        let plain = sizes.map { $0[stack.axis.other] }.max() ?? 0
        return max(plain, Baselines(self, items: items, sizes: sizes, stack: stack).height)
    }

    private func crossStart(_ length: Double, _ stack: Stack, room: Double) -> Double {
        switch stack.alignment {
        case .fill, .leading, .top, .firstBaseline, .lastBaseline: 0
        case .center: (room - length) / 2
        case .trailing, .bottom: room - length
        }
    }
}

/// Offsets that align the baselines of a horizontal stack's views.
private struct Baselines {
    private let starts: [Double]
    /// The height of the aligned views, in points.
    let height: Double

    init(_ engine: LayoutEngine, items: [LayoutItem], sizes: [Size], stack: Stack) {
        guard stack.axis == .horizontal, stack.alignment == .firstBaseline || stack.alignment == .lastBaseline else {
            (starts, height) = ([], 0)
            return
        }
        let baselines = zip(items, sizes).map { engine.baseline($0, size: $1, last: stack.alignment == .lastBaseline) }
        let deepest = baselines.max() ?? 0
        starts = baselines.map { deepest - $0 }
        height = zip(starts, sizes).map { $0 + $1.height }.max() ?? 0
    }

    func start(_ index: Int) -> Double? { starts.isEmpty ? nil : starts[index] }
}
