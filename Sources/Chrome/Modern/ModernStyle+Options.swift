import ContentExtensionHost
import Renderer

/// The menu Options of a swiped row (fact: ios18/menu.options).
extension ModernStyle {
    /// The row, and below it the menu over a darker screen.
    func options(
        _ view: ManagementView, below row: NotificationRow, over center: CenterScene, crop: Crop,
        images: any ImageMeasuring
    ) -> Arrangement {
        let actions = view.choices.map { choice in
            NotificationAction(
                identifier: "choice-" + choice.kind.rawValue, title: choice.title,
                options: choice.kind == .turnOff ? .destructive : [],
                icon: choice.kind.symbol.map { .systemImage(name: $0) })
        }
        let rowWidth = width(of: .list)
        let menuWidth = min(metrics.platter.menuWidth, rowWidth)
        let left = centred(rowWidth, crop)
        let top = device.safeArea.top + metrics.platter.top
        // The menu ends with the row, where the tile was.
        let menuLeft = device.isRightToLeft ? left : left + rowWidth - menuWidth
        return Arrangement(
            items: [
                Arrangement.Item(
                    view: notificationRow(row, in: .list, images: images), x: left, width: rowWidth, gap: 0,
                    minHeight: metrics.row.minimumHeight),
                Arrangement.Item(
                    view: menu(of: actions, areSystemWords: true, images: images), x: menuLeft, width: menuWidth,
                    gap: metrics.platter.gap, minHeight: metrics.platter.rowPitch),
            ], top: self.top(crop, margin: metrics.platter.margin, onScreen: top),
            bottomMargin: metrics.platter.margin, room: roomBelow(top),
            below: crop == .platter ? [] : [dim], above: crop == .screen ? overUnlocked(center) : [])
    }
}

extension ManagementView.Choice.Kind {
    /// The symbol in the menu; from memory.
    fileprivate var symbol: String? {
        switch self {
        case .muteForHour, .muteForToday: "bell.slash"
        case .unmute: "bell"
        case .viewSettings, .configureInApp: "gear"
        case .turnOff: "minus.circle"
        default: nil
        }
    }
}
