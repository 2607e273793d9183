import ContentExtensionHost

/// The rows of the list, in their groups.
extension IOS18Style {
    /// The groups from the top, down to a height of `room` points.
    func rows(
        _ groups: [CenterGroup], swiped: String?, room: Double, images: any ImageMeasuring
    ) -> [Arrangement.Item] {
        let width = width(of: .list)
        let x = centred(width, .screen)
        var items: [Arrangement.Item] = []
        var used = 0.0
        func add(_ view: ViewNode, height: Double) {
            let gap = items.isEmpty ? 0 : IOS18NotificationRowMetrics.rowGap
            items.append(Arrangement.Item(view: view, x: x, width: width, gap: gap))
            used += gap + height
        }
        for group in groups where used < room {
            if group.isExpanded, group.count > 1 {
                add(heading(group.app.name, id: "group-heading", showsLess: true), height: 0)
            }
            for notification in group.rows where used < room {
                var view = notificationRow(notification, in: .list, images: images)
                if group.isStack { view = stack(view) }
                if notification.identifier == swiped { view = swipe(view, isStack: group.isStack) }
                add(view, height: IOS18NotificationRowMetrics.minimumHeight)
            }
        }
        return items
    }

    /// A row with the edges of two plates below it.
    private func stack(_ row: ViewNode) -> ViewNode {
        let step = IOS18NotificationRowMetrics.plateStep
        let plates = [2.0, 1].map { depth in
            var plate = plate(id: "plate-below", parts: [])
            plate.sizing.height = 2 * IOS18NotificationRowMetrics.cornerRadius
            let inset = depth * IOS18NotificationRowMetrics.plateInset
            plate.placement = Placement(leading: inset, trailing: inset, bottom: (2 - depth) * step)
            plate.children.append(
                ViewNode(
                    .view,
                    style: ViewStyle(
                        backgroundColor: colors.plateShade, alpha: depth / 2,
                        cornerRadius: .points(IOS18NotificationRowMetrics.cornerRadius), cornerCurve: .continuous),
                    placement: .fill))
            return plate
        }
        var front = row
        front.placement = Placement(leading: 0, trailing: 0, top: 0, bottom: 2 * step)
        return ViewNode(.overlay, id: "stack", part: .platter, children: plates + [front])
    }

    /// A row moved aside, with the tiles in its place (fact: ios18/row.tiles).
    private func swipe(_ row: ViewNode, isStack: Bool) -> ViewNode {
        let tile = IOS18NotificationRowMetrics.tileWidth
        let gap = IOS18NotificationRowMetrics.tileGap
        let titles: [(SystemPhrase, String)] = [
            (.options, "options"), (.view, "view"), (isStack ? .clearAll : .clear, "clear"),
        ]
        let shift = Double(titles.count) * (tile + gap)
        var moved = row
        moved.placement = Placement(leading: -shift, trailing: shift, top: 0, bottom: 0)
        let tiles = titles.enumerated().map { index, title in
            let size = traits.scaled(IOS18NotificationRowMetrics.tileTextSize, as: .subheadline)
            let label = ViewNode(
                .label(
                    Label(words.text(title.0), font: .system(size), textColor: colors.title, alignment: .center)
                        .wrapping), placement: Placement(leading: 6, trailing: 6, centerY: 0))
            var view = plate(id: "tile-" + title.1, parts: [])
            view.children.append(label)
            view.sizing.width = tile
            view.placement = Placement(
                trailing: Double(titles.count - 1 - index) * (tile + gap), top: 0,
                bottom: isStack ? 2 * IOS18NotificationRowMetrics.plateStep : 0)
            return view
        }
        return ViewNode(.overlay, id: "swiped", part: .platter, children: [moved] + tiles)
    }

    /// A heading over rows: a name, and the buttons that collapse or clear them.
    func heading(_ title: String, id: String, showsLess: Bool) -> ViewNode {
        let size = traits.scaled(IOS18ListMetrics.headingSize, as: .title3)
        let name = ViewNode(
            .label(Label(title, font: .system(size, .bold), textColor: colors.overWallpaper).shrinking), id: "heading",
            sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
        let less = showsLess ? [pill(words.text(.showLess))] : []
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: IOS18ListMetrics.pillGap)), id: id,
            sizing: ViewSizing(
                minHeight: IOS18ListMetrics.headingHeight, margins: EdgeInsets(leading: IOS18ListMetrics.headingInset)),
            part: .platter, children: [name] + less + [cross])
    }

    private func pill(_ title: String) -> ViewNode {
        let size = traits.scaled(IOS18ListMetrics.pillTextSize, as: .footnote)
        let inset = IOS18ListMetrics.pillInset
        return control(
            id: "show-less",
            ViewNode(
                .label(Label(title, font: .system(size, .medium), textColor: colors.title)),
                placement: Placement(leading: inset, trailing: inset, centerY: 0)), width: nil)
    }

    /// The button that clears a group, or all of them.
    private var cross: ViewNode {
        control(
            id: "clear",
            ViewNode(
                .image(ImageView(.symbol(name: "xmark", pointSize: IOS18ListMetrics.crossSize, weight: .semibold))),
                style: ViewStyle(tintColor: colors.title), placement: .center), width: IOS18ListMetrics.pillHeight)
    }

    private func control(id: String, _ content: ViewNode, width: Double?) -> ViewNode {
        let fill = ViewNode(.visualEffect(.listControl), style: ViewStyle(cornerRadius: .half), placement: .fill)
        return ViewNode(
            .overlay, id: id,
            sizing: ViewSizing(
                width: width, height: IOS18ListMetrics.pillHeight, horizontalHugging: .required,
                horizontalCompressionResistance: .required), children: [fill, content])
    }
}
