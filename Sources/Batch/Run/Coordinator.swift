import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs a batch: hands rows to worker processes, has each look drawn once, and tells what became of each row.
///
/// One thread waits in poll(2). Rows go out in chunks; workers answer with what the rows look like; looks are settled in
/// the order of the rows, so that the first row that has a look is the one that draws it, however many workers there are.
package final class Coordinator {
    /// The rows under way at the most; a slow one holds up others only when they are so far ahead.
    static let window = 4096
    /// The bytes of their lines, above which no more are read.
    static let windowBytes = 32 * 1024 * 1024
    /// The looks that are remembered with their picture's size and hash, and the rows' contents with their look: 27 MB.
    static let remembered = 1 << 18
    /// The rows that can't be read, those that say what another said, and the blocks without a row for this run, after
    /// which other things have their turn.
    static let faultsAtOnce = 256
    static let repeatsAtOnce = 256
    static let blocksAtOnce = 64
    /// How often a worker may die before it has taken its first rows.
    static let startAttempts = 3

    let plan: BatchPlan
    var input: BatchInput
    let signals: StopSignals
    var place: PicturePlace
    var results: ResultStream
    var rows = RowTable(capacity: window)
    var workers: [Worker] = []
    /// The looks whose pictures are there, with what is known of them.
    var known = LRUCache<PictureFacts>(capacity: remembered)
    /// The looks of rows about which there was nothing to say, by the rows' contents.
    var contents = LRUCache<Digest>(capacity: remembered)
    /// All looks of this run, where the folder can't tell which are there.
    var seen: LookSet?
    /// The rows that are being drawn, by their look, with those that wait for them.
    var drawings: [Digest: Drawing] = [:]
    /// The first row whose look isn't settled.
    var unsettled: UInt64 = 0
    /// The rows to be tried alone.
    var suspects: [UInt64] = []
    package internal(set) var tally = BatchTally()
    /// What the contact sheet will show, where there is to be one.
    package internal(set) var sheet: BatchSheet?
    var observer: (any BatchObserver)?
    private var inputEnded = false
    private var inputIsWanted = false
    /// Whether there is more to be read without waiting, which was put off.
    var inputIsPutOff = false
    private var failedStarts = 0
    private var isAborting = false
    /// How often it is looked whether time is up, in milliseconds.
    private static let tick: Int32 = 500

    /// A row that draws a look.
    struct Drawing {
        var drawer: UInt64
        var waiting: [UInt64] = []
    }

    /// - Parameters:
    ///   - lines: the descriptor that result lines are written to, besides the manifest.
    ///   - sheet: what is kept for the contact sheet.
    package init(
        _ plan: BatchPlan, input: consuming BatchInput, signals: consuming StopSignals, place: PicturePlace,
        manifest: consuming Manifest?, lines: Int32?, sheet: BatchSheet? = nil,
        observer: (any BatchObserver)? = nil
    ) {
        self.plan = plan
        self.input = input
        self.signals = signals
        var needsSeen = plan.isForced || plan.isDry
        if case .archive = place { needsSeen = true }
        seen = needsSeen ? LookSet() : nil
        self.place = place
        self.sheet = sheet
        self.observer = observer
        results = ResultStream(
            descriptor: lines, manifest: manifest, isOrdered: plan.isOrdered,
            hasUniqueIdentifiers: plan.hasUniqueIdentifiers)
    }

    /// Takes all rows to their end, or to where the run has to stop.
    /// - Parameter last: what is left to do when all rows are done and the workers have gone; it says why it could not be
    ///   done, if so.
    package func run(last: () -> BatchTally.Stop? = { nil }) -> BatchTally {
        var isBroken = false
        do throws(Diagnostic) {
            for _ in 0..<plan.jobs { workers.append(try startWorker()) }
            while !isAborting {
                try fillWorkers()
                if rows.isEmpty, inputEnded || tally.stop != nil || isOverLimit { break }
                try wait()
                try results.flush()
                sortSheet()
                observer?.show(tally, fraction: input.fraction)
            }
            try results.flush()
            if tally.stop == nil, hasTooManyErrors(isEnd: true) { stop(.tooManyErrors) }
        } catch {
            isBroken = true
            if StopSignals.isForceQuit, let number = StopSignals.latest {
                // Nobody reads the results.
                tally.lostResults = true
                isAborting = true
                stop(.signal(number))
            } else {
                stop(.failed(error))
            }
        }
        for worker in workers {
            worker.process.finish()
            if isAborting { _ = worker.process.end() } else { worker.process.wait() }
        }
        guard !isBroken else { return tally }
        do throws(Diagnostic) {
            if tally.stop == nil, let reason = last() { stop(reason) }
            if case .archive(let archive) = place { try archive.finish(isWhole: isWhole) }
        } catch {
            stop(.failed(error))
        }
        return tally
    }

    /// Ends the run before its input does; what is under way is finished, unless it can't be.
    func stop(_ reason: BatchTally.Stop) {
        if tally.stop == nil { tally.stop = reason }
        switch reason {
        case .failed, .refused: isAborting = true
        case .signal, .tooManyErrors: break
        }
    }

    /// Whether there is all that there will be; a run that was stopped lacks pictures.
    private var isWhole: Bool {
        switch tally.stop {
        case nil, .tooManyErrors: true
        case .signal, .failed, .refused: false
        }
    }

    /// Whether too many rows have failed for others to be tried. Those under way may still make a part of them small enough.
    private var isOverLimit: Bool { hasTooManyErrors(isEnd: false) }

    private func hasTooManyErrors(isEnd: Bool) -> Bool {
        plan.errorLimit?.isExceeded(errors: tally.errors, rows: tally.rows, isEnd: isEnd) ?? false
    }

    /// Keeps no more looks for the contact sheet than it may show.
    private func sortSheet() {
        guard sheet?.looks.wantsSorting == true else { return }
        sheet?.looks.sort(doneBefore: rows[rows.first]?.line.number ?? .max)
    }

    func startWorker() throws(Diagnostic) -> Worker {
        Worker(try WorkerProcess(plan.worker, environment: plan.environment))
    }

    /// A row from the input, if one can be had without waiting.
    func nextLine() throws(Diagnostic) -> InputLine? {
        var (faults, blocks) = (0, 0)
        while tally.stop == nil, !isOverLimit, !rows.isFull, rows.bytes < Self.windowBytes {
            // What isn't handed on must not hold up signals and results either.
            if faults == Self.faultsAtOnce || blocks == Self.blocksAtOnce {
                inputIsPutOff = true
                return nil
            }
            var claim = Manifest.Claim.new
            let item = input.next { row in
                if let shard = plan.shard, !shard.contains(row.hash) { return false }
                // What can't be read is nobody's repetition.
                claim = row.id == nil ? .new : results.claim(row.hash)
                if claim == .doneBefore { passOver(row) }
                return claim != .doneBefore
            }
            switch item {
            case .row(let line):
                if claim == .new { return line }
                faults += 1
                refuseRepeated(line.id, line.number)
            case .fault(let fault):
                faults += 1
                if let id = fault.id, claim == .repeated {
                    refuseRepeated(id, fault.number)
                } else {
                    refuse(fault)
                }
            case nil:
                if input.isEnded {
                    inputEnded = true
                    return nil
                }
                // A file never makes one wait.
                guard input.fraction != nil else {
                    inputIsWanted = true
                    return nil
                }
                blocks += 1
                _ = try input.fill()
            }
        }
        return nil
    }

    /// Counts a row that an earlier run finished.
    private func passOver(_ row: RowGlance) {
        tally.resumed += 1
        guard sheet != nil, let id = row.id, let look = results.doneLook(of: row.hash) else { return }
        sheet?.looks.count(look, line: row.number, id: String(decoding: id, as: UTF8.self))
    }

    /// The manifest and names tell rows apart by their identifiers: they can't say of two what became of each, or lead to
    /// both pictures.
    private func refuseRepeated(_ id: String, _ number: Int) {
        refuse(
            InputFault(
                number: number, id: id,
                diagnostic: Diagnostic(
                    .error, "duplicate-id", "another row has the id \(id.quoted())",
                    at: SourceSpan(file: plan.inputName, line: number), path: "$.id",
                    hint: "rows without an id have the number of their line")))
    }

    /// Ends a row that no worker sees.
    private func refuse(_ fault: InputFault) {
        var result = ResultLine(fault)
        result.template = plan.template
        let id = fault.id ?? ""
        finish(rows.add(InputLine(number: fault.number, id: id, hash: RowHash(id), bytes: [])), result)
    }

    /// Waits until something arrives, and takes it.
    private func wait() throws(Diagnostic) {
        var waiting = [pollfd(fd: signals.descriptor, events: Int16(POLLIN), revents: 0)]
        let wantsInput = inputIsWanted && tally.stop == nil && !isOverLimit
        waiting.append(pollfd(fd: wantsInput ? input.descriptor : -1, events: Int16(POLLIN), revents: 0))
        for worker in workers {
            worker.process.flush()
            let events = POLLIN | (worker.process.hasOutgoing ? POLLOUT : 0)
            waiting.append(pollfd(fd: worker.process.socket, events: Int16(events), revents: 0))
        }
        let timeout: Int32 = inputIsPutOff ? 0 : rows.isEmpty ? -1 : Self.tick
        inputIsPutOff = false
        let before = SuspendingClock.now
        let count = poll(&waiting, nfds_t(waiting.count), timeout)
        if count > 0, waiting[0].revents != 0 { takeSignals() }
        try checkTimeouts(since: before)
        guard count > 0 else { return }
        if waiting[1].revents != 0 {
            inputIsWanted = false
            _ = try input.fill()
        }
        for index in workers.indices where waiting[index + 2].revents & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
            try receive(from: index)
        }
        settleLooks()
    }

    private func takeSignals() {
        for signal in signals.take() { stop(.signal(signal)) }
    }

    /// Ends what takes too long: the run, when it was told to stop, and workers that don't answer.
    private func checkTimeouts(since start: SuspendingClock.Instant) throws(Diagnostic) {
        let now = SuspendingClock.now
        if StopSignals.isForceQuit, let number = StopSignals.latest {
            stop(.signal(number))
            isAborting = true
        }
        guard let timeout = plan.timeoutMilliseconds else { return }
        // The process itself was stopped for a while, and its workers too, most likely.
        if now - start > .milliseconds(Int(Self.tick)) + Worker.slack {
            for index in workers.indices { workers[index].lastWord = now }
        }
        for index in workers.indices where workers[index].isOverdue(now, milliseconds: timeout) {
            try replace(index, ending: .signal(StopSignals.alarm))
        }
    }

    private func receive(from index: Int) throws(Diagnostic) {
        var reports: [WorkerReport] = []
        let isAlive = workers[index].process.receive { reports.append($0) }
        if !reports.isEmpty { workers[index].lastWord = .now }
        for report in reports {
            switch report {
            case .ready:
                workers[index].isReady = true
                failedStarts = 0
            case .refused(let diagnostics): stop(.refused(diagnostics))
            case .looked(let looks): for look in looks { take(look, from: index) }
            case .drew(let drawing): try take(drawing, from: index)
            }
        }
        guard !isAlive, !isAborting else { return }
        if !workers[index].isReady {
            failedStarts += 1
            if failedStarts >= Self.startAttempts {
                return stop(.failed(Self.cannotStart(workers[index].process.end())))
            }
        }
        try replace(index)
    }

    private static func cannotStart(_ ending: WorkerProcess.Ending) -> Diagnostic {
        let end =
            switch ending {
            case .exit(let code): "exit code \(code)"
            case .signal(let number): "signal \(number)"
            case .unknown: "no word of why"
            }
        return Diagnostic(
            .error, "worker-failed", "the workers end before they have begun, with \(end)",
            hint: "is --max-memory too small, or the machine's memory used up?", exit: .temporary)
    }
}
