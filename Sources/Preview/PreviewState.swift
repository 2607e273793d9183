import ContentExtensionHost
import Renderer

/// The device's state at the moment of a picture.
package struct PreviewState: Sendable, Equatable {
    /// The notification's state, by the names that scenarios expect (docs/scenarios.md).
    package let name: String
    /// Seconds of virtual time since the scenario began.
    package let time: Double
    /// `true` while a change is under way at that moment.
    package let isMoving: Bool
    /// The field that typing reaches; `nil` for none.
    package let textInput: TextInput?
    /// The actions that are shown, by identifier.
    package let actions: [String]
    /// The identifiers of the delivered notifications, newest first.
    package let delivered: [String]
    /// `true` while a banner is down.
    package let hasBanner: Bool

    package enum TextInput: String, Sendable {
        /// The system's field of an action.
        case action
        /// A field of the extension.
        case field
    }

    init(_ facts: HostFacts, on device: Device, moment: Double?) {
        name = facts.stateName.rawValue
        time = facts.time
        isMoving =
            moment != nil && PresentedScene(facts.scene, .instant, device.motionTimings).isMoving
        textInput = facts.scene.textInput.map { if case .action = $0.source { .action } else { .field } }
        actions = facts.shownActions.map(\.identifier)
        delivered = facts.delivered.map(\.request.identifier)
        // The list is costly, and an expanded notification takes the banner's place.
        hasBanner = facts.scene.presentation != .expanded && facts.center.scene.banner != nil
    }
}
