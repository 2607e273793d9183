import ContentExtensionHost

/// Reads which rows a manifest says are done, at the pace of the disk.
struct ManifestReader: ~Copyable {
    private let template: String?
    /// With the first 64 bits of their looks' keys, where those are wanted.
    private var done: HashTable
    private let wantsLooks: Bool
    private(set) var failed: Set<RowHash> = []
    /// The bytes of all whole lines: what comes behind them was cut short.
    private(set) var length = 0

    init(template: String?, wantsLooks: Bool = false) {
        self.template = template
        self.wantsLooks = wantsLooks
        done = HashTable(hasValues: wantsLooks)
    }

    consuming func takeDone() -> HashTable { done }

    /// - Throws: `file-unreadable` (66), `not-a-manifest` (65).
    mutating func read(_ path: String) throws(Diagnostic) {
        var buffer = try InputBuffer(path: path)
        var lines = LineSplitter()
        var isManifest = false
        repeat {
            while let span = lines.next(&buffer) {
                if case .line(let bytes) = span.content {
                    isManifest = isManifest || Self.mayBeginResult(bytes, isWhole: span.isWhole)
                    if span.isWhole { add(bytes) }
                }
                buffer.take(span.taken)
                if span.isWhole { length = buffer.total - buffer.pending.count }
            }
        } while try buffer.fill() || !buffer.pending.isEmpty
        // Whatever else was named by mistake must stay as it is.
        if buffer.total > 0, !isManifest {
            throw Diagnostic(
                .error, "not-a-manifest", "no line of the file is a row's result",
                at: SourceLocation(file: path),
                hint: "name a new file for the manifest")
        }
    }

    /// Whether a line starts as results do, one that was cut short as far as it goes.
    private static func mayBeginResult(_ line: UnsafeRawBufferPointer, isWhole: Bool) -> Bool {
        let start = line.prefix(ResultLine.start.utf8.count)
        return ResultLine.start.utf8.starts(with: start)
            && (!isWhole || start.count == ResultLine.start.utf8.count)
    }

    private mutating func add(_ line: UnsafeRawBufferPointer) {
        var scanner = RowScanner(line)
        guard scanner.enter() else { return }
        var row: RowHash?
        var isError: Bool?
        var isOfTemplate = template == nil
        var look: UInt64?
        while row == nil || isError == nil || !isOfTemplate || (wantsLooks && look == nil),
            let (key, value) = scanner.member()
        {
            guard case .string(let text, let hasEscapes) = value else { continue }
            if key.equals("id") {
                row = hasEscapes ? RowIdentifier.unescaped(text).map { RowHash($0) } : RowHash(text)
            } else if key.equals("status") {
                isError = text.equals("error")
            } else if key.equals("template") {
                isOfTemplate = isOfTemplate || template?.utf8.elementsEqual(text) == true
                if !isOfTemplate { return }
            } else if wantsLooks, key.equals("key") {
                look = UInt64(String(decoding: text.prefix(16), as: UTF8.self), radix: 16)
            }
        }
        guard let row, let isError, isOfTemplate else { return }
        if isError {
            failed.insert(row)
        } else {
            failed.remove(row)
            done.insert(row)
            if let look { done.set(look, of: row) }
        }
    }
}
