import ContentExtensionHost
import Renderer
import Views

/// The rows of the list, in their groups.
extension ModernStyle {
    /// The groups from the top, down to a height of `room` points.
    func rows(
        _ groups: [CenterGroup], swiped: String?, room: Double, images: any ImageMeasuring
    ) -> [Arrangement.Item] {
        let width = width(of: .list)
        let x = centred(width, .screen)
        var items: [Arrangement.Item] = []
        var used = 0.0
        func add(_ view: ViewNode, height: Double) {
            let gap = items.isEmpty ? 0 : metrics.row.gap
            items.append(Arrangement.Item(view: view, x: x, width: width, gap: gap))
            used += gap + height
        }
        if groups.first?.key.isPriority ?? false { add(priorityHeading, height: 0) }
        for group in groups where used < room {
            if group.isExpanded, group.count > 1 {
                add(heading(group.app.name, id: "group-heading", groupButtons(group)), height: 0)
            }
            for notification in group.rows where used < room {
                var view = notificationRow(
                    notification, in: .list, count: group.isStack ? group.count : nil, images: images)
                if group.isStack { view = stack(view) }
                if notification.identifier == swiped { view = swipe(view, isStack: group.isStack) }
                add(view, height: metrics.row.minimumHeight)
            }
        }
        return items
    }

    /// A row with the edges of two plates below it.
    private func stack(_ row: ViewNode) -> ViewNode {
        let step = metrics.row.plateStep
        let radius = metrics.row.cornerRadius
        let height = 4 * radius
        let insets = [0] + metrics.row.plateInsets
        let plates = [2, 1].map { depth in
            let width = width(of: .list) - 2 * insets[depth]
            let out = insets[depth] - insets[depth - 1]
            // A material would change the plate below it once more, so each shows only outside of the one above it.
            var visible = Path(
                Rect(x: -out, y: -height, width: width + 2 * out, height: 2 * height - step), radius: radius,
                corners: [.bottomLeft, .bottomRight])
            visible.elements += Path(Rect(x: 0, y: 0, width: width, height: height), radius: 0, corners: []).elements
            visible.usesEvenOddRule = true
            var fill = ViewNode(
                .visualEffect(.row),
                style: ViewStyle(
                    alpha: metrics.row.plateStrengths[depth - 1], cornerRadius: .points(radius),
                    cornerCurve: .continuous
                ), placement: .fill)
            fill.style.mask = visible
            let plate = ViewNode(
                .view, id: "plate-below", sizing: ViewSizing(height: height),
                placement: Placement(leading: 0, trailing: 0, bottom: 0),
                children: [fill] + rim(.points(radius), within: visible))
            // Reaches above its place, which is without height, so that the row alone decides how high the stack is.
            return ViewNode(
                .view, sizing: ViewSizing(height: 0),
                placement: Placement(
                    leading: insets[depth], trailing: insets[depth], bottom: Double(2 - depth) * step),
                children: [plate])
        }
        var front = row
        front.placement = Placement(leading: 0, trailing: 0, top: 0, bottom: 2 * step)
        return ViewNode(.overlay, id: "stack", part: .platter, children: plates + [front])
    }

    /// A row moved aside, with the tiles in its place (fact: ios18/row.tiles).
    private func swipe(_ row: ViewNode, isStack: Bool) -> ViewNode {
        let tile = metrics.row.tileWidth
        let gap = metrics.row.tileGap
        let titles: [(SystemPhrase, String)] = [
            (.options, "options"), (.view, "view"), (isStack ? .clearAll : .clear, "clear"),
        ]
        let shift = Double(titles.count) * (tile + gap)
        var moved = row
        moved.placement = Placement(leading: -shift, trailing: shift, top: 0, bottom: 0)
        let tiles = titles.enumerated().map { index, title in
            let size = device.scaled(metrics.row.tileTextSize, as: .subheadline)
            let label = ViewNode(
                .label(
                    Label(
                        words.text(title.0), font: .system(size), textColor: colors.rowTitle, alignment: .center
                    )
                    .wrapping), placement: Placement(leading: 6, trailing: 6, centerY: 0))
            var view = plate(id: "tile-" + title.1, parts: [])
            view.children.append(label)
            view.sizing.width = tile
            view.placement = Placement(
                trailing: Double(titles.count - 1 - index) * (tile + gap), top: 0,
                bottom: isStack ? 2 * metrics.row.plateStep : 0)
            return view
        }
        return ViewNode(.overlay, id: "swiped", part: .platter, children: [moved] + tiles)
    }

