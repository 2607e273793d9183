import Basics

/// Queue of events. An event sent from inside an extension's call runs after that call has returned.
struct EventQueue {
    typealias Work = (NotificationHost) -> Void

    private(set) var isRunning = false
    private var waiting: [Work] = []
    /// The number of events added while others ran.
    private var added = 0

    /// - Returns: `false` if the limit of reentrant events is reached.
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
