/// The screen at one moment of a scenario.
package struct ScenarioMoment: Sendable, Equatable {
    /// Seconds of virtual time since the scenario began.
    var time: Double
    /// The step in a few words, such as `tap like`; empty for frames.
    var caption: String
    var scene: Scene
    /// Live Activities in place of an expanded notification; `nil` for none.
    var activities: Screen?
    /// The device and its settings at that moment.
    var device: Device
    /// `true` for a frame between steps, while time passes.
    var isFrame: Bool

    var screen: Screen { activities ?? .expanded(scene) }
    /// `true` when something is, or was, on the screen.
    var hasLook: Bool { scene.phase != .nothing || activities != nil }
}
