import ContentExtensionHost
import LiveActivities

/// The content of a screen at a moment: an expanded notification, or a place of the notification centre.
package enum Screen: Sendable, Equatable {
    case expanded(Scene, in: Place = .expanded)
    case center(CenterScene, in: Place)
    /// Live Activities: above the notifications of a place, or around the camera.
    case activities(ActivityScene, over: CenterScene, in: Place)

    /// The screen of a place.
    /// - Parameter center: evaluated only where the place may show some of it.
    package init(
        _ place: Place, scene: Scene, center: @autoclosure () -> CenterScene,
        activities: ActivityScene = ActivityScene()
    ) {
        guard place != .expanded || scene.phase != .expanded && !activities.items.isEmpty else {
            self = .expanded(scene)
            return
        }
        let center = center()
        // The expanded notification and the passcode pad cover the list and the locked screen; the management view and an
        // app's permission alert cover all.
        let isUp = scene.phase == .expanded || scene.passcodePrompt != nil
        let isCovered = center.isPrompting || center.isManaging
        let isOnTop = place == .screen && isUp && !isCovered
        if isOnTop {
            self = .expanded(scene, in: place)
        } else if place.isIsland || !activities.items.isEmpty {
            self = .activities(activities, over: center, in: place == .expanded ? .lockScreen : place)
        } else {
            self = .center(center, in: place)
        }
    }

    package var place: Place {
        switch self {
        case .expanded(_, let place), .center(_, let place), .activities(_, _, let place): place
        }
    }

    /// The crop of its picture; `Place.screen` always shows the whole screen.
    package func crop(_ wanted: Crop) -> Crop { place == .screen ? .screen : wanted }

    /// The screen as text, for dumps.
    package var dump: String {
        switch self {
        case .expanded(let scene, _): SceneDump.text(of: scene)
        case .center(let center, let place): CenterDump.text(of: center, as: place)
        case .activities(let activities, let center, let place):
            ActivityDump.text(of: activities) + CenterDump.text(of: center, as: place)
        }
    }
}
