import Basics
import Devices
import Views

extension ActivityReading {
    /// The findings about a push that the app's types have read.
    func findings(about push: ActivityPush) -> [Diagnostic] {
        let values = PushedValues(push)
        switch self {
        case .refused(let refusal): return [values.finding(about: refusal)]
        case .read(let unread, let dates, let sizes):
            return unread.prefix(Limits.unknownKeys).map(values.finding(aboutUnread:))
                + dates.compactMap(values.finding(about:)) + Self.cuts(sizes)
        }
    }

    /// The presentations that are higher than the system shows.
    private static func cuts(_ sizes: [ActivityPresentation: Size]) -> [Diagnostic] {
        let limits = [
            (ActivityPresentation.lockScreen, "the card on the locked screen", ActivitySizes.cardHeights.upperBound),
            (.expanded, "the expanded island", ActivitySizes.expandedHeights.upperBound),
        ]
        return limits.compactMap { presentation, name, limit in
            guard let height = sizes[presentation]?.height, height > limit + 0.5 else { return nil }
            return Diagnostic(
                .warning, "activity-cut",
                "\(name) is cut at \(JSONValue.text(of: limit)) points: its content needs \(FixedText.short(height))",
                hint: "the padding that the code adds counts as well")
        }
    }
}

/// The values of a push by their paths, for findings.
private struct PushedValues {
    let push: ActivityPush
    init(_ push: ActivityPush) { self.push = push }

    /// The name of a part in the payload.
    private func name(_ part: String) -> String { part == "state" ? "content-state" : part }

    private func root(_ part: String?) -> JSONValue? {
        part == "state" ? push.state : part == "attributes" ? push.attributes : nil
    }

    private func value(at path: [String]) -> JSONValue? { root(path.first)?.value(at: path.dropFirst()) }

    private func jsonPath(_ path: [String]) -> String {
        path.enumerated().reduce("$.aps") { result, step in
            let name = step.offset == 0 ? name(step.element) : step.element
            return Int(name) != nil ? "\(result)[\(name)]" : "\(result).\(name)"
        }
    }

    private func span(_ position: TextPosition?) -> SourceSpan {
        guard let position, position.line > 0 else { return SourceSpan(file: push.file) }
        return SourceSpan(file: push.file, line: Int(position.line), column: Int(position.column))
    }

    private func shown(_ path: [String]) -> String {
        let steps = path.dropFirst().map { Int($0) != nil ? "[\($0)]" : ".\($0)" }.joined()
        return (steps.hasPrefix(".") ? String(steps.dropFirst()) : steps).quoted()
    }

    // MARK: Refusals

    func finding(about refusal: ActivityReading.Refusal) -> Diagnostic {
        let value = value(at: refusal.path)
        let (message, hint) = words(refusal, value)
        return Diagnostic(
            .error, "activity-values", message + ", so the device ignores the push without a word",
            at: span(value?.position ?? push.position), path: jsonPath(refusal.path), hint: hint)
    }

    private func words(_ refusal: ActivityReading.Refusal, _ value: JSONValue?) -> (message: String, hint: String?) {
        let part = name(refusal.path.first ?? "state")
        let place = refusal.path.count > 1 ? "\(shown(refusal.path)) of \(part)" : part
        let type = refusal.type.map(Self.plain) ?? ""
        let values = Self.choice(refusal.values)
        switch refusal.kind {
        case .missing:
            let key = refusal.key ?? ""
            let sent = (value?.members ?? []).map(\.key)
            let twin = Self.twin(of: key, among: sent)
            let hint =
                twin.map {
                    "write \(key.quoted()) for \($0.quoted()): keys are the properties' names, letter by letter"
                }
                ?? NearestName.hint(for: key, among: sent).map { _ in
                    "one of \(sent.map { $0.quoted() }.joined(separator: ", ")) may be meant"
                } ?? "the property isn't optional: send it with every push"
            return ("\(place) lacks the key \(key.quoted())", hint)
        case .type:
            let isNumber = value?.number != nil && Self.integers[type] != nil
            let found = (isNumber ? value?.compactText : value?.kindName) ?? "something else"
            return ("\(place) is \(found), and the property wants \(wanted(type, values))", hint(type, value))
        case .null:
            return (
                "\(place) is null, and the property wants \(wanted(type, values))",
                "make the property optional, or send a value"
            )
        case .value:
            let nearest = value?.string.flatMap { Self.nearest(to: $0, among: refusal.values.compactMap(\.string)) }
            let known = values.map { [nearest, "it takes \($0)"].compactMap(\.self).joined(separator: " ") }
            return ("\(place) isn't a value that its type takes: \(refusal.message)", hint(type, value) ?? known)
        }
    }