    /// "Show less" and ×; once the × was tapped, a chevron and "Clear" (fact: ios26/heading.clear).
    private func groupButtons(_ group: CenterGroup) -> [ViewNode] {
        let metrics = metrics.list
        guard group.offersClear else {
            let chevron = metrics.pillChevron == 0 ? [] : [glyph(Self.chevron, size: metrics.pillChevron)]
            return [pill(id: "show-less", [pillTitle(.showLess)] + chevron), cross]
        }
        return [
            circle(id: "show-less", Self.chevron),
            pill(id: "clear", minWidth: metrics.clearWidth, [pillTitle(.clear, alignment: .center)]),
        ]
    }

    private static let chevron = "chevron.up"

    /// A heading over rows: a name, and the buttons that collapse or clear them.
    func heading(_ title: String, id: String, _ buttons: [ViewNode]) -> ViewNode {
        let size = device.scaled(metrics.list.headingSize, as: .title3)
        let name = ViewNode(
            .label(
                Label(title, font: .system(size, metrics.list.headingWeight), textColor: colors.overWallpaper).shrinking
            ), id: "heading", sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: metrics.list.pillGap)), id: id,
            sizing: ViewSizing(
                minHeight: metrics.list.headingHeight, margins: EdgeInsets(leading: metrics.list.headingInset)),
            part: .platter, children: [name] + buttons)
    }

    /// The heading of what Apple Intelligence puts first (fact: ios18/list.priority).
    private var priorityHeading: ViewNode {
        let size = device.scaled(metrics.list.priorityTextSize, as: .subheadline)
        let label = Label(words.text(.priority), font: .system(size, .semibold), textColor: colors.overWallpaper)
        return ViewNode(
            .stack(Stack(.horizontal)), id: "priority-heading",
            sizing: ViewSizing(margins: EdgeInsets(leading: metrics.list.headingInset)), part: .platter,
            children: [ViewNode(.label(label.shrinking))])
    }

    private func pillTitle(_ phrase: SystemPhrase, alignment: TextAlignment = .natural) -> ViewNode {
        let size = min(device.scaled(metrics.list.pillTextSize, as: .footnote), metrics.list.largestPillTextSize)
        return ViewNode(
            .label(
                Label(
                    words.text(phrase), font: .system(size, .medium), textColor: colors.control, alignment: alignment)))
    }

    private func pill(id: String, minWidth: Double? = nil, _ children: [ViewNode]) -> ViewNode {
        let inset = metrics.list.pillInset
        return control(
            id: id,
            ViewNode(
                .stack(Stack(.horizontal, alignment: .center, spacing: 4)),
                placement: Placement(leading: inset, trailing: inset, centerY: 0), children: children),
            minWidth: minWidth)
    }

    private func glyph(_ name: String, size: Double) -> ViewNode {
        ViewNode(
            .image(ImageView(.symbol(name: name, pointSize: size, weight: .semibold))),
            style: ViewStyle(tintColor: colors.control), placement: .center)
    }

    /// The button that clears a group, or all of them.
    var cross: ViewNode { circle(id: "clear", "xmark") }

    private func circle(id: String, _ symbol: String) -> ViewNode {
        control(id: id, glyph(symbol, size: metrics.list.crossSize), width: metrics.list.pillHeight)
    }

    private func control(id: String, _ content: ViewNode, width: Double? = nil, minWidth: Double? = nil) -> ViewNode {
        let fill = ViewNode(.visualEffect(.listControl), style: ViewStyle(cornerRadius: .half), placement: .fill)
        return ViewNode(
            .overlay, id: id,
            sizing: ViewSizing(
                width: width, height: metrics.list.pillHeight, minWidth: minWidth, horizontalHugging: .required,
                horizontalCompressionResistance: .required), children: [fill, content] + rim(.half))
    }
}
