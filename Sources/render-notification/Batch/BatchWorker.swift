import Batch
import ContentExtensionHost
import RenderNotification
import Renderer

/// Draws rows for a coordinator, on one thread of a process of its own.
struct BatchWorker: ~Copyable {
    private let renderer: RowRenderer
    private let options: BatchOptions
    private let settings: BatchSettings
    /// Whether no file is written over that differs from what is drawn.
    private let verifies: Bool
    /// Whether columns of findings are the input's: a CSV file's rows are decoded from JSON, which has others.
    private let hasColumns: Bool
    private let timer: RowTimer
    private let timings: StageTimings?
    private var channel: WorkerChannel
    /// The rows whose fate isn't known, or that are to be drawn.
    private var looks: [UInt64: Looked] = [:]
    private var drawings: [WorkerOrder.Decision] = []

    private struct Looked {
        let look: PreparedRow
        let row: WorkerOrder.Row
        let microseconds: UInt32
        /// What its stages have taken, in seconds.
        let seconds: [StageTimings.Stage: Double]
    }

    /// - Parameters:
    ///   - verifies: whether no file is written over that differs from what is drawn.
    ///   - measuresStages: whether the coordinator wants to know how long stages take.
    init(
        _ options: BatchOptions, settings: BatchSettings, channel: consuming WorkerChannel, verifies: Bool,
        measuresStages: Bool
    ) throws {
        renderer = try RowRenderer(settings)
        timings = measuresStages ? StageTimings() : nil
        renderer.timings = timings
        self.options = options
        self.settings = settings
        self.verifies = verifies
        hasColumns = BatchInput.Format(path: options.input) != .csv
        timer = RowTimer(milliseconds: options.timeoutMilliseconds)
        self.channel = channel
    }

    /// Does what it is told until the coordinator has nothing more. Looks come before pictures, since other workers may
    /// wait for what is known of them.
    mutating func run() {
        guard channel.send(.ready) else { return }
        while true {
            switch channel.next(waits: drawings.isEmpty) {
            case .order(.look(let rows)):
                let found = rows.map { look(at: $0) }
                if !channel.send(.looked(found)) { return }
            case .order(.decide(let decisions)):
                for decision in decisions {
                    if decision.action == .drop {
                        looks[decision.serial] = nil
                    } else {
                        drawings.append(decision)
                    }
                }
            case .none:
                let decision = drawings.removeFirst()
                if let row = looks.removeValue(forKey: decision.serial), !channel.send(.drew(draw(row, decision))) {
                    return
                }
            case .closed: return
            }
        }
    }

    private mutating func look(at row: WorkerOrder.Row) -> WorkerReport.Look {
        let place = place(of: row)
        timings?.reset()
        let (result, time) = timer.run { [renderer] in
            Result { try renderer.look(of: try BatchRow.decode(row.bytes, at: place)) }
        }
        switch result {
        case .success(let look):
            let diagnostics = counted(look.diagnostics)
            let isWrong = diagnostics.contains { $0.severity == .error }
            if !isWrong {
                looks[row.serial] = Looked(look: look, row: row, microseconds: time, seconds: timings?.seconds ?? [:])
            }
            return .init(
                serial: row.serial, microseconds: time, key: isWrong ? nil : Digest(look.key.bytes),
                readsFiles: look.readsFiles, diagnostics: placed(diagnostics))
        case .failure(let error):
            return .init(
                serial: row.serial, microseconds: time, key: nil, diagnostics: placed(Report.diagnostics(of: error)))
        }
    }

