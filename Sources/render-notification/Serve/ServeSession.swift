import Batch
import Platform
import RenderNotification

/// Answers requests, one after the other.
protocol ServeDrawer: AnyObject {
    /// Reads what all requests share.
    /// - Throws: the errors in the command line's files, `missing-fonts` and `image-codec-missing` (69).
    func start() throws
    /// The reply to a request, a line of JSON.
    func answer(_ request: ServeRequest.Drawing) throws -> [UInt8]
}

/// Reads requests and writes replies on one thread. Before each picture it reads all available lines, to skip cancelled
/// ones.
struct ServeSession: ~Copyable {
    private let drawer: any ServeDrawer
    private var input: BatchInput
    private var queue = ServeQueue()

    /// - Throws: `file-unreadable` (66).
    init(_ drawer: any ServeDrawer) throws {
        self.drawer = drawer
        input = try BatchInput(path: FileReader.standardInput)
    }

    /// Answers requests until the input ends and the queue is empty.
    /// - Throws: what the drawer can't start for, `file-unreadable` (66), and when replies can't be written (74).
    mutating func run() throws {
        try drawer.start()
        try write(.ready)
        while true {
            try takeRequests()
            guard let drawing = queue.next() else { return }
            try write(drawer.answer(drawing))
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

    private func write(_ reply: ServeReply) throws { try write(Array(reply.line.utf8)) }
    private func write(_ line: [UInt8]) throws { try AtomicFile.write([.init(bytes: line, path: "-")]) }
}
