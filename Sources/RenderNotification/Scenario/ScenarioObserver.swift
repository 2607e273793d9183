import ContentExtensionHost
import Renderer

/// Sees a scenario as it is played, to make one picture of all of it.
package protocol ScenarioObserver: AnyObject {
    /// Seconds of virtual time between moments while time passes; `nil` for the moments after steps alone.
    var frameInterval: Double? { get }
    /// Called for each moment, in the order of time.
    func observe(_ moment: ScenarioMoment) throws
}

/// What is on the screen at one moment of a scenario.
package struct ScenarioMoment: Sendable, Equatable {
    /// Seconds of virtual time since the scenario began.
    package var time: Double
    /// The number of the step that is taken, from 1; those of a `repeat` count each time.
    package var step: Int
    /// What that step is, in a few words, such as `tap like`; empty for frames.
    package var caption: String
    package var scene: Scene
    /// The device as it is then.
    package var traits: Device
    /// Whether this is one of the moments between steps, while time passes.
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
