/// A line and column, both from 1; 0 when the value was made, not read.
public struct TextPosition: Sendable, Hashable {
    /// From 1; 0 when the value was made.
    public var line: Int32
    /// From 1, in characters; 0 when the value was made.
    public var column: Int32

    public init(line: Int = 0, column: Int = 0) {
        self.line = Int32(clamping: line)
        self.column = Int32(clamping: column)
    }
}
