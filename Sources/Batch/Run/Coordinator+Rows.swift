import ContentExtensionHost

extension Coordinator {
    /// A worker, and what it has.
    struct Worker {
        /// The rows of a chunk at the most.
        static let chunk = 64
        /// How long a worker should be busy with a chunk, in microseconds: long enough to hide the sockets, short enough
        /// for the workers to end together.
        static let chunkMicroseconds = 20_000
        /// What a worker has besides the rows' time before it is taken for stuck; more while it starts.
        static let slack = Duration.seconds(5)
        static let startSlack = Duration.seconds(30)

        let process: WorkerProcess
        /// Whether it has said that it can draw.
        var isReady = false
        /// The rows that it looks at, has looked at, or draws.
        var rows = 0
        /// Whether its row is a suspect, beside which there is no other.
        var isAlone = false
        /// What a row takes, in microseconds; a mean that forgets.
        private var microseconds = 0
        /// How often it was heard what a row takes.
        private var measurements = 0
        /// The looks and pictures that it is asked for.
        var steps = 0
        /// When it was heard of last, or was given something after it had nothing.
        var lastWord = SuspendingClock.now
        /// What is to be told of rows that it has looked at.
        var decisions: [WorkerOrder.Decision] = []

        init(_ process: WorkerProcess) { self.process = process }

        /// How many rows it is given at once; few as long as little is known of them.
        var chunkSize: Int {
            min(max(1, Self.chunkMicroseconds / max(1, microseconds)), Self.chunk, measurements + 1)
        }

        mutating func remember(_ time: Int) {
            microseconds = measurements == 0 ? time : microseconds + (time - microseconds) / 16
            measurements = min(measurements + 1, Self.chunk)
        }

        /// It is asked for so many looks or pictures.
        mutating func begin(_ count: Int) {
            if steps == 0 { lastWord = .now }
            steps += count
        }

        /// Whether it hasn't answered in the time that its rows may take.
        func isOverdue(_ now: SuspendingClock.Instant, milliseconds: Int) -> Bool {
            steps > 0
                && now - lastWord > .milliseconds(milliseconds) * steps + (isReady ? Self.slack : Self.startSlack)
        }
    }

    /// Gives workers that have little to do their next rows.
    func fillWorkers() throws(Diagnostic) {
        var repeated = 0
        for index in workers.indices {
            if workers[index].rows == 0, !suspects.isEmpty {
                workers[index].isAlone = true
                hand([suspects.removeFirst()], to: index)
                continue
            }
            let size = workers[index].chunkSize
            // Two chunks, so that the next is there when the worker has done one.
            guard !workers[index].isAlone, workers[index].rows <= size else { continue }
            var chunk: [UInt64] = []
            while chunk.count < size, !inputIsPutOff, let line = try nextLine() {
                let serial = rows.add(line)
                if !repeats(serial) {
                    chunk.append(serial)
                    continue
                }
                repeated += 1
                if repeated == Self.repeatsAtOnce { inputIsPutOff = true }
            }
            hand(chunk, to: index)
        }
    }

    private func hand(_ chunk: [UInt64], to index: Int) {
        guard !chunk.isEmpty else { return }
        var order: [WorkerOrder.Row] = []
        for serial in chunk {
            rows.change(serial) { row in
                row.state = .looking
                row.worker = index
                order.append(.init(serial: serial, line: row.line.number, bytes: row.line.bytes))
            }
        }
        workers[index].rows += order.count
        workers[index].begin(order.count)
        workers[index].process.send(.look(order))
    }

    /// Starts a worker in the place of one that died. The rows that it had are tried again, one by one; one that dies
    /// alone, too, has failed.
    /// - Parameter cause: how it ended, where the coordinator ends it.
    func replace(_ index: Int, ending cause: WorkerProcess.Ending? = nil) throws(Diagnostic) {
        let end = workers[index].process.end()
        let ending = cause ?? end
        let time = (SuspendingClock.now - workers[index].lastWord) / .microseconds(1)
        tally.crashes += 1
        for serial in rows.serials(of: index) {
            guard let row = rows[serial], row.state != .waiting, row.state != .queued else { continue }
            if row.isSuspect, workers[index].isAlone {
                rows.change(serial) { $0.microseconds += Int(max(0, min(time, 1e12))) }
                fail(serial, crash(ending, row))
            } else {
                rows.change(serial) {
                    $0.state = .queued
                    $0.worker = -1
                    $0.isSuspect = true
                }
                suspects.append(serial)
                unsettled = min(unsettled, serial)
            }
        }
        suspects.sort()
        workers[index] = try startWorker()
    }

    /// What is said of a row that a worker died of twice.
    private func crash(_ ending: WorkerProcess.Ending, _ row: RowTable.Row) -> Diagnostic {
        let place = SourceSpan(file: plan.inputName, line: row.line.number)
        switch ending {
        case .signal(StopSignals.alarm):
            return Diagnostic(
                .error, "timed-out", "the row took longer than --timeout-ms, twice", at: place,
                hint: "give it more time, or look at what it draws", exit: .refused)
        case .signal(let number):
            return Diagnostic(
                .error, "crashed", "a worker was ended by signal \(number) while it drew the row, twice", at: place,
                hint: "is there memory enough? Else please report the row", exit: .internalError)
        case .exit, .unknown:
            return Diagnostic(
                .error, "crashed", "a worker ended while it drew the row, twice", at: place,
                hint: "is there memory enough? Else please report the row", exit: .internalError)
        }
    }

    /// Ends a row with an error, and with it those that wait for its picture.
    func fail(_ serial: UInt64, _ diagnostic: Diagnostic) {
        guard let row = rows[serial] else { return }
        var waiting: [UInt64] = []
        if let key = row.key, let drawing = drawings[key], drawing.drawer == serial {
            drawings[key] = nil
            waiting = drawing.waiting
        }
        for serial in [serial] + waiting {
            guard let row = rows[serial] else { continue }
            var line = line(of: row, .error)
            line.diagnostics.append(diagnostic)
            finish(serial, line)
        }
    }

    /// A result of a row.
    func line(of row: RowTable.Row, _ status: ResultLine.Status) -> ResultLine {
        var line = ResultLine(id: row.line.id, status: status)
        line.template = plan.template
        line.key = row.key?.hex
        line.microseconds = row.microseconds
        line.diagnostics = row.diagnostics
        return line
    }

    /// Takes a row's result; the row is over.
    func finish(_ serial: UInt64, _ line: ResultLine) {
        guard let row = rows.finish(serial) else { return }
        if row.worker >= 0, row.state != .waiting { release(row.worker) }
        tally.count(line.status)
        observer?.count(line)
        results.add(line, of: serial)
    }

    /// A worker has done with a row.
    func release(_ index: Int) {
        workers[index].rows -= 1
        if workers[index].rows == 0 { workers[index].isAlone = false }
    }
}
