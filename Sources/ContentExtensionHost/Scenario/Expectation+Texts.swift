import Basics

extension Expectation {
    enum TextMatch: Sendable {
        case equals(String)
        case contains(String)
    }
}

extension ScenarioReader {
    /// An exact text, or an object with a part of it.
    func match(_ raw: JSONValue, _ path: String) -> Expectation.TextMatch? {
        if let text = raw.string { return .equals(text) }
        guard let reader = report.object(raw, path: path, "a text, or an object with \"contains\""),
            reader.require("contains")
        else { return nil }
        let part = reader.string("contains")
        reader.finish()
        return part.map { .contains($0) }
    }
}

extension Expectation.TextMatch {
    func matches(_ text: String) -> Bool {
        switch self {
        case .equals(let expected): expected == text
        case .contains(let part): text.contains(part)
        }
    }

    /// The text for a list: `…part…` for a part.
    var shown: String {
        switch self {
        case .equals(let text): text
        case .contains(let part): "…\(part)…"
        }
    }

    /// The difference to a text; `nil` stands for a missing text.
    func failure(_ what: String, _ found: String?) -> ExpectationFailure? {
        guard let found else { return ExpectationFailure("\(what) isn't there") }
        switch self {
        case .equals(let expected):
            return expected == found
                ? nil
                : ExpectationFailure(
                    what, expected: expected.quoted(limit: 120), found: found.quoted(limit: 120),
                    hint: Self.difference(expected, found))
        case .contains(let part):
            return found.contains(part)
                ? nil
                : ExpectationFailure(
                    what, expected: "something with \(part.quoted(limit: 120))", found: found.quoted(limit: 120))
        }
    }

    /// The first difference of two texts that are long or hard to tell apart.
    private static func difference(_ expected: String, _ found: String) -> String? {
        if expected.filter({ !$0.isWhitespace }) == found.filter({ !$0.isWhitespace }) {
            return "they differ in white space alone"
        }
        guard max(expected.count, found.count) > 40 else { return nil }
        let shared = zip(expected, found).prefix { $0 == $1 }.count
        func rest(_ text: String) -> String { String(text.dropFirst(shared)).quoted(limit: 30) }
        return "from character \(shared + 1) on they differ: \(rest(expected)) and \(rest(found))"
    }
}

struct ExpectedList {
    private let texts: [Expectation.TextMatch]

    init(_ names: [String]) { texts = names.map { .equals($0) } }
    init(_ texts: [Expectation.TextMatch]) { self.texts = texts }

    /// The texts for messages.
    private var names: [String] { texts.map(\.shown) }

    func failure(_ what: String, _ found: [String]) -> ExpectationFailure? {
        texts.count == found.count && zip(texts, found).allSatisfy { $0.matches($1) }
            ? nil
            : ExpectationFailure(
                what, expected: Self.text(names), found: Self.text(found), hint: Self.difference(names, found))
    }

    /// Matches actions by identifier or title.
    func failure(actions: [NotificationAction]) -> ExpectationFailure? {
        let isSame =
            texts.count == actions.count
            && zip(texts, actions).allSatisfy { $0.matches($1.identifier) || $0.matches($1.title) }
        if isSame { return nil }
        // Uses titles where the expectation does.
        let usesTitles = names.contains { name in actions.contains { $0.title == name } }
        let found = actions.map { names.contains($0.identifier) || !usesTitles ? $0.identifier : $0.title }
        return failure("the actions", found)
    }

    /// A list for a message, truncated to 12 names.
    static func text(_ names: [String]) -> String {
        if names.isEmpty { return "none" }
        let shown = names.prefix(12).map { $0.quoted() }.joined(separator: ", ")
        return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
    }

    private static func difference(_ expected: [String], _ found: [String]) -> String? {
        let missing = missing(expected, in: found)
        let spare = self.missing(found, in: expected)
        if missing.isEmpty, spare.isEmpty { return "they are the same in another order" }
        if let first = missing.first, let hint = NearestName.hint(for: first, among: spare) { return hint }
        guard max(expected.count, found.count) > 3 else { return nil }
        return [("missing", missing), ("not expected", spare)].filter { !$0.1.isEmpty }
            .map { "\($0.0): \(text($0.1))" }.joined(separator: "; ")
    }

    /// The names that occur less often in the other list.
    private static func missing(_ names: [String], in others: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for other in others { counts[other, default: 0] += 1 }
        return names.filter { name in
            counts[name, default: 0] -= 1
            return counts[name, default: 0] < 0
        }
    }
}
