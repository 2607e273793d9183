import Batch
import ContentExtensionHost
import RenderNotification
import Renderer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads requests and answers them in their order, on one thread. What has been sent is read before the next picture is begun,
/// so that what is taken back in time isn't drawn.
struct ServeSession: ~Copyable {
    private let command: ServeCommand
    private var input: BatchInput
    private var queue: ServeQueue
    private var renderers: ServeRenderers

    /// - Throws: what is wrong with the command line's files, `missing-fonts` and `image-codec-missing` (69).
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
            return try BatchInput(path: FileReader.standardInput, format: .ndjson)
        } catch {
            throw InputError(error)
        }
    }

    /// Answers until the input ends and everything is answered.
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

    /// Reads what there is; waits for it when nothing is to be done.
    private mutating func takeRequests() throws {
        while !queue.isFull {
            if let item = input.next(where: { _ in true }) {
                try take(item)
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

    /// Whether reading wouldn't wait.
    private var isReadable: Bool {
        var wanted = pollfd(fd: input.descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&wanted, 1, 0) > 0
    }

    private mutating func take(_ item: InputItem) throws {
        let line: InputLine
        switch item {
        case .fault(let fault):
            return try write(ServeReply(Self.id(in: fault.start), .error, diagnostics: [fault.diagnostic]))
        case .row(let row): line = row
        }
        let request: ServeRequest
        do {
            request = try ServeRequest.decode(line.bytes, at: SourceSpan(file: "<stdin>", line: line.number))
        } catch {
            return try write(ServeReply(error.id ?? Self.id(in: line.bytes), .error, diagnostics: error.diagnostics))
        }
        switch request {
        case .draw(let drawing): queue.add(drawing)
        case .cancel(let id):
            let count = queue.cancel(id)
            for _ in 0..<count { try write(ServeReply(id, .cancelled)) }
        }
    }

    /// What a request that can't be read calls itself, so that nobody waits for its reply.
    private static func id(in line: [UInt8]) -> ServeID? {
        RowMember.value("requestId", in: line).flatMap(ServeID.init)
    }

    private mutating func answer(_ drawing: ServeRequest.Drawing) -> ServeReply {
        let command = command
        do {
            if let output = drawing.output {
                if OutputFile.isStandardStream(output) {
                    throw OutputFile.cannotCreate("\(output) is where requests and replies go", hint: "name a file")
                }
                try OutputFile.check([output], inputs: inputs(of: drawing))
            }
            let renderer = try renderers.renderer(for: drawing.descriptor) {
                try RowRenderer(
                    command.pictures.settings(files: drawing.descriptor.map { [$0] } ?? command.files), noting: $0,
                    beside: $1)
            }
            let look = try renderer.look(of: drawing.row)
            if let output = drawing.output { try OutputFile.check([output], inputs: look.inputs) }
            let picture = try renderer.draw(look)
            let diagnostics = picture.diagnostics.map { $0.counted(isStrict: command.pictures.notification.strict) }
            if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
            if let output = drawing.output {
                try OutputFile.write([.init(bytes: picture.bytes, path: output)], waitsForReaders: false)
            }
            return ServeReply(
                drawing.id, key: look.key, picture: picture, output: drawing.output, diagnostics: diagnostics)
        } catch {
            return ServeReply(drawing.id, .error, diagnostics: Report.diagnostics(of: error))
        }
    }

    /// Every file that the command line and a request say to read; what these name is known once they are read.
    private func inputs(of drawing: ServeRequest.Drawing) -> [String] {
        (command.files + [drawing.descriptor].compactMap(\.self)).flatMap(FilePath.descriptors) + command.pictures.files
    }

    private func write(_ reply: ServeReply) throws {
        try OutputFile.write([.init(bytes: Array(reply.line.utf8), path: "-")])
    }
}
