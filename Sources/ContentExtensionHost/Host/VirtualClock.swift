/// The device's clock and run loop: time passes only when it is advanced, so that every run is the same.
public final class VirtualClock {
    private let timeline: Timeline
    /// Tells the work of this clock from that of its branches.
    private let owner: Int
    private var isStopped = false

    public init() {
        timeline = Timeline()
        owner = 0
    }

    private init(_ timeline: Timeline) {
        self.timeline = timeline
        owner = timeline.addOwner()
    }

    /// A clock with the same time, whose work can be forgotten by itself: a process of the device.
    func branch() -> VirtualClock { VirtualClock(timeline) }

    /// Seconds since the device was made.
    public var now: Double { Double(timeline.microseconds) / 1_000_000 }

    /// When the next work of any process is due; `nil` when none ever is.
    package var nextWork: Double? { timeline.nextDue.map { Double($0) / 1_000_000 } }

    /// The seconds until then: exact, as `now` isn't after some decades.
    var untilNextWork: Double? { timeline.untilNextDue.map { Double($0) / 1_000_000 } }

    /// Runs work after a delay in seconds of virtual time, as DispatchQueue.main.asyncAfter does; a delay that is past,
    /// or no number, is none. Work beyond `Limits.pendingTimers` is dropped.
    public func schedule(after delay: Double, _ work: @escaping () -> Void) {
        if !isStopped { timeline.schedule(after: delay, owner: owner, work) }
    }

    /// Lets time pass.
    /// - Parameter afterEach: called after each piece of work that came due, at its time.
    /// - Returns: false when more work came due than `Limits.timerFirings`, or more waited than `Limits.pendingTimers`; the
    ///   rest is dropped.
    func advance(by seconds: Double, afterEach: () -> Void) -> Bool {
        timeline.advance(by: seconds, afterEach: afterEach)
    }

    /// Forgets all work of this clock.
    func cancelAll() { timeline.cancelAll(of: owner) }

    /// Forgets all work of all clocks.
    func forgetAll() { timeline.forgetAll() }

    /// Forgets all work and takes no more, as the process is suspended or dead.
    func stop() {
        isStopped = true
        cancelAll()
    }
}
