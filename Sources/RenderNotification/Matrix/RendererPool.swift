import Synchronization
import Renderer

/// Renderers for work on several threads, one each: what one of them has set and decoded stays with it.
///
/// It is unchecked because a renderer belongs to the thread of its number, and `Threads` gives each number to one.
package final class RendererPool: @unchecked Sendable {
    private let renderers: [NotificationRenderer]

    /// - Parameter make: makes the renderer of a thread.
    package init(_ threads: Int, make: () throws -> NotificationRenderer) rethrows {
        renderers = try (0..<max(threads, 1)).map { _ in try make() }
    }

    private struct State<Value: Sendable> {
        /// What nobody has begun, in order.
        var left: [Int]
        var results: [Int: Result<Value, any Error>] = [:]
    }

    /// What a function makes of each number below a count, in their order; the threads take the numbers as they come.
    /// - Parameter owners: the thread that has the most of what a number needs; it takes those first.
    /// - Throws: what the function throws for the lowest number, after all are done, so that it is the same each time.
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
