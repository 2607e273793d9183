import ContentExtensionHost
import Renderer
import Views

/// The parts of the platter.
extension IOS10Style {
    /// Icon, name, and × or the three dots (fact: ios10/header).
    func headerLine(_ scene: Scene) -> ViewNode {
        let row = IOS10TextRow(
            IOS10Metrics.nameSize, as: .footnote, height: header.height, smallHeight: header.smallHeight,
            baseline: header.height / 2 + IOS10HeaderMetrics.baselineBelowMiddle, device: device)
        let (width, trailing) =
            scene.offersManagement
            ? (IOS10Metrics.moreWidth, IOS10Metrics.moreTrailing)
            : (IOS10Metrics.closeWidth, IOS10Metrics.closeTrailing)
        let name = ViewNode(
            .label(Label(words.capitals(scene.headerTitle), font: row.font, textColor: colors.headerText)),
            id: "app-name", sizing: ViewSizing(height: row.textHeight),
            placement: Placement(leading: IOS10Metrics.nameLeading, trailing: trailing + width + 8, top: row.textTop))
        let icon = appIcon(scene.app, top: (row.height - IOS10Metrics.iconSize) / 2)
        var glyph = scene.offersManagement ? more : close
        glyph.placement = Placement(trailing: trailing, centerY: 0)
        return ViewNode(
            .view, id: "header", sizing: ViewSizing(height: row.height), part: .header, children: [icon, name, glyph])
    }

    private var close: ViewNode {
        ViewNode(
            .shape(.cross(color: colors.close, width: IOS10Metrics.closeStroke)), id: "close",
            sizing: ViewSizing(width: IOS10Metrics.closeWidth, height: IOS10Metrics.closeHeight))
    }

    /// The × above the platter (iOS 12; fact: ios10/header.round-close).
    var roundClose: ViewNode {
        var glyph = close
        (glyph.id, glyph.placement) = (nil, .center)
        return ViewNode(
            .view, id: "close", style: ViewStyle(backgroundColor: colors.platter, cornerRadius: .half),
            sizing: ViewSizing(height: IOS10Metrics.roundCloseSize), part: .header, children: [glyph])
    }

    /// The three dots in the place of the × (iOS 12; fact: ios10/header.more).
    private var more: ViewNode {
        let (width, dot) = (IOS10Metrics.moreWidth, IOS10Metrics.moreDot)
        let dots = (0..<3).map { index in
            ViewNode(
                .shape(.ellipse(fill: colors.close)), sizing: ViewSizing(width: dot, height: dot),
                placement: Placement(leading: Double(index) * (width - dot) / 2, top: 0))
        }
        return ViewNode(.view, id: "more", sizing: ViewSizing(width: width, height: dot), children: dots)
    }

    func appIcon(_ app: AppInfo, top: Double) -> ViewNode {
        AppIcon(
            side: IOS10Metrics.iconSize, cornerRadius: IOS10Metrics.iconCornerRadius, shadow: IOS10Metrics.iconShadow,
            ground: colors.platter, ink: colors.iconGrid
        ).view(of: app, pixel: pixel, placement: Placement(leading: IOS10Metrics.iconOrigin, top: top))
    }

    /// Title, subtitle and body (fact: ios10/default-content); `nil` without text.
    func defaultContent(_ content: NotificationContent) -> ViewNode? {
        let size = device.scaled(IOS10Metrics.textSize, as: .body)
        let base = device.usesVietnamese ? IOS10Metrics.vietnamesePitch : IOS10Metrics.baselinePitch
        let exact = base * size / IOS10Metrics.textSize
        let pitch = size < IOS10Metrics.textSize ? device.ceilToPixel(exact) : device.roundToPixel(exact)
        let texts: [(id: String, text: String, weight: FontWeight, color: Color)] = [
            ("default-title", content.title, .semibold, colors.title),
            ("default-subtitle", content.subtitle, .semibold, colors.title),
            ("default-body", content.body, .regular, colors.body),
        ]
        let labels = texts.filter { !$0.text.isEmpty }.map { id, text, weight, color in
            ViewNode(
                .label(
                    Label(
                        text, font: .system(size, weight), textColor: color, numberOfLines: 0,
                        lineBreakMode: .byWordWrapping, lineHeight: pitch)), id: id)
        }
        guard !labels.isEmpty else { return nil }
        // A line's frame starts an ascender above its baseline and is one pitch high.
        let ascender = ResolvedFont(size: size).ascender
        let chinese = device.usesChinese
        let first = IOS10Metrics.firstBaseline(atSize: size) - (chinese ? IOS10Metrics.chineseLift : 0)
        let above = first - ascender
        let below =
            IOS10Metrics.belowLastBaseline(atSize: size) - (pitch - ascender)
            - (chinese ? IOS10Metrics.chineseRise : 0)
        return ViewNode(
            .stack(Stack(.vertical)), id: "default-content",
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: above, leading: IOS10Metrics.textInset, bottom: below, trailing: IOS10Metrics.textInset)),
            part: .default, children: labels)
    }
}
