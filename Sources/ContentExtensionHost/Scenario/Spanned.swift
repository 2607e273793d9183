/// A value of an input file with the span that it was written at, so that a later finding can point there.
public struct Spanned<Value: Sendable & Equatable>: Sendable, Equatable {
    public var value: Value
    /// `nil` for a value that was made, not read.
    public var span: SourceSpan?

    public init(_ value: Value, at span: SourceSpan? = nil) {
        self.value = value
        self.span = span
    }
}
