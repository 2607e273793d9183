import RNSwiftUI

/// The part of a chart that a view is.
enum ChartRole: LayoutValueKey {
    case layer, plot, legend
    case item(AxisItem)
    case title(ChartTitle)
    static var defaultValue: ChartRole { .layer }
}

/// The name of an axis.
struct ChartTitle {
    let axis: Axis
    let title: ChartAxisTitle
    /// Beside the plot a name is read from below (fact: swiftui/chart.title).
    var isRotated: Bool { axis == .vertical && (title.position?.x ?? 0) != 0 && title.position?.y == 0 }
    var edge: Edge {
        guard let position = title.position else { return axis == .horizontal ? .bottom : .top }
        if position.y != 0 { return position.y < 0 ? .top : .bottom }
        return position.x < 0 ? .leading : .trailing
    }
}

struct ChartTitleView: View {
    let title: ChartTitle
    var body: some View {
        title.title.view.font(ChartMetrics.labelFont).foregroundStyle(.secondary).fixedSize()
            .rotationEffect(title.isRotated ? .degrees(-90) : .zero)
            .layoutValue(key: ChartRole.self, value: .title(title))
    }
}

struct AxisItemView: View {
    let item: AxisItem
    var body: some View {
        content.layoutValue(key: ChartRole.self, value: .item(item))
    }

    private var isVerticalLine: Bool { item.axis == .horizontal }

    @ViewBuilder private var content: some View {
        if item.part.kind == .label {
            // Without room a label gives way to nothing.
            ViewThatFits(in: .horizontal) {
                label.rotationEffect(item.part.isRotated ? .degrees(-90) : .zero)
                Spacer().frame(width: 0, height: 0)
            }
        } else if let stroke = item.part.stroke, !stroke.dash.isEmpty {
            AxisLine(isVertical: isVerticalLine).stroke(style, style: stroke)
        } else {
            Rectangle().fill(style)
        }
    }
    private var style: AnyShapeStyle { item.part.style ?? AnyShapeStyle(ChartMetrics.gridColor) }
    private var label: some View {
        (item.part.view ?? AnyView(Text(verbatim: item.text)))
            .font(item.part.font ?? ChartMetrics.labelFont)
            .foregroundStyle(item.part.style ?? AnyShapeStyle(HierarchicalShapeStyle.secondary))
            .fixedSize()
    }
}

private struct AxisLine: Shape {
    let isVertical: Bool
    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: isVertical ? rect.midX : rect.minX, y: isVertical ? rect.minY : rect.midY))
        path.addLine(to: CGPoint(x: isVertical ? rect.midX : rect.maxX, y: isVertical ? rect.maxY : rect.midY))
        return path
    }
}

