import Basics

/// `{"number": …}`, `{"date": …}`, `{"duration": …}`, `{"until": …}`, `{"split": …}` and `{"sum": …}`: a localized value, a
/// part of a text, or a number computed from others.
enum ValueFormat {
    /// The keys that mark an object as a format.
    static let keys = ["number", "date", "split"] + DurationFormat.keys + Arithmetic.keys

    /// Decodes a format, which produces a text.
    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> Bound<String>? {
        let source = object.value
        if source["number"] != nil {
            return NumberFormat.decode(object, context: context).map { Bound(source: source, $0.text) }
        }
        if source["split"] != nil {
            return TextSplit.decode(object, context: context).map { Bound(source: source, $0.text) }
        }
        if DurationFormat.keys.contains(where: { source[$0] != nil }) {
            return DurationFormat.decode(object, context: context).map { Bound(source: source, $0.text) }
        }
        if Arithmetic.keys.contains(where: { source[$0] != nil }) {
            return Arithmetic.decode(object, context: context).map { Bound(source: source, $0.text) }
        }
        return DateFormat.decode(object, context: context).map { Bound(source: source, $0.text) }
    }
}

/// A number as a decimal, a percentage or an amount of money.
struct NumberFormat: Sendable {
    /// NumberFormatter.Style.
    enum Style: String, Sendable, CaseIterable {
        case decimal, percent, currency
    }

    let key: ContextPath
    let style: Style
    /// The ISO 4217 code; `nil` for the locale's currency.
    let currency: Bound<String>?
    let fractionDigits: Int?
    let source: SourceSpan

    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> NumberFormat? {
        let source = context.report.span(object.value, object.path)
        let style = object.choice("style", Style.self) ?? .decimal
        let currency = object.bound("currency", .currencyCode, context)
        let digits = object.integer("fractionDigits", in: 0...20)
        return object.decode("number", ContextPath.self).map {
            NumberFormat(key: $0, style: style, currency: currency, fractionDigits: digits, source: source)
        }
    }

    @Sendable func text(in scope: Scope) -> String? {
        guard let value = scope.value(at: key, requiredBy: source), value.kind != .null else { return nil }
        guard let number = value.readNumber else {
            scope.warn(source, "binding-not-a-number", "\(key.text) is \(value.described), not a number")
            return value.string
        }
        let currency = currency?.value(in: scope)
        let settings = [style.rawValue, currency ?? "", "\(fractionDigits ?? -1)"]
        guard scope.evaluation.mayFormat(settings) else { return nil }
        let text = LocalizedFormat.text(
            of: number, style, currency: currency, fractionDigits: fractionDigits, locale: scope.evaluation.locale)
        return scope.evaluation.mayCompute(50 * text.utf8.count) ? text : nil
    }
}

struct DateFormat: Sendable {
    /// DateFormatter.Style.
    enum Style: String, Sendable, CaseIterable {
        case none, short, medium, long, full
    }

    let key: ContextPath
    let dateStyle: Style
    let timeStyle: Style
    /// The zone's identifier; `nil` for the environment's.
    let timeZone: Bound<String>?
    let source: SourceSpan

    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> DateFormat? {
        let source = context.report.span(object.value, object.path)
        let dateStyle = object.choice("dateStyle", Style.self)
        let timeStyle = object.choice("timeStyle", Style.self)
        let timeZone = object.bound("timeZone", .timeZone, context)
        return object.decode("date", ContextPath.self).map {
            DateFormat(
                key: $0, dateStyle: dateStyle ?? (timeStyle == nil ? .medium : .none), timeStyle: timeStyle ?? .none,
                timeZone: timeZone, source: source)
        }
    }

    @Sendable func text(in scope: Scope) -> String? {
        guard let value = scope.value(at: key, requiredBy: source), value.kind != .null else { return nil }
        let evaluation = scope.evaluation
        let zone = timeZone?.value(in: scope) ?? evaluation.timeZone
        guard evaluation.mayFormat([dateStyle.rawValue, timeStyle.rawValue, zone]) else { return nil }
        guard let seconds = DateValue(value)?.seconds(in: zone) else {
            scope.warn(
                source, "binding-not-a-date", "\(key.text) is \(value.described), not a date",
                hint: DateValue.hint(for: value))
            return value.string
        }
        return LocalizedFormat.text(
            ofDate: seconds, date: dateStyle, time: timeStyle, timeZone: zone, locale: evaluation.locale)
    }
}

extension JSONValue {
    /// The value as shown in messages.
    var described: String { string?.quoted() ?? number.map(JSONValue.text(of:)) ?? kindName }
}

extension ValueRule<String> {
    /// An ISO 4217 code.
    fileprivate static var currencyCode: ValueRule<String> {
        ValueRule(named: "a currency code") { code, value, path, context in
            let isCode =
                code.utf8.count == 3 && code.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
            if isCode { return code }
            context.report.add(
                .error, "unknown-value", "\(code.quoted()) isn't a currency code", at: value.position, path: path,
                hint: "write three capital letters, such as EUR")
            return nil
        }
    }

    static var timeZone: ValueRule<String> {
        ValueRule(named: "a time zone's name") { name, value, path, context in
            if LocalizedFormat.isTimeZone(name) { return name }
            context.report.add(
                .error, "unknown-time-zone", "\(name.quoted()) isn't a time zone", at: value.position, path: path,
                hint: "write a name such as Europe/Berlin, or GMT")
            return nil
        }
    }
}
