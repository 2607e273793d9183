import ArgumentParser
import Batch
import ContentExtensionHost
import Platform
import PlatformFoundation
import RenderNotification
import Renderer

/// The command that `batch` starts for its workers, with its own arguments.
struct BatchWorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch-worker", abstract: "Draws rows for 'batch', which starts it.", shouldDisplay: false)

    @OptionGroup var options: BatchOptions
    @OptionGroup var running: BatchRunOptions

    func run() throws {
        limitMemory()
        let worker = try BatchWorker(options, running)
        var channel = WorkerChannel()
        if channel.send(.ready) { worker.run(&channel) }
    }

    /// Bounds the process's memory; exceeding it kills the process, which the coordinator sees.
    private func limitMemory() {
        guard let size = options.maxMemory else { return }
        var bound = rlimit()
        bound.rlim_cur = rlim_t(size.bytes)
        bound.rlim_max = rlim_t(size.bytes)
        #if canImport(Darwin)
            setrlimit(RLIMIT_DATA, &bound)
        #else
            setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &bound)
        #endif
    }
}

/// Prepares and draws rows for a coordinator, on one thread of a process of its own.
private final class BatchWorker {
    private let renderer: RowRenderer
    private let options: BatchOptions
    private let settings: BatchSettings
    private let ending: String
    /// True for `--verify`, which overwrites no file.
    private let verifies: Bool
    /// False for CSV: a row's JSON has other columns than the file.
    private let hasColumns: Bool
    private let timings: StageTimings?
    /// The prepared rows whose fate isn't known, or that are to be drawn.
    private var rows: [Int: Row] = [:]

    private struct Row {
        let prepared: PreparedRow
        let line: Int
        let bytes: Data
        /// The seconds of its stages.
        let seconds: [StageTimings.Stage: Double]
    }

    init(_ options: BatchOptions, _ running: BatchRunOptions) throws {
        self.options = options
        settings = try options.settings()
        renderer = try RowRenderer(settings)
        timings = running.metrics == nil ? nil : StageTimings()
        renderer.timings = timings
        ending = options.pictures.format.rawValue
        verifies = running.verify
        hasColumns = !BatchInput.isCSV(options.input)
    }

    /// Follows orders until there are no more. Rows are prepared before pictures are drawn, since other workers may wait for
    /// their fingerprints.
    func run(_ channel: inout WorkerChannel) {
        while let orders = channel.orders() {
            var drawings: [(serial: Int, action: WorkerOrder.Action)] = []
            for order in orders {
                switch order {
                case .prepare(let serial, let line, let bytes):
                    if !channel.send(.prepared(prepare(serial, line, bytes))) { return }
                case .finish(let serial, .drop): rows[serial] = nil
                case .finish(let serial, let action): drawings.append((serial, action))
                }
            }
            for (serial, action) in drawings {
                if let row = rows.removeValue(forKey: serial), !channel.send(.drew(draw(serial, row, action))) {
                    return
                }
            }
        }
    }

    private func prepare(_ serial: Int, _ line: Int, _ bytes: Data) -> WorkerReport.Preparation {
        timings?.reset()
        let (result, time) = Self.measured {
            try renderer.prepare(BatchRow.decode(bytes, at: SourceSpan(file: options.inputName, line: line)))
        }
        var preparation = WorkerReport.Preparation(serial: serial, microseconds: time)
        switch result {
        case .success(let prepared):
            let diagnostics = counted(prepared.diagnostics)
            let isWrong = diagnostics.contains { $0.severity == .error }
            if !isWrong {
                rows[serial] = Row(prepared: prepared, line: line, bytes: bytes, seconds: timings?.seconds ?? [:])
            }
            preparation.fingerprint = isWrong ? nil : prepared.fingerprint
            preparation.readsFiles = prepared.readsFiles
            preparation.diagnostics = placed(diagnostics)
        case .failure(let error): preparation.diagnostics = placed(Diagnostic.all(of: error))
        }
        return preparation
    }

