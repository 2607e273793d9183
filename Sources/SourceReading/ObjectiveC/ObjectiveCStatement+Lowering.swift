extension ObjectiveCStatement {
    /// The statement as those that values are read from.
    var lowered: [SourceStatement] {
        switch kind {
        case .expression(.call(.name("_raise"), _)), .leave, .goOn: [.leave]
        case .expression(.assignment(let sign, let target, let value)): Self.assignment(target, sign, value)
        case .expression(.postfix(let target, let sign)): Self.step(target, sign)
        case .expression(.unary(let sign, let target)) where sign == "++" || sign == "--": Self.step(target, sign)
        case .expression(let value): [SourceStatement.expression(value.lowered)].filter { $0 != .expression(.unknown) }
        case .variables(let variables): variables.map { .variable($0.lowered) }
        case .block(let body): [.block(body.flatMap(\.lowered))]
        case .condition(let test, let then, let other):
            [.condition([.test(test.lowered)], then: then.branch, else: other?.branch ?? [])]
        case .forIn(let variable, let values, let body):
            [.loop(names: [variable.name], over: values.lowered, body: body.branch)]
        case .loop(let start, let test, _, let body): [Self.loop(start, test, body)]
        case .repeating(let body, _): [.loop(names: [], over: .unknown, body: body.branch)]
        case .choice(let subject, let cases): [.choice(subject.lowered, cases.map(\.lowered))]
        case .result(let value): [.result(value?.lowered)]
        case .attempt(let body, let last): [.block(body.flatMap(\.lowered)), .block(last.flatMap(\.lowered))]
        case .unreadable: []
        }
    }

    /// The statements of a loop's or condition's body.
    private var branch: [SourceStatement] {
        if case .block(let body) = kind { body.flatMap(\.lowered) } else { lowered }
    }

    private static func step(_ target: ObjectiveCExpression, _ sign: String) -> [SourceStatement] {
        [.assignment(target.lowered, "\(sign.prefix(1))=", .number(1))]
    }

    /// `a = b = c` sets `b` first.
    private static func assignment(
        _ target: ObjectiveCExpression, _ sign: String, _ value: ObjectiveCExpression
    ) -> [SourceStatement] {
        var first: [SourceStatement] = []
        if case .assignment(let sign, let target, let value) = value { first = assignment(target, sign, value) }
        return first + [.assignment(target.lowered, sign, value.lowered)]
    }

    /// A loop that counts up to a limit goes over a range; the body of another one is read once.
    private static func loop(
        _ start: ObjectiveCStatement?, _ test: ObjectiveCExpression?, _ body: ObjectiveCStatement
    ) -> SourceStatement {
        guard case .variables(let variables)? = start?.kind, let counter = variables.first else {
            return .loop(names: [], over: .unknown, body: body.branch)
        }
        var range = SourceExpression.unknown
        if let from = counter.value, case .binary(let sign, .name(counter.name), let limit)? = test,
            sign == "<" || sign == "<="
        {
            range = .operation(from.lowered, sign == "<" ? "..<" : "...", limit.lowered)
        }
        return .loop(names: [counter.name], over: range, body: body.branch)
    }
}

extension ObjectiveCCase {
    /// The default has no patterns, whatever labels share it.
    fileprivate var lowered: SourceCase {
        let patterns = values.contains(nil) ? [] : values.compactMap { $0?.lowered }
        return SourceCase(patterns: patterns, body: body.flatMap(\.lowered))
    }
}

extension ObjectiveCVariable {
    var lowered: SourceVariable {
        SourceVariable(name: name, type: type.name, value: value?.lowered, position: position)
    }
}
