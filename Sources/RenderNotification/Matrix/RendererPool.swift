/// One renderer for each thread; each keeps the texts and images that it has cached.
///
/// Unchecked because a renderer belongs to the thread of its number, and `Threads` gives each number to one thread.
package final class RendererPool: @unchecked Sendable {
    private let renderers: [NotificationRenderer]
    /// The extensions that a thread has read.
    private let caches: [ScenarioCache]

    package init(_ threads: Int, make: () throws -> NotificationRenderer) rethrows {
        renderers = try (0..<max(threads, 1)).map { _ in try make() }
        caches = renderers.map { _ in ScenarioCache() }
    }

    /// Calls a function with each number below a count; returns results in order. Idle threads take the next number.
    /// - Throws: the error of the lowest number, after all are done, so that it is the same each time.
    package func map<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (_ number: Int, NotificationRenderer) throws -> Value
    ) throws -> [Value] {
        try map(count) { number, renderer, _ in try body(number, renderer) }
    }

    /// The same, with the thread's cache for notifications of the same extensions.
    package func map<Value: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (_ number: Int, NotificationRenderer, ScenarioCache) throws -> Value
    ) throws -> [Value] {
        try Threads.map(count, on: renderers.count) { [self] number, thread in
            try body(number, renderers[thread], caches[thread])
        }
    }
}
