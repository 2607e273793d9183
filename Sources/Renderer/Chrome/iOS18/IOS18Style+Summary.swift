import ContentExtensionHost

/// The scheduled summary's card (fact: ios18/row.summary-card); its metrics are from memory of iOS 15.
extension IOS18Style {
    func summary(_ summary: ScheduledSummary, images: any ImageMeasuring) -> ViewNode {
        let padding = IOS18NotificationRowMetrics.padding
        let size = traits.scaled(IOS18ListMetrics.summaryTitleSize, as: .title2)
        let title = ViewNode(
            .label(Label(summary.title, font: .system(size, .bold), textColor: colors.title).wrapping),
            id: "summary-title")
        let featured = summary.featured.prefix(2).map { notification in
            var view = withIcon(
                notification.app, time: notification.time, column(notification, in: .banner, images: images),
                alignment: .center, spacing: IOS18NotificationRowMetrics.iconGap)
            view.id = "summary-featured"
            return view
        }
        let parts = [title] + featured + [others(summary)].compactMap { $0 }
        return plate(
            id: "summary",
            parts: [
                ViewNode(
                    .stack(Stack(.vertical, spacing: IOS18ListMetrics.summaryGap)),
                    sizing: ViewSizing(
                        margins: EdgeInsets(
                            top: padding, leading: padding, bottom: padding,
                            trailing: IOS18NotificationRowMetrics.timeTrailing)), children: parts)
            ])
    }

    /// The small icons and app names of the remaining notifications.
    private func others(_ summary: ScheduledSummary) -> ViewNode? {
        let others = summary.others
        guard !others.isEmpty else { return nil }
        let icons = others.prefix(IOS18ListMetrics.summaryIcons).map { other in
            AppIcon(
                side: IOS18ListMetrics.summaryIcon, cornerRadius: IOS18ListMetrics.summaryIconCornerRadius,
                shadow: nil, ground: colors.iconGround, ink: colors.iconGrid
            ).view(of: other.app, pixel: pixel)
        }
        let size = traits.scaled(IOS18ListMetrics.summaryTextSize, as: .footnote)
        let count = others.reduce(0) { $0 + $1.count }
        let text = ViewNode(
            .label(
                Label(
                    words.text(.moreNotifications, count: count), font: .system(size), textColor: colors.time,
                    numberOfLines: 2)), sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
        return ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: 6)), id: "summary-others",
            children: Array(icons) + [text])
    }
}
