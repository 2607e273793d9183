extension ScenarioPlayer {
    /// Advances time: in one jump, or frame by frame when a film asks for frames.
    func wait(_ seconds: Double, _ step: ScenarioStep) throws {
        let end = host.clock.now + seconds
        if let interval = films.compactMap(\.frameInterval).min(), interval > 0 {
            try showFrames(until: end, interval: interval, step)
        }
        advance(to: end)
    }

    /// Shows frames at whole multiples of the interval since time 0, so that the times of steps don't shift them. After
    /// `stillness` without events, time jumps to the next event.
    private func showFrames(until end: Double, interval: Double, _ step: ScenarioStep) throws {
        var lastEvent = (time: host.clock.now, count: host.trace.events.count)
        while true {
            let now = host.clock.now
            // The clock rounds to whole microseconds; the tolerance skips a frame that was rounded down.
            var next = ((now / interval + 1e-3).rounded(.down) + 1) * interval
            if next - lastEvent.time > Self.stillness {
                next = max(next, min(host.clock.nextWork ?? .infinity, nextActivityChange ?? .infinity))
            }
            guard next < end - 1e-6 else { return }
            // Each frame is a picture.
            renderer.startPicture()
            advance(to: next)
            // The clock doesn't advance beyond its last moment.
            guard host.clock.now > now else { return }
            if host.trace.events.count != lastEvent.count { lastEvent = (host.clock.now, host.trace.events.count) }
            try record(step, isFrame: true)
        }
    }

    /// The pause after the last event, in seconds, that outlasts every transition.
    private static let stillness = 1.5
}
