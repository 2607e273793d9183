@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import RNFoundation

/// Swift concurrency on the one thread and on virtual time.
enum TaskExecution {
    static func start() {
        _createExecutors(factory: Factory.self)
        EventLoop.shared.runJobs = { JobQueue.shared.runNext() }
    }

    private struct Factory: ExecutorFactory {
        static var mainExecutor: any MainExecutor { MainQueue.shared }
        static var defaultExecutor: any TaskExecutor { JobQueue.shared }
    }
}

/// Jobs that are ready, in the order of their arrival.
///
/// `@unchecked Sendable` because the process has a single thread.
private final class JobQueue: TaskExecutor, SerialExecutor, SchedulingExecutor, @unchecked Sendable {
    static let shared = JobQueue()
    private var jobs: [UnownedJob] = []

    func enqueue(_ job: consuming ExecutorJob) { jobs.append(UnownedJob(job)) }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        let job = UnownedJob(job)
        EventLoop.shared.schedule(after: (delay as? Duration).map(Self.seconds) ?? 0) { self.jobs.append(job) }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        enqueue(job, after: clock.now.duration(to: instant), tolerance: tolerance, clock: clock)
    }

    private static func seconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    func runNext() -> Bool {
        guard !jobs.isEmpty else { return false }
        let job = jobs.removeFirst()
        job.runSynchronously(on: asUnownedSerialExecutor())
        return true
    }
}

/// The main actor's executor: the same thread and queue.
private final class MainQueue: MainExecutor, SchedulingExecutor {
    static let shared = MainQueue()

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        EventLoop.shared.schedule { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C) {
        JobQueue.shared.enqueue(job, after: delay, tolerance: tolerance, clock: clock)
    }

    func enqueue<C: Clock>(_ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C) {
        JobQueue.shared.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    }

    func run() throws {}
    func runUntil(_ condition: () -> Bool) throws { _ = EventLoop.shared.wait(until: .infinity, condition) }
    func stop() {}
    func checkIsolated() {}
}
