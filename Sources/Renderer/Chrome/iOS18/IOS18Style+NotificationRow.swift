import ContentExtensionHost

/// A notification as a banner or a row (fact: ios18/row).
extension IOS18Style {
    /// The place of a banner or row, which limits the lines of its body.
    enum RowPlace {
        case banner, list

        var bodyLines: Int {
            self == .banner ? IOS18NotificationRowMetrics.bannerLines : IOS18NotificationRowMetrics.listLines
        }
    }

    /// The width of a banner or row in points.
    func width(of place: RowPlace) -> Double {
        let margin =
            place == .banner ? IOS18NotificationRowMetrics.bannerMargin : IOS18NotificationRowMetrics.listMargin
        return min(
            traits.screen.width - traits.safeArea.horizontal - 2 * margin, IOS18NotificationRowMetrics.maximumWidth)
    }

    func notificationRow(_ notification: NotificationRow, in place: RowPlace, images: any ImageMeasuring) -> ViewNode {
        let parts = [block(notification, in: place, images: images)] + choices(notification.provisionalChoices)
        return plate(id: "row-" + notification.identifier, isRaised: place == .banner, parts: parts)
    }

    /// A rounded plate of the rows' material around a column of views.
    func plate(id: String, isRaised: Bool = false, parts: [ViewNode]) -> ViewNode {
        let radius = CornerRadius.points(IOS18NotificationRowMetrics.cornerRadius)
        let fill = ViewNode(
            .visualEffect(.row), id: "plate", style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
            placement: .fill)
        return ViewNode(
            .overlay, id: id,
            style: ViewStyle(
                cornerRadius: radius, cornerCurve: .continuous,
                shadow: isRaised ? IOS18NotificationRowMetrics.shadow : nil), part: .platter,
            children: [
                fill,
                ViewNode(
                    .stack(Stack(.vertical)), id: "row-content",
                    style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous, clipsToBounds: true),
                    placement: .fill, children: parts),
            ])
    }

    /// The texts, with the icon vertically centred beside them.
    private func block(_ notification: NotificationRow, in place: RowPlace, images: any ImageMeasuring) -> ViewNode {
        let padding = IOS18NotificationRowMetrics.padding
        var block = withIcon(
            notification.app, time: notification.time, column(notification, in: place, images: images),
            alignment: .center, spacing: IOS18NotificationRowMetrics.iconGap)
        block.sizing = ViewSizing(
            minHeight: IOS18NotificationRowMetrics.minimumHeight,
            margins: EdgeInsets(
                top: padding, leading: padding, bottom: padding, trailing: IOS18NotificationRowMetrics.timeTrailing))
        return block
    }

    /// A mark, the title's line with the time, and below it the other texts beside the thumbnail.
    func column(_ notification: NotificationRow, in place: RowPlace, images: any ImageMeasuring) -> ViewNode {
        let mark = mark(of: notification.level)
        var lines = texts(
            title: notification.title.isEmpty ? notification.app.name : notification.title,
            subtitle: notification.subtitle, body: notification.body,
            time: mark == nil && !hasLargeText ? notification.time : "", bodyLines: place.bodyLines)
        if let thumbnail = notification.thumbnail.flatMap({ thumbnail($0, images: images) }) {
            let others = ViewNode(
                .stack(Stack(.vertical)), sizing: ViewSizing(horizontalHugging: LayoutPriority(1)),
                children: Array(lines.dropFirst()))
            let row = ViewNode(
                .stack(Stack(.horizontal, alignment: .top, spacing: IOS18NotificationRowMetrics.thumbnailLeading)),
                children: [others, thumbnail])
            lines = Array(lines.prefix(1)) + [row]
        }
        let first = mark.map { [line($0, time: hasLargeText ? "" : notification.time)] } ?? []
        return ViewNode(
            .stack(Stack(.vertical)), id: "texts", sizing: ViewSizing(horizontalHugging: LayoutPriority(1)),
            children: first + lines)
    }

    /// The thumbnail at the bottom of its reserved area.
    private func thumbnail(_ attachment: NotificationAttachment, images: any ImageMeasuring) -> ViewNode? {
        let side = IOS18NotificationRowMetrics.thumbnailSize
        let picture = Thumbnail(side: side, cornerRadius: IOS18NotificationRowMetrics.thumbnailCornerRadius)
        return picture.view(attachment, images: images).map { view in
            var view = view
            // The time's inset is larger than the thumbnail's.
            let out = IOS18NotificationRowMetrics.timeTrailing - IOS18NotificationRowMetrics.padding
            view.placement = Placement(trailing: -out, bottom: 0)
            return ViewNode(
                .view,
                sizing: ViewSizing(
                    width: side - out, height: IOS18NotificationRowMetrics.thumbnailRoom, horizontalHugging: .required,
                    horizontalCompressionResistance: .required), children: [view])
        }
    }

    /// The mark above the title of a time-sensitive or critical notification.
    private func mark(of level: InterruptionLevel) -> ViewNode? {
        let size = traits.scaled(IOS18NotificationRowMetrics.markSize, as: .caption1)
        func caption(_ phrase: SystemPhrase) -> ViewNode {
            let text = words.text(phrase).uppercased()
            return ViewNode(
                .label(Label(text, font: .system(size, .semibold), textColor: colors.time).shrinking), id: "level",
                sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
        }
        switch level {
        case .timeSensitive: return caption(.timeSensitive)
        case .critical:
            let sign = ViewNode(
                .image(ImageView(.symbol(name: "exclamationmark.triangle.fill", pointSize: size, weight: .semibold))),
                id: "critical", style: ViewStyle(tintColor: colors.destructive),
                sizing: ViewSizing(horizontalHugging: .required, horizontalCompressionResistance: .required))
            return ViewNode(
                .stack(Stack(.horizontal, alignment: .center, spacing: 4)),
                sizing: ViewSizing(horizontalHugging: LayoutPriority(1)), children: [sign, caption(.criticalAlert)])
        case .active, .passive: return nil
        }
    }

    /// The buttons of an app with provisional authorization (fact: api/management.provisional).
    private func choices(_ titles: [String]) -> [ViewNode] {
        guard !titles.isEmpty else { return [] }
        let size = traits.scaled(IOS18NotificationRowMetrics.choiceTextSize, as: .subheadline)
        let buttons = titles.map { button($0, id: "choice", size: size, padding: 8, color: colors.title) }
        return [
            hairline(),
            ViewNode(.stack(Stack(.horizontal, distribution: .fillEqually)), id: "choices", children: buttons),
        ]
    }

    /// The line between the parts of a row or an alert.
    func hairline(isUpright: Bool = false) -> ViewNode {
        ViewNode(
            .view, id: "separator", style: ViewStyle(backgroundColor: colors.rowLine),
            sizing: isUpright ? ViewSizing(width: pixel) : ViewSizing(height: pixel))
    }
}
