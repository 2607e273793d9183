import ContentExtensionHost
import Renderer
import Views

/// The scheduled summary's card (fact: ios18/row.summary-card); its metrics are from memory of iOS 15.
extension ModernStyle {
    func summary(_ summary: ScheduledSummary, images: any ImageMeasuring) -> ViewNode {
        let padding = metrics.row.padding
        let size = device.scaled(metrics.list.summaryTitleSize, as: .title2)
        let title = ViewNode(
            .label(Label(summary.title, font: .system(size, .bold), textColor: colors.rowTitle).wrapping),
            id: "summary-title")
        let featured = summary.featured.prefix(2).map { notification in
            var view = withIcon(
                notification.app, from: notification.communication, time: notification.time,
                column(
                    notification, bodyLines: metrics.row.bannerLines, on: rowGround,
                    time: timeLabel(notification.time, on: rowGround),
                    thumbnail: thumbnail(notification, images: images)), alignment: .center,
                spacing: metrics.row.iconGap, on: rowGround)
            view.id = "summary-featured"
            return view
        }
        let parts = [title] + featured + [others(summary)].compactMap { $0 }
        return plate(
            id: "summary",
            parts: [
                ViewNode(
                    .stack(Stack(.vertical, spacing: metrics.list.summaryGap)),
                    sizing: ViewSizing(
                        margins: EdgeInsets(
                            top: padding, leading: padding, bottom: padding,
                            trailing: metrics.row.timeTrailing)), children: parts)
            ])
    }

    /// The small icons and app names of the remaining notifications.
    private func others(_ summary: ScheduledSummary) -> ViewNode? {
        let others = summary.others
        guard !others.isEmpty else { return nil }
        let icons = others.prefix(metrics.list.summaryIcons).map { other in
            AppIcon(
                side: metrics.list.summaryIcon, cornerRadius: metrics.list.summaryIconCornerRadius,
                shadow: nil, ground: colors.iconGround, ink: colors.iconGrid
            ).view(of: other.app, pixel: pixel)
        }
        let size = device.scaled(metrics.list.summaryTextSize, as: .footnote)
        let count = others.reduce(0) { $0 + $1.count }
        let text = ViewNode(
            .label(
                Label(
                    words.text(.moreNotifications, count: count), font: .system(size), textColor: colors.rowTime,
                    numberOfLines: 2)), sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: 6)), id: "summary-others",
            children: Array(icons) + [text])
    }
}
