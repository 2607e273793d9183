/// Something read from a file, with the warnings that came up on the way.
public struct Loaded<Value> {
    /// What was read, fit for use.
    public var value: Value
    /// Warnings and notes in the order they were found; never an error.
    public var warnings: [Diagnostic]
    /// The files that it names.
    package var namedFiles: [NamedFile] = []

    public init(_ value: Value, warnings: [Diagnostic] = []) {
        self.value = value
        self.warnings = warnings
    }
}

extension Loaded: Sendable where Value: Sendable {}
extension Loaded: Equatable where Value: Equatable {}
