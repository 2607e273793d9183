import Foundation

/// A queue of the virtual run loop. All queues share the one thread, so work runs in the order of its time and arrival.
public class DispatchQueue: CustomStringConvertible {
    public struct Attributes: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 1)
        public static let initiallyInactive = Attributes(rawValue: 2)
    }

    public enum AutoreleaseFrequency { case inherit, workItem, never }
    public enum GlobalQueuePriority { case high, `default`, low, background }

    public static let main = DispatchQueue(label: "com.apple.main-thread")
    private static let global = DispatchQueue(label: "com.apple.root.default-qos")

    public let label: String
    public let qos: DispatchQoS

    public init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
    ) {
        (self.label, self.qos) = (label, qos)
    }

    public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { global }
    public class func global(priority: GlobalQueuePriority) -> DispatchQueue { global }

    public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        group?.enter()
        EventLoop.shared.schedule {
            work()
            group?.leave()
        }
    }

    public func async(execute item: DispatchWorkItem) { EventLoop.shared.schedule { item.perform() } }
    public func async(group: DispatchGroup, execute item: DispatchWorkItem) { async(group: group) { item.perform() } }

    public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        EventLoop.shared.schedule(after: deadline.delay, work)
    }

    public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
        EventLoop.shared.schedule(after: deadline.delay) { item.perform() }
    }

    public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        EventLoop.shared.schedule(after: wallDeadline.delay, work)
    }

    /// Runs at once, before work that is queued already.
    public func sync<T>(execute work: () throws -> T) rethrows -> T { try work() }
    public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T { try work() }
    public func sync(execute item: DispatchWorkItem) { item.perform() }

    /// One after the other.
    public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { (0..<iterations).forEach(work) }

    /// No effect, as `resume()` and `activate()`: a queue always runs.
    public func suspend() {}
    public func resume() {}
    public func activate() {}
    public var description: String { label }
    public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { specifics[ObjectIdentifier(key)] = value }
    public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { specifics[ObjectIdentifier(key)] as? T }
    private var specifics: [ObjectIdentifier: Any] = [:]
}

extension DispatchTime {
    /// The virtual time; the same name in Dispatch reads the machine's clock.
    public static func now() -> DispatchTime {
        DispatchTime(uptimeNanoseconds: UInt64((Host.shared.now + uptime) * 1e9))
    }

    /// Seconds of uptime at the start of a run, because 0 means "now" to Dispatch.
    private static let uptime = 1000.0

    /// Seconds from now; infinite for `.distantFuture`.
    var delay: Double {
        if self == .distantFuture { return .infinity }
        return max(0, Double(uptimeNanoseconds) / 1e9 - Self.uptime - Host.shared.now)
    }
}

extension DispatchWallTime {
    public static func now() -> DispatchWallTime {
        let seconds = Host.shared.startDate + Host.shared.now
        let whole = seconds.rounded(.down)
        return DispatchWallTime(timespec: timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9)))
    }

    /// Seconds from now.
    var delay: Double {
        let start = Host.shared.startDate + Host.shared.now
        let value = rawValue == UInt64.max ? Double.infinity : Double(-Int64(bitPattern: rawValue)) / 1e9
        return max(0, value - start)
    }
}

/// Work that can be cancelled before it runs. Waiting runs other work meanwhile.
public class DispatchWorkItem {
    private let block: () -> Void
    private var notifications: [() -> Void] = []
    public private(set) var isCancelled = false
    private var isFinished = false

    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
        self.block = block
    }

    public func perform() {
        if !isCancelled { block() }
        isFinished = true
        notifications.forEach { EventLoop.shared.schedule($0) }
        notifications = []
    }

    public func cancel() { isCancelled = true }

    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if isFinished { queue.async(execute: work) } else { notifications.append(work) }
    }

    public func wait() { _ = EventLoop.shared.wait(until: .infinity) { isFinished } }

    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        EventLoop.shared.wait(until: Host.shared.now + timeout.delay) { isFinished } ? .success : .timedOut
    }
}

/// A counter. Waiting runs other work until it is zero.
public class DispatchGroup {
    private var count = 0
    private var notifications: [() -> Void] = []

    public init() {}
    public func enter() { count += 1 }

    public func leave() {
        count -= 1
        guard count == 0 else { return }
        notifications.forEach { EventLoop.shared.schedule($0) }
        notifications = []
    }

    public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping () -> Void
    ) {
        if count == 0 { queue.async(execute: work) } else { notifications.append(work) }
    }

    public func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
    public func wait() { _ = EventLoop.shared.wait(until: .infinity) { count <= 0 } }

    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        EventLoop.shared.wait(until: Host.shared.now + timeout.delay) { count <= 0 } ? .success : .timedOut
    }
}

/// A semaphore on the one thread: waiting runs other work until it is signalled.
public class DispatchSemaphore {
    private var value: Int

    public init(value: Int) { self.value = value }

    @discardableResult public func signal() -> Int {
        value += 1
        return value
    }

    public func wait() { _ = wait(until: .infinity) }
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: Host.shared.now + timeout.delay) }

    private func wait(until end: Double) -> DispatchTimeoutResult {
        guard EventLoop.shared.wait(until: end, { value > 0 }) else {
            if !end.isFinite {
                Host.shared.note("code-not-modelled", "a semaphore is never signalled; the wait is left out")
            }
            return .timedOut
        }
        value -= 1
        return .success
    }
}
