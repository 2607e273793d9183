import ContentExtensionHost

/// The rows that are under way, from the first that isn't finished on; at most so many, whatever the input's length.
struct RowTable {
    struct Row {
        var line: InputLine
        var state = State.queued
        /// The worker that has it.
        var worker = -1
        /// Whether a worker died while it had the row among others, so that it is tried once more, alone.
        var isSuspect = false
        var key: Digest?
        /// What it says besides its identifier, where whoever says the same looks the same.
        var contents: PayloadFingerprint?
        var diagnostics: [Diagnostic] = []
        var microseconds = 0
    }

    enum State {
        /// It is with no worker.
        case queued
        /// Its look is being found out.
        case looking
        /// Its look is known, and rows before it come first.
        case looked
        /// Its picture is being made.
        case drawing
        /// Another row that looks the same is being drawn.
        case waiting
    }

    /// The serial number of the first row that isn't finished.
    private(set) var first: UInt64 = 0
    /// The serial number of the next row.
    private(set) var end: UInt64 = 0
    /// The bytes of all rows' lines.
    private(set) var bytes = 0
    private var slots: [Row?]
    private let mask: UInt64

    /// - Parameter capacity: a power of two.
    init(capacity: Int) {
        slots = Array(repeating: nil, count: capacity)
        mask = UInt64(capacity - 1)
    }

    var isEmpty: Bool { first == end }
    /// Whether there is room for another row.
    var isFull: Bool { end - first > mask }

    mutating func add(_ line: InputLine) -> UInt64 {
        defer { end += 1 }
        bytes += line.bytes.count
        slots[slot(end)] = Row(line: line)
        return end
    }

    /// A row that isn't finished; `nil` of any other number.
    subscript(serial: UInt64) -> Row? {
        _read {
            if serial >= first, serial < end { yield slots[slot(serial)] } else { yield nil }
        }
    }

    /// Changes a row that isn't finished.
    mutating func change(_ serial: UInt64, _ body: (inout Row) -> Void) {
        guard serial >= first, serial < end else { return }
        slots[slot(serial)]?.change(body)
    }

    /// Takes a row out.
    mutating func finish(_ serial: UInt64) -> Row? {
        guard serial >= first, serial < end, let row = slots[slot(serial)] else { return nil }
        slots[slot(serial)] = nil
        bytes -= row.line.bytes.count
        while first < end, slots[slot(first)] == nil { first += 1 }
        return row
    }

    /// The rows that a worker has, in their order.
    func serials(of worker: Int) -> [UInt64] {
        (first..<end).filter { slots[slot($0)]?.worker == worker }
    }

    private func slot(_ serial: UInt64) -> Int { Int(truncatingIfNeeded: serial & mask) }
}

extension RowTable.Row {
    /// In its place: nothing of it is copied.
    fileprivate mutating func change(_ body: (inout Self) -> Void) { body(&self) }
}
