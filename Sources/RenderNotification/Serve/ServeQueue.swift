/// The requests that wait for their turn, in order.
package struct ServeQueue {
    private var waiting: [ServeRequest.Drawing] = []

    package init() {}

    package var isEmpty: Bool { waiting.isEmpty }
    /// `true` when no more requests are read; further ones wait in the pipe.
    package var isFull: Bool { waiting.count >= Limits.queuedRequests }

    package mutating func add(_ drawing: ServeRequest.Drawing) { waiting.append(drawing) }

    /// The next request.
    package mutating func next() -> ServeRequest.Drawing? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// Removes all requests with an id.
    /// - Returns: their number.
    package mutating func cancel(_ id: ServeID) -> Int {
        let before = waiting.count
        waiting.removeAll { $0.id == id }
        return before - waiting.count
    }
}
