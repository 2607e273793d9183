import ContentExtensionHost

/// Hands result lines on: to standard output, and then to the manifest, so that a run that is killed between the two
/// says a line twice and loses none.
struct ResultStream: ~Copyable {
    private let descriptor: Int32?
    private var manifest: Manifest?
    /// The rows of this run, where there is no manifest to know them and none may come twice.
    private var claimed: HashTable?
    private let isOrdered: Bool
    private var text: [UInt8] = []
    /// The serial number of the row whose line is next, where they come in order.
    private var next: UInt64 = 0
    /// The lines that are done before their turn.
    private var early: [UInt64: ResultLine] = [:]

    /// - Parameters:
    ///   - descriptor: where lines are written besides the manifest.
    ///   - hasUniqueIdentifiers: whether a row must not come twice, also without a manifest.
    init(
        descriptor: Int32?, manifest: consuming Manifest?, isOrdered: Bool, hasUniqueIdentifiers: Bool
    ) {
        self.descriptor = descriptor
        claimed = hasUniqueIdentifiers && manifest == nil ? HashTable() : nil
        self.manifest = manifest
        self.isOrdered = isOrdered
    }

    /// Whether a row is new to the manifest, or to the run; from then on it isn't.
    mutating func claim(_ row: RowHash) -> Manifest.Claim {
        if let claim = manifest?.claim(row) { return claim }
        return claimed?.insert(row) == false ? .repeated : .new
    }

    /// The first 64 bits of the key of a row's look that an earlier run finished.
    func doneLook(of row: RowHash) -> UInt64? { manifest?.look(of: row) }

    mutating func add(_ line: ResultLine, of serial: UInt64) {
        guard isOrdered else { return put(line) }
        early[serial] = line
        while let line = early.removeValue(forKey: next) {
            put(line)
            next += 1
        }
    }

    /// Writes what was added.
    /// - Throws: `cannot-write` (exit 74); the manifest then has none of it.
    mutating func flush() throws(Diagnostic) {
        if let descriptor, !text.isEmpty {
            guard StreamOutput.writeUnlessUrgent(text, to: descriptor) else {
                throw OutputProblem.cannotWrite("standard output", SystemError.last)
            }
            text.removeAll(keepingCapacity: true)
        }
        try manifest?.flush()
    }

    private mutating func put(_ line: ResultLine) {
        if descriptor != nil { text += line.text.utf8 }
        manifest?.add(line)
    }
}
