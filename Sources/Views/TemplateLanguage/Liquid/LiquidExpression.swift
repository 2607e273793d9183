import Basics

/// A value of Liquid with its filters: `first_name | default: "there" | capitalize`.
struct LiquidExpression: Sendable {
    indirect enum Operand: Sendable {
        case literal(JSONValue)
        /// A variable; steps are keys, indices, `first`, `last` and `size`.
        case path([Step])
        /// `(1..3)`
        case range(Operand, Operand)
    }

    enum Step: Sendable {
        case key(String)
        /// `items[i]`
        case computed(Operand)
    }

    struct Filter: Sendable {
        let kind: LiquidFilter
        let arguments: [Operand]
    }

    var operand: Operand
    var filters: [Filter] = []

    /// The variable's keys, if it is one without computed keys.
    var keys: [String]? {
        guard case .path(let steps) = operand else { return nil }
        let keys = steps.compactMap { if case .key(let key) = $0 { key } else { nil } }
        return keys.count == steps.count ? keys : nil
    }
}

/// A condition of `if`, `unless` and `case`.
indirect enum LiquidCondition: Sendable {
    case always
    case isTrue(LiquidExpression.Operand)
    case compare(LiquidExpression.Operand, Comparison, LiquidExpression.Operand)
    case and(LiquidCondition, LiquidCondition)
    case or(LiquidCondition, LiquidCondition)
    case not(LiquidCondition)

    enum Comparison: String, Sendable, CaseIterable {
        case equal = "=="
        case unequal = "!="
        case notEqual = "<>"
        case atMost = "<="
        case atLeast = ">="
        case less = "<"
        case greater = ">"
        case contains
    }
}
