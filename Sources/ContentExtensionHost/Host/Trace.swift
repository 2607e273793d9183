/// The steps of a notification's life in order: what happened, when, and why an extension did not engage.
public struct Trace: Sendable, Equatable {
    /// In the order in which they happened; times never go back.
    public private(set) var events: [TraceEvent] = []

    private var isCut = false

    public init() {}

    /// Adds an event, unless there are too many.
    /// - Returns: false for the first one too many.
    @discardableResult
    mutating func append(_ event: TraceEvent) -> Bool {
        guard events.count < Limits.traceEvents else {
            defer { isCut = true }
            return isCut
        }
        events.append(event)
        return true
    }

    /// The names of the events in order, which is what most tests ask for.
    public var names: [String] { events.map(\.kind.name) }

    /// The trace as JSON: an array with one event per line, keys in order, keys without a value left out.
    public var json: String {
        let lines = events.map { event in
            var (name, values) = event.kind.described
            values["event"] = .string(name)
            values["time"] = TraceEvent.Kind.number(event.time)
            return JSONValue(.object(TraceEvent.Kind.members(values))).compactText
        }
        return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
    }
}
