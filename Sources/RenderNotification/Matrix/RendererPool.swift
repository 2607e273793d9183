/// One renderer for each thread; each keeps the texts and images that it has cached.
///
/// Unchecked because a renderer belongs to the thread of its number, and `Threads` gives each number to one thread.
package final class RendererPool: @unchecked Sendable {
    private let renderers: [NotificationRenderer]

    package init(_ threads: Int, make: () throws -> NotificationRenderer) rethrows {
        renderers = try (0..<max(threads, 1)).map { _ in try make() }
    }

    /// Calls a function with each number below a count; returns results in order. Idle threads take the next number.
    /// - Throws: the error of the lowest number, after all are done, so that it is the same each time.
    package func map<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (_ number: Int, NotificationRenderer) throws -> Value
    ) throws -> [Value] {
        let left = Shared(0..<count)
        let results = Shared<[Int: Result<Value, any Error>]>([:])
        Threads.run(min(renderers.count, max(count, 1))) { [self] thread in
            while let number = left.value.withLock({ $0.popFirst() }) {
                let result = Result { try body(number, renderers[thread]) }
                results.value.withLock { $0[number] = result }
            }
        }
        let found = results.value.withLock { $0 }
        return try (0..<count).compactMap { try found[$0]?.get() }
    }
}
