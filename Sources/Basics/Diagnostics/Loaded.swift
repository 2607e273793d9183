/// A value read from a file, with the warnings of reading it.
public struct Loaded<Value> {
    public var value: Value
    /// Warnings and notes in the order found; never an error.
    public var warnings: [Diagnostic]
    /// The files that the value names.
    package var namedFiles: [NamedFile] = []

    public init(_ value: Value, warnings: [Diagnostic] = []) {
        self.value = value
        self.warnings = warnings
    }
}

extension Loaded: Sendable where Value: Sendable {}
extension Loaded: Equatable where Value: Equatable {}
