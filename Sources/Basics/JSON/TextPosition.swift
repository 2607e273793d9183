/// A line and column, counted from 1, columns in characters; 0 for values made by code.
public struct TextPosition: Sendable, Hashable {
    public var line: Int32
    public var column: Int32

    public init(line: Int = 0, column: Int = 0) {
        self.line = Int32(clamping: line)
        self.column = Int32(clamping: column)
    }
}
