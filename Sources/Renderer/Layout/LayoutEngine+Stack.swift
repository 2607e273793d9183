import ContentExtensionHost

/// UIStackView.
extension LayoutEngine {
    func stackSize(_ item: LayoutItem, _ stack: Stack, _ proposal: Proposal) -> Size {
        let margins = item.node.sizing.margins
        let inside = Proposal(
            width: proposal.width.reduced(by: margins.horizontal), height: proposal.height.reduced(by: margins.vertical)
        )
        let axis = stack.axis
        let distribution = distribution(item, stack, cross: inside[axis.other])
        var size = Size.zero
        size[axis] = inside[axis].fit(distribution.idealLength)
        let lengths = distribution.spans(in: size[axis]).map(\.length)
        let crossSizes = zip(item.arranged, lengths).map { child, length in
            crossSize(child, stack, length: length, offered: inside[axis.other])
        }
        size[axis.other] =
            inside[axis.other].exact
            ?? inside[axis.other].fit(crossLength(of: item.arranged, stack, sizes: crossSizes))
        return Size(width: size.width + margins.horizontal, height: size.height + margins.vertical)
    }

    func placeArranged(_ item: LayoutItem, _ stack: Stack, in frame: Rect) -> [LayoutNode] {
        let area = inner(item, of: frame)
        let axis = stack.axis
        let offered = Extent.exactly(area.size[axis.other])
        let spans = distribution(item, stack, cross: offered).spans(in: area.size[axis])
        let sizes = zip(item.arranged, spans).map { crossSize($0, stack, length: $1.length, offered: offered) }
        let baselines = Baselines(self, items: item.arranged, sizes: sizes, stack: stack)
        return item.arranged.indices.map { index in
            let size = sizes[index]
            let start = baselines.start(index) ?? crossStart(size[axis.other], stack, room: area.size[axis.other])
            let origin =
                axis == .horizontal
                ? Point(x: area.minX + spans[index].start, y: area.minY + start)
                : Point(x: area.minX + start, y: area.minY + spans[index].start)
            return place(item.arranged[index], in: mirrored(Rect(origin: origin, size: size), in: area))
        }
    }

    /// The members along the axis; `cross` is what the stack has across it.
    private func distribution(_ item: LayoutItem, _ stack: Stack, cross: Extent) -> StackDistribution {
        let axis = stack.axis
        let members = item.arranged.map { child in
            var proposal = Proposal.free
            proposal[axis.other] = stack.alignment == .fill ? cross : cross.relaxed
            var ideal = measure(child, proposal)[axis]
            if case .spacer(let minLength) = child.node.content { ideal = max(ideal, minLength) }
            let sizing = child.node.sizing
            let fixed = isFixed(child, axis, stretchedAcross: stack.alignment == .fill && cross.exact != nil)
            return StackDistribution.Member(
                ideal: ideal,
                minimum: fixed ? ideal : (axis == .horizontal ? sizing.minWidth : sizing.minHeight) ?? 0,
                maximum: fixed ? ideal : (axis == .horizontal ? sizing.maxWidth : sizing.maxHeight) ?? .infinity,
                hugging: hugging(child, axis), compressionResistance: compressionResistance(child, axis),
                spacingAfter: sizing.customSpacingAfter ?? stack.spacing)
        }
        return StackDistribution(distribution: stack.distribution, members: members)
    }

    /// Whether a view's length along an axis is settled by itself, so that no stack may change it.
    private func isFixed(_ item: LayoutItem, _ axis: Axis, stretchedAcross: Bool) -> Bool {
        let sizing = item.node.sizing
        let own = axis == .horizontal ? sizing.width : sizing.height
        let across = axis == .horizontal ? sizing.height : sizing.width
        return own != nil || sizing.aspectRatio != nil && (across != nil || stretchedAcross)
    }

    /// A child's size when it is `length` long.
    private func crossSize(_ child: LayoutItem, _ stack: Stack, length: Double, offered: Extent) -> Size {
        var proposal = Proposal.free
        proposal[stack.axis] = .exactly(length)
        proposal[stack.axis.other] = stack.alignment == .fill ? offered : offered.relaxed
        var size = measure(child, proposal)
        size[stack.axis] = length
        return size
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

/// The offsets that bring the baselines of a horizontal stack's views to one line.
private struct Baselines {
    private let starts: [Double]
    /// The height that the aligned views take, in points.
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
