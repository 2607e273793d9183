import ContentExtensionHost

/// A notification as a banner or a row (fact: ios18/row).
extension IOS18Style {
    /// Where a short look stands, which decides how much of it there is.
    enum RowPlace {
        case banner, list

        var bodyLines: Int {
            self == .banner ? IOS18ShortLookMetrics.bannerLines : IOS18ShortLookMetrics.listLines
        }
    }

    /// The width of a banner or a row in points.
    func width(of place: RowPlace) -> Double {
        let margin = place == .banner ? IOS18ShortLookMetrics.bannerMargin : IOS18ShortLookMetrics.listMargin
        return min(
            traits.screen.width - traits.safeArea.horizontal - 2 * margin, IOS18ShortLookMetrics.maximumWidth)
    }

    /// The plate with everything on it.
    func shortLook(_ look: NotificationRow, in place: RowPlace, images: any ImageMeasuring) -> ViewNode {
        let parts = [block(look, in: place, images: images)] + choices(look.provisionalChoices)
        return plate(id: "row-" + look.identifier, isRaised: place == .banner, parts: parts)
    }

    /// A rounded plate of the rows' material around views below one another.
    func plate(id: String, isRaised: Bool = false, parts: [ViewNode]) -> ViewNode {
        let radius = CornerRadius.points(IOS18ShortLookMetrics.cornerRadius)
        let fill = ViewNode(
            .visualEffect(.shortLook), id: "plate", style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
            placement: .fill)
        var style = ViewStyle(cornerRadius: radius, cornerCurve: .continuous)
        if isRaised { style.shadow = shadow }
        return ViewNode(
            .overlay, id: id, style: style, part: .platter,
            children: [
                fill,
                ViewNode(
                    .stack(Stack(.vertical)), id: "row-content",
                    style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous, clipsToBounds: true),
                    placement: .fill, children: parts),
            ])
    }

    private var shadow: Shadow {
        Shadow(
            color: .black, opacity: IOS18ShortLookMetrics.shadowOpacity, radius: IOS18ShortLookMetrics.shadowRadius,
            offset: Point(x: 0, y: IOS18ShortLookMetrics.shadowOffset))
    }

    /// The icon in the middle of the height, the texts beside it.
    private func block(_ look: NotificationRow, in place: RowPlace, images: any ImageMeasuring) -> ViewNode {
        let padding = IOS18ShortLookMetrics.padding
        let spacing = IOS18ShortLookMetrics.textLeading - padding - IOS18Metrics.iconSize
        var block = withIcon(
            look.app, time: look.time, column(look, in: place, images: images), alignment: .center, spacing: spacing)
        block.sizing = ViewSizing(
            minHeight: IOS18ShortLookMetrics.minimumHeight,
            margins: EdgeInsets(
                top: padding, leading: padding, bottom: padding, trailing: IOS18ShortLookMetrics.timeTrailing))
        return block
    }

    /// A mark, the title's line with the time, and below it the other texts beside the thumbnail.
    func column(_ look: NotificationRow, in place: RowPlace, images: any ImageMeasuring) -> ViewNode {
        let mark = mark(of: look.level)
        var lines = texts(
            title: look.title.isEmpty ? look.app.name : look.title, subtitle: look.subtitle, body: look.body,
            time: mark == nil && !hasLargeText ? look.time : "",
            bodyLines: place.bodyLines)
        if let thumbnail = look.thumbnail.flatMap({ thumbnail($0, images: images) }) {
            let others = ViewNode(
                .stack(Stack(.vertical)), sizing: ViewSizing(horizontalHugging: LayoutPriority(1)),
                children: Array(lines.dropFirst()))
            let row = ViewNode(
                .stack(Stack(.horizontal, alignment: .top, spacing: IOS18ShortLookMetrics.thumbnailLeading)),
                children: [others, thumbnail])
            lines = Array(lines.prefix(1)) + [row]
        }
        let first = mark.map { [line($0, time: hasLargeText ? "" : look.time)] } ?? []
        return ViewNode(
            .stack(Stack(.vertical)), id: "texts", sizing: ViewSizing(horizontalHugging: LayoutPriority(1)),
            children: first + lines)
    }

    /// The picture in its room, at the room's bottom.
    private func thumbnail(_ attachment: NotificationAttachment, images: any ImageMeasuring) -> ViewNode? {
        let side = IOS18ShortLookMetrics.thumbnailSize
        let picture = Thumbnail(side: side, cornerRadius: IOS18ShortLookMetrics.thumbnailCornerRadius)
        return picture.view(attachment, images: images).map { view in
            var view = view
            // The time's inset is larger than the picture's.
            let out = IOS18ShortLookMetrics.timeTrailing - IOS18ShortLookMetrics.padding
            view.placement = Placement(trailing: -out, bottom: 0)
            return ViewNode(
                .view,
                sizing: ViewSizing(
                    width: side - out, height: IOS18ShortLookMetrics.thumbnailRoom, horizontalHugging: .required,
                    horizontalCompressionResistance: .required), children: [view])
        }
    }

    /// What stands over the title of a notification that is more than active.
    private func mark(of level: InterruptionLevel) -> ViewNode? {
        let size = Typography.scaled(IOS18ShortLookMetrics.markSize, as: .caption1, traits.contentSize)
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
                .image(
                    ImageView(.symbol(name: "exclamationmark.triangle.fill", pointSize: size, weight: .semibold))),
                id: "critical", style: ViewStyle(tintColor: colors.destructive),
                sizing: ViewSizing(horizontalHugging: .required, horizontalCompressionResistance: .required))
            return ViewNode(
                .stack(Stack(.horizontal, alignment: .center, spacing: 4)),
                sizing: ViewSizing(horizontalHugging: LayoutPriority(1)), children: [sign, caption(.criticalAlert)])
        case .active, .passive: return nil
        }
    }

    /// The buttons of an app that was never asked about (fact: api/management.provisional).
    private func choices(_ titles: [String]) -> [ViewNode] {
        guard !titles.isEmpty else { return [] }
        let size = Typography.scaled(IOS18ShortLookMetrics.choiceTextSize, as: .subheadline, traits.contentSize)
        let height = max(
            IOS18ShortLookMetrics.choiceHeight, traits.ceilToPixel(ResolvedFont(size: size).lineHeight) + 16)
        let buttons = titles.map { title in
            ViewNode(
                .view, id: "choice", sizing: ViewSizing(height: height),
                children: [
                    ViewNode(
                        .label(
                            Label(title, font: .system(size), textColor: colors.title, alignment: .center).shrinking),
                        placement: Placement(leading: 8, trailing: 8, centerY: 0))
                ])
        }
        return [
            hairline(ViewSizing(height: pixel)),
            ViewNode(.stack(Stack(.horizontal, distribution: .fillEqually)), id: "choices", children: buttons),
        ]
    }

    /// A line of the rows' own.
    func hairline(_ sizing: ViewSizing) -> ViewNode {
        ViewNode(.view, id: "separator", style: ViewStyle(backgroundColor: colors.rowLine), sizing: sizing)
    }
}
