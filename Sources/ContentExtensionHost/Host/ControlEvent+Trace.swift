import Basics
import Views

extension ControlEvent {
    /// The event's keys in the trace.
    var described: [String: JSONValue.Kind] {
        let value: JSONValue.Kind =
            switch kind {
            case .valueChanged(let value): value.described
            case .editingChanged(let text): .string(text)
            case .scrolled(let offset):
                .array([offset.x, offset.y].map { JSONValue(TraceEvent.Kind.number($0)) })
            case .touchUpInside, .editingDidBegin, .tap: .null
            }
        return [
            "kind": .string(word), "view": view.map { .string($0) } ?? .null,
            "value": value,
        ]
    }
}

extension ControlValue {
    /// The value in the trace.
    var described: JSONValue.Kind {
        switch self {
        case .isOn(let isOn): .bool(isOn)
        case .number(let number): TraceEvent.Kind.number(number)
        case .index(let index): .integer(index)
        }
    }
}
