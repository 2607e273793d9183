import Basics

/// The results that a manifest has of earlier runs.
struct ManifestReader {
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
        var isFirst = true
        repeat {
            while let line = lines.next() {
                if line.isWhole { length = lines.taken }
                if line.isBlank { continue }
                // A million lines are read in a second: only the findings of failed rows are decoded as a whole.
                let members =
                    line.isWhole ? RowScanner.strings(["id", "status", "template", "key"], in: line.bytes) : nil
                let (id, status) = (members.flatMap { $0[0] }, members?[1].flatMap { ResultLine.Status(rawValue: $0) })
                // Any other file that was named by mistake stays as it is.
                if isFirst,
                    line.isWhole
                        ? id == nil || status == nil || RowScanner.value("diagnostics", in: line.bytes) == nil
                        : !Self.beginsResult(line.bytes)
                {
                    throw Diagnostic(
                        .error, "not-a-manifest", "the file doesn't begin with a row's result",
                        at: SourceSpan(file: path), hint: "name a new file for the manifest")
                }
                isFirst = false
                guard let members, let id, let status, template == nil || members[2] == template else { continue }
                let row = RowHash(id)
                if status == .error {
                    let findings = (try? JSONReader.read(line.bytes, file: path))?["diagnostics"]?.array ?? []
                    let failure = Self.reason(findings.map { ($0["code"]?.string ?? "", $0["message"]?.string ?? "") })
                    (done[row], failed[row]) = (nil, failure)
                } else {
                    (done[row], failed[row]) = (UInt64(members[3]?.prefix(16) ?? "", radix: 16) ?? 0, nil)
                }
            }
        } while try lines.fill() || !lines.isEnded
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
