import ContentExtensionHost

@testable import Chrome
@testable import Renderer

extension LooksPage {
    /// The page's tables.
    static let sections: [(title: String, numbers: [Number])] = [
        ("Expanded notification", expanded), ("Actions", actions), ("Banner and row", rows), ("List", list),
        ("Fills", fills),
    ]

    private static let expanded: [Number] = [
        Number("platter to the screen's sides, 390 wide", IOS10Metrics.margin, "platter.margin", "platter.margin") {
            $0.metrics.platter.margin
        },
        Number(
            "… 428 wide", IOS10Metrics.margin, "platter.margin", "platter.margin", on: .iPhone14Plus
        ) { $0.metrics.platter.margin },
        Number("platter's top below the safe area", nil, nil, "platter.top") { $0.metrics.platter.top },
        Number("platter's corners", IOS10Metrics.cornerRadius, "platter.corners", "platter.corners") {
            $0.metrics.platter.cornerRadius
        },
        header("header", \.height, "header.height", "platter.texts"),
        Number("icon", IOS10Metrics.iconSize, "header.icon", "platter.icon") {
            $0.platterGround(hasImage: true).texts.iconSize
        },
        Number("… without an image", nil, nil, "platter.icon") {
            $0.platterGround(hasImage: false).texts.iconSize
        },
        Number("icon from the leading side", IOS10Metrics.iconOrigin, "header.icon", "platter.icon") {
            $0.platterGround(hasImage: false).row.padding
        },
        Number(
            "texts from the leading side", IOS10Metrics.textInset, "default-content.inset", "platter.texts"
        ) { $0.platterGround(hasImage: false).row.textLeading },
        Number("title and body", IOS10Metrics.textSize, "default-content.title", "platter.texts") {
            $0.textSize(on: $0.platterGround(hasImage: false))
        },
        Number("time from the trailing side", nil, nil, "platter.time") {
            $0.platterGround(hasImage: false).row.timeTrailing
        },
        Number("blur of the backdrop (sigma)", IOS10Metrics.backdropBlur, "backdrop.blur") {
            $0.metrics.platter.backdropBlur
        },
    ]

    private static let actions: [Number] = [
        Number("platter to actions, 390 wide", IOS10Metrics.gap, "actions.gap", "menu.gap") { $0.metrics.platter.gap },
        Number("… 428 wide", IOS10Metrics.gap, "actions.gap", "platter.gap", on: .iPhone14Plus) {
            $0.metrics.platter.gap
        },
        Number("width of the menu", nil, nil, "menu.frame") { $0.metrics.platter.menuWidth },
        Number("height of an action", IOS10Metrics.rowHeight, "actions.row", "menu.row") {
            $0.metrics.platter.rowPitch
        },
        Number("text of an action", IOS10Metrics.rowTextSize, "actions.label", "menu.label") {
            $0.metrics.platter.rowTextSize
        },
        Number("corners of the actions", IOS10Metrics.actionsCornerRadius, "actions.fill-inset", "menu.frame") {
            $0.metrics.platter.menuCornerRadius
        },
        Number(
            "bar of the text input", IOS10Style.inputField.minHeight + 2 * IOS10Style.inputBarTop, "input-bar.height",
            "input-bar.frame"
        ) { $0.inputField.minHeight + 2 * ModernStyle.inputBarTop },
        Number("alert", IOS10SheetMetrics.alertWidth, nil, "alert.frame") { $0.metrics.alert.width },
    ]

