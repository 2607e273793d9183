import ContentExtensionHost
import Renderer
import Views

/// A notification's texts, the same in the expanded notification, the banner and the rows
/// (facts: ios18/platter.texts, ios18/row.texts).
extension ModernStyle {
    /// The surface below icon, texts and time: their numbers and colours on it.
    struct Ground {
        let row: ModernRowMetrics
        let title: Color
        let time: Color
        var timeVibrancy: Material?
        var texts: ModernTexts { row.texts }
    }

    var rowGround: Ground {
        Ground(row: metrics.row, title: colors.rowTitle, time: colors.rowTime, timeVibrancy: rowTimeMaterial)
    }
    var bannerGround: Ground {
        // A banner of another material than a row's has a time in one colour.
        let vibrancy = colors.bannerTime == colors.rowTime ? rowTimeMaterial : nil
        return Ground(
            row: metrics.row, title: colors.bannerTitle, time: colors.bannerTime, timeVibrancy: vibrancy)
    }
    private var rowTimeMaterial: Material? { colors.rowTimeVibrancy == nil ? nil : .rowTime }

    /// The size of title, subtitle and body at the user's text size, in points.
    func textSize(on ground: Ground) -> Double {
        ground.texts.scale * device.scaled(ground.texts.size, as: .subheadline)
    }

    /// The lines from the top: title and time, subtitle, body; empty ones are omitted.
    /// - Parameters:
    ///   - bodyLines: the maximum lines of the body; 0 shows all texts in full.
    ///   - idPrefix: the prefix of the views' ids.
    func texts(
        title: String, subtitle: String, body: String, time: ViewNode?, bodyLines: Int,
        on ground: Ground, idPrefix: String = ""
    ) -> [ViewNode] {
        func label(_ text: String, _ weight: FontWeight, lines: Int, _ id: String) -> ViewNode {
            self.label(text, weight, lines: lines, on: ground, id: idPrefix + id)
        }
        let headingLines = bodyLines == 0 ? 0 : 1
        let others = [
            subtitle.isEmpty ? nil : label(subtitle, .semibold, lines: headingLines, "subtitle"),
            body.isEmpty ? nil : label(body, .regular, lines: bodyLines, "body"),
        ]
        return [line(label(title, .semibold, lines: headingLines, "title"), time, on: ground)]
            + others.compactMap { $0 }
    }

    /// A line with the time at its end.
    func line(
        _ view: ViewNode, _ time: ViewNode?, alignment: Stack.Alignment = .firstBaseline, on ground: Ground
    ) -> ViewNode {
        guard let time else { return view }
        return ViewNode(
            .stack(Stack(.horizontal, alignment: alignment, spacing: ground.texts.timeLeading)),
            children: [view, time])
    }

    /// The exact distance from one baseline to the next.
    private func pitch(on ground: Ground) -> Double {
        ground.texts.pitch * textSize(on: ground) / ground.texts.size * lineScale
    }

    /// The height of a line in the user's language, as a share of an English one's (fact: ios18/row.tall-lines).
    var lineScale: Double { device.usesVietnamese && device.style != .ios15 ? 1.134 : 1 }

    private func label(
        _ text: String, _ weight: FontWeight, lines: Int, on ground: Ground, id: String
    ) -> ViewNode {
        let size = textSize(on: ground)
        // Of a row that is drawn smaller, a line begins on the last pixel before its place.
        let exact = pitch(on: ground)
        let pitch = ground.texts.scale == 1 ? device.roundToPixel(exact) : device.roundToPixel(exact - pixel / 2)
        return ViewNode(
            .label(
                Label(
                    text, font: .system(size, weight), textColor: ground.title, numberOfLines: lines,
                    lineBreakMode: lines == 0 ? .byWordWrapping : .byTruncatingTail,
                    lineHeight: pitch)),
            id: id, sizing: ViewSizing(horizontalHugging: LayoutPriority(1)))
    }

    /// Apple Intelligence's text in place of the body, with its mark in front, as high as a capital
    /// (fact: ios18/row.intelligence).
    func intelligentSummary(_ text: String, lines: Int, on ground: Ground) -> ViewNode {
        // The spaces leave room for the mark on the first line.
        var view = label("\u{2003}\u{2002}" + text, .regular, lines: lines, on: ground, id: "summary")
        if case .label(var content) = view.content {
            content.font.isItalic = true
            view.content = .label(content)
        }
        view.placement = .fill
        let size = textSize(on: ground)
        let side = size * ResolvedFont.capHeightRatio
        let first = (device.ceilToPixel(pitch(on: ground)) - side) / 2
        func mark(_ name: String, _ leading: Double) -> ViewNode {
            ViewNode(
                .image(
                    ImageView(
                        .symbol(name: name, pointSize: side, weight: .semibold), contentMode: .scaleAspectFit)),
                style: ViewStyle(tintColor: colors.intelligence),
                sizing: ViewSizing(width: side, height: side), placement: Placement(leading: leading, top: first))
        }
        return ViewNode(
            .overlay, id: "summary-line", sizing: ViewSizing(horizontalHugging: LayoutPriority(1)),
            children: [view, mark("arrow.turn.down.right", 0), mark("text.alignleft", size * 0.62)])
    }

