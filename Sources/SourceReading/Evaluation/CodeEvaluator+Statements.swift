/// Statements, in their order.
extension CodeEvaluator {
    /// The value of a body: of its `return`, or of its only expression.
    mutating func result(of body: [SourceStatement]) -> SourceValue {
        if body.count == 1, case .expression(let only) = body[0] { return value(of: only) }
        if body.count == 1, case .choice = body[0] { return value(of: .statement(body[0])) }
        if case .returned(let value) = joining(catchesReturns: true, { $0.run(body) }) { return value }
        return .unknown
    }

    mutating func run(_ statements: [SourceStatement]) -> Flow {
        for statement in statements {
            guard step() else { return .left }
            switch run(statement) {
            case .on: continue
            case .left: return .left
            case .returned(let value): return .returned(value)
            }
        }
        return .on
    }

    private mutating func run(_ statement: SourceStatement) -> Flow {
        switch statement {
        case .variable(let variable):
            frame.locals[variable.name] =
                variable.value.map { value(of: $0, type: variable.type) }
                ?? variable.getter.map { SourceValue.closure(parameters: [], body: $0) } ?? .unknown
        case .assignment(let target, let mark, let expression): assign(target, mark, value(of: expression))
        case .expression(let expression): if !expression.isIdleTask { snap(value(of: expression)) }
        case .condition(let conditions, let then, let other): return run(conditions, then, other)
        case .guarding(let conditions, let other):
            let (test, _) = test(conditions)
            return branch(test, { _ in .on }, else: { $0.run(other) })
        case .choice(let subject, let cases):
            let subject = value(of: subject)
            let others = cases.filter { !$0.patterns.isEmpty } + cases.filter(\.patterns.isEmpty)
            return run(others[...], of: subject)
        case .loop(let names, let sequence, let body): return loop(names, over: value(of: sequence), body)
        case .block(let body): return run(body)
        case .result(let expression): return .returned(expression.map { value(of: $0) } ?? .unknown)
        case .leave: return .left
        case .function(let function):
            let names = function.parameters.map(\.name)
            frame.locals[function.name] = .closure(parameters: names, body: function.body)
        case .type, .cases: break
        }
        return .on
    }

    private mutating func run(
        _ conditions: [SourceCondition], _ then: [SourceStatement], _ other: [SourceStatement]
    ) -> Flow {
        var shadowed: [String: SourceValue?] = [:]
        for case .binding(let name, _) in conditions { shadowed.updateValue(frame.locals[name], forKey: name) }
        defer { for (name, old) in shadowed { frame.locals[name] = old } }
        let (test, isKnown) = test(conditions)
        if isKnown || test != .yes { return branch(test, { $0.run(then) }, else: { $0.run(other) }) }
        let flow = run(then)
        runAside(other)
        // An early exit that may not happen.
        if case .returned(let value) = flow, value.isKnown { return flow }
        return .on
    }

    /// Runs a branch that isn't taken, only for what it makes.
    private mutating func runAside(_ statements: [SourceStatement]) {
        let kept = (frame, isAside, stored, exits, assumed)
        isAside = true
        _ = run(statements)
        (frame, isAside, stored, exits, assumed) = kept
    }

    /// The test that all conditions come to, of which those that aren't known count as met.
    private mutating func test(_ conditions: [SourceCondition]) -> (test: SourceTest, isKnown: Bool) {
        let before = assumed
        defer { assumed = before }
        var (test, isKnown) = (SourceTest.yes, true)
        for condition in conditions {
            guard let next = self.test(condition)?.assuming(assumed) else {
                isKnown = false
                continue
            }
            test = test && next
            if test == .no { break }
            assumed.append(next)
            // Where the value is there, it's one of the choices that are.
            if case .binding(let name, _) = condition {
                frame.locals[name] = frame.locals[name]?.assuming(assumed).unwrapped
            }
        }
        return (test, isKnown)
    }

