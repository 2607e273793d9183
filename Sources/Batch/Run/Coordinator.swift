import Basics
import ChildProcesses
import Platform

/// Runs a batch: hands rows to worker processes, has each picture drawn once, and reports each row's result.
///
/// One thread waits in poll(2). A worker prepares a row and answers with its fingerprint. Fingerprints are settled in the
/// order of the rows, so the first row with a fingerprint draws its picture, however many workers there are.
package final class Coordinator {
    /// The most rows under way, and the most bytes of them.
    private static let maxRows = 4096
    private static let maxBytes = 32 * 1024 * 1024
    /// The pictures that are remembered with their size and hash, and the payloads with their picture.
    private static let (knownPictures, knownPayloads) = (1 << 18, 1 << 14)
    /// The times that a worker may die before it has taken its first rows.
    private static let startAttempts = 3
    /// The longest wait in milliseconds, after which progress is shown and a signal is seen that came just before the wait.
    private static let tick = 500

    let plan: BatchPlan
    var input: BatchInput
    let place: PicturePlace
    var results: ResultStream
    /// The rows of this run, where none may come twice.
    var claimed: Set<RowHash> = []
    var rows = RowTable()
    var workers: [Worker] = []
    /// The pictures that exist.
    var pictures = LRUCache<Digest, PictureFacts>(cost: knownPictures, count: knownPictures)
    /// The payloads about which there were no diagnostics, with their picture and truncated texts.
    var payloads = LRUCache<PayloadFingerprint, KnownPayload>(cost: knownPayloads, count: knownPayloads)
    /// All pictures of this run, where no folder knows them.
    var drawn: Set<Digest>?
    /// The row that draws a picture, with those that wait for it.
    var drawings: [Digest: (drawer: Int, waiting: [Int])] = [:]
    /// The first row that isn't settled.
    var unsettled = 0
    /// The rows to be tried alone.
    var suspects: [Int] = []
    package internal(set) var tally: BatchTally
    package internal(set) var metrics = BatchMetrics()
    /// The pictures of the contact sheet, if there is to be one.
    package internal(set) var sheet: BatchSheet?
    /// The end of the time that rows have after a signal.
    private var deadline: SuspendingClock.Instant?
    /// True where rows are wanted and none are read.
    private var wantsInput = false
    private var failedStarts = 0
    private var isAborting = false

    /// - Parameter lines: the descriptor for result lines, besides the manifest.
    package init(
        _ plan: BatchPlan, input: consuming BatchInput, place: PicturePlace, manifest: consuming Manifest?,
        lines: Int32?, sheet: BatchSheet? = nil
    ) {
        (self.plan, self.place, self.sheet) = (plan, place, sheet)
        self.input = input
        tally = BatchTally(plan)
        if case .folder = place, !plan.isForced { drawn = nil } else { drawn = [] }
        // 2 MB, for as many rows as most files have: growing would copy the set, and hold both for a moment.
        if plan.hasUniqueIdentifiers { claimed.reserveCapacity(100_000) }
        results = ResultStream(descriptor: lines, manifest: manifest, isOrdered: plan.isOrdered)
    }

    /// Runs all rows to their end, or to where the run has to stop.
    /// - Parameters:
    ///   - show: shows the progress: the part of the input that was taken, 0…1, or `nil` for a pipe.
    ///   - last: draws the contact sheets when all rows are done and the workers have gone.
    package func run(show: (_ fraction: Double?) -> Void = { _ in }, last: () -> BatchTally.Stop? = { nil }) {
        StopSignals.handle()
        do throws(Diagnostic) {
            for _ in 0..<plan.jobs { workers.append(try Worker(plan.command)) }
            while !isAborting {
                fillWorkers()
                if rows.isEmpty, input.isEnded || isStopping { break }
                try wait()
                settle()
                try results.flush()
                show(input.fraction)
            }
            try results.flush()
            if tally.stop == nil, hasTooManyErrors(isEnd: true) { stop(.tooManyErrors) }
        } catch { stop(.failed(error)) }
        for worker in workers {
            worker.finish()
            if !isAborting { worker.awaitEnd() }
            _ = worker.end()
        }
        do throws(Diagnostic) {
            if tally.stop == nil, let reason = last() { stop(reason) }
            if case .archive(let archive) = place {
                try archive.finish(isWhole: tally.stop == nil || tally.stop == .tooManyErrors)
            }
        } catch { stop(.failed(error)) }
    }

    /// Ends the run before its input does; rows under way are finished where they can be.
    func stop(_ reason: BatchTally.Stop) {
        if tally.stop == nil { tally.stop = reason }
        switch reason {
        case .failed: isAborting = true
        case .signal: deadline = .now + StopSignals.patience
        case .tooManyErrors: break
        }
    }

    /// True when no other rows are begun. Those under way may still make the share of errors small enough.
    private var isStopping: Bool { tally.stop != nil || hasTooManyErrors(isEnd: false) }

    private func hasTooManyErrors(isEnd: Bool) -> Bool {
        plan.errorLimit?.isExceeded(errors: tally.errors, rows: tally.rows, isEnd: isEnd) ?? false
    }

    // MARK: Rows

    /// Gives workers their next rows, in turn.
    private func fillWorkers() {
        wantsInput = false
        for index in workers.indices where workers[index].rows == 0 && !suspects.isEmpty {
            workers[index].isAlone = true
            prepare(suspects.removeFirst(), by: index)
        }
        while let index = workers.indices.filter({ workers[$0].canTakeRow }).min(by: {
            workers[$0].rows < workers[$1].rows
        }),
            let serial = nextRow()
        {
            prepare(serial, by: index)
        }
    }

    /// The next row for a worker; others are finished on the way.
    private func nextRow() -> Int? {
        while !isStopping, rows.span < Self.maxRows, rows.bytes < Self.maxBytes {
            guard let row = input.next() else {
                wantsInput = !input.isEnded
                return nil
            }
            if let serial = begin(row) { return serial }
        }
        return nil
    }

    // MARK: Events

    /// Waits until something arrives, and takes it.
    private func wait() throws(Diagnostic) {
        var waiting = [pollfd(fd: wantsInput && !isStopping ? input.descriptor : -1, events: Int16(POLLIN), revents: 0)]
        for worker in workers {
            worker.flush()
            let events = POLLIN | (worker.hasOutgoing ? POLLOUT : 0)
            waiting.append(pollfd(fd: worker.socket, events: Int16(events), revents: 0))
        }
        let count = poll(&waiting, nfds_t(waiting.count), pollTimeout)
        if count > 0 {
            if waiting[0].revents != 0 { _ = try input.fill() }
            for index in workers.indices where waiting[index + 1].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
                try receive(from: index)
            }
        }
        if deadline == nil, let signal = StopSignals.first { stop(.signal(signal)) }
        if let deadline, deadline <= .now { isAborting = true }
        guard let timeout = plan.timeoutMilliseconds else { return }
        for index in workers.indices {
            if let left = workers[index].timeLeft(timeout), left <= .zero { try replace(index, hasTimedOut: true) }
        }
    }

    /// The milliseconds until progress is shown, or a worker's time is up.
    private var pollTimeout: Int32 {
        let deadline = plan.timeoutMilliseconds.flatMap { limit in workers.compactMap { $0.timeLeft(limit) }.min() }
        let left = deadline.map { ($0 / .milliseconds(1)).rounded(.up) } ?? .infinity
        return Int32(max(0, min(Double(Self.tick), left)))
    }

    private func receive(from index: Int) throws(Diagnostic) {
        if let reports = workers[index].reports() {
            for report in reports {
                switch report {
                case .ready:
                    workers[index].begin()
                    failedStarts = 0
                case .prepared(let row): take(row, from: index)
                case .drew(let row): try take(row, from: index)
                }
            }
            return
        }
        if isAborting { return }
        if !workers[index].isReady {
            failedStarts += 1
            if failedStarts >= Self.startAttempts { return stop(.failed(Self.cannotStart(workers[index].end()))) }
        }
        try replace(index, hasTimedOut: false)
    }

    private static func cannotStart(_ status: ChildProcess.Status?) -> Diagnostic {
        let end =
            switch status {
            case .exited(let code): "exit code \(code)"
            case .signalled(let number): "signal \(number)"
            case nil: "no word of why"
            }
        return Diagnostic(
            .error, "worker-failed", "the workers end before they have begun, with \(end)",
            hint: "is --max-memory too small, or the machine's memory used up?", exit: .temporary)
    }

    /// Starts a worker in the place of one that died. Its rows are tried again one by one; a row whose worker dies again has
    /// failed.
    private func replace(_ index: Int, hasTimedOut: Bool) throws(Diagnostic) {
        let status = workers[index].end()
        tally.crashes += 1
        for serial in rows.serials(of: index) {
            guard let row = rows[serial] else { continue }
            if row.isSuspect, workers[index].isAlone {
                rows[serial]?.microseconds += workers[index].silence
                fail(serial, crash(status, hasTimedOut, row.input))
            } else {
                rows[serial]?.state = .queued
                rows[serial]?.worker = nil
                rows[serial]?.isSuspect = true
                suspects.append(serial)
                unsettled = min(unsettled, serial)
            }
        }
        suspects.sort()
        workers[index] = try Worker(plan.command)
    }

    /// The error of a row during which a worker died twice.
    private func crash(_ status: ChildProcess.Status?, _ hasTimedOut: Bool, _ row: InputRow) -> Diagnostic {
        let place = SourceSpan(file: plan.inputName, line: row.number)
        if hasTimedOut {
            return Diagnostic(
                .error, "timed-out", "the row took longer than --timeout-ms, twice", at: place,
                hint: "give it more time, or look at what it draws", exit: .refused)
        }
        let end = if case .signalled(let number) = status { "was ended by signal \(number)" } else { "ended" }
        return Diagnostic(
            .error, "crashed", "a worker \(end) while it drew the row, twice", at: place,
            hint: "is there memory enough? Else please report the row", exit: .internalError)
    }
}
