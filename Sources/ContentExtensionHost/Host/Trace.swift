import Basics
import Views

/// The steps of a notification's life in order, including the reason why no extension engaged.
public struct Trace: Sendable, Equatable {
    /// In order of time.
    public private(set) var events: [TraceEvent] = []

    private var typedBytes = 0
    private var isCut = false

    public init() {}

    /// Appends an event up to the limits.
    /// - Returns: `false` for the first event beyond them.
    @discardableResult
    mutating func append(_ event: TraceEvent) -> Bool {
        typedBytes += event.kind.typedText?.utf8.count ?? 0
        guard events.count < Limits.traceEvents, typedBytes <= Limits.traceTextBytes else {
            defer { isCut = true }
            return isCut
        }
        events.append(event)
        return true
    }

    /// The names of the events in order.
    public var names: [String] { events.map(\.kind.name) }

    /// The trace as JSON: an array with one event per line, keys sorted, keys without a value omitted.
    public var json: String {
        let lines = events.map { event in
            var values = event.kind.values
            values["event"] = .string(event.kind.name)
            values["time"] = TraceEvent.Kind.number(event.time)
            return JSONValue(.object(TraceEvent.Kind.members(values))).compactText
        }
        return lines.isEmpty ? "[]\n" : "[\n\(lines.joined(separator: ",\n"))\n]\n"
    }
}

extension TraceEvent.Kind {
    /// A text of the user's or of the extension's that the event alone may keep.
    fileprivate var typedText: String? {
        switch self {
        case .textTyped(_, let text), .textEntered(_, let text): text
        case .forwardedToApp(_, let text), .titleChanged(let text): text
        case .touched(let event): if case .editingChanged(let text) = event.kind { text } else { nil }
        default: nil
        }
    }
}
