import Basics

/// A value of an input file with its position, for later diagnostics.
package struct Spanned<Value: Sendable & Equatable>: Sendable, Equatable {
    package var value: Value
    /// `nil` for a value made by code.
    package var span: SourceSpan?

    package init(_ value: Value, at span: SourceSpan? = nil) {
        self.value = value
        self.span = span
    }
}
