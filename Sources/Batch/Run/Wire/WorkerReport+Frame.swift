import ContentExtensionHost

// MARK: - Writing

extension WorkerReport {
    package var frame: [UInt8] {
        var writer = ByteWriter()
        switch self {
        case .ready: writer.add(UInt8(0))
        case .refused(let diagnostics):
            writer.add(UInt8(1))
            writer.add(diagnostics) { $0.add($1) }
        case .looked(let looks):
            writer.add(UInt8(2))
            writer.add(looks) { $0.add($1) }
        case .drew(let drawing):
            writer.add(UInt8(3))
            writer.add(drawing)
        }
        return Frame.bytes(writer.bytes)
    }
}

extension ByteWriter {
    fileprivate mutating func add(_ look: WorkerReport.Look) {
        add(look.serial)
        add(look.microseconds)
        add(look.key) { $0.add($1) }
        add(UInt8(look.readsFiles ? 1 : 0))
        add(look.diagnostics) { $0.add($1) }
    }

    fileprivate mutating func add(_ drawing: WorkerReport.Drawing) {
        add(drawing.serial)
        add(drawing.microseconds)
        switch drawing.outcome {
        case .made(let facts, let bytes):
            add(UInt8(0))
            add(facts)
            add(bytes)
        case .kept(let facts):
            add(UInt8(1))
            add(facts)
        case .failed: add(UInt8(2))
        case .cannotWrite: add(UInt8(3))
        }
        add(drawing.diagnostics) { $0.add($1) }
        add(drawing.stages) {
            $0.add($1.name)
            $0.add($1.microseconds)
        }
    }

    private mutating func add(_ facts: PictureFacts) {
        add(facts.sha256)
        add(facts.width)
        add(facts.height)
    }
}

// MARK: - Reading

extension WorkerReport {
    init(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
        switch try reader.integer(UInt8.self) {
        case 0: self = .ready
        case 1: self = .refused(try reader.diagnostics())
        case 2: self = .looked(try reader.array { reader throws(ByteReader.Malformed) in try reader.look() })
        case 3: self = .drew(try reader.drawing())
        default: throw ByteReader.Malformed()
        }
    }
}

extension ByteReader {
    fileprivate mutating func diagnostics() throws(Malformed) -> [Diagnostic] {
        try array { reader throws(Malformed) in try reader.diagnostic() }
    }

    fileprivate mutating func look() throws(Malformed) -> WorkerReport.Look {
        WorkerReport.Look(
            serial: try integer(), microseconds: try integer(),
            key: try optional { reader throws(Malformed) in try reader.digest() },
            readsFiles: try integer(UInt8.self) != 0, diagnostics: try diagnostics())
    }

    fileprivate mutating func drawing() throws(Malformed) -> WorkerReport.Drawing {
        let (serial, microseconds): (UInt64, UInt32) = (try integer(), try integer())
        let outcome: WorkerReport.Drawing.Outcome =
            switch try integer(UInt8.self) {
            case 0: .made(try facts(), bytes: try block())
            case 1: .kept(try facts())
            case 2: .failed
            case 3: .cannotWrite
            default: throw Malformed()
            }
        return WorkerReport.Drawing(
            serial: serial, microseconds: microseconds, outcome: outcome, diagnostics: try diagnostics(),
            stages: try array { reader throws(Malformed) in
                WorkerReport.Stage(name: try reader.text(), microseconds: try reader.integer())
            })
    }

    private mutating func facts() throws(Malformed) -> PictureFacts {
        PictureFacts(sha256: try digest(), width: try integer(), height: try integer())
    }
}
