import ContentExtensionHost
import Renderer

/// The requests that wait for the one before, in their order.
package struct ServeQueue {
    private var waiting: [ServeRequest.Drawing] = []

    package init() {}

    package var isEmpty: Bool { waiting.isEmpty }
    /// Whether no more are taken: what comes waits in the pipe.
    package var isFull: Bool { waiting.count >= Limits.queuedRequests }

    package mutating func add(_ drawing: ServeRequest.Drawing) { waiting.append(drawing) }

    /// The request whose turn it is.
    package mutating func next() -> ServeRequest.Drawing? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// Takes all requests of a name out.
    /// - Returns: how many there were.
    package mutating func cancel(_ id: ServeID) -> Int {
        let before = waiting.count
        waiting.removeAll { $0.id == id }
        return before - waiting.count
    }
}