    /// Swift's name of a type without generic detail, such as `Dictionary<String, Any>`.
    private static func plain(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

    /// The name with the same letters, however they are written.
    private static func twin(of name: String, among names: [String]) -> String? {
        let letters = { (name: String) in name.lowercased().filter { $0.isLetter || $0.isNumber } }
        return names.first { letters($0) == letters(name) }
    }

    private static func nearest(to name: String, among names: [String]) -> String? {
        twin(of: name, among: names).map(NearestName.hint) ?? NearestName.hint(for: name, among: names)
    }

    /// The values of an enumeration in words; `nil` for none.
    private static func choice(_ values: [JSONValue]) -> String? {
        guard !values.isEmpty else { return nil }
        let most = 12
        let more = values.count > most ? ["\(values.count - most) more"] : []
        let words = values.prefix(most).map(\.compactText) + more
        return words.count == 1 ? words[0] : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
    }

    private func wanted(_ type: String, _ values: String? = nil) -> String {
        if let known = values ?? Self.integers[type] { return known }
        return switch type {
        case "Date": "a date, in seconds since 2001"
        case "Double", "Float", "CGFloat", "Decimal": "a number"
        case "String": "a text"
        case "Bool": "true or false"
        case "Array", "Set": "an array"
        case "Dictionary": "an object"
        default: "a \(type)"
        }
    }

    private static let integers = [
        "Int": "a whole number", "Int64": "a whole number", "Int32": "a whole number from -2147483648 to 2147483647",
        "Int16": "a whole number from -32768 to 32767", "Int8": "a whole number from -128 to 127",
        "UInt": "a whole number from 0 on", "UInt64": "a whole number from 0 on",
        "UInt32": "a whole number from 0 to 4294967295", "UInt16": "a whole number from 0 to 65535",
        "UInt8": "a whole number from 0 to 255",
    ]

    private func hint(_ type: String, _ value: JSONValue?) -> String? {
        let isNumber =
            Self.integers[type] != nil || ["a number", "a date, in seconds since 2001"].contains(wanted(type))
        switch value?.kind {
        case .string(let text)? where isNumber && text.contains("-") && text.first?.isNumber ?? false:
            let seconds = ISODate.seconds(text).map { ": send \(JSONValue.text(of: $0 - Self.reference))" }
            return "ActivityKit reads a Date as seconds since 2001-01-01, not as a text such as "
                + text.prefix(24).quoted() + (seconds ?? "")
        case .string(let text)? where ["{", "["].contains(text.first):
            return "write the value itself, without quotes around it: here it is a text"
        case .string(let text)? where type == "Dictionary" && text.allSatisfy({ $0.isLetter }) && !text.isEmpty:
            return "write an object of the properties; a case of an enumeration with values is {\(text.quoted()): {}}"
        case .string? where type == "Date":
            return "subtract \(JSONValue.text(of: Self.reference)) from seconds since 1970"
        case .string(let text)? where isNumber && Double(text) != nil: return "write the number without quotes"
        case .string(let text)? where type == "Bool" && ["true", "false"].contains(text.lowercased()):
            return "write \(text.lowercased()) without quotes"
        case .number(let number, _)? where type == "Bool" && (number == 0 || number == 1):
            return "write \(number == 1), not a number"
        case .number(let number, _)? where Self.integers[type] != nil && number != number.rounded():
            return "round it, or make the property a Double"
        case .number? where type == "String", .bool? where type == "String": return "write it in quotes"
        default: return nil
        }
    }

    // MARK: What is read in another way than meant

    func finding(aboutUnread path: [String]) -> Diagnostic {
        let parent = value(at: path.dropLast())
        let key = path.last ?? ""
        let position = parent?.members?.first { $0.key == key }?.keyPosition
        return Diagnostic(
            .warning, "activity-unread-key",
            "no property of the app's type reads \(key.quoted()) of \(name(path[0]))", at: span(position),
            path: jsonPath(path), hint: "keys are the properties' names, letter by letter: an optional one stays empty")
    }

    /// A date beyond 2040 or before 2010 isn't one that anybody means.
    func finding(about date: ActivityReading.Date) -> Diagnostic? {
        let value = value(at: date.path)
        guard let number = value?.number else { return nil }
        let sane = 1_262_304_000.0...2_208_988_800
        if sane.contains(date.seconds) { return nil }
        let reason =
            sane.contains(number)
            ? "the number counts from 1970, and ActivityKit counts from 2001"
            : sane.contains(number / 1000)
                ? "the number is milliseconds since 1970, and ActivityKit counts seconds from 2001"
                : "ActivityKit reads a Date as seconds since 2001-01-01"
        let meant = sane.contains(number) ? number : sane.contains(number / 1000) ? number / 1000 : nil
        return Diagnostic(
            .warning, "activity-date",
            "\(shown(date.path)) of \(name(date.path[0])) is the year \(Self.year(date.seconds))",
            at: span(value?.position), path: jsonPath(date.path),
            hint: reason + (meant.map { ": send \(JSONValue.text(of: $0 - Self.reference))" } ?? ""))
    }

    /// Seconds from 1970 to 2001.
    private static let reference = 978_307_200.0

    private static func year(_ seconds: Double) -> Int {
        guard abs(seconds) < 1e13 else { return seconds > 0 ? 9999 : 0 }
        return 1970 + Int((seconds / 31_556_952).rounded(.down))
    }
}
