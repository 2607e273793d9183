import ArgumentParser
import Batch
import Platform
import RenderNotification

/// Draws pictures for other programs, one request per line.
struct ServeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Draws what another program asks for, a request on each line.",
        discussion: """
            Requests are JSON objects on standard input, replies come on standard output (docs/serve.md):
              {"requestId": 1, "payload": {"aps": {"alert": "Hello"}}, "output": "out.png"}
              {"requestId":1,"status":"ok","key":"…","sha256":"…","width":750,"height":412,"output":"out.png"}

            EXAMPLE
              render-notification serve --stdio descriptor.json --style ios18 < requests.ndjson
            """)

    @Argument(
        help: "Descriptors, and folders of real extensions or their Info.plists, for requests that name none.",
        completion: .file(extensions: ["json", "plist"]))
    var files: [String] = []

    @Flag(help: "Talks over standard input and output, which is the one way there is.") var stdio = false

    @Option(
        help: ArgumentHelp(
            "The folder that requests name files in, and in no other: descriptors, attachments and outputs.",
            valueName: "folder"), completion: .directory)
    var root: String?

    @OptionGroup var pictures: RowPictureOptions

    @OptionGroup var forced: ForceOption

    func validate() throws {
        if !stdio { throw ValidationError("Say how to talk: serve --stdio") }
        if root == "" { throw ValidationError("The name of the folder is empty.") }
        if files.contains("") { throw ValidationError("The name of an input file is empty.") }
        if files.contains("-") { throw ValidationError("Standard input is for requests; a descriptor is a file.") }
    }

    func run() throws {
        if let root, !FolderReader.isFolder(root) {
            throw Diagnostic(
                .error, "file-missing", "there is no such folder", at: SourceSpan(file: root),
                hint: "make it, or name another with --root", exit: .noInput)
        }
        var session = try ServeSession(self)
        try session.run()
    }
}

/// Answers requests in order on one thread. Before each picture it reads all available lines, to skip cancelled ones.
private struct ServeSession: ~Copyable {
    private let command: ServeCommand
    /// Limits the files of requests; `nil` leaves descriptors and outputs free.
    private let scope: FileScope?
    private var input: BatchInput
    private var queue = ServeQueue()
    private var renderers = ServeRenderers()

    /// - Throws: `file-unreadable` (66).
    init(_ command: ServeCommand) throws {
        self.command = command
        scope = command.root.map { FileScope(root: $0) }
        input = try BatchInput(path: FileReader.standardInput)
    }

    /// Answers requests until the input ends and the queue is empty.
    /// - Throws: the errors in the command line's files, `missing-fonts` and `image-codec-missing` (69), `file-unreadable`
    ///   (66), and when replies can't be written (74).
    mutating func run() throws {
        try renderer(for: nil).check()
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
                _ = try input.fill()
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

    /// - Parameter descriptor: `nil` for the command line's.
    private mutating func renderer(for descriptor: String?) throws -> RowRenderer {
        let files = descriptor.map { [$0] } ?? command.files
        return try renderers.renderer(for: descriptor) { [command] in
            var settings = try command.pictures.settings(files: files, folder: command.root ?? ".")
            settings.notification.options.isForced = command.forced.force
            return try RowRenderer(settings, noting: $0, beside: $1)
        }
    }

    private mutating func answer(_ request: ServeRequest.Drawing) -> ServeReply {
        do {
            var drawing = request
            if let scope {
                drawing.output = try request.output.map { try scope.place($0) }
                drawing.descriptor = try request.descriptor.map { try scope.place($0) }
            }
            if let output = drawing.output {
                if OutputPath.isStandardStream(output) {
                    throw OutputProblem.cannotCreate("\(output) is where requests and replies go", hint: "name a file")
                }
                try OutputPath.check([output], inputs: inputs(of: drawing))
            }
            let renderer = try renderer(for: drawing.descriptor)
            let row = try renderer.prepare(drawing.row)
            if let output = drawing.output { try OutputPath.check([output], inputs: row.inputs) }
            let picture = try renderer.draw(row)
            let diagnostics = picture.diagnostics.map { $0.counted(isStrict: command.pictures.notification.strict) }
            if diagnostics.contains(where: { $0.severity == .error }) { throw InputError(diagnostics) }
            if let output = drawing.output {
                try AtomicFile.write([.init(bytes: picture.bytes, path: output)], waitsForReaders: false)
            }
            return ServeReply(drawing.id, row, picture: picture.bytes, output: request.output, diagnostics: diagnostics)
        } catch { return ServeReply(request.id, .error, diagnostics: Diagnostic.all(of: error)) }
    }

    /// Every file that the command line and a request name; the files that these name are known after reading.
    private func inputs(of drawing: ServeRequest.Drawing) -> [String] {
        (command.files + [drawing.descriptor].compactMap(\.self)).flatMap(FilePath.descriptors) + command.pictures.files
    }

    private func write(_ reply: ServeReply) throws { try AtomicFile.write([.init(text: reply.line, path: "-")]) }
}
