import Batch
import ContentExtensionHost
import Renderer

/// Draws rows for a coordinator, on one thread of a process of its own.
struct BatchWorker: ~Copyable {
    private let renderer: RowRenderer
    private let options: BatchOptions
    private let timer: RowTimer
    private var channel: WorkerChannel
    /// The rows whose fate isn't known, or that are to be drawn.
    private var looks: [UInt64: RowLook] = [:]
    private var drawings: [WorkerOrder.Decision] = []

    init(_ options: BatchOptions, settings: BatchSettings, channel: consuming WorkerChannel) throws {
        renderer = try RowRenderer(settings)
        self.options = options
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
                if let look = looks.removeValue(forKey: decision.serial), !channel.send(.drew(draw(look, decision))) {
                    return
                }
            case .closed: return
            }
        }
    }

    private mutating func look(at row: WorkerOrder.Row) -> WorkerReport.Look {
        let place = SourceLocation(file: options.inputName, line: row.line)
        let (result, time) = timer.run { [renderer] in
            Result { try renderer.look(of: try BatchRow.decode(row.bytes, at: place)) }
        }
        switch result {
        case .success(let look):
            let diagnostics = look.diagnostics.map { $0.counted(isStrict: options.notification.strict) }
            let isWrong = diagnostics.contains { $0.severity == .error }
            if !isWrong { looks[row.serial] = look }
            return .init(
                serial: row.serial, microseconds: time, key: isWrong ? nil : Digest(look.key.bytes),
                diagnostics: diagnostics)
        case .failure(let error):
            return .init(
                serial: row.serial, microseconds: time, key: nil, diagnostics: Report.diagnostics(of: error))
        }
    }

    private func draw(_ look: RowLook, _ decision: WorkerOrder.Decision) -> WorkerReport.Drawing {
        let (result, time) = timer.run { [renderer] in
            Result {
                let picture = try renderer.draw(look)
                let diagnostics = picture.diagnostics.map { $0.counted(isStrict: options.notification.strict) }
                if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
                let facts = Self.facts(of: picture)
                let path = OutputName.look(look.key.hex, ending: options.format.rawValue)
                var isThere = false
                if decision.action == .verify {
                    isThere = try verify(facts, path) { Self.facts(of: try renderer.draw(look)) }
                }
                if !isThere { try options.folder?.write(picture.bytes, path) }
                return (facts, isThere, options.folder == nil ? picture.bytes : [], diagnostics)
            }
        }
        switch result {
        case .success(let (facts, isThere, bytes, diagnostics)):
            return .init(
                serial: decision.serial, microseconds: time,
                outcome: isThere ? .verified(facts) : .made(facts, bytes: bytes), diagnostics: diagnostics)
        case .failure(let error):
            let diagnostics = Report.diagnostics(of: error)
            let isOutput = diagnostics.contains { $0.exit == .cannotCreate || $0.exit == .ioError }
            return .init(
                serial: decision.serial, microseconds: time, outcome: isOutput ? .cannotWrite : .failed,
                diagnostics: diagnostics)
        }
    }

    /// Compares a picture with the one that is there, or with itself, drawn again.
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
        throw InputError(
            Diagnostic(
                .error, "not-reproducible", "drawn again, the picture has other bytes: \(path)",
                hint: isThere ? "was it made on another machine, or changed since?" : "please report this",
                exit: .internalError))
    }

    private static func facts(of picture: RowPicture) -> PictureFacts {
        PictureFacts(
            sha256: Digest(SHA256.digest(of: picture.bytes)), width: UInt32(clamping: picture.width),
            height: UInt32(clamping: picture.height))
    }
}
