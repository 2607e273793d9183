import ContentExtensionHost

/// The actions as a context menu below the platter (fact: ios18/menu).
extension ModernStyle {
    /// The menu; `nil` without actions or during text input, which hides them.
    func menu(_ scene: Scene, images: any ImageMeasuring) -> ViewNode? {
        let actions = Array(scene.actions.prefix(Limits.actions))
        return actions.isEmpty || scene.textInput != nil ? nil : menu(of: actions, images: images)
    }

    func menu(of actions: [NotificationAction], images: any ImageMeasuring) -> ViewNode {
        var rows: [ViewNode] = []
        for (index, action) in actions.enumerated() {
            if index > 0 { rows.append(separator) }
            rows.append(row(action, images: images))
        }
        let fill = ViewNode(
            .visualEffect(.actions), id: "actions",
            style: ViewStyle(cornerRadius: .points(metrics.platter.cornerRadius), cornerCurve: .continuous),
            children: [ViewNode(.stack(Stack(.vertical)), children: rows)])
        return ViewNode(.view, id: "actions-frame", part: .actions, children: [fill])
    }

    private var separator: ViewNode {
        ViewNode(.visualEffect(.actionSeparator), id: "separator", sizing: ViewSizing(height: pixel))
    }

    /// A row with the title at the leading side and the symbol at the trailing side.
    private func row(_ action: NotificationAction, images: any ImageMeasuring) -> ViewNode {
        let size = traits.scaled(metrics.platter.rowTextSize, as: .body)
        let line = traits.ceilToPixel(ResolvedFont(size: size).lineHeight)
        let height = max(metrics.platter.rowHeight, line + 2 * metrics.platter.rowPadding)
        let color = action.options.contains(.destructive) ? colors.destructive : colors.label
        let symbol = action.icon.map { icon in
            var view = ActionIcon(pointSize: size).view(icon, color: color, images: images)
            view.placement = .center
            return ViewNode(
                .view, sizing: ViewSizing(width: 2 * metrics.platter.symbolMiddle, height: height),
                placement: Placement(trailing: 0, top: 0), children: [view])
        }
        let label = ViewNode(
            .label(Label(action.title, font: .system(size), textColor: color)), id: action.identifier,
            placement: Placement(
                leading: metrics.platter.rowInset,
                trailing: symbol == nil ? metrics.platter.rowInset : metrics.platter.symbolRoom, centerY: 0))
        return ViewNode(
            .view, id: "row", sizing: ViewSizing(height: height), children: [label] + [symbol].compactMap { $0 })
    }
}

/// The symbol or template image in an action's row (facts: api/action.icon, ios18/menu.symbol).
struct ActionIcon {
    /// The point size of a symbol, which is its title's.
    var pointSize = 17.0
    var weight = FontWeight.regular

    /// The side length of the view, in points: the icons of all rows are centred on one line.
    var side: Double { (pointSize * 24 / 17).rounded() }

    /// A square with the icon in its centre; wide symbols extend beyond it, larger images are scaled down.
    func view(_ icon: NotificationActionIcon, color: Color, images: any ImageMeasuring) -> ViewNode {
        let image: ImageReference
        var fits = true
        switch icon {
        case .systemImage(let name): image = .symbol(name: name, pointSize: pointSize, weight: weight)
        case .templateImage(let path, let scale):
            image = .file(path: path, scale: scale, frame: 0)
            fits = images.naturalSize(of: image).map { $0.width <= side && $0.height <= side } ?? true
        }
        return ViewNode(
            .image(ImageView(image, contentMode: fits ? .center : .scaleAspectFit, renderingMode: .alwaysTemplate)),
            id: "action-icon", style: ViewStyle(tintColor: color), sizing: ViewSizing(width: side, height: side))
    }
}
