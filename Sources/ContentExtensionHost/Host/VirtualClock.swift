import Views

/// The device's clock and run loop. Time passes only by `advance`, which makes every run reproducible.
public final class VirtualClock {
    private let timeline: Timeline
    /// Distinguishes this clock's work from that of its branches.
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

    /// The computing of the current picture, which timers and changed views are part of.
    package var computing: ComputingBudget {
        get { timeline.computing }
        set { timeline.computing = newValue }
    }

    /// A clock with the same time whose work can be cancelled separately, for a process of the device.
    func branch() -> VirtualClock { VirtualClock(timeline) }

    /// Virtual time in seconds.
    public var now: Double { Double(timeline.microseconds) / 1_000_000 }

    /// The time at which the next work of any process is due; `nil` for none.
    package var nextWork: Double? { timeline.nextDue.map { Double($0) / 1_000_000 } }

    /// The seconds until the next work is due, exact even where `now` is rounded after decades.
    var untilNextWork: Double? { timeline.untilNextDue.map { Double($0) / 1_000_000 } }

    /// Runs work after a delay in seconds of virtual time, like DispatchQueue.main.asyncAfter. A negative or NaN delay
    /// counts as 0. Work beyond `Limits.pendingTimers` is dropped.
    public func schedule(after delay: Double, _ work: @escaping () -> Void) {
        if !isStopped { timeline.schedule(after: delay, owner: owner, work) }
    }

    /// Advances the time.
    /// - Parameter afterEach: called after each piece of work, at its time.
    /// - Returns: `false` if more work came due than `Limits.timerFirings`, changing views included, or than the
    ///   picture has computing left for, or more was scheduled than `Limits.pendingTimers`; the rest was dropped.
    func advance(by seconds: Double, afterEach: () -> Void) -> Bool {
        timeline.advance(by: seconds, afterEach: afterEach)
    }

    /// Counts views that the current work changes towards the limits of an advance and of a picture; a view that is
    /// compared counts once, one that is made or laid out ten times.
    func charge(views: Int) { timeline.charge(views: views) }

    /// Cancels this clock's work.
    func cancelAll() { timeline.cancelAll(of: owner) }

    /// Cancels the work of all clocks.
    func forgetAll() { timeline.forgetAll() }

    /// Cancels all work and refuses new work: the process is suspended or dead.
    func stop() {
        isStopped = true
        cancelAll()
    }
}
