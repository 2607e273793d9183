import Basics

/// `{"when": condition, "then": …, "else": …}`: selects one of two values by a condition.
enum ValueChoice<Value: Sendable> {
    /// The key that marks an object as a choice.
    static var key: String { "when" }

    /// Without `then` or `else` the property is left alone in that case.
    static func decode(
        _ value: JSONValue, path: String, rule: ValueRule<Value>, context: ProgramDecoding
    ) -> Bound<Value>? {
        let object = ObjectReader(value, path: path, report: context.report)
        defer { object.finish() }
        let condition = object.decode(key, Condition.self)
        let first = object.bound("then", rule, context)
        let second = object.bound("else", rule, context)
        guard let condition else { return nil }
        if value["then"] == nil, value["else"] == nil {
            context.report.add(
                .error, "missing-key", "a choice needs \"then\" or \"else\"", at: value.position, path: path,
                hint: "{\"when\": condition, \"then\": value, \"else\": value}")
            return nil
        }
        return Bound(source: value) { scope in (condition.holds(in: scope) ? first : second)?.value(in: scope) }
    }
}
