import LiveActivities
import Renderer
import RendererTestSupport
import Testing
import Views

@testable import Chrome
@testable import ContentExtensionHost

/// Scenes with Live Activities whose views are as large as a test says.
enum ActivityScenes {
    static func item(
        _ identifier: String = "a", leading: Double = 30, trailing: Double = 50, minimal: Double = 40,
        expanded: Double = 100, card: Double = 84, width: Double = 365, ground: Color? = nil, isActive: Bool = true
    ) -> ActivityScene.Item {
        var views = ActivityViews()
        func set(_ presentation: ActivityPresentation, _ width: Double, _ height: Double, _ style: ViewStyle = .init())
        {
            views[presentation] = ActivityViews.Part(
                view: ViewNode(
                    .view, id: "\(identifier)-\(presentation.rawValue)", style: style,
                    sizing: ViewSizing(width: width, height: height)), size: Size(width: width, height: height))
        }
        set(.compactLeading, leading, 36.67)
        set(.compactTrailing, trailing, 36.67)
        set(.minimal, minimal, 36.67)
        set(.expanded, width, expanded)
        set(.lockScreen, width, card, ViewStyle(backgroundColor: ground))
        return ActivityScene.Item(identifier: identifier, attributesType: "A", views: views, isActive: isActive)
    }

    static func device(_ name: String = "iphone-15", locale: String = "en", style: SystemStyle = .ios18) throws
        -> Device
    {
        Device(model: try #require(DeviceModel.named(name)), locale: locale, style: style)
    }

    /// The picture of a place.
    static func picture(
        _ activities: ActivityScene, in place: Place, on device: Device, crop: Crop = .notification,
        over center: CenterScene = CenterScene()
    ) -> Composition {
        let fake = FakeMeasuring()
        return Composer(device: device, text: fake, images: fake).compose(
            .activities(activities, over: center, in: place), CompositionOptions(crop: crop))
    }

    /// The activities' islands in a picture.
    static func islands(in picture: Composition) -> [LayoutNode] {
        picture.all { $0.id == "activity-island" }
    }

    /// Equal up to a pixel.
    static func isNear(_ value: Double?, _ expected: Double, within points: Double = 0.34) -> Bool {
        value.map { abs($0 - expected) <= points } ?? false
    }
}
