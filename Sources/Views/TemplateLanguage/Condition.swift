import Basics

/// A condition on the notification, such as that of a view's visibility.
package indirect enum Condition: Sendable, Equatable {
    /// A test of a key's value.
    package enum Test: Sendable, Equatable {
        /// Present, and neither false, 0 nor empty.
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

    /// Evaluates the condition. A missing key fails every test but `exists: false` and `notEquals`.
    package func holds(in scope: Scope) -> Bool {
        switch self {
        case .key(let path, let test, let source):
            scope.checkName(of: path, source)
            guard scope.evaluation.mayCompute(300 + 110 * test.count) else { return false }
            return test.passes(scope.value(at: path))
        case .not(let condition): return !condition.holds(in: scope)
        case .all(let conditions): return conditions.allSatisfy { $0.holds(in: scope) }
        case .any(let conditions): return conditions.contains { $0.holds(in: scope) }
        }
    }
}

extension Condition.Test {
    /// The values that are compared.
    fileprivate var count: Int {
        switch self {
        case .isIn(let values), .isNotIn(let values): values.count
        case .isTruthy, .exists, .isGreater, .isLess: 1
        }
    }

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

    /// `true` if two scalars are equal as numbers or as texts.
    fileprivate func means(_ other: JSONValue) -> Bool {
        if let a = readNumber, let b = other.readNumber { return a == b }
        return plainText != nil && plainText == other.plainText
    }

    private var plainText: String? { string ?? bool.map { $0 ? "true" : "false" } }
}
