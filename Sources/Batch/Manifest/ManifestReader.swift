import ContentExtensionHost

/// Reads which rows a manifest says are done, at the pace of the disk.
struct ManifestReader: ~Copyable {
    private let template: String?
    /// With the first 64 bits of their looks' keys, where those are wanted.
    private var done: HashTable
    private let wantsLooks: Bool
    /// The rows that failed, each with the hash of why.
    private(set) var failed: [RowHash: RowHash] = [:]
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
        var isFirst = true
        repeat {
            while let span = lines.next(&buffer) {
                switch span.content {
                case .line(let bytes):
                    // Whatever else was named by mistake must stay as it is.
                    if isFirst, !bytes.isResult(isWhole: span.isWhole) { throw Self.notAManifest(path) }
                    isFirst = false
                    if span.isWhole { add(bytes) }
                case .tooLong: if isFirst { throw Self.notAManifest(path) }
                case .blank: break
                }
                buffer.take(span.taken)
                if span.isWhole { length = buffer.total - buffer.pending.count }
            }
        } while try buffer.fill() || !buffer.pending.isEmpty
        if buffer.total > 0, isFirst { throw Self.notAManifest(path) }
    }

    private static func notAManifest(_ path: String) -> Diagnostic {
        Diagnostic(
            .error, "not-a-manifest", "the file doesn't begin with a row's result", at: SourceSpan(file: path),
            hint: "name a new file for the manifest")
    }

    private mutating func add(_ line: UnsafeRawBufferPointer) {
        var scanner = RowScanner(line)
        guard scanner.enter() else { return }
        var row: RowHash?
        var isError: Bool?
        var isOfTemplate = template == nil
        var look: UInt64?
        var reason = RowHash("")
        while row == nil || isError != false || !isOfTemplate || (wantsLooks && look == nil),
            let (key, value) = scanner.member()
        {
            if case .container(let bytes) = value, key.equals("diagnostics") { reason = RowHash(bytes) }
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
            failed[row] = reason
        } else {
            failed[row] = nil
            done.insert(row)
            if let look { done.set(look, of: row) }
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether a line is a result as `ResultLine.text` writes them, one that was cut short as far as it goes.
    fileprivate func isResult(isWhole: Bool) -> Bool {
        var scanner = RowScanner(self)
        guard agrees(with: ResultLine.start), scanner.enter() else { return false }
        var keys = ResultLine.keys[...]
        var rest = scanner.rest
        while let (key, value) = scanner.member() {
            guard let place = keys.firstIndex(where: { key.equals($0.key) }),
                keys[..<place].allSatisfy({ !$0.isNeeded })
            else { return false }
            if case .string(let text, _) = value, key.equals("status"),
                ResultLine.Status(rawValue: String(decoding: text, as: UTF8.self)) == nil
            {
                return false
            }
            keys = keys[(place + 1)...]
            rest = scanner.rest
        }
        if keys.isEmpty { return rest.first == UInt8(ascii: "}") || !isWhole && rest.isEmpty }
        if isWhole { return false }
        // The first of the line's keys, which has no comma before it, is in what agreed.
        if keys.first?.key.description == "id" { return true }
        let last = keys.firstIndex { $0.isNeeded } ?? keys.startIndex
        return keys[...last].contains { rest.agrees(with: ",\"\($0.key)\":") }
    }

    /// Whether these bytes begin with a text, or it with them.
    private func agrees(with text: String) -> Bool { zip(self, text.utf8).allSatisfy { $0 == $1 } }
}
