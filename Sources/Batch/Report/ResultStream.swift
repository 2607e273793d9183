import Basics

/// Writes result lines to standard output, and then to the manifest: a run that is killed between the two reports a line
/// twice, and loses none.
struct ResultStream: ~Copyable {
    private let descriptor: Int32?
    private var manifest: Manifest?
    /// `nil` where lines are written as rows are done.
    private var order: RowOrder<ResultLine?>?
    private var text: [UInt8] = []

    init(descriptor: Int32?, manifest: consuming Manifest?, isOrdered: Bool) {
        (self.descriptor, order) = (descriptor, isOrdered ? RowOrder() : nil)
        self.manifest = manifest
    }

    /// The first 64 bits of the fingerprint of a row that an earlier run finished.
    func donePicture(of row: RowHash) -> UInt64? { manifest?.donePicture(of: row) }

    /// - Parameter line: `nil` for a row without a result.
    mutating func add(_ line: ResultLine?, of serial: Int) {
        for case let line? in order?.add(line, of: serial) ?? [line] {
            if descriptor != nil { text += line.text.utf8 }
            manifest?.add(line)
        }
    }

    /// Writes the lines that were added.
    /// - Throws: `cannot-write` (74); the manifest then has none of them.
    mutating func flush() throws(Diagnostic) {
        if let descriptor, !text.isEmpty {
            guard StreamOutput.write(text, to: descriptor) else {
                throw OutputProblem.cannotWrite("standard output", SystemError.last)
            }
            text.removeAll(keepingCapacity: true)
        }
        try manifest?.flush()
    }
}

/// Puts values into the order of the rows, whichever row is done first.
struct RowOrder<Value: Sendable>: Sendable {
    /// The serial number of the next value.
    private var next = 0
    /// The values that came before their turn.
    private var early: [Int: Value] = [:]

    /// - Returns: the values whose turn it is.
    mutating func add(_ value: Value, of serial: Int) -> [Value] {
        early[serial] = value
        var values: [Value] = []
        while let value = early.removeValue(forKey: next) {
            values.append(value)
            next += 1
        }
        return values
    }
}