/// Gives labels, names and the legend the room that they need, and the plot the rest.
struct ChartLayout: Layout {
    let model: ChartModel

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        MainActor.assumeIsolated { place(subviews, in: bounds.size) }
    }

    /// Lengths beside the plot, in points.
    private struct Insets {
        var top, leading, bottom, trailing: CGFloat
        subscript(edge: Edge) -> CGFloat {
            get { edge == .top ? top : edge == .leading ? leading : edge == .bottom ? bottom : trailing }
            set {
                switch edge {
                case .top: top = newValue
                case .leading: leading = newValue
                case .bottom: bottom = newValue
                case .trailing: trailing = newValue
                }
            }
        }
    }

    @MainActor private func place(_ subviews: Subviews, in size: CGSize) {
        let sizes = subviews.map { subview -> CGSize in
            switch subview[ChartRole.self] {
            case .item(let item) where item.part.kind == .label:
                let own = subview.sizeThatFits(.unspecified)
                return item.part.isRotated ? CGSize(width: own.height, height: own.width) : own
            case .title(let title):
                let own = subview.sizeThatFits(.unspecified)
                return title.isRotated ? CGSize(width: own.height, height: own.width) : own
            case .legend: return subview.sizeThatFits(ProposedViewSize(width: size.width, height: nil))
            default: return .zero
            }
        }
        let roles = subviews.map { $0[ChartRole.self] }
        var insets = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
        for (role, own) in zip(roles, sizes) {
            guard case .item(let item) = role, item.part.kind == .label else { continue }
            let isBeside = item.edge == .leading || item.edge == .trailing
            let spacing =
                isBeside ? item.part.horizontalSpacing : item.part.verticalSpacing
            let needed = (isBeside ? own.width : own.height) + (spacing ?? ChartMetrics.labelSpacing)
            insets[item.edge] = max(insets[item.edge], item.preset == .inset && isBeside ? 0 : needed)
        }
        // Labels at the plot's ends stick out by half.
        for (role, own) in zip(roles, sizes) {
            guard case .item(let item) = role, item.part.kind == .label, !item.isBesideTick else { continue }
            if item.axis == .vertical, item.part.anchor == nil, let y = model.y?.position(item.value, size.height) {
                insets.top = max(insets.top, min(own.height, own.height / 2 - y))
                insets.bottom = max(insets.bottom, min(own.height, own.height / 2 - (size.height - y)))
            } else if item.axis == .horizontal, item.preset != .aligned, item.part.isCentered != true,
                let x = model.x?.position(item.value, size.width)
            {
                insets.leading = max(insets.leading, min(own.width, own.width / 2 - x))
                insets.trailing = max(insets.trailing, min(own.width, own.width / 2 - (size.width - x)))
            }
        }
        let axes = insets
        for (role, own) in zip(roles, sizes) {
            if case .title(let title) = role {
                let isBeside = title.edge == .leading || title.edge == .trailing
                insets[title.edge] +=
                    (isBeside ? own.width : own.height) + (title.title.spacing ?? ChartMetrics.labelSpacing)
            }
        }
        let legend = model.options.legend
        let legendEdge: Edge =
            legend.position.y < 0
            ? .top : legend.position.y > 0 ? .bottom : legend.position.x < 0 ? .leading : .trailing
        let isLegendOver = legend.position == .overlay
        if let index = roles.firstIndex(where: { if case .legend = $0 { true } else { false } }), !isLegendOver {
            let isBeside = legendEdge == .leading || legendEdge == .trailing
            insets[legendEdge] += (isBeside ? sizes[index].width : sizes[index].height) + legend.spacing
        }
        let plot = CGRect(
            x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom))
        (model.geometry.plot, model.geometry.size) = (plot, size)

        var taken: [Edge: [CGRect]] = [:]
        for (index, subview) in subviews.enumerated() {
            switch roles[index] {
            case .layer: subview.place(at: .zero, proposal: ProposedViewSize(size))
            case .plot: subview.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
            case .legend:
                subview.place(
                    at: legendOrigin(sizes[index], legendEdge, isLegendOver ? plot : nil, plot, size),
                    proposal: ProposedViewSize(width: size.width, height: nil))
            case .title(let title):
                let frame = frame(of: title, sizes[index], plot, axes)
                subview.place(at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: .unspecified)
            case .item(let item) where item.part.kind == .label:
                let frame = label(item, sizes[index], plot)
                let isFree =
                    !item.part.avoidsOthers
                    || (frame?.minX ?? -1) >= -1 && (frame?.maxX ?? 0) <= size.width + 1
                        && !(taken[item.edge] ?? []).contains { $0.intersects(frame ?? .zero) }
                guard let frame, isFree else {
                    subview.place(at: plot.origin, proposal: .zero)
                    continue
                }
                // The next label of the axis keeps a distance of 2 points.
                taken[item.edge, default: []].append(
                    item.axis == .horizontal ? frame.insetBy(dx: -2, dy: 0) : frame)
                subview.place(at: CGPoint(x: frame.midX, y: frame.midY), anchor: .center, proposal: .unspecified)
            case .item(let item):
                let line = line(item, plot, labels: axes[item.edge])
                subview.place(at: line.origin, proposal: ProposedViewSize(line.size))
            }
        }
    }

    @MainActor private func legendOrigin(
        _ own: CGSize, _ edge: Edge, _ over: CGRect?, _ plot: CGRect, _ size: CGSize
    ) -> CGPoint {
        let alignment = model.options.legend.alignment ?? .leading
        let share: CGFloat = alignment.horizontal == .trailing ? 1 : alignment.horizontal == .center ? 0.5 : 0
        let room = over ?? CGRect(origin: .zero, size: size)
        let x = room.minX + (room.width - own.width) * share
        switch edge {
        case .top: return CGPoint(x: x, y: 0)
        case .bottom: return CGPoint(x: x, y: size.height - own.height)
        case .leading: return CGPoint(x: 0, y: plot.midY - own.height / 2)
        case .trailing where over != nil: return CGPoint(x: x, y: room.minY)
        case .trailing: return CGPoint(x: size.width - own.width, y: plot.midY - own.height / 2)
        }
    }

    private func frame(of title: ChartTitle, _ own: CGSize, _ plot: CGRect, _ axes: Insets) -> CGRect {
        let spacing = title.title.spacing ?? ChartMetrics.labelSpacing
        let given = title.title.alignment
        // Above the plot a vertical axis's name ends with the labels.
        let isOverLabels = title.axis == .vertical && title.edge == .top && given == nil && title.title.position == nil
        let horizontal = given?.horizontal ?? .center
        let share: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
        let vertical: CGFloat = given?.vertical == .top ? 0 : given?.vertical == .bottom ? 1 : 0.5
        let x = isOverLabels ? plot.maxX + axes.trailing - own.width : plot.minX + (plot.width - own.width) * share
        let y = plot.minY + (plot.height - own.height) * vertical
        let origin: CGPoint
        switch title.edge {
        case .top: origin = CGPoint(x: x, y: plot.minY - axes.top - spacing - own.height)
        case .bottom: origin = CGPoint(x: x, y: plot.maxY + axes.bottom + spacing)
        case .leading: origin = CGPoint(x: plot.minX - axes.leading - spacing - own.width, y: y)
        case .trailing: origin = CGPoint(x: plot.maxX + axes.trailing + spacing, y: y)
        }
        return CGRect(origin: origin, size: own)
    }

    /// The position of an item along its axis, in points of the plot.
    @MainActor private func position(_ item: AxisItem, _ plot: CGRect) -> CGFloat? {
        let (scale, length) = item.axis == .horizontal ? (model.x, plot.width) : (model.y, plot.height)
        guard let position = scale?.position(item.value, length) else { return nil }
        guard item.part.isCentered == true, !item.value.isCategory, let next = item.next,
            let end = scale?.position(next, length)
        else { return position }
        return (position + end) / 2
    }

    @MainActor private func line(_ item: AxisItem, _ plot: CGRect, labels: CGFloat) -> CGRect {
        let width = item.part.stroke?.lineWidth ?? ChartMetrics.gridWidth
        guard let position = position(item, plot) else { return .zero }
        let isTick = item.part.kind == .tick
        let length = item.part.isAsLongAsLabel ? labels : item.part.length
        if item.axis == .horizontal {
            let x = plot.minX + position - width / 2
            guard isTick else { return CGRect(x: x, y: plot.minY, width: width, height: plot.height) }
            return CGRect(x: x, y: item.edge == .top ? plot.minY - length : plot.maxY, width: width, height: length)
        }
        let y = plot.minY + position - width / 2
        guard isTick else { return CGRect(x: plot.minX, y: y, width: plot.width, height: width) }
        return CGRect(x: item.edge == .leading ? plot.minX - length : plot.maxX, y: y, width: length, height: width)
    }

    /// The frame of a label; `nil` for a value outside of the plot.
    @MainActor private func label(_ item: AxisItem, _ own: CGSize, _ plot: CGRect) -> CGRect? {
        let length = item.axis == .horizontal ? plot.width : plot.height
        guard let position = position(item, plot), position >= -0.5, position <= length + 0.5 else { return nil }
        let (across, down) = (item.part.horizontalSpacing, item.part.verticalSpacing)
        if item.axis == .horizontal {
            var share: CGFloat = item.part.anchor?.x ?? 0.5
            var x = plot.minX + position
            if item.isBesideTick {
                share = 0
                x += across ?? ChartMetrics.labelSpacing
            } else {
                x += across ?? 0
                if item.preset == .aligned { share = item.isFirst ? 0 : item.isLast ? 1 : share }
            }
            let spacing = down ?? ChartMetrics.labelSpacing
            let y = item.edge == .top ? plot.minY - spacing - own.height : plot.maxY + spacing
            return CGRect(x: x - own.width * share, y: y, width: own.width, height: own.height)
        }
        let spacing = across ?? ChartMetrics.labelSpacing
        let isInset = item.preset == .inset
        let y = plot.minY + position - own.height * (item.part.anchor?.y ?? (isInset ? 1 : 0.5)) + (down ?? 0)
        let x: CGFloat
        switch (item.edge, isInset) {
        case (.leading, false): x = plot.minX - spacing - own.width
        case (.leading, true): x = plot.minX + spacing
        case (_, true): x = plot.maxX - spacing - own.width
        default: x = plot.maxX + spacing
        }
        return CGRect(x: x, y: y, width: own.width, height: own.height)
    }
}
