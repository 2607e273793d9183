import ContentExtensionHost

/// The file of what became of each row: result lines, only ever added to, so that a run that was ended at any point goes
/// on where it was.
package struct Manifest: ~Copyable {
    private let file: ManifestFile
    /// The rows that earlier runs finished.
    private var done: HashTable
    /// The rows that failed in earlier runs, each with the hash of why; they are tried again.
    private let failed: [RowHash: RowHash]
    /// The rows that this run has claimed.
    private var claimed = HashTable()
    /// Lines that wait to be written together.
    private var waiting: [UInt8] = []

    /// Opens a manifest, or begins one, and reads which rows are done; a last line that was cut short is taken away.
    /// - Parameters:
    ///   - template: what `ResultLine.template` is in this run; lines with another one don't count.
    ///   - isForced: whether all rows are done again.
    ///   - wantsLooks: whether it is asked for the looks of rows that are done, which take another eight bytes each.
    /// - Throws: `not-a-manifest` (65), `cannot-create` (73), `cannot-write` (74), `manifest-in-use` (75).
    package init(path: String, template: String?, isForced: Bool = false, wantsLooks: Bool = false) throws(Diagnostic) {
        let file = try ManifestFile(path: path)
        var reader = ManifestReader(template: template, wantsLooks: wantsLooks)
        try reader.read(path)
        try file.cut(to: reader.length)
        self.file = file
        failed = isForced ? [:] : reader.failed
        done = isForced ? HashTable() : reader.takeDone()
    }

    /// Whether an earlier run of the template finished any row.
    package var hasDoneRows: Bool { done.count > 0 }

    /// Whether an earlier run finished a row, or this one has claimed it.
    package func contains(_ row: RowHash) -> Bool {
        claimed.contains(row) || (done.contains(row) && failed[row] == nil)
    }

    /// The first 64 bits of the key of a row's look that an earlier run finished.
    package func look(of row: RowHash) -> UInt64? { done.value(of: row) }

    /// Marks a row as this run's, so that another of the same identifier isn't done too.
    package mutating func claim(_ row: RowHash) -> Claim {
        if done.contains(row), failed[row] == nil { return done.mark(row) ? .doneBefore : .repeated }
        return claimed.insert(row) ? .new : .repeated
    }

    /// Whose a row is.
    package enum Claim: Sendable, Equatable {
        case new
        /// An earlier run's.
        case doneBefore
        /// This run's already.
        case repeated
    }

    /// Adds a result, unless the row failed in an earlier run and failed again as it did: the manifest says so already. What
    /// has no identifier can't be found again, and is in no manifest.
    package mutating func add(_ line: ResultLine) {
        guard let id = line.id else { return }
        if line.status == .error {
            // What is said of the other row of that identifier counts.
            if line.diagnostics.first?.code == "duplicate-id" { return }
            if failed[RowHash(id)] == RowHash(line.diagnosticsText) { return }
        }
        waiting += line.text.utf8
    }

    /// Writes what was added, whole lines with one write(2) where the system takes them so.
    /// - Throws: `cannot-write` (74).
    package mutating func flush() throws(Diagnostic) {
        guard !waiting.isEmpty else { return }
        defer { waiting.removeAll(keepingCapacity: true) }
        try file.append(waiting)
    }

    /// Writes what was added, and waits until the disk has it.
    /// - Throws: `cannot-write` (74).
    package mutating func synchronize() throws(Diagnostic) {
        try flush()
        try file.synchronize()
    }
}
