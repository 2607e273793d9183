/// A value of an input file with the place that it was written at, so that what only shows later can point there.
public struct Placed<Value: Sendable & Equatable>: Sendable, Equatable {
    public var value: Value
    /// `nil` for a value that was made, not read.
    public var place: Place?

    public init(_ value: Value, at place: Place? = nil) {
        self.value = value
        self.place = place
    }
}

/// Where something stands in a JSON file.
public struct Place: Sendable, Hashable {
    public var location: SourceLocation
    /// Such as `$.steps[3].expect.badge`.
    public var jsonPath: String

    public init(_ location: SourceLocation, jsonPath: String) {
        self.location = location
        self.jsonPath = jsonPath
    }
}

extension DiagnosticCollector {
    /// The place of a value in the collector's file.
    package func place(_ raw: JSONValue, _ path: String) -> Place { Place(location(raw.position), jsonPath: path) }
}
