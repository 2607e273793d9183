import Basics
import ContentExtensionHost
import Renderer
import Views

/// The actions as a context menu below the platter (fact: ios18/menu).
extension ModernStyle {
    /// The menu, which stays while text is typed (fact: ios18/input-bar.menu); `nil` without actions.
    func menu(_ scene: Scene, images: any ImageMeasuring) -> ViewNode? {
        let actions = Array(scene.actions.prefix(Limits.actions))
        return actions.isEmpty ? nil : menu(of: actions, images: images)
    }

    /// - Parameter areSystemWords: `true` for titles that are never cut or broken inside a word.
    func menu(
        of actions: [NotificationAction], areSystemWords: Bool = false, images: any ImageMeasuring
    ) -> ViewNode {
        var rows: [ViewNode] = []
        for (index, action) in actions.enumerated() {
            if index > 0, metrics.platter.hasMenuSeparators { rows.append(separator) }
            rows.append(row(action, isSystemWord: areSystemWords, images: images))
        }
        let radius = CornerRadius.points(metrics.platter.menuCornerRadius)
        let padding = EdgeInsets(top: metrics.platter.menuPadding, bottom: metrics.platter.menuPadding)
        let column = ViewNode(.stack(Stack(.vertical)), sizing: ViewSizing(margins: padding), children: rows)
        let fill = ViewNode(
            .visualEffect(.actions), id: "actions", style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
            children: [column] + rim(radius))
        return ViewNode(.view, id: "actions-frame", part: .actions, children: [fill])
    }

    private var separator: ViewNode {
        ViewNode(.visualEffect(.actionSeparator), id: "separator", sizing: ViewSizing(height: pixel))
    }

    /// A row with the title at the leading side and the symbol at the trailing side. Its height follows the title's lines
    /// (fact: ios18/menu.lines).
    private func row(_ action: NotificationAction, isSystemWord: Bool, images: any ImageMeasuring) -> ViewNode {
        let platter = metrics.platter
        let size = device.scaled(platter.rowTextSize, as: .body)
        let icon = ActionIcon(pointSize: size)
        let color = action.options.contains(.destructive) ? colors.destructive : colors.label
        // From accessibility sizes on the symbol needs more than its column.
        let column = max(2 * platter.symbolMiddle, icon.side + platter.rowInset)
        let symbol = action.icon.map { image in
            var view = icon.view(image, color: color, images: images)
            view.placement = .center
            // As high as a line, so that the icon doesn't make the row higher.
            let line = device.ceilToPixel(ResolvedFont(size: size).lineHeight)
            return ViewNode(
                .view, sizing: ViewSizing(width: column, height: line),
                placement: Placement(trailing: 0, centerY: 0), children: [view])
        }
        var title = Label(action.title, font: .system(size), textColor: color)
        if hasLargeText || isSystemWord { title = title.wrapping } else { title.numberOfLines = 2 }
        let room = column - 2 * platter.symbolMiddle + platter.symbolRoom
        let label = ViewNode(
            .label(title), id: action.identifier,
            placement: Placement(
                leading: platter.rowInset, trailing: symbol == nil ? platter.rowInset : room, centerY: 0))
        return ViewNode(
            .view, id: "row",
            sizing: ViewSizing(
                minHeight: platter.rowPitch - pixel,
                margins: EdgeInsets(top: platter.rowPadding, bottom: platter.rowPadding)),
            children: [label] + [symbol].compactMap { $0 })
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