    private mutating func test(_ condition: SourceCondition) -> SourceTest? {
        switch condition {
        case .available: return .yes
        case .test(let expression): return truth(of: value(of: expression))
        case .binding(let name, let expression):
            let found = value(of: expression)
            frame.locals[name] = found
            return found.existence
        case .pattern(let pattern, let expression): return matches(pattern, value(of: expression))
        }
    }

    /// The test that a truth value is true; `nil` if that isn't known.
    func truth(of value: SourceValue) -> SourceTest? {
        value.truth(isObjectiveC: frame.file.hasSuffix(".m") || frame.file.hasSuffix(".mm"))
    }

    private mutating func matches(_ pattern: SourceExpression, _ subject: SourceValue) -> SourceTest? {
        if case .name("_") = pattern { return .yes }
        if case .member(_, let name) = pattern {
            let test = subject.test { value in
                switch value {
                case .enumCase(_, let other), .symbol(let other): .known(name == other)
                case .null: .no
                default: nil
                }
            }
            if let test { return test }
        }
        return value(of: pattern).equality(subject)
    }

    private mutating func run(_ cases: ArraySlice<SourceCase>, of subject: SourceValue) -> Flow {
        guard let part = cases.first else { return .on }
        let rest = cases.dropFirst()
        var test: SourceTest? = part.patterns.isEmpty ? .yes : .no
        for pattern in part.patterns {
            let next = matches(pattern, subject)
            test = test == .yes || next == .yes ? .yes : test.flatMap { test in next.map { test || $0 } }
        }
        if let test {
            return branch(
                test, { $0.leaving { $0.run(part.body) } }, else: { $0.run(rest, of: subject) })
        }
        guard subject == .unknown else { return run(rest, of: subject) }
        let flow = run(part.body)
        for other in rest { runAside(other.body) }
        if case .returned(let value) = flow, value.isKnown { return flow }
        return .on
    }

    /// A `break` ends a `switch` or a loop only.
    private mutating func leaving(_ follow: (inout Self) -> Flow) -> Flow {
        if case .returned(let value) = joining(catchesReturns: false, follow) { return .returned(value) }
        return .on
    }

    private mutating func loop(_ names: [String], over sequence: SourceValue, _ body: [SourceStatement]) -> Flow {
        if names.count == 1, case .field(let path) = sequence, path.count > 1 {
            return loop(names, over: Self.list(at: path), body)
        }
        if case .choice(let test, let first, let second) = sequence.assuming(assumed) {
            return branch(test, { $0.loop(names, over: first, body) }, else: { $0.loop(names, over: second, body) })
        }
        var rounds: [[SourceValue]] = [names.map { _ in .unknown }]
        var test = SourceTest.yes
        switch sequence {
        case .array(let elements):
            rounds = elements.map { element in
                if names.count > 1, case .object(let tuple) = element {
                    return names.indices.map { tuple["\($0)"] ?? .unknown }
                }
                return [element]
            }
        case .dictionary(let entries): rounds = entries.map { [$0.key, $0.value] }
        case .object(let object):
            if names.count == 1, let first = part(0, of: object) ?? notificationMember("first", of: object) {
                rounds = [[first]]
                test = first.existence ?? .yes
            }
        case .property(let path): if path.last == "subviews", names.count == 1 { rounds = [[sequence]] }
        default: break
        }
        return branch(
            test,
            { evaluator in
                for round in rounds.prefix(64) {
                    for (name, value) in zip(names, round) { evaluator.frame.locals[name] = value }
                    if case .returned(let value) = evaluator.leaving({ $0.run(body) }) {
                        return value.isKnown ? .returned(value) : .on
                    }
                }
                return .on
            }, else: { _ in .on })
    }
}

extension SourceExpression {
    /// A task of a URLSession that nothing resumes, so that its closure isn't called.
    fileprivate var isIdleTask: Bool {
        guard case .call(.member(_, let name), _, _) = self else { return false }
        return ["dataTask", "downloadTask", "uploadTask"].contains { name == $0 || name.hasPrefix("\($0)With") }
    }
}
