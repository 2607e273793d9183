/// The time and the work that a clock and its branches share.
final class Timeline {
    /// A piece of work that is due at a time.
    private struct Timer {
        var due: Int64
        var number: Int
        var owner: Int
        var work: () -> Void

        func isAfter(_ other: Timer) -> Bool { isAfter(due: other.due, number: other.number) }

        func isAfter(due: Int64, number: Int) -> Bool { (self.due, self.number) > (due, number) }
    }

    /// Whole microseconds, so that tenths of a second add up.
    private(set) var microseconds: Int64 = 0
    /// Latest first, so that the next is at the end.
    private var timers: [Timer] = []
    /// When the timers of each owner are due, by their numbers.
    private var dues: [Int: [Int: Int64]] = [:]
    private var nextNumber = 0
    private var owners = 0
    private var hasDropped = false

    func addOwner() -> Int {
        owners += 1
        return owners
    }

    func schedule(after delay: Double, owner: Int, _ work: @escaping () -> Void) {
        guard timers.count < Limits.pendingTimers else {
            hasDropped = true
            return
        }
        let timer = Timer(due: time(after: delay, until: Self.end + 1), number: nextNumber, owner: owner, work: work)
        nextNumber += 1
        timers.insert(timer, at: timers.partitioningIndex { !$0.isAfter(timer) })
        dues[owner, default: [:]][timer.number] = timer.due
    }

    func advance(by seconds: Double, afterEach: () -> Void) -> Bool {
        let end = time(after: seconds, until: Self.end)
        defer { microseconds = end }
        var fired = 0
        while let timer = timers.last, timer.due <= end {
            guard fired < Limits.timerFirings else {
                forgetAll()
                return false
            }
            fired += 1
            timers.removeLast()
            forget(timer)
            microseconds = max(microseconds, timer.due)
            timer.work()
            afterEach()
        }
        defer { hasDropped = false }
        return !hasDropped
    }

    /// When the next work is due, in microseconds; `nil` when none ever is.
    var nextDue: Int64? { timers.last.flatMap { $0.due <= Self.end ? $0.due : nil } }

    /// The microseconds until then.
    var untilNextDue: Int64? { nextDue.map { max(0, $0 - microseconds) } }

    func cancelAll(of owner: Int) {
        guard let own = dues.removeValue(forKey: owner) else { return }
        // A deadline, one among many, is found by its time.
        if own.count == 1, let (number, due) = own.first {
            timers.remove(at: timers.partitioningIndex { !$0.isAfter(due: due, number: number) })
        } else {
            timers.removeAll { $0.owner == owner }
        }
    }

    func forgetAll() { (timers, dues) = ([], [:]) }

    private func forget(_ timer: Timer) {
        dues[timer.owner]?[timer.number] = nil
        if dues[timer.owner]?.isEmpty ?? false { dues[timer.owner] = nil }
    }

    private func time(after seconds: Double, until last: Int64) -> Int64 {
        guard seconds > 0 else { return microseconds }
        let delay = (seconds * 1_000_000).rounded()
        return delay < Double(last - microseconds) ? microseconds + Int64(delay) : last
    }

    /// Where time stops: some three hundred and sixty centuries, far from overflow. What is due after it never comes.
    private static let end: Int64 = 1 << 60
}

extension Array {
    /// The first place in a partitioned array whose element belongs to the second part.
    fileprivate func partitioningIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
