import ContentExtensionHost

/// The results that a manifest has of earlier runs.
struct ManifestReader {
    /// The rows that were finished, each with the first 64 bits of its fingerprint.
    private(set) var done: [RowHash: UInt64] = [:]
    /// The rows that failed, each with the hash of its diagnostics.
    private(set) var failed: [RowHash: RowHash] = [:]
    /// The bytes of all whole lines.
    private(set) var length = 0

    init() {}

    /// - Throws: `file-unreadable` (66), `not-a-manifest` (65).
    init(_ path: String, template: String?) throws(Diagnostic) {
        var lines = try LineReader(path: path)
        var isFirst = true
        repeat {
            while let line = lines.next() {
                if line.isWhole { length = lines.taken }
                if line.isBlank { continue }
                // Any other file that was named by mistake stays as it is.
                if isFirst, !line.isResult {
                    throw Diagnostic(
                        .error, "not-a-manifest", "the file doesn't begin with a row's result",
                        at: SourceSpan(file: path), hint: "name a new file for the manifest")
                }
                isFirst = false
                if line.isWhole { add(line.bytes, template) }
            }
        } while try lines.fill() || !lines.isEnded
    }

    private mutating func add(_ line: [UInt8], _ template: String?) {
        var scanner = RowScanner(line)
        guard scanner.enter() else { return }
        var row: RowHash?
        var isError: Bool?
        var isOfTemplate = template == nil
        var fingerprint: UInt64 = 0
        var reason = RowHash("")
        while let (key, value) = scanner.member() {
            switch value {
            case .container(let place) where scanner.text(key, is: "diagnostics"): reason = RowHash(line[place])
            case .string(let place, let hasEscapes):
                if scanner.text(key, is: "id") {
                    row = hasEscapes ? scanner.unescaped(place).map { RowHash($0) } : RowHash(line[place])
                } else if scanner.text(key, is: "status") {
                    isError = scanner.text(place, is: "error")
                } else if scanner.text(key, is: "template") {
                    isOfTemplate = template.map { scanner.text(place, is: $0) } ?? true
                } else if scanner.text(key, is: "key") {
                    fingerprint = UInt64(String(decoding: line[place].prefix(16), as: UTF8.self), radix: 16) ?? 0
                }
            default: break
            }
        }
        guard let row, let isError, isOfTemplate else { return }
        (done[row], failed[row]) = isError ? (nil, reason) : (fingerprint, nil)
    }
}

extension LineReader.Line {
    /// True for a result as `ResultLine.text` writes them; one that was cut short counts as far as it goes.
    fileprivate var isResult: Bool {
        var scanner = RowScanner(bytes)
        guard !isTooLong, agrees(bytes[...], ResultLine.start), scanner.enter() else { return false }
        var keys = ResultLine.keys[...]
        var end = scanner.index
        while let (key, value) = scanner.member() {
            guard let place = keys.firstIndex(where: { scanner.text(key, is: $0.key) }),
                keys[..<place].allSatisfy({ !$0.isNeeded })
            else { return false }
            if case .string(let text, _) = value, scanner.text(key, is: "status"),
                ResultLine.Status(rawValue: String(decoding: bytes[text], as: UTF8.self)) == nil
            {
                return false
            }
            keys = keys[(place + 1)...]
            end = scanner.index
        }
        let rest = bytes[end...]
        if keys.isEmpty { return rest.first == UInt8(ascii: "}") || !isWhole && rest.isEmpty }
        // The first key has no comma before it, and is in what agreed.
        if isWhole || keys.count == ResultLine.keys.count { return !isWhole }
        let last = keys.firstIndex { $0.isNeeded } ?? keys.startIndex
        return keys[...last].contains { agrees(rest, ",\"\($0.key)\":") }
    }

    /// True where bytes begin with a text, or it with them.
    private func agrees(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
        zip(bytes, text.utf8).allSatisfy { $0 == $1 }
    }
}
