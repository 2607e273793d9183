/// The work that waits its turn, so that an event sent from inside an extension's call never runs inside that call.
struct EventQueue {
    typealias Work = (NotificationHost) -> Void

    private(set) var isRunning = false
    private var waiting: [Work] = []
    /// The pieces of work that were added while others ran.
    private var added = 0

    /// - Returns: false when too much was added from inside other work.
    mutating func add(_ work: @escaping Work) -> Bool {
        if isRunning {
            guard added < Limits.reentrantEvents else { return false }
            added += 1
        }
        waiting.append(work)
        return true
    }

    mutating func begin() { (isRunning, added) = (true, 0) }

    mutating func end() { isRunning = false }

    mutating func next() -> Work? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
