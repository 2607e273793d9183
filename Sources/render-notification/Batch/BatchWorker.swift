import Batch
import ContentExtensionHost
import Renderer

/// Draws rows for a coordinator, on one thread of a process of its own.
struct BatchWorker: ~Copyable {
    private let renderer: RowRenderer
    private let options: BatchOptions
    private let settings: BatchSettings
    private let timer: RowTimer
    private let timings: StageTimings?
    private var channel: WorkerChannel
    /// The rows whose fate isn't known, or that are to be drawn.
    private var looks: [UInt64: Looked] = [:]
    private var drawings: [WorkerOrder.Decision] = []

    private struct Looked {
        let look: RowLook
        let row: WorkerOrder.Row
        let microseconds: UInt32
        /// What its stages have taken, in seconds.
        let seconds: [StageTimings.Stage: Double]
    }

    /// - Parameter measuresStages: whether the coordinator wants to know how long stages take.
    init(
        _ options: BatchOptions, settings: BatchSettings, channel: consuming WorkerChannel, measuresStages: Bool
    ) throws {
        renderer = try RowRenderer(settings)
        timings = measuresStages ? StageTimings() : nil
        renderer.timings = timings
        self.options = options
        self.settings = settings
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
            let diagnostics = look.diagnostics.map { $0.counted(isStrict: options.pictures.notification.strict) }
            let isWrong = diagnostics.contains { $0.severity == .error }
            if !isWrong {
                looks[row.serial] = Looked(look: look, row: row, microseconds: time, seconds: timings?.seconds ?? [:])
            }
            return .init(
                serial: row.serial, microseconds: time, key: isWrong ? nil : Digest(look.key.bytes),
                diagnostics: diagnostics)
        case .failure(let error):
            return .init(
                serial: row.serial, microseconds: time, key: nil, diagnostics: Report.diagnostics(of: error))
        }
    }

    private func place(of row: WorkerOrder.Row) -> SourceLocation {
        SourceLocation(file: options.inputName, line: row.line)
    }

    private func draw(_ looked: Looked, _ decision: WorkerOrder.Decision) -> WorkerReport.Drawing {
        let look = looked.look
        timings?.reset()
        for (stage, seconds) in looked.seconds { timings?.add(stage, seconds) }
        let (result, time) = timer.run(spent: looked.microseconds) { [renderer] in
            Result {
                let picture = try renderer.draw(look)
                let diagnostics = picture.diagnostics.map { $0.counted(isStrict: options.pictures.notification.strict) }
                if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
                let facts = Self.facts(of: picture)
                let path = OutputName.look(look.key.hex, ending: options.pictures.format.rawValue)
                var isThere = false
                if decision.action == .verify {
                    isThere = try verify(facts, path) { try drawAfresh(looked.row) }
                }
                if !isThere, let folder = options.folder {
                    try timings.measure(.write) { try folder.write(picture.bytes, path) }
                }
                return (facts, isThere, options.folder == nil ? picture.bytes : [], diagnostics)
            }
        }
        switch result {
        case .success(let (facts, isThere, bytes, diagnostics)):
            return .init(
                serial: decision.serial, microseconds: time,
                outcome: isThere ? .verified(facts) : .made(facts, bytes: bytes), diagnostics: diagnostics,
                stages: stages)
        case .failure(let error):
            let diagnostics = Report.diagnostics(of: error)
            let isOutput = diagnostics.contains { $0.exit == .cannotCreate || $0.exit == .ioError }
            return .init(
                serial: decision.serial, microseconds: time, outcome: isOutput ? .cannotWrite : .failed,
                diagnostics: diagnostics)
        }
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
        var isThere = false
        let other: Digest
        if let folder = options.folder, !folder.replaces, OutputFile.identity(of: "\(folder.path)/\(path)") != nil {
            let bytes: [UInt8]
            do {
                bytes = try FileReader.read("\(folder.path)/\(path)", limit: Limits.snapshotBytes)
            } catch {
                throw InputError(error)
            }
            other = Digest(SHA256.digest(of: bytes))
            isThere = true
        } else {
            other = try again().sha256
        }
        if other == facts.sha256 { return isThere }
        throw InputError(PictureFacts.notReproducible(path, isThere: isThere))
    }

    /// The row's picture by a renderer that has drawn nothing before, so that nothing which was kept can be in it.
    private func drawAfresh(_ row: WorkerOrder.Row) throws -> PictureFacts {
        let renderer = try RowRenderer(settings)
        let look = try renderer.look(of: try BatchRow.decode(row.bytes, at: place(of: row)))
        return Self.facts(of: try renderer.draw(look))
    }

    private static func facts(of picture: RowPicture) -> PictureFacts {
        PictureFacts(
            sha256: Digest(SHA256.digest(of: picture.bytes)), width: UInt32(clamping: picture.width),
            height: UInt32(clamping: picture.height))
    }
}
