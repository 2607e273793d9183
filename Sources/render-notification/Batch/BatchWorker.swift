import ArgumentParser
import Batch
import Platform
import PlatformFoundation
import RenderNotification

/// The command that `batch` starts for its workers, with its own arguments.
struct BatchWorkerCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch-worker", abstract: "Draws rows for 'batch', which starts it.", shouldDisplay: false)

    @OptionGroup var options: BatchOptions
    @OptionGroup var running: BatchRunOptions

    func run() throws {
        // Exceeding it ends the process, which the coordinator sees.
        if let size = options.maxMemory { ResourceLimit.data.lower(to: size) }
        let worker = try BatchWorker(options, running)
        var channel = WorkerChannel()
        if channel.send(.ready) { worker.run(&channel) }
    }
}

/// Prepares and draws rows for a coordinator, on one thread of a process of its own.
private final class BatchWorker {
    private let renderer: RowRenderer
    private let options: BatchOptions
    private let settings: BatchSettings
    private let folder: PictureFolder?
    /// True for `--verify`, which overwrites no file.
    private let verifies: Bool
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
        folder = options.folder
        verifies = running.verify
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
        var preparation = WorkerReport.Preparation(serial: serial)
        let start = ContinuousClock.now
        do {
            let row = try BatchRow.decode(bytes, at: SourceSpan(file: options.inputName, line: line))
            let prepared = try renderer.prepare(row)
            preparation.diagnostics = placed(counted(prepared.diagnostics))
            preparation.readsFiles = prepared.readsFiles
            preparation.cuts = try options.truncation.measured.map { try renderer.cuts(of: row, prepared, in: $0) }
            if !preparation.diagnostics.contains(where: { $0.severity == .error }) {
                preparation.fingerprint = prepared.fingerprint
                rows[serial] = Row(prepared: prepared, line: line, bytes: bytes, seconds: timings?.seconds ?? [:])
            }
        } catch { preparation.diagnostics = placed(Diagnostic.all(of: error)) }
        preparation.microseconds = Self.microseconds(since: start)
        return preparation
    }

    private static func microseconds(since start: ContinuousClock.Instant) -> Int {
        Int(max(0, (ContinuousClock.now - start) / .microseconds(1)))
    }

    /// Warnings as errors, where `--strict` asks for it.
    private func counted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { $0.counted(isStrict: options.pictures.notification.strict) }
    }

    /// The findings with places that are the input's: JSON made of a CSV row or by a template has other columns than the file.
    private func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard BatchInput.isCSV(options.input) || options.template.payloadTemplate != nil else { return diagnostics }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if diagnostic.location?.file == options.inputName { diagnostic.location?.column = nil }
            return diagnostic
        }
    }

    private func draw(_ serial: Int, _ row: Row, _ action: WorkerOrder.Action) -> WorkerReport.Drawing {
        timings?.reset()
        for (stage, seconds) in row.seconds { timings?.add(stage, seconds) }
        var drawing = WorkerReport.Drawing(serial: serial)
        let start = ContinuousClock.now
        do {
            try draw(row, action, into: &drawing)
            for (stage, seconds) in timings?.seconds ?? [:] where drawing.outcome == .made {
                drawing.stages[stage.rawValue] = Int(seconds * 1e6)
            }
        } catch {
            drawing.diagnostics = Diagnostic.all(of: error)
            let isOutput = drawing.diagnostics.contains { $0.exit == .cannotCreate || $0.exit == .ioError }
            drawing.outcome = isOutput ? .cannotWrite : .failed
        }
        drawing.microseconds = Self.microseconds(since: start)
        drawing.diagnostics = placed(drawing.diagnostics)
        return drawing
    }

    /// Draws a row's picture and puts it where it belongs, unless it is there.
    private func draw(_ row: Row, _ action: WorkerOrder.Action, into drawing: inout WorkerReport.Drawing) throws {
        let prepared = row.prepared
        let name = OutputName.picture(prepared.fingerprint.hex, ending: settings.format.rawValue)
        drawing.outcome = .kept
        if action == .keep, let file = folder?.read(name),
            settings.format != .raw || file.count == prepared.width * prepared.height * 4
        {
            drawing.diagnostics = counted(prepared.diagnostics)
            drawing.facts = facts(of: file, prepared)
            return
        }
        let picture = try renderer.draw(prepared)
        let facts = facts(of: picture.bytes, prepared)
        drawing.diagnostics = counted(picture.diagnostics)
        drawing.facts = facts
        if drawing.diagnostics.contains(where: { $0.severity == .error }) { throw InputError(drawing.diagnostics) }
        let file = folder.flatMap { $0.replaces ? nil : "\($0.path)/\(name)" }
        let isThere = file.flatMap { FileIdentity(ofFile: $0) } != nil
        if action == .verify || verifies && isThere {
            let other = try isThere ? FileReader.readInput(file ?? "", limit: Limits.snapshotBytes) : drawnAfresh(row)
            if Digest(SHA256.digest(of: other)) != facts.sha256 {
                throw InputError(PictureFacts.notReproducible(name, isThere: isThere))
            }
            if isThere { return }
        }
        drawing.outcome = .made
        if let folder {
            try timings.measure(.write) { try folder.write(picture.bytes, name) }
        } else {
            drawing.bytes = Data(picture.bytes)
        }
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
