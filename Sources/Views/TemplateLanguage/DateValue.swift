import Basics

/// A date of a descriptor or a payload.
enum DateValue: Sendable, Equatable {
    /// Since 1970.
    case seconds(Double)
    /// ISO 8601.
    case text(String)

    /// `nil` for a value that is no date, or beyond the supported ones.
    init?(_ value: JSONValue) {
        if let number = value.readNumber {
            self = .seconds(number)
        } else if let text = value.string {
            self = .text(text)
        } else {
            return nil
        }
        if seconds(in: "GMT") == nil { return nil }
    }

    /// Seconds since 1970; a text without an offset is local time of the zone.
    func seconds(in timeZone: String) -> Double? {
        let seconds: Double? =
            switch self {
            case .seconds(let seconds): seconds
            case .text(let text): LocalizedFormat.seconds(iso8601: text, timeZone)
            }
        return seconds.flatMap { LocalizedFormat.dates.contains($0) ? $0 : nil }
    }

    static func hint(for value: JSONValue) -> String {
        (value.readNumber ?? 0) > LocalizedFormat.dates.upperBound
            ? "seconds since 1970 are expected; these look like milliseconds"
            : "write ISO 8601, such as 2026-11-21T09:41:00Z, or seconds since 1970"
    }
}

extension ValueRule<DateValue> {
    /// Seconds since 1970, or ISO 8601.
    static var date: ValueRule<DateValue> {
        ValueRule { value, path, context in
            if let date = DateValue(value) { return date }
            context.report.add(
                .error, "wrong-type", "expected a date, found \(value.described)", at: value.position, path: path,
                hint: DateValue.hint(for: value))
            return nil
        }
    }
}