    /// A message's sender in the icon's place.
    private func picture(of sender: Communication, _ app: AppInfo, on ground: Ground) -> ViewNode {
        let (texts, scale) = (ground.texts, ground.texts.scale)
        let side = SenderPicture.badgeSide * scale
        let badge = AppIcon(
            side: side, cornerRadius: side * texts.iconCornerRadius / texts.iconSize,
            shadow: SenderPicture.badgeShadow,
            ground: colors.iconGround, ink: colors.iconGrid)
        return SenderPicture(side: texts.iconSize, badge: badge, scale: scale)
            .view(of: sender, app: app, pixel: pixel)
    }

    /// A stack's icon with the number of its notifications at its corner (fact: ios26/row.count).
    private func counted(_ icon: ViewNode, _ count: Int) -> ViewNode {
        let metrics = metrics.row
        let size = device.scaled(metrics.countSize, as: .caption2)
        let label = Label(
            words.number(count), font: .system(size, .semibold), textColor: .rgba(RGBA(89, 89, 89)),
            alignment: .center)
        let badge = ViewNode(
            .view, id: "count", style: ViewStyle(backgroundColor: .white, cornerRadius: .half),
            sizing: ViewSizing(
                height: size + metrics.countHeightBeyondText, minWidth: size + metrics.countWidthBeyondText),
            placement: Placement(trailing: -metrics.countBeyond, top: -metrics.countBeyond),
            children: [ViewNode(.label(label), placement: Placement(leading: 4, trailing: 4, centerY: 0))])
        var icon = icon
        let sizing = icon.sizing
        icon.placement = Placement(leading: 0, top: 0)
        return ViewNode(.view, sizing: sizing, children: [icon, badge])
    }

    /// `true` at accessibility sizes, where icon and time have a line of their own above texts as wide as the row.
    var hasLargeText: Bool { device.contentSize.isAccessibilityCategory }

    /// Texts beside their app's icon; at accessibility sizes below it, with the time at its line's trailing side.
    func withIcon(
        _ app: AppInfo, from sender: Communication?, time: String, _ texts: ViewNode, alignment: Stack.Alignment,
        spacing: Double, count: Int? = nil, on ground: Ground
    ) -> ViewNode {
        let picture = sender.map { self.picture(of: $0, app, on: ground) } ?? self.icon(of: app, on: ground)
        let icon = count.map { counted(picture, $0) } ?? picture
        guard hasLargeText else {
            return ViewNode(
                .stack(Stack(.horizontal, alignment: alignment, spacing: spacing)), children: [icon, texts])
        }
        var label = timeLabel(time, on: ground) ?? ViewNode(.spacer(minLength: 0))
        if case .label(let text) = label.content { label.content = .label(text.shrinking) }
        label.sizing.horizontalCompressionResistance = .defaultLow
        let line = ViewNode(
            .stack(Stack(.horizontal, alignment: .center, spacing: ground.texts.timeLeading)), id: "icon-line",
            children: [icon, ViewNode(.spacer(minLength: 0)), label])
        return ViewNode(.stack(Stack(.vertical, spacing: ground.texts.largeTextGap)), children: [line, texts])
    }

    /// The time; `nil` for an empty one.
    func timeLabel(_ time: String, on ground: Ground) -> ViewNode? {
        guard !time.isEmpty else { return nil }
        let font = timeFont(on: ground)
        var label = ViewNode(
            .label(Label(time, font: font, textColor: ground.time)), id: "time",
            sizing: ViewSizing(horizontalHugging: .required, horizontalCompressionResistance: .required))
        label.style.vibrancy = ground.timeVibrancy
        return label
    }

    func timeFont(on ground: Ground) -> Font {
        .system(ground.texts.scale * device.scaled(ground.texts.timeSize, as: .footnote))
    }

    func icon(of app: AppInfo, on ground: Ground) -> ViewNode {
        AppIcon(
            side: ground.texts.iconSize, cornerRadius: ground.texts.iconCornerRadius, shadow: nil,
            ground: colors.iconGround,
            ink: colors.iconGrid
        ).view(of: app, pixel: pixel)
    }
}
