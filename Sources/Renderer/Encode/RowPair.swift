/// A row of a picture and the one above it, as PNG's filters look at them, with clear bytes around for the first pixel's
/// sake and for groups of bytes.
struct RowPair: ~Copyable {
    /// The clear bytes before and behind a row.
    static let margin = 16
    /// Where the row's bytes begin.
    private(set) var current: UnsafeMutablePointer<UInt8>
    /// Where those of the one above begin; clear until `advance`.
    private(set) var above: UnsafeMutablePointer<UInt8>

    /// - Parameter count: bytes of a row.
    init(count: Int) {
        func memory() -> UnsafeMutablePointer<UInt8> {
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count + 2 * Self.margin)
            memory.initialize(repeating: 0, count: count + 2 * Self.margin)
            return memory + Self.margin
        }
        (current, above) = (memory(), memory())
    }

    deinit {
        (current - Self.margin).deallocate()
        (above - Self.margin).deallocate()
    }

    /// Makes the row the one above the next.
    mutating func advance() { swap(&above, &current) }
}
