import ContentExtensionHost

/// The header: icon, name, close glyph (fact: ios10/header).
extension IOS10Style {
    func header(_ scene: Scene) -> ViewNode {
        let row = IOS10TextRow(
            IOS10Metrics.nameSize, as: .footnote, height: IOS10Metrics.headerHeight,
            baseline: IOS10Metrics.nameBaseline, traits: traits)
        // Icon and close glyph stay centred in a header that grew with the text size.
        let middle = (row.height - IOS10Metrics.headerHeight) / 2
        let trailing = IOS10Metrics.closeTrailing + IOS10Metrics.closeWidth + 8
        let name = ViewNode(
            .label(Label(scene.headerTitle.uppercased(), font: row.font, textColor: colors.headerText)), id: "app-name",
            sizing: ViewSizing(height: row.textHeight),
            placement: Placement(leading: IOS10Metrics.nameLeading, trailing: trailing, top: row.textTop))
        let icon = appIcon(scene.app, top: IOS10Metrics.iconOrigin + middle)
        return ViewNode(
            .view, id: "header", sizing: ViewSizing(height: row.height), part: .header,
            children: [icon, name, closeGlyph(centre: IOS10Metrics.closeCentre + middle)])
    }

    func appIcon(_ app: AppInfo, top: Double) -> ViewNode {
        AppIcon(
            side: IOS10Metrics.iconSize, cornerRadius: IOS10Metrics.iconCornerRadius, shadow: IOS10Metrics.iconShadow,
            ground: colors.platter, ink: colors.iconGrid
        ).view(of: app, pixel: 1 / traits.model.scale, placement: Placement(leading: IOS10Metrics.iconOrigin, top: top))
    }

    private func closeGlyph(centre: Double) -> ViewNode {
        ViewNode(
            .shape(.cross(color: colors.close, width: IOS10Metrics.closeStroke)), id: "close",
            sizing: ViewSizing(width: IOS10Metrics.closeWidth, height: IOS10Metrics.closeHeight),
            placement: Placement(trailing: IOS10Metrics.closeTrailing, top: centre - IOS10Metrics.closeHeight / 2))
    }
}
