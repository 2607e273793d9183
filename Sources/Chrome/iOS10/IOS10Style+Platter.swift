import ContentExtensionHost
import Renderer
import Views

/// The parts of the platter.
extension IOS10Style {
    /// Icon, name, close glyph (fact: ios10/header).
    func header(_ scene: Scene) -> ViewNode {
        let row = IOS10TextRow(
            IOS10Metrics.nameSize, as: .footnote, height: IOS10Metrics.headerHeight,
            smallHeight: IOS10Metrics.smallHeaderHeight, baseline: IOS10Metrics.nameBaseline, device: device)
        // Icon and close glyph stay centred in a header of another height.
        let middle = (row.height - IOS10Metrics.headerHeight) / 2
        let moreTrailing = IOS10Metrics.closeTrailing + IOS10Metrics.closeWidth + IOS10Metrics.moreGap
        let trailing =
            scene.offersManagement
            ? moreTrailing + IOS10Metrics.moreWidth + 8 : IOS10Metrics.closeTrailing + IOS10Metrics.closeWidth + 8
        let name = ViewNode(
            .label(Label(scene.headerTitle.uppercased(), font: row.font, textColor: colors.headerText)), id: "app-name",
            sizing: ViewSizing(height: row.textHeight),
            placement: Placement(leading: IOS10Metrics.nameLeading, trailing: trailing, top: row.textTop))
        let icon = appIcon(scene.app, top: IOS10Metrics.iconOrigin + middle)
        let close = ViewNode(
            .shape(.cross(color: colors.close, width: IOS10Metrics.closeStroke)), id: "close",
            sizing: ViewSizing(width: IOS10Metrics.closeWidth, height: IOS10Metrics.closeHeight),
            placement: Placement(
                trailing: IOS10Metrics.closeTrailing,
                top: IOS10Metrics.closeCentre + middle - IOS10Metrics.closeHeight / 2))
        return ViewNode(
            .view, id: "header", sizing: ViewSizing(height: row.height), part: .header,
            children: [icon, name] + (scene.offersManagement ? [more(trailing: moreTrailing, middle)] : []) + [close])
    }

    /// The three dots before the close glyph (iOS 12; fact: ios10/header.more).
    private func more(trailing: Double, _ middle: Double) -> ViewNode {
        let (width, dot) = (IOS10Metrics.moreWidth, IOS10Metrics.moreDot)
        let dots = (0..<3).map { index in
            ViewNode(
                .shape(.ellipse(fill: colors.close)), sizing: ViewSizing(width: dot, height: dot),
                placement: Placement(leading: Double(index) * (width - dot) / 2, top: 0))
        }
        return ViewNode(
            .view, id: "more", sizing: ViewSizing(width: width, height: dot),
            placement: Placement(trailing: trailing, top: IOS10Metrics.closeCentre + middle - dot / 2), children: dots)
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
        let isVietnamese = device.language == "vi" || device.language.hasPrefix("vi-")
        let base = isVietnamese ? IOS10Metrics.vietnamesePitch : IOS10Metrics.baselinePitch
        let pitch = device.roundToPixel(base * size / IOS10Metrics.textSize)
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
            IOS10Metrics.belowLastBaseline - (pitch - ascender) - (chinese ? IOS10Metrics.chineseRise : 0)
        return ViewNode(
            .stack(Stack(.vertical)), id: "default-content",
            sizing: ViewSizing(
                margins: EdgeInsets(
                    top: above, leading: IOS10Metrics.textInset, bottom: below, trailing: IOS10Metrics.textInset)),
            part: .default, children: labels)
    }
}
