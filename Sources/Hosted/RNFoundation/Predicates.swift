import Foundation

// Predicates by format: comparisons joined by AND and OR, of SELF, of a dictionary's keys and of the code's properties
// that a storyboard can name.

extension NSPredicate {
    public convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(format: format, argumentArray: arguments)
    }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        guard let formula = PredicateFormat(format, arguments ?? []) else {
            Host.shared.note("code-not-modelled", "NSPredicate: \"\(format)\" isn't modelled; nothing matches it")
            self.init { _, _ in false }
            return
        }
        self.init { object, _ in formula.matches(object) }
    }
}

extension NSSortDescriptor {
    /// Sorts by descriptions: properties have no names here.
    public convenience init(key: String?, ascending: Bool) {
        Host.shared.note("code-not-modelled", "NSSortDescriptor(key:) sorts by the objects' descriptions")
        self.init(keyPath: \NSObject.description, ascending: ascending)
    }
}

/// A format such as `age > %d AND name CONTAINS[c] %@`.
private struct PredicateFormat {
    private struct Comparison {
        var path: String
        var relation: String
        var ignoresCase: Bool
        var value: Any
    }

    /// Alternatives of comparisons that hold together.
    private var alternatives: [[Comparison]] = []

    private static let pattern = #"^\s*(%K|[\w.]+)\s*(==|=|!=|<>|>=|<=|>|<|[A-Za-z]+)\s*(\[[cd]+\])?\s*(.+?)\s*$"#

    /// `nil` for a format that isn't understood.
    init?(_ format: String, _ arguments: [Any]) {
        var arguments = arguments[...]
        let options: String.CompareOptions = [.regularExpression, .caseInsensitive]
        func parts(_ text: String, _ separators: String) -> [String] {
            text.replacingOccurrences(of: #"\s+(\#(separators))\s+"#, with: "\u{1}", options: options)
                .components(separatedBy: "\u{1}")
        }
        for alternative in parts(format, #"OR|\|\|"#) {
            var comparisons: [Comparison] = []
            for text in parts(alternative, "AND|&&") {
                guard let comparison = Self.comparison(text, &arguments) else { return nil }
                comparisons.append(comparison)
            }
            alternatives.append(comparisons)
        }
    }

    private static func comparison(_ text: String, _ arguments: inout ArraySlice<Any>) -> Comparison? {
        let whole = NSRange(text.startIndex..., in: text)
        guard let match = try? NSRegularExpression(pattern: pattern).firstMatch(in: text, range: whole)
        else { return nil }
        let groups = (0...4).map { Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? "" }
        let path = groups[1] == "%K" ? arguments.popFirst().map { "\($0)" } : groups[1]
        guard let path, let value = value(groups[4], &arguments) else { return nil }
        return Comparison(
            path: path, relation: groups[2].uppercased(), ignoresCase: groups[3].contains("c"), value: value)
    }

    private static func value(_ text: String, _ arguments: inout ArraySlice<Any>) -> Any? {
        if text.hasPrefix("%") { return arguments.popFirst() }
        if let quote = text.first, quote == "'" || quote == "\"" { return String(text.dropFirst().dropLast()) }
        let constants: [String: Any] = ["nil": NSNull(), "null": NSNull(), "true": true, "yes": true, "false": false]
        return constants[text.lowercased()] ?? Double(text)
    }

    func matches(_ object: Any?) -> Bool {
        alternatives.contains { $0.allSatisfy { Self.holds($0, for: object) } }
    }

    private static func holds(_ comparison: Comparison, for object: Any?) -> Bool {
        let value = member(comparison.path, of: object)
        let (left, right) = (text(value, comparison.ignoresCase), text(comparison.value, comparison.ignoresCase))
        switch comparison.relation {
        case "==", "=", "LIKE": return left == right
        case "!=", "<>": return left != right
        case "CONTAINS": return (value as? [Any])?.contains { text($0, false) == right } ?? left.contains(right)
        case "BEGINSWITH": return left.hasPrefix(right)
        case "ENDSWITH": return left.hasSuffix(right)
        case "MATCHES": return left.range(of: "^(?:\(right))$", options: .regularExpression) != nil
        case "IN": return (comparison.value as? [Any])?.contains { text($0, comparison.ignoresCase) == left } ?? false
        default:
            guard let a = number(value), let b = number(comparison.value) else { return false }
            switch comparison.relation {
            case ">": return a > b
            case ">=": return a >= b
            case "<": return a < b
            case "<=": return a <= b
            default: return false
            }
        }
    }

    private static func member(_ path: String, of object: Any?) -> Any? {
        path.split(separator: ".").reduce(object) { object, name in
            if name.uppercased() == "SELF" { return object }
            if let members = object as? NSDictionary { return members[String(name)] }
            return object.flatMap { ClassRegistry.value(String(name), of: $0 as AnyObject) }
        }
    }

    private static func number(_ value: Any?) -> Double? {
        if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
        return (value as? NSNumber)?.doubleValue ?? (value as? Int).map(Double.init) ?? value as? Double
    }

    /// Numbers are compared in one spelling, so that 1 equals 1.0.
    private static func text(_ value: Any?, _ ignoresCase: Bool) -> String {
        let text = number(value).map { "\($0)" } ?? (value is NSNull ? nil : value).map { "\($0)" } ?? ""
        return ignoresCase ? text.lowercased() : text
    }
}
