import ContentExtensionHost

/// How a batch is run, as the command line says it.
package struct BatchPlan: Sendable {
    /// The worker processes.
    package var jobs: Int
    package var worker: WorkerProcess.Program
    /// All of the workers' environment, as `NAME=value`.
    package var environment: [String]
    /// The ending of the pictures' names, such as `png`.
    package var ending: String
    /// What the input is called in findings.
    package var inputName: String
    /// The names that rows' pictures have besides those by what they show.
    package var names: NamePattern?
    /// Whether an identifier that comes twice is an error: rows that have names or are in a manifest are told apart by it.
    package var hasUniqueIdentifiers = false
    /// What pictures depend on besides the rows, in short.
    package var template: String?
    /// Whether results come in the order of the rows; else as they are done.
    package var isOrdered = false
    /// Whether pictures are drawn that are there already.
    package var isForced = false
    /// Whether nothing is drawn, and looks are counted only.
    package var isDry = false
    /// Whether one row of a hundred is drawn again and compared.
    package var verifies = false
    package var errorLimit: ErrorLimit?
    /// How long a row may take; workers see to it as long as they can.
    package var timeoutMilliseconds: Int?
    /// The part of the rows that this run takes.
    package var shard: Shard?

    package init(jobs: Int, worker: WorkerProcess.Program, environment: [String], ending: String, inputName: String) {
        self.jobs = jobs
        self.worker = worker
        self.environment = environment
        self.ending = ending
        self.inputName = inputName
    }
}

/// How many rows may fail before the rest isn't tried.
package enum ErrorLimit: Sendable, Equatable {
    case count(Int)
    /// Of all rows; before the end, from the hundredth on, only what chance can't explain is too many.
    case percent(Double)

    /// Reads `20` or `5%`.
    package init?(_ text: String) {
        if text.hasSuffix("%") {
            guard let percent = Double(text.dropLast()), (0...100).contains(percent) else { return nil }
            self = .percent(percent)
        } else {
            guard let count = Int(text), count >= 0 else { return nil }
            self = .count(count)
        }
    }

    /// The errors among rows of which such a part fails: three standard deviations above their mean.
    private static func mostByChance(_ part: Double, rows: Double) -> Double {
        part * rows + 3 * (part * (1 - part) * rows).squareRoot()
    }

    /// The rows before which a part says nothing yet.
    private static let rowsOfAPart = 100

    /// Whether so many errors are too many.
    /// - Parameter isEnd: whether no other rows will come.
    func isExceeded(errors: Int, rows: Int, isEnd: Bool) -> Bool {
        switch self {
        case .count(let most): errors > most
        case .percent(let percent):
            if isEnd {
                Double(errors) * 100 > percent * Double(rows)
            } else {
                rows >= Self.rowsOfAPart && Double(errors) > Self.mostByChance(percent / 100, rows: Double(rows))
            }
        }
    }
}

/// Where pictures go.
package enum PicturePlace {
    /// A folder, into which the workers write them.
    case folder(String)
    case archive(TarArchive)
    case nowhere
}

/// What a run came to.
package struct BatchTally: Sendable, Equatable {
    /// The rows that have a result, by its kind.
    package var ok = 0
    package var warnings = 0
    package var errors = 0
    package var skipped = 0
    /// The rows that an earlier run had finished.
    package var resumed = 0
    /// The pictures that were drawn; in a dry run the different looks.
    package var looks = 0
    /// The workers that died.
    package var crashes = 0
    /// Whether results could not be told.
    package var lostResults = false
    /// Why the run ended before the input did.
    package var stop: Stop?

    package enum Stop: Sendable, Equatable {
        /// A signal asked for it, by its number.
        case signal(Int32)
        case tooManyErrors
        /// It can't go on.
        case failed(Diagnostic)
        /// The workers say that the command line's files can't be used.
        case refused([Diagnostic])
    }

    package var rows: Int { ok + warnings + errors + skipped }

    mutating func count(_ status: ResultLine.Status) {
        switch status {
        case .ok: ok += 1
        case .warning: warnings += 1
        case .error: errors += 1
        case .skipped: skipped += 1
        }
    }
}
