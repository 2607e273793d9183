import ContentExtensionHost
import Renderer

extension ScenarioPlayer {
    /// Lets time pass: at once, or from frame to frame when somebody looks.
    func wait(_ seconds: Double, _ step: ScenarioStep) throws {
        let end = host.clock.now + seconds
        if let interval = observers.compactMap(\.frameInterval).min(), interval > 0 {
            try showFrames(until: end, interval: interval, step)
        }
        host.send(.advance(max(0, end - host.clock.now)))
    }

    /// Frames lie on whole multiples of the interval since time 0, so that where steps fall moves no other frame. Where
    /// nothing happens for a while, time jumps to what happens next.
    private func showFrames(until end: Double, interval: Double, _ step: ScenarioStep) throws {
        var lastEvent = (time: host.clock.now, count: host.trace.events.count)
        while true {
            let now = host.clock.now
            // The clock keeps whole microseconds: a frame that it rounded down to is over.
            var next = ((now / interval + 1e-3).rounded(.down) + 1) * interval
            if next - lastEvent.time > Self.stillness { next = max(next, host.clock.nextWork ?? .infinity) }
            guard next < end - 1e-6 else { return }
            host.send(.advance(next - now))
            // At the clock's end time stands still.
            guard host.clock.now > now else { return }
            if host.trace.events.count != lastEvent.count {
                lastEvent = (host.clock.now, host.trace.events.count)
            }
            try observe(step, isFrame: true)
        }
    }

    /// Seconds after which every transition is over, and a film may leave out what stands still.
    private static let stillness = 1.5
}
