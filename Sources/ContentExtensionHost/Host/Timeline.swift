import Basics
import Views

/// The time and the scheduled work shared by a clock and its branches.
final class Timeline {
    /// Work due at a time.
    private struct Timer {
        var due: Int64
        var number: Int
        var owner: Int
        var work: () -> Void

        func isAfter(_ other: Timer) -> Bool { isAfter(due: other.due, number: other.number) }

        func isAfter(due: Int64, number: Int) -> Bool { (self.due, self.number) > (due, number) }
    }

    /// Whole microseconds, so that tenths of a second add up exactly.
    private(set) var microseconds: Int64 = 0
    /// Sorted latest first, so that the next is popped from the end.
    private var timers: [Timer] = []
    /// Due times of each owner's timers, by timer number.
    private var dues: [Int: [Int: Int64]] = [:]
    private var nextNumber = 0
    private var owners = 0
    private var hasDropped = false
    /// The views changed by the timers of the current advance, each as often as `charge(views:)` says.
    private var viewsAtWork = 0
    /// The computing of the current picture, of which timers and views are part.
    var computing = ComputingBudget()

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
        viewsAtWork = 0
        while let timer = timers.last, timer.due <= end {
            guard fired + viewsAtWork / Limits.viewsPerTimer < Limits.timerFirings, computing.mayFireTimer else {
                forgetAll()
                return false
            }
            fired += 1
            computing.spend(Self.stepsPerTimer)
            timers.removeLast()
            forget(timer)
            microseconds = max(microseconds, timer.due)
            timer.work()
            afterEach()
        }
        defer { hasDropped = false }
        return !hasDropped
    }

    func charge(views: Int) {
        viewsAtWork += views
        computing.spend(views * Self.stepsPerTimer / Limits.viewsPerTimer)
    }

    /// The due time of the next work in microseconds; `nil` for none.
    var nextDue: Int64? { timers.last.flatMap { $0.due <= Self.end ? $0.due : nil } }

    /// The microseconds until the next work is due.
    var untilNextDue: Int64? { nextDue.map { max(0, $0 - microseconds) } }

    func cancelAll(of owner: Int) {
        guard let own = dues.removeValue(forKey: owner) else { return }
        // A single timer is found by binary search.
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

    /// The end of time, after some 36,000 years and far from overflow. Work due later never runs.
    private static let end: Int64 = 1 << 60
    /// The steps of computing that take as long as a timer.
    private static let stepsPerTimer = 15_000
}

extension RandomAccessCollection where Index == Int {
    /// The index of the first element of the second part of a partitioned collection.
    func partitioningIndex(_ isInSecondPart: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