    private static func measured<Value>(_ body: () throws -> Value) -> (Result<Value, any Error>, Int) {
        let start = ContinuousClock.now
        let result = Result { try body() }
        return (result, Int(max(0, (ContinuousClock.now - start) / .microseconds(1))))
    }

    /// Warnings as errors, where `--strict` asks for it.
    private func counted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { $0.counted(isStrict: options.pictures.notification.strict) }
    }

    /// The findings with places that are the input's.
    private func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        if hasColumns { return diagnostics }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.location?.file == options.inputName { diagnostic.location?.column = nil }
            return diagnostic
        }
    }

    private func draw(_ serial: Int, _ row: Row, _ action: WorkerOrder.Action) -> WorkerReport.Drawing {
        timings?.reset()
        for (stage, seconds) in row.seconds { timings?.add(stage, seconds) }
        let (result, time) = Self.measured { try picture(of: row, action) }
        var drawing = WorkerReport.Drawing(serial: serial, microseconds: time)
        switch result {
        case .success(let (outcome, facts, bytes, diagnostics)):
            (drawing.outcome, drawing.facts, drawing.bytes) = (outcome, facts, Data(bytes))
            drawing.diagnostics = placed(diagnostics)
            for (stage, seconds) in timings?.seconds ?? [:] where outcome == .made {
                drawing.stages[stage.rawValue] = Int(seconds * 1e6)
            }
        case .failure(let error):
            let diagnostics = Diagnostic.all(of: error)
            let isOutput = diagnostics.contains { $0.exit == .cannotCreate || $0.exit == .ioError }
            drawing.outcome = isOutput ? .cannotWrite : .failed
            drawing.diagnostics = placed(diagnostics)
        }
        return drawing
    }

    private typealias Drawn = (WorkerReport.Drawing.Outcome, PictureFacts, bytes: [UInt8], [Diagnostic])

    /// Draws a row's picture and puts it where it belongs, unless it is there.
    private func picture(of row: Row, _ action: WorkerOrder.Action) throws -> Drawn {
        let path = OutputName.picture(row.prepared.fingerprint.hex, ending: ending)
        if action == .keep, let file = existing(path),
            settings.format != .raw || file.count == row.prepared.width * row.prepared.height * 4
        {
            return (.kept, facts(of: file, row.prepared), [], counted(row.prepared.diagnostics))
        }
        let picture = try renderer.draw(row.prepared)
        let diagnostics = counted(picture.diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
        let facts = facts(of: picture.bytes, row.prepared)
        let file = options.folder.flatMap { $0.replaces ? nil : "\($0.path)/\(path)" }
        let isThere = file.flatMap { FileIdentity(ofFile: $0) } != nil
        if action == .verify || verifies && isThere {
            let other = try isThere ? FileReader.readInput(file ?? "", limit: Limits.snapshotBytes) : drawnAfresh(row)
            if Digest(SHA256.digest(of: other)) != facts.sha256 {
                throw InputError(PictureFacts.notReproducible(path, isThere: isThere))
            }
            if isThere { return (.kept, facts, [], diagnostics) }
        }
        guard let folder = options.folder else { return (.made, facts, picture.bytes, diagnostics) }
        try timings.measure(.write) { try folder.write(picture.bytes, path) }
        return (.made, facts, [], diagnostics)
    }

    /// The picture's file, if it is there and whole.
    private func existing(_ path: String) -> [UInt8]? {
        options.folder.flatMap { PictureFile.read("\($0.path)/\(path)", ending: ending) }
    }

    /// The row's picture by a renderer without caches.
    private func drawnAfresh(_ row: Row) throws -> [UInt8] {
        let renderer = try RowRenderer(settings)
        let place = SourceSpan(file: options.inputName, line: row.line)
        return try renderer.draw(renderer.prepare(BatchRow.decode(row.bytes, at: place))).bytes
    }

    private func facts(of bytes: [UInt8], _ row: PreparedRow) -> PictureFacts {
        PictureFacts(sha256: Digest(SHA256.digest(of: bytes)), width: row.width, height: row.height)
    }
}
