/// One renderer for each thread; each keeps the texts and images that it has cached.
///
/// Unchecked because a renderer belongs to the thread of its number, and `Threads` gives each number to one thread.
package final class RendererPool: @unchecked Sendable {
    private let renderers: [NotificationRenderer]

    package init(_ threads: Int, make: () throws -> NotificationRenderer) rethrows {
        renderers = try (0..<max(threads, 1)).map { _ in try make() }
    }

    private struct State<Value: Sendable> {
        /// The numbers that no thread has taken, in order.
        var left: [Int]
        var results: [Int: Result<Value, any Error>] = [:]
    }

    /// Calls a function with each number below a count; returns results in order. Idle threads take the next number.
    /// - Parameter owners: the thread that has most of a number's data cached; it takes those numbers first.
    /// - Throws: the error of the lowest number, after all are done, so that it is the same each time.
    package func map<Value: Sendable>(
        _ count: Int, owners: [Int] = [],
        _ body: @escaping @Sendable (_ number: Int, _ thread: Int, NotificationRenderer) throws -> Value
    ) throws -> [Value] {
        let state = Shared(State<Value>(left: Array(0..<count)))
        Threads.run(min(renderers.count, max(count, 1))) { [self] thread in
            while let number = state.value.withLock({ Self.take(&$0.left, thread, owners) }) {
                let result = Result { try body(number, thread, renderers[thread]) }
                state.value.withLock { $0.results[number] = result }
            }
        }
        let results = state.value.withLock { $0.results }
        return try (0..<count).compactMap { try results[$0]?.get() }
    }

    /// The next number for a thread: one of its own while there are any.
    private static func take(_ left: inout [Int], _ thread: Int, _ owners: [Int]) -> Int? {
        guard !left.isEmpty else { return nil }
        let own = left.firstIndex { owners.indices.contains($0) && owners[$0] == thread }
        return left.remove(at: own ?? left.startIndex)
    }
}
