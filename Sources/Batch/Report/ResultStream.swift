import ContentExtensionHost

/// Writes result lines to standard output, and then to the manifest: a run that is killed between the two reports a line
/// twice, and loses none.
struct ResultStream: ~Copyable {
    private let descriptor: Int32?
    private var manifest: Manifest?
    /// The rows of this run, where no manifest knows them and none may come twice.
    private var claimed: Set<RowHash>?
    private let isOrdered: Bool
    private var text: [UInt8] = []
    /// The serial number of the next line, where lines are ordered.
    private var next = 0
    /// The lines that are done before their turn.
    private var early: [Int: ResultLine] = [:]

    init(descriptor: Int32?, manifest: consuming Manifest?, isOrdered: Bool, hasUniqueIdentifiers: Bool) {
        self.descriptor = descriptor
        claimed = hasUniqueIdentifiers && manifest == nil ? [] : nil
        self.manifest = manifest
        self.isOrdered = isOrdered
    }

    /// Marks a row as met by this run.
    mutating func claim(_ row: RowHash) -> Manifest.Claim {
        if let claim = manifest?.claim(row) { return claim }
        return claimed?.insert(row).inserted == false ? .repeated : .new
    }

    /// The first 64 bits of the fingerprint of a row that an earlier run finished.
    func donePicture(of row: RowHash) -> UInt64? { manifest?.donePicture(of: row) }

    mutating func add(_ line: ResultLine, of serial: Int) {
        guard isOrdered else { return put(line) }
        early[serial] = line
        while let line = early.removeValue(forKey: next) {
            put(line)
            next += 1
        }
    }

    private mutating func put(_ line: ResultLine) {
        if descriptor != nil { text += line.text.utf8 }
        manifest?.add(line)
    }

    /// Writes the lines that were added.
    /// - Throws: `cannot-write` (74); the manifest then has none of them.
    mutating func flush() throws(Diagnostic) {
        if let descriptor, !text.isEmpty {
            guard StreamOutput.writeUnlessUrgent(text, to: descriptor) else {
                throw OutputProblem.cannotWrite("standard output", SystemError.last)
            }
            text.removeAll(keepingCapacity: true)
        }
        try manifest?.flush()
    }
}
