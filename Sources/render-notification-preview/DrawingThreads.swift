import Foundation

/// Threads that draw, beside those that answer requests: a picture may take longer than a request may wait, and nested
/// views need more stack than the tasks' threads have.
final class DrawingThreads: @unchecked Sendable {
    /// Bytes of stack of a thread.
    private static let stackSize = 8 << 20

    /// Guards `jobs`.
    private let condition = NSCondition()
    private var jobs: [@Sendable () -> Void] = []

    init(count: Int) {
        for _ in 0..<max(1, count) {
            let thread = Thread { [self] in work() }
            thread.stackSize = Self.stackSize
            thread.start()
        }
    }

    /// The result of a body that runs on one of the threads.
    func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            condition.lock()
            jobs.append { continuation.resume(returning: body()) }
            condition.signal()
            condition.unlock()
        }
    }

    private func work() {
        while true {
            condition.lock()
            while jobs.isEmpty { condition.wait() }
            let job = jobs.removeFirst()
            condition.unlock()
            job()
        }
    }
}
