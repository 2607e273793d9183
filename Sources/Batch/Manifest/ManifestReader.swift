import ContentExtensionHost
import PlatformFoundation

/// The results that a manifest has of earlier runs.
struct ManifestReader {
    /// The members of a result that matter to a later run.
    private struct Entry: Decodable {
        struct Finding: Decodable {
            var code: String
            var message: String
        }

        var id: String
        var status: ResultLine.Status
        var template: String?
        var key: String?
        var diagnostics: [Finding]
    }

    /// The rows that were finished, each with the first 64 bits of its fingerprint.
    private(set) var done: [RowHash: UInt64] = [:]
    /// The rows that failed, each with its `reason`.
    private(set) var failed: [RowHash: RowHash] = [:]
    /// The bytes of all whole lines.
    private(set) var length = 0

    init() {}

    /// - Throws: `file-unreadable` (66), `not-a-manifest` (65).
    init(_ path: String, template: String?) throws(Diagnostic) {
        var lines = try LineReader(path: path)
        let decoder = JSONDecoder()
        var isFirst = true
        repeat {
            while let line = lines.next() {
                if line.isWhole { length = lines.taken }
                if line.isBlank { continue }
                let entry = line.isWhole ? try? decoder.decode(Entry.self, from: Data(line.bytes)) : nil
                // Any other file that was named by mistake stays as it is.
                if isFirst, entry == nil, line.isWhole || !Self.beginsResult(line.bytes) {
                    throw Diagnostic(
                        .error, "not-a-manifest", "the file doesn't begin with a row's result",
                        at: SourceSpan(file: path), hint: "name a new file for the manifest")
                }
                isFirst = false
                if let entry, template == nil || entry.template == template { add(entry) }
            }
        } while try lines.fill() || !lines.isEnded
    }

    private mutating func add(_ entry: Entry) {
        let row = RowHash(entry.id)
        if entry.status == .error {
            (done[row], failed[row]) = (nil, Self.reason(entry.diagnostics.map { ($0.code, $0.message) }))
        } else {
            (done[row], failed[row]) = (UInt64(entry.key?.prefix(16) ?? "", radix: 16) ?? 0, nil)
        }
    }

    /// A hash of the findings of a row that failed.
    static func reason(_ findings: [(code: String, message: String)]) -> RowHash {
        RowHash(findings.map { "\($0.code)\n\($0.message)" }.joined(separator: "\n"))
    }

    /// True for the start of a result that was cut off, as `ResultLine.text` writes them.
    private static func beginsResult(_ line: [UInt8]) -> Bool {
        guard agree(line[...], ResultLine.start) else { return false }
        var rest = line.dropFirst(ResultLine.start.utf8.count)
        while let byte = rest.first, byte != UInt8(ascii: "\"") {
            rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        return ResultLine.Status.allCases.contains { agree(rest, "\",\"status\":\"\($0.rawValue)\",\"template\":\"") }
    }

    /// True where bytes begin with a text, or it with them.
    private static func agree(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
        zip(bytes, text.utf8).allSatisfy { $0 == $1 }
    }
}
