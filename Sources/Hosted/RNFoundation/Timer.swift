import Foundation

/// A timer on virtual time, in seconds. It fires exactly: `tolerance` has no effect.
open class Timer: NSObject {
    public private(set) var timeInterval: TimeInterval
    public private(set) var isValid = true
    public var tolerance: TimeInterval = 0
    public let userInfo: Any?
    public var fireDate: Date { didSet { schedule() } }
    private let repeats: Bool
    private let block: (Timer) -> Void
    /// Changes with each schedule, so that an older one has no effect.
    private var generation = 0
    private var isScheduled = false

    init(fire: Date?, interval: TimeInterval, userInfo: Any? = nil, repeats: Bool, block: @escaping (Timer) -> Void) {
        timeInterval = max(0.0001, interval)
        (self.userInfo, self.repeats, self.block) = (userInfo, repeats, block)
        fireDate = fire ?? Date(timeIntervalSinceNow: max(0.0001, interval))
    }

    /// A timer that never fires, as a property's first value.
    public convenience override init() {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        isValid = false
    }

    public convenience init(timeInterval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(fire: nil, interval: timeInterval, repeats: repeats, block: block)
    }

    public convenience init(fire: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
        self.init(fire: Optional(fire), interval: interval, userInfo: nil, repeats: repeats, block: block)
    }

    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(fire: nil, interval: timeInterval, userInfo: userInfo, repeats: repeats) {
            selector.perform(on: target, $0)
        }
    }

    @discardableResult open class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        timer.start()
        return timer
    }

    @discardableResult open class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        timer.start()
        return timer
    }

    func start() {
        isScheduled = true
        schedule()
    }

    private func schedule() {
        guard isScheduled, isValid else { return }
        generation += 1
        let generation = generation
        EventLoop.shared.schedule(after: fireDate.timeIntervalSince(Date())) { [self] in
            guard isValid, generation == self.generation else { return }
            fire()
            guard repeats, isValid, generation == self.generation else { return }
            fireDate = Date(timeIntervalSinceNow: timeInterval)
        }
    }

    open func fire() {
        guard isValid else { return }
        block(self)
        if !repeats { invalidate() }
    }

    open func invalidate() { isValid = false }
}

extension RunLoop.Mode {
    /// UIKit's, while a finger moves.
    public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension RunLoop {
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start() }
    public func perform(_ block: @escaping @Sendable () -> Void) { EventLoop.shared.schedule(block) }

    public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
        EventLoop.shared.schedule(block)
    }

    public func run(until date: Date) {
        _ = EventLoop.shared.wait(until: Host.shared.now + date.timeIntervalSince(Date())) { false }
    }
}

extension Thread {
    /// Lets virtual time pass, without anything else happening.
    public class func sleep(forTimeInterval interval: TimeInterval) { Host.shared.now += max(0, interval) }
    public class func sleep(until date: Date) { sleep(forTimeInterval: date.timeIntervalSince(Date())) }
    public class var isMainThread: Bool { true }
}

public func sleep(_ seconds: UInt32) -> UInt32 {
    Thread.sleep(forTimeInterval: Double(seconds))
    return 0
}

@discardableResult public func usleep(_ microseconds: UInt32) -> Int32 {
    Thread.sleep(forTimeInterval: Double(microseconds) / 1e6)
    return 0
}
