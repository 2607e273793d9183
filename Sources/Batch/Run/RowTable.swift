import Basics
import Views

/// A row that is under way.
struct ActiveRow {
    enum State {
        /// No worker has it.
        case queued
        /// A worker finds its fingerprint.
        case preparing
        /// Its fingerprint is known, and rows before it come first.
        case prepared
        /// A worker draws its picture.
        case drawing
        /// Another row with the same fingerprint is being drawn.
        case waiting
    }

    var input: InputRow
    var state = State.queued
    /// The worker that has it.
    var worker: Int?
    /// True once a worker died while it had the row among others: it is tried once more, alone.
    var isSuspect = false
    var fingerprint: Digest?
    /// `nil` for a row that shares its picture with no other row by its JSON alone.
    var payload: PayloadFingerprint?
    var diagnostics: [Diagnostic] = []
    /// `ResultLine.cuts`.
    var cuts: [TextCut]?
    var microseconds = 0
}

/// The rows that are under way, by their serial numbers.
struct RowTable {
    /// The serial number of the first row that isn't finished.
    private(set) var first = 0
    /// The serial number of the next row.
    private(set) var end = 0
    /// The bytes of all rows.
    private(set) var bytes = 0
    private var rows: [Int: ActiveRow] = [:]

    var isEmpty: Bool { rows.isEmpty }
    /// The rows from the first that isn't finished on.
    var span: Int { end - first }

    mutating func add(_ input: InputRow) -> Int {
        defer { end += 1 }
        bytes += input.bytes.count
        rows[end] = ActiveRow(input: input)
        return end
    }

    /// A row that isn't finished.
    subscript(serial: Int) -> ActiveRow? {
        get { rows[serial] }
        _modify { yield &rows[serial] }
    }

    /// Takes a row out.
    mutating func finish(_ serial: Int) -> ActiveRow? {
        guard let row = rows.removeValue(forKey: serial) else { return nil }
        bytes -= row.input.bytes.count
        while first < end, rows[first] == nil { first += 1 }
        return row
    }

    /// The rows of a worker, in order.
    func serials(of worker: Int) -> [Int] { rows.keys.filter { rows[$0]?.worker == worker }.sorted() }
}
