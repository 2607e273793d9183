/// When something is shown: a question about the notification.
indirect enum Condition: Sendable, Equatable {
    /// What a key's value is asked.
    enum Test: Sendable, Equatable {
        /// There, and neither false, 0 nor empty.
        case isTruthy
        case exists(Bool)
        case isIn([JSONValue])
        case isNotIn([JSONValue])
        case isGreater(than: Double)
        case isLess(than: Double)
    }

    case key(ContextPath, Test, SourceSpan)
    case not(Condition)
    case all([Condition])
    case any([Condition])

    /// The answer in a scope. A key that isn't there fails every test but `exists: false` and `notEquals`.
    func holds(in scope: Scope) -> Bool {
        switch self {
        case .key(let path, let test, let source):
            scope.checkName(of: path, source)
            return test.passes(scope.value(at: path))
        case .not(let condition): return !condition.holds(in: scope)
        case .all(let conditions): return conditions.allSatisfy { $0.holds(in: scope) }
        case .any(let conditions): return conditions.contains { $0.holds(in: scope) }
        }
    }
}

extension Condition.Test {
    fileprivate func passes(_ value: JSONValue?) -> Bool {
        let value = value?.kind == .null ? nil : value
        switch self {
        case .isTruthy: return value?.isTruthy ?? false
        case .exists(let wanted): return (value != nil) == wanted
        case .isIn(let values): return value.map { value in values.contains { $0.means(value) } } ?? false
        case .isNotIn(let values): return value.map { value in !values.contains { $0.means(value) } } ?? true
        case .isGreater(let bound): return value?.readNumber.map { $0 > bound } ?? false
        case .isLess(let bound): return value?.readNumber.map { $0 < bound } ?? false
        }
    }
}

extension JSONValue {
    /// The finite number that a text is.
    static func finiteNumber(_ text: String) -> Double? {
        let isPlain = text.utf8.allSatisfy { "+-.0123456789eE".utf8.contains($0) }
        return isPlain ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
    }

    /// The number that this is, or that its text is: many services send nothing but strings.
    var readNumber: Double? { number ?? string.flatMap(Self.finiteNumber) }

    fileprivate var isTruthy: Bool {
        switch kind {
        case .null: false
        case .bool(let bool): bool
        case .number(let number, _): number != 0
        case .string(let text): !["", "0", "false"].contains(text)
        case .array(let entries): !entries.isEmpty
        case .object(let members): !members.isEmpty
        }
    }

    /// Whether two scalars say the same, as a number or as a text.
    fileprivate func means(_ other: JSONValue) -> Bool {
        if let a = readNumber, let b = other.readNumber { return a == b }
        return plainText != nil && plainText == other.plainText
    }

    private var plainText: String? { string ?? bool.map { $0 ? "true" : "false" } }
}
