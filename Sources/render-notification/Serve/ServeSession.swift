import Batch
import Platform
import RenderNotification

/// Answers requests in order on one thread. Before each picture it reads all available lines, to skip cancelled ones.
struct ServeSession: ~Copyable {
    private let command: ServeCommand
    private var input: BatchInput
    private var queue: ServeQueue
    private var renderers: ServeRenderers

    /// - Throws: the errors in the command line's files, `missing-fonts` and `image-codec-missing` (69).
    init(_ command: ServeCommand) throws {
        var renderers = ServeRenderers()
        let renderer = try renderers.renderer(for: nil) {
            try RowRenderer(command.pictures.settings(files: command.files), noting: $0, beside: $1)
        }
        try renderer.check()
        self.init(command, renderers, try Self.standardInput())
    }

    private init(_ command: ServeCommand, _ renderers: ServeRenderers, _ input: consuming BatchInput) {
        self.command = command
        self.renderers = renderers
        self.input = input
        queue = ServeQueue()
    }

    private static func standardInput() throws(InputError) -> BatchInput {
        do {
            return try BatchInput(path: FileReader.standardInput)
        } catch {
            throw InputError(error)
        }
    }

    /// Answers requests until the input ends and the queue is empty.
    /// - Throws: `file-unreadable` (66), and when replies can't be written (74).
    mutating func run() throws {
        try write(.ready)
        while true {
            try takeRequests()
            guard let drawing = queue.next() else { return }
            let reply = answer(drawing)
            try write(reply)
        }
    }

    /// Reads the available lines; waits for one when the queue is empty.
    private mutating func takeRequests() throws {
        while !queue.isFull {
            if let row = input.next() {
                try take(row)
            } else if input.isEnded || !queue.isEmpty && !isReadable {
                return
            } else {
                do {
                    _ = try input.fill()
                } catch {
                    throw InputError(error)
                }
            }
        }
    }

    /// `true` when reading wouldn't block.
    private var isReadable: Bool {
        var wanted = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) > 0
    }

    private mutating func take(_ row: InputRow) throws {
        if let fault = row.fault { return try write(ServeReply(Self.id(in: row.bytes), .error, diagnostics: [fault])) }
        let request: ServeRequest
        do {
            request = try ServeRequest.decode(row.bytes, at: SourceSpan(file: "<stdin>", line: row.number))
        } catch {
            return try write(ServeReply(error.id ?? Self.id(in: row.bytes), .error, diagnostics: error.diagnostics))
        }
        switch request {
        case .draw(let drawing): queue.add(drawing)
        case .cancel(let id):
            let count = queue.cancel(id)
            for _ in 0..<count { try write(ServeReply(id, .cancelled)) }
        }
    }

    /// The id in an invalid request, so that its sender gets a reply.
    private static func id(in line: [UInt8]) -> ServeID? {
        RowMember.value("requestId", in: line).flatMap(ServeID.init)
    }

    private mutating func answer(_ drawing: ServeRequest.Drawing) -> ServeReply {
        let command = command
        do {
            if let output = drawing.output {
                if OutputPath.isStandardStream(output) {
                    throw OutputProblem.cannotCreate("\(output) is where requests and replies go", hint: "name a file")
                }
                try OutputPath.check([output], inputs: inputs(of: drawing))
            }
            let renderer = try renderers.renderer(for: drawing.descriptor) {
                try RowRenderer(
                    command.pictures.settings(files: drawing.descriptor.map { [$0] } ?? command.files), noting: $0,
                    beside: $1)
            }
            let row = try renderer.prepare(drawing.row)
            if let output = drawing.output { try OutputPath.check([output], inputs: row.inputs) }
            let picture = try renderer.draw(row)
            let diagnostics = picture.diagnostics.map { $0.counted(isStrict: command.pictures.notification.strict) }
            if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
            if let output = drawing.output {
                try AtomicFile.write([.init(bytes: picture.bytes, path: output)], waitsForReaders: false)
            }
            return ServeReply(
                drawing.id, fingerprint: row.fingerprint, picture: picture, output: drawing.output,
                diagnostics: diagnostics)
        } catch { return ServeReply(drawing.id, .error, diagnostics: Diagnostic.all(of: error)) }
    }

    /// Every file that the command line and a request name; the files that these name are known after reading.
    private func inputs(of drawing: ServeRequest.Drawing) -> [String] {
        (command.files + [drawing.descriptor].compactMap(\.self)).flatMap(FilePath.descriptors) + command.pictures.files
    }

    private func write(_ reply: ServeReply) throws {
        try AtomicFile.write([.init(text: reply.line, path: "-")])
    }
}
