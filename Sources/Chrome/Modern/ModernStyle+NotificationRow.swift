import ContentExtensionHost
import Renderer
import Views

/// A notification as a banner or a row (fact: ios18/row).
extension ModernStyle {
    enum RowPlace {
        case banner, list
    }

    /// The width of a banner or row in points.
    func width(of place: RowPlace) -> Double {
        let margin = place == .banner ? metrics.row.bannerMargin : metrics.row.listMargin
        return min(device.screen.width - device.safeArea.horizontal - 2 * margin, metrics.row.maximumWidth)
    }

    /// - Parameter count: the number of notifications of a closed stack; `nil` for a row of its own.
    func notificationRow(
        _ notification: NotificationRow, in place: RowPlace, count: Int? = nil, images: any ImageMeasuring
    ) -> ViewNode {
        let (row, isBanner) = (metrics.row, place == .banner)
        let block = block(
            notification, bodyLines: isBanner ? row.bannerLines : row.listLines,
            on: isBanner ? bannerGround : rowGround, thumbnail: thumbnail(notification, images: images),
            count: row.hasCount ? count : nil)
        return plate(
            id: "row-" + notification.identifier, isRaised: isBanner,
            parts: [block] + suggestion(notification.suggestion) + choices(notification.choices))
    }

    /// A rounded plate of the rows' material around a column of views.
    func plate(id: String, isRaised: Bool = false, parts: [ViewNode]) -> ViewNode {
        let radius = CornerRadius.points(metrics.row.cornerRadius)
        let fill = ViewNode(
            .visualEffect(isRaised ? .banner : .row), id: "plate",
            style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous),
            placement: .fill)
        return ViewNode(
            .overlay, id: id,
            style: ViewStyle(
                cornerRadius: radius, cornerCurve: .continuous,
                shadow: isRaised ? metrics.row.shadow : nil), part: .platter,
            children: [
                fill,
                ViewNode(
                    .stack(Stack(.vertical)), id: "row-content",
                    style: ViewStyle(cornerRadius: radius, cornerCurve: .continuous, clipsToBounds: true),
                    placement: .fill, children: parts),
            ] + rim(radius))
    }

    /// The edge of glass: lines of a third of a point inside the outline, from the outermost (fact: ios26/glass.rim).
    /// - Parameter mask: the visible part, in points of the view; `nil` for all.
    func rim(_ radius: CornerRadius, within mask: Path? = nil) -> [ViewNode] {
        colors.rim.enumerated().map { index, color in
            let inset = Double(index) / 3
            let inner: CornerRadius =
                if case .points(let points) = radius { .points(points - inset) } else { radius }
            var line = ViewNode(
                .view, id: "rim",
                style: ViewStyle(
                    cornerRadius: inner, cornerCurve: .continuous, border: Border(width: 1 / 3, color: color),
                    isUserInteractionEnabled: false),
                placement: Placement(leading: inset, trailing: inset, top: inset, bottom: inset))
            line.style.mask = mask?.offset(by: Point(x: -inset, y: -inset))
            return line
        }
    }

    /// The texts with the icon beside them, both in the middle of the height; the time and the thumbnail have places of
    /// their own.
    /// - Parameter bodyLines: the maximum lines of the body; 0 shows all texts in full.
    func block(
        _ notification: NotificationRow, bodyLines: Int, on ground: Ground, thumbnail: ViewNode? = nil,
        count: Int? = nil, idPrefix: String = ""
    ) -> ViewNode {
        let row = ground.row
        let room = thumbnail.map { _ in ViewNode(.view, sizing: ViewSizing(width: row.thumbnailSize)) }
        var texts = column(
            notification, bodyLines: bodyLines, on: ground, time: timeInLine(notification, on: ground),
            thumbnail: isThumbnailInColumn(on: ground) ? thumbnail : room, idPrefix: idPrefix)
        if !hasLargeText {
            let rise = (lineScale - 1) * textSize(on: ground) / 2
            texts.sizing.margins = EdgeInsets(top: row.textTop + rise, bottom: row.textBottom)
        }
        var block = withIcon(
            notification.app, from: notification.communication, time: notification.time, texts, alignment: .center,
            spacing: row.iconGap, count: count, on: ground)
        let vertical = hasLargeText ? row.padding : 0
        block.sizing = ViewSizing(
            minHeight: row.minimumHeight,
            margins: EdgeInsets(
                top: vertical, leading: row.padding, bottom: vertical + row.bottom, trailing: row.timeTrailing))
        guard !hasLargeText else { return block }
        block.placement = .fill
        let time = row.timeBaseline == nil ? nil : timeLabel(notification.time, on: ground)
        var corner = [time].compactMap { $0 }
        if corner.count == 1 {
            corner[0].placement = Placement(trailing: row.timeTrailing, top: timeTop(on: ground))
        }
        if var thumbnail, !isThumbnailInColumn(on: ground) {
            let ascender = Typography.resolve(timeFont(on: ground), device).ascender
            let top = timeTop(on: ground) + ascender + row.thumbnailTop
            thumbnail.placement = Placement(trailing: row.timeTrailing, top: top, bottom: row.thumbnailBottom)
            corner.append(thumbnail)
        }
        return corner.isEmpty ? block : ViewNode(.overlay, children: [block] + corner)
    }

    /// `true` where the time is in the title's line: the thumbnail is below it, beside the other texts.
    private func isThumbnailInColumn(on ground: Ground) -> Bool { hasLargeText || ground.row.timeBaseline == nil }

    /// The top of a time that keeps its place at every height of the row: from the default text size on, its baseline
    /// moves with its size only, and with the line's height in the user's language.
    private func timeTop(on ground: Ground) -> Double {
        let ascender = ResolvedFont(size: ground.texts.scale * ground.texts.timeSize).ascender
        let isSmall = device.scaled(ground.texts.timeSize, as: .footnote) < ground.texts.timeSize
        let rise = isSmall ? ground.row.smallTimeRise : 0
        return (ground.row.timeBaseline ?? 0) - ascender * (2 - lineScale) - rise
    }

    /// A mark, the title's line with the time, and below it the other texts beside the thumbnail, or room for the two.
    func column(
        _ notification: NotificationRow, bodyLines: Int, on ground: Ground, time: ViewNode?, thumbnail: ViewNode?,
        idPrefix: String = ""
    ) -> ViewNode {
        let mark = mark(of: notification.level, on: ground)
        let time = hasLargeText ? nil : time
        let summary = notification.intelligentSummary
        var lines = texts(
            title: notification.title.isEmpty ? notification.app.name : notification.title,
            subtitle: notification.subtitle, body: summary.isEmpty ? notification.body : "",
            time: mark == nil ? time : nil, bodyLines: bodyLines, on: ground, idPrefix: idPrefix)
        if !summary.isEmpty { lines.append(intelligentSummary(summary, lines: bodyLines, on: ground)) }
        if let thumbnail {
            let others = ViewNode(
                .stack(Stack(.vertical)), sizing: ViewSizing(horizontalHugging: LayoutPriority(1)),
                children: Array(lines.dropFirst()))
            let row = ViewNode(
                .stack(Stack(.horizontal, alignment: .top, spacing: metrics.row.thumbnailLeading)),
                children: [others, thumbnail])
            lines = Array(lines.prefix(1)) + [row]
        }
        let first = mark.map { [line($0, time, alignment: .center, on: ground)] } ?? []
        return ViewNode(
            .stack(Stack(.vertical, spacing: ground.texts.spacing)),
            id: idPrefix.isEmpty ? "texts" : idPrefix + "content",
            sizing: ViewSizing(horizontalHugging: LayoutPriority(1)), children: first + lines)
    }

    /// The time at a line's end, or invisible, where it only keeps the line short.
    private func timeInLine(_ notification: NotificationRow, on ground: Ground) -> ViewNode? {
        var time = timeLabel(notification.time, on: ground)
        if ground.row.timeBaseline != nil {
            time?.id = nil
            time?.style.alpha = 0
        }
        return time
    }

    func thumbnail(_ notification: NotificationRow, images: any ImageMeasuring) -> ViewNode? {
        notification.thumbnail.flatMap {
            Thumbnail(side: metrics.row.thumbnailSize, cornerRadius: metrics.row.thumbnailCornerRadius)
                .view($0, images: images)
        }
    }

    /// The mark above the title of a time-sensitive or critical notification.
    private func mark(of level: InterruptionLevel, on ground: Ground) -> ViewNode? {
        let row = ground.row
        let size = ground.texts.scale * device.scaled(row.markSize, as: .footnote)
        func caption(_ phrase: SystemPhrase, _ color: Color) -> ViewNode {
            let text = words.capitals(words.text(phrase))
            return ViewNode(
                .label(Label(text, font: .system(size, .semibold), textColor: color).shrinking), id: "level",
                sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
        }
        switch level {
        case .timeSensitive: return caption(.timeSensitive, ground.time)
        case .critical:
            let side = row.markSign * size / (ground.texts.scale * row.markSize)
            // The symbol is as wide as its point size and as high as capitals.
            let sign = ViewNode(
                .image(
                    ImageView(
                        .symbol(name: "exclamationmark.triangle.fill", pointSize: side, weight: .semibold),
                        contentMode: .scaleAspectFit)), id: "critical", style: ViewStyle(tintColor: colors.destructive),
                sizing: ViewSizing(
                    width: side, height: side, horizontalHugging: .required, horizontalCompressionResistance: .required)
            )
            return ViewNode(
                .stack(
                    Stack(.horizontal, alignment: .center, spacing: row.markInset - row.markSignInset - row.markSign)),
                sizing: ViewSizing(
                    horizontalHugging: LayoutPriority(1), margins: EdgeInsets(leading: row.markSignInset)),
                children: [sign, caption(.critical, colors.destructive)])
        case .active, .passive: return nil
        }
    }

    /// A suggestion's question, above its button.
    private func suggestion(_ question: String) -> [ViewNode] {
        guard !question.isEmpty else { return [] }
        let font = Font.system(device.scaled(metrics.row.choiceTextSize, as: .subheadline))
        let label = Label(question, font: font, textColor: colors.rowTitle, alignment: .center).wrapping
        let padding = metrics.row.padding
        let margins = EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
        return [
            hairline(),
            ViewNode(
                .stack(Stack(.vertical)), id: "suggestion", sizing: ViewSizing(margins: margins),
                children: [ViewNode(.label(label))]),
        ]
    }

    /// The buttons of an app with provisional authorization (fact: api/management.provisional).
    private func choices(_ titles: [String]) -> [ViewNode] {
        guard !titles.isEmpty else { return [] }
        let size = device.scaled(metrics.row.choiceTextSize, as: .subheadline)
        let buttons = titles.map { button($0, id: "choice", size: size, padding: 8, color: colors.rowTitle) }
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