    private static let rows: [Number] = [
        Number("banner to the screen's sides", IOS10Metrics.margin, "row.frame", "row.banner-margin") {
            $0.metrics.row.bannerMargin
        },
        Number("banner's top, notch", nil, nil, "row.banner-top") { $0.metrics.row.bannerTopBelowNotch },
        Number("… island", nil, nil, "row.banner-top") { $0.metrics.row.bannerTopBelowIsland },
        Number("row to the screen's sides, 390 wide", IOS10Metrics.margin, "row.frame", "row.margin") {
            $0.metrics.row.listMargin
        },
        Number("… 428 wide", IOS10Metrics.margin, "row.frame", "row.margin", on: .iPhone14Plus) {
            $0.metrics.row.listMargin
        },
        Number("row's corners", IOS10Metrics.cornerRadius, "row.frame", "row.corners") { $0.metrics.row.cornerRadius },
        Number("height of a row with two lines", nil, nil, "row.padding") { $0.metrics.row.minimumHeight },
        header("line of icon and name", \.stripHeight, "row.strip", "row.texts"),
        header("first baseline below it", \.rowBaseline, "row.lines", "row.texts"),
        Number("last baseline to the row's end", IOS10NotificationRowMetrics.belowTexts, "row.lines") { _ in nil },
        Number("icon", IOS10Metrics.iconSize, "row.icon", "row.icon") { $0.metrics.row.texts.iconSize },
        header("icon from the leading side", \.rowIconLeading, "row.icon", "row.header", "row.padding") {
            $0.metrics.row.padding
        },
        header("texts from the leading side", \.rowTextInset, "row.texts", "row.header", "row.texts") {
            $0.metrics.row.textLeading
        },
        Number("title and body", IOS10NotificationRowMetrics.textSize, "row.texts", "row.texts") {
            $0.metrics.row.texts.size
        },
        Number("distance of baselines", nil, nil, "row.texts") { $0.metrics.row.texts.pitch },
        Number("space above the first line of a higher row", nil, nil, "row.baselines") { $0.metrics.row.textTop },
        Number("… below the last line", nil, nil, "row.baselines") { $0.metrics.row.textBottom },
        Number("time", IOS10NotificationRowMetrics.nameSize, "row.time", "row.time") {
            $0.metrics.row.texts.timeSize
        },
        Number("time from the trailing side", IOS10NotificationRowMetrics.timeTrailing, "row.time", "row.time") {
            $0.metrics.row.timeTrailing
        },
        Number("time's baseline", nil, nil, "row.time") { $0.metrics.row.timeBaseline },
        Number("thumbnail", IOS10NotificationRowMetrics.thumbnail.side, "media.thumbnail", "row.thumbnail") {
            $0.metrics.row.thumbnailSize
        },
        Number(
            "most lines of a banner's body", Double(IOS10NotificationRowMetrics.bannerLines), "row.body-lines",
            "row.body-lines"
        ) { Double($0.metrics.row.bannerLines) },
        Number(
            "most lines of a row's body", Double(IOS10NotificationRowMetrics.rowLines), "row.body-lines",
            "row.body-lines"
        ) { Double($0.metrics.row.listLines) },
        Number("mark of urgent rows", nil, nil, "row.critical") { $0.metrics.row.markSize },
    ]

    private static let list: [Number] = [
        Number("between rows", IOS10ListMetrics.gap, "list.gap", "row.gap") { $0.metrics.row.gap },
        Number("visible height of a stack's plate", nil, nil, "row.stack") { $0.metrics.row.plateStep },
        Number("inset of the second plate", nil, nil, "row.stack-insets") { $0.metrics.row.plateInsets[0] },
        Number("inset of the third", nil, nil, "row.stack-insets") { $0.metrics.row.plateInsets[1] },
        Number("strength of the second plate", nil, nil, "row.stack-strength") { $0.metrics.row.plateStrengths[0] },
        Number("strength of the third", nil, nil, "row.stack-strength") { $0.metrics.row.plateStrengths[1] },
        Number(
            "tile of a swiped row (`ios10`: % of the row)", 100 * IOS10ListMetrics.tileShare, "list.tiles", "row.tiles"
        ) { $0.metrics.row.tileWidth },
        Number("between tiles", IOS10ListMetrics.tileGap, "list.tiles", "row.tiles") { $0.metrics.row.tileGap },
        Number("heading of an open group", nil, nil, "heading.text") { $0.metrics.list.headingSize },
        Number("… from the row's side", nil, nil, "heading.text") { $0.metrics.list.headingInset },
        Number("buttons beside it", nil, nil, "heading.buttons") { $0.metrics.list.pillHeight },
        Number("open rows that dim the wallpaper", nil, nil, "list.dim") {
            $0.metrics.list.dimmingRows.map(Double.init)
        },
    ]

    private static let fills: [Number] = [
        Number("row over 128", nil, nil, "row.fill") { over128($0.colors.row) },
        Number("menu over 128", nil, nil, "menu.fill") { over128($0.colors.menuFill) },
        Number("button of the list over 128", nil, nil, "glass.button") { over128($0.colors.listControl) },
    ]

    /// A number of the styles before iOS 15.
    private static func header(
        _ name: String, _ number: KeyPath<IOS10HeaderMetrics, Double>, _ fact: String, _ ios13Fact: String,
        _ modernFact: String? = nil, _ modern: @escaping @Sendable (ModernStyle) -> Double? = { _ in nil }
    ) -> Number {
        var row = Number(name, IOS10HeaderMetrics()[keyPath: number], fact, modernFact, modern)
        (row.ios13, row.ios13Fact) = (IOS10HeaderMetrics.ios13[keyPath: number], ios13Fact)
        return row
    }

    private static func over128(_ recipe: MaterialRecipe) -> Double {
        (recipe.multiply * 128 + recipe.add * 255).rounded()
    }
}
