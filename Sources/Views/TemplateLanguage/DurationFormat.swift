import Basics

/// `{"duration": …}` and `{"until": …}`: a number of seconds, or the time from now to a date, in the locale's words.
struct DurationFormat: Sendable {
    /// DateComponentsFormatter.UnitsStyle, and `relative` as of RelativeDateTimeFormatter.
    enum Style: String, Sendable, CaseIterable {
        /// `1:05`, `1:01:05`.
        case positional
        /// `1m 5s`.
        case abbreviated
        /// `1 min, 5 sec`.
        case short
        /// `1 minute, 5 seconds`.
        case full
        /// `in 3 minutes`, `3 minutes ago`.
        case relative
    }

    /// The keys that mark an object as a duration.
    static let keys = ["duration", untilKey]
    static let untilKey = "until"

    let key: ContextPath
    /// `true` for a date, whose distance from now counts.
    let isDate: Bool
    let style: Style
    let source: SourceSpan

    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> DurationFormat? {
        let source = context.report.span(object.value, object.path)
        let found = keys.filter { object.raw($0) != nil }
        if found.count > 1 {
            context.report.add(
                .error, "conflicting-keys", "a duration can't be \(found[0]) and \(found[1]) at once",
                at: object.value.position, path: object.path, hint: "keep one")
        }
        let isDate = found.last == untilKey
        let style = object.choice("unitsStyle", Style.self) ?? (isDate ? .relative : .positional)
        return object.decode(isDate ? untilKey : "duration", ContextPath.self).map {
            DurationFormat(key: $0, isDate: isDate, style: style, source: source)
        }
    }

    @Sendable func text(in scope: Scope) -> String? {
        guard let value = scope.value(at: key, requiredBy: source), value.kind != .null else { return nil }
        guard scope.evaluation.mayFormat([style.rawValue]) else { return nil }
        guard let seconds = isDate ? distance(to: value, in: scope) : value.readNumber else {
            scope.warn(
                source, isDate ? "binding-not-a-date" : "binding-not-a-number",
                "\(key.text) is \(value.described), not \(isDate ? "a date" : "a number of seconds")",
                hint: isDate ? DateValue.hint(for: value) : nil)
            return value.string
        }
        return LocalizedFormat.text(ofDuration: seconds, style, locale: scope.evaluation.locale)
    }

    /// Seconds from now, rounded up, so that a countdown ends with its last second.
    private func distance(to value: JSONValue, in scope: Scope) -> Double? {
        DateValue(value)?.seconds(in: scope.evaluation.timeZone).map { ($0 - scope.evaluation.now).rounded(.up) }
    }
}
