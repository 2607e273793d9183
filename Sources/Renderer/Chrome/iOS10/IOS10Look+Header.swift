import ContentExtensionHost

/// The header: icon, name, close glyph (facts-design A1).
extension IOS10Look {
    func header(_ scene: Scene) -> ViewNode {
        let row = IOS10TextRow(
            IOS10Metrics.nameSize, as: .footnote, height: IOS10Metrics.headerHeight,
            baseline: IOS10Metrics.nameBaseline,
            traits: traits)
        // Icon and close glyph stay in the middle of a header that grew.
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
        let size = ViewSizing(width: IOS10Metrics.iconSize, height: IOS10Metrics.iconSize)
        let placement = Placement(leading: IOS10Metrics.iconOrigin, top: top)
        guard let path = app.iconPath else { return placeholderIcon(size, placement) }
        return ViewNode(
            .image(ImageView(.file(path: path, scale: 1), contentMode: .scaleAspectFill)), id: "app-icon",
            style: ViewStyle(
                cornerRadius: .points(IOS10Metrics.iconCornerRadius), cornerCurve: .continuous,
                shadow: IOS10Metrics.iconShadow, clipsToBounds: true), sizing: size, placement: placement)
    }

    /// The grid that iOS draws for an app without an icon.
    private func placeholderIcon(_ size: ViewSizing, _ placement: Placement) -> ViewNode {
        let ink = colors.iconGrid
        let thin = 1 / traits.device.scale
        func ring(_ inset: Double) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(cornerRadius: .half, border: Border(width: thin, color: ink)),
                placement: Placement(leading: inset, trailing: inset, top: inset, bottom: inset))
        }
        func line(_ offset: Double, _ axis: Axis) -> ViewNode {
            ViewNode(
                .view, style: ViewStyle(backgroundColor: ink),
                sizing: axis == .horizontal ? ViewSizing(height: thin) : ViewSizing(width: thin),
                placement: axis == .horizontal
                    ? Placement(leading: 0, trailing: 0, top: offset) : Placement(leading: offset, top: 0, bottom: 0))
        }
        let grid = IOS10Metrics.iconGrid.flatMap { [line($0, .horizontal), line($0, .vertical)] }
        let cross = ViewNode(.shape(.cross(color: ink, width: thin)), placement: .fill)
        return ViewNode(
            .view, id: "app-icon",
            style: ViewStyle(
                backgroundColor: colors.platter, cornerRadius: .points(IOS10Metrics.iconCornerRadius),
                cornerCurve: .continuous, border: Border(width: thin, color: ink), shadow: IOS10Metrics.iconShadow,
                clipsToBounds: true), sizing: size, placement: placement,
            children: grid + [cross] + IOS10Metrics.iconRings.map(ring))
    }

    private func closeGlyph(centre: Double) -> ViewNode {
        ViewNode(
            .shape(.cross(color: colors.close, width: IOS10Metrics.closeStroke)), id: "close",
            sizing: ViewSizing(width: IOS10Metrics.closeWidth, height: IOS10Metrics.closeHeight),
            placement: Placement(trailing: IOS10Metrics.closeTrailing, top: centre - IOS10Metrics.closeHeight / 2))
    }
}