    /// The findings, as far as their places are the input's.
    private func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        hasColumns
            ? diagnostics
            : diagnostics.map { diagnostic in
                var diagnostic = diagnostic
                if diagnostic.location?.file == options.inputName { diagnostic.location?.column = nil }
                return diagnostic
            }
    }

    private func place(of row: WorkerOrder.Row) -> SourceSpan {
        SourceSpan(file: options.inputName, line: row.line)
    }

    private func draw(_ looked: Looked, _ decision: WorkerOrder.Decision) -> WorkerReport.Drawing {
        timings?.reset()
        for (stage, seconds) in looked.seconds { timings?.add(stage, seconds) }
        let (result, time) = timer.run(spent: looked.microseconds) { Result { try picture(of: looked, decision) } }
        switch result {
        case .success(let (outcome, diagnostics)):
            return .init(
                serial: decision.serial, microseconds: time, outcome: outcome, diagnostics: placed(diagnostics),
                stages: stages)
        case .failure(let error):
            let diagnostics = Report.diagnostics(of: error)
            let isOutput = diagnostics.contains { $0.exit == .cannotCreate || $0.exit == .ioError }
            return .init(
                serial: decision.serial, microseconds: time, outcome: isOutput ? .cannotWrite : .failed,
                diagnostics: placed(diagnostics))
        }
    }

    /// Draws a row's picture and puts it where it belongs, unless it is there.
    private func picture(
        of looked: Looked, _ decision: WorkerOrder.Decision
    ) throws -> (WorkerReport.Drawing.Outcome, [Diagnostic]) {
        let look = looked.look
        let path = OutputName.look(look.key.hex, ending: options.pictures.format.rawValue)
        if decision.action == .keep, let facts = kept(look, path) {
            timings?.reset()
            return (.kept(facts), counted(look.diagnostics))
        }
        let picture = try renderer.draw(look)
        let diagnostics = counted(picture.diagnostics)
        if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
        let facts = Self.facts(of: picture)
        if decision.action == .verify || verifies && fileThatStays(path) != nil {
            let isThere = try verify(facts, path) { try drawAfresh(looked.row) }
            if isThere { return (.kept(facts), diagnostics) }
        }
        guard let folder = options.folder else { return (.made(facts, bytes: picture.bytes), diagnostics) }
        try timings.measure(.write) { try folder.write(picture.bytes, path) }
        return (.made(facts, bytes: []), diagnostics)
    }

    private func counted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.map { $0.counted(isStrict: options.pictures.notification.strict) }
    }

    /// What is known of a look's picture from the folder; `nil` when it isn't there, or not all of it.
    private func kept(_ look: PreparedRow, _ path: String) -> PictureFacts? {
        guard let folder = options.folder,
            let bytes = PictureFile.read("\(folder.path)/\(path)", ending: options.pictures.format.rawValue),
            let size = renderer.size(of: look, in: bytes)
        else { return nil }
        return Self.facts(of: bytes, size.width, size.height)
    }

    /// The file of that name, if there is one and it isn't to be replaced.
    private func fileThatStays(_ path: String) -> String? {
        guard let folder = options.folder, !folder.replaces else { return nil }
        let file = "\(folder.path)/\(path)"
        return FileIdentity(ofFile: file) == nil ? nil : file
    }

    /// What the stages of a picture took, in a render's order.
    private var stages: [WorkerReport.Stage] {
        StageTimings.Stage.allCases.compactMap { stage in
            timings?.seconds[stage].map {
                WorkerReport.Stage(name: stage.rawValue, microseconds: UInt32(max(0, min($0 * 1e6, 4e9))))
            }
        }
    }

    /// Compares a picture with the one that is there, or else with the row's, drawn again from its line on.
    /// - Returns: whether it is there.
    private func verify(_ facts: PictureFacts, _ path: String, again: () throws -> PictureFacts) throws -> Bool {
        let file = fileThatStays(path)
        let other =
            if let file {
                Digest(SHA256.digest(of: try FileReader.readInput(file, limit: Limits.snapshotBytes)))
            } else {
                try again().sha256
            }
        if other == facts.sha256 { return file != nil }
        throw InputError(PictureFacts.notReproducible(path, isThere: file != nil))
    }

    /// The row's picture by a renderer that has drawn nothing before, so that nothing which was kept can be in it.
    private func drawAfresh(_ row: WorkerOrder.Row) throws -> PictureFacts {
        let renderer = try RowRenderer(settings)
        let look = try renderer.look(of: try BatchRow.decode(row.bytes, at: place(of: row)))
        return Self.facts(of: try renderer.draw(look))
    }

    private static func facts(of picture: RowPicture) -> PictureFacts {
        facts(of: picture.bytes, picture.width, picture.height)
    }

    private static func facts(of bytes: [UInt8], _ width: Int, _ height: Int) -> PictureFacts {
        PictureFacts(
            sha256: Digest(SHA256.digest(of: bytes)), width: UInt32(clamping: width), height: UInt32(clamping: height))
    }
}
