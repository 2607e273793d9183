import ContentExtensionHost
import Renderer

/// Observes the moments of a scenario, to make one picture of all of them.
package protocol ScenarioObserver: AnyObject {
    /// Seconds of virtual time between frames while time passes; `nil` observes steps only.
    var frameInterval: Double? { get }
    /// Called for each moment, in the order of time.
    func observe(_ moment: ScenarioMoment) throws
}

/// The screen at one moment of a scenario.
package struct ScenarioMoment: Sendable, Equatable {
    /// Seconds of virtual time since the scenario began.
    package var time: Double
    /// The step's number from 1; a `repeat` counts its steps each time.
    package var step: Int
    /// The step in a few words, such as `tap like`; empty for frames.
    package var caption: String
    package var scene: Scene
    /// The device and its settings at that moment.
    package var traits: Device
    /// `true` for a frame between steps, while time passes.
    package var isFrame: Bool

    package init(time: Double, step: Int, caption: String, scene: Scene, traits: Device, isFrame: Bool) {
        self.time = time
        self.step = step
        self.caption = caption
        self.scene = scene
        self.traits = traits
        self.isFrame = isFrame
    }
}
