import ContentExtensionHost

/// The header: icon, name, close glyph (facts-design A1).
extension IOS10Look {
    func header(_ scene: Scene) -> ViewNode {
        let font = font(IOS10Metrics.nameSize, .regular, as: .footnote)
        let size = Typography.resolve(font, traits.contentSize).size
        // The header grows with the text, which stays centred on the icon.
        let growth = ResolvedFont(size: size).lineHeight - ResolvedFont(size: IOS10Metrics.nameSize).lineHeight
        let height = IOS10Metrics.headerHeight + max(0, growth.rounded())
        let middle = (height - IOS10Metrics.headerHeight) / 2
        let capGrowth = (size - IOS10Metrics.nameSize) * ResolvedFont.capHeightRatio
        let textHeight = traits.ceilToPixel(ResolvedFont(size: size).lineHeight)
        let trailing = IOS10Metrics.closeTrailing + IOS10Metrics.closeWidth + 8
        let name = ViewNode(
            .label(Label(scene.headerTitle.uppercased(), font: font, textColor: colors.headerText)), id: "app-name",
            sizing: ViewSizing(height: textHeight),
            placement: Placement(
                leading: IOS10Metrics.nameLeading, trailing: trailing,
                top: baselineTop(IOS10Metrics.nameBaseline + middle + capGrowth / 2, size: size, height: textHeight)))
        let icon = appIcon(scene.app, top: IOS10Metrics.iconOrigin + middle)
        return ViewNode(
            .view, id: "header", sizing: ViewSizing(height: height), part: .header,
            children: [icon, name, closeGlyph(centre: IOS10Metrics.closeCentre + middle)])
    }

    /// The top of a one-line label whose baseline is to be at a distance from its parent's top, in points.
    func baselineTop(_ baseline: Double, size: Double, height: Double) -> Double {
        let font = ResolvedFont(size: size)
        return baseline - font.ascender - (height - font.lineHeight) / 2
    }

    private func appIcon(_ app: AppInfo, top: Double) -> ViewNode {
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
