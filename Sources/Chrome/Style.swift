import ContentExtensionHost
import LiveActivities
import Renderer
import Views

/// The notifications of one generation of iOS: metrics, colours and view builders, in a folder of its own.
protocol Style: Sendable {
    var device: Device { get }
    /// The recipes of the style's own materials.
    var materials: [Material: MaterialRecipe] { get }
    /// The width that the host gives an extension's view, in points.
    var contentWidth: Double { get }

    /// The wallpaper behind a place.
    func backdrop(_ source: Backdrop.Fill?, behind place: Place, screen: Rect) -> Backdrop
    /// The expanded notification.
    func expanded(_ scene: Scene, crop: Crop, images: any ImageMeasuring) -> Arrangement
    /// The banner, rows and list, and the user's management views.
    /// - Parameter height: the visible height of the picture in points; rows below it may be omitted.
    func arrangement(
        of center: CenterScene, as place: Place, crop: Crop, upTo height: Double, images: any ImageMeasuring
    ) -> Arrangement
    /// The width of a Live Activity's card on the locked screen, in points.
    var cardWidth: Double { get }
    /// Live Activities as cards of the locked screen or as banners.
    func cards(of activities: [ActivityScene.Item], asBanner: Bool, crop: Crop) -> [Arrangement.Item]
    /// The keyboard with its numbers and colours.
    var keyboard: Keyboard { get }
    /// The bar with a field for an action's text, above the keyboard.
    func inputBar(_ input: NotificationAction.TextInput, text: String) -> ViewNode
    /// The pad that asks for the passcode.
    var passcodePad: PasscodePad { get }
    /// Durations and curves of changes.
    var motion: MotionTimings { get }
}

/// Views in a column.
struct Arrangement {
    /// A view with its own width.
    struct Item {
        var view: ViewNode
        /// The leading edge in points of the picture, already mirrored for right-to-left.
        var x: Double
        var width: Double
        /// Points below the previous item, or below `top`.
        var gap: Double
        /// The height in points down to which the view gives way, as a scroll view, while the column is higher than
        /// `Arrangement.room`; `nil` keeps its height.
        var minHeight: Double?
    }

    var items: [Item] = []
    /// The top of the first item, in points of the picture.
    var top = 0.0
    /// Points below the last item in a picture cropped to the items.
    var bottomMargin = 0.0
    /// Points between the last item and the screen's bottom in a picture of the whole screen; `nil` starts at `top`.
    var bottomAnchor: Double?
    /// Points at the bottom of a whole screen without items: those that don't fit above are left out. `nil` lets them
    /// run to the screen's bottom.
    var bottomLimit: Double?
    /// The maximum height of the column on a device's screen, in points.
    var room = Double.infinity
    /// Screen-sized views below and above the items in pictures of the whole screen.
    var below: [ViewNode] = []
    var above: [ViewNode] = []

    /// Puts items above the others.
    mutating func insert(_ new: [Item]) {
        guard !new.isEmpty else { return }
        // What was first keeps the distance of the new ones from one another.
        if !items.isEmpty, items[0].gap == 0 { items[0].gap = Self.itemGap }
        items = new + items
    }

    /// Points between a card and what is below it.
    private static let itemGap = 8.67
}

extension Style {
    /// There are none before iOS 16.
    var cardWidth: Double { contentWidth }
    func cards(of activities: [ActivityScene.Item], asBanner: Bool, crop: Crop) -> [Arrangement.Item] { [] }
    var keyboard: Keyboard { Keyboard(device: device) }
    var passcodePad: PasscodePad { PasscodePad(device: device) }
    /// Measured on iOS 10; of later systems from memory.
    var motion: MotionTimings { MotionTimings() }
    var words: SystemWords { device.words }
    /// One device pixel in points.
    var pixel: Double { 1 / device.model.scale }

    /// Views at the screen's bottom during text input, from the bottom up, each as wide as the screen
    /// (fact: host/text-input).
    /// - Parameter fittingHeight: the height of an extension's view at the screen's width, in points.
    func inputViews(_ scene: Scene, fittingHeight: (ViewNode) -> Double) -> [ViewNode] {
        guard let input = scene.textInput else { return [] }
        switch input.source {
        case .action(let action):
            return [keyboard.view(after: input.text), inputBar(action.textInput ?? .init(), text: input.text)]
        case .firstResponder(let accessory, let view):
            return keyboard.views(
                for: input, accessory: accessory, inputView: view, of: scene, fittingHeight: fittingHeight)
        }
    }
}

extension Device {
    /// The implementation of the device's style; the only place that lists them all.
    var chrome: any Style {
        switch style {
        case .ios10: IOS10Style(device: self, header: IOS10HeaderMetrics())
        case .ios13: IOS10Style.ios13(self)
        case .ios15: ModernStyle.ios15(self)
        case .ios18: ModernStyle.ios18(self)
        case .ios26: ModernStyle.ios26(self)
        }
    }
}
