import ContentExtensionHost

/// What one generation of iOS makes of notifications: data and builders of views, in a folder of its own.
protocol Style: Sendable {
    init(traits: Device)
    /// What the look makes of the materials that are its own.
    var materials: [Material: MaterialRecipe] { get }
    /// The width that the host gives an extension's view, in points.
    var contentWidth: Double { get }

    /// The wallpaper as it shows behind a presentation.
    func backdrop(_ source: Backdrop.Fill?, behind presentation: Place, screen: Rect) -> Backdrop
    /// The expanded notification.
    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement
    /// The short looks, the list, and what the user manages them with.
    /// - Parameter height: in points of the picture; nobody sees rows below it, so they needn't be made.
    func arrangement(
        of center: CenterScene, as presentation: Place, crop: Crop, upTo height: Double,
        images: any ImageMeasuring
    ) -> Arrangement
    /// What is typed with, from the screen's bottom up, each as wide as the screen.
    /// - Parameter fittingHeight: how high an extension's view wants to be at the screen's width, in points.
    func inputViews(_ scene: Scene, fittingHeight: (ViewNode) -> Double) -> [ViewNode]
}

/// Views one below the other.
struct Arrangement {
    /// A view at its own width.
    struct Item {
        var view: ViewNode
        /// The leading edge in points of the picture; mirrored by whoever makes it.
        var x: Double
        var width: Double
        /// Points below the item before, or below `top`.
        var gap: Double
    }

    var items: [Item]
    /// Where the first begins, in points of the picture.
    var top: Double
    /// Points below the last in a picture that is cropped to them.
    var bottomMargin: Double
    /// Points from the screen's bottom at which the last ends where the screen is shown whole; `nil` when it begins at `top`.
    var bottomAnchor: Double?
    /// Views as large as the screen that lie below the items, and over them, in pictures of the whole screen.
    var below: [ViewNode]
    var above: [ViewNode]

    init(
        items: [Item] = [], top: Double = 0, bottomMargin: Double = 0, bottomAnchor: Double? = nil,
        below: [ViewNode] = [], above: [ViewNode] = []
    ) {
        self.items = items
        self.top = top
        self.bottomMargin = bottomMargin
        self.bottomAnchor = bottomAnchor
        self.below = below
        self.above = above
    }
}

extension SystemStyle {
    /// The look of a generation: the only place that names them all.
    func look(_ traits: Device) -> any Style {
        switch self {
        case .ios10: IOS10Style(traits: traits)
        case .ios18: IOS18Style(traits: traits)
        }
    }
}
