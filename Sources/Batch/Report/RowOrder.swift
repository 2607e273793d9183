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
