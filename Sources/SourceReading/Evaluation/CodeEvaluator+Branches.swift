/// Ways through the code that depend on the notification.
extension CodeEvaluator {
    /// The values that the code has set so far.
    struct State {
        var locals: [String: SourceValue]
        var this: SourceValue
        var stored: [String: SourceValue]
    }

    /// A way that leaves a function or a round of a loop early.
    struct Exit {
        var flow: Flow
        var state: State
        var test: SourceTest
    }

    private var state: State {
        get { State(locals: frame.locals, this: frame.this, stored: stored) }
        set {
            (frame.locals, frame.this) = (newValue.locals, newValue.this)
            stored = newValue.stored
        }
    }

    /// Follows both branches of a test.
    mutating func branch(
        _ test: SourceTest, _ first: (inout Self) -> Flow, else second: (inout Self) -> Flow
    ) -> Flow {
        let test = test.assuming(assumed)
        if test == .yes { return first(&self) }
        if test == .no { return second(&self) }
        if test.count > SourceTest.maxParts { return first(&self) }
        guard step((frame.locals.count + stored.count + test.count * assumed.count) / 8) else { return .left }
        let (start, before) = (state, assumed)
        assumed = before + [test]
        let firstFlow = first(&self)
        let firstEnd = state
        let firstTest = SourceTest.yes.joined(assumed.dropFirst(before.count))
        (state, assumed) = (start, before + [!test])
        let secondFlow = second(&self)
        let secondTest = SourceTest.yes.joined(assumed.dropFirst(before.count))
        assumed = before
        switch (firstFlow, secondFlow) {
        case (.on, .on):
            state = merged(test, firstEnd, state)
            return .on
        case (.on, _):
            leave(secondFlow, state, secondTest)
            (state, assumed) = (firstEnd, before + [test])
            return .on
        case (_, .on):
            leave(firstFlow, firstEnd, firstTest)
            assumed = before + [!test]
            return .on
        default:
            leave(firstFlow, firstEnd, firstTest)
            assumed = before + [!test]
            return secondFlow
        }
    }

    private mutating func leave(_ flow: Flow, _ state: State, _ test: SourceTest) {
        exits.append(Exit(flow: flow, state: state, test: SourceTest.yes.joined(assumed[scopeStart...]) && test))
    }

    /// Follows a function or a round, and joins the ways that have left it early.
    /// - Parameter catchesReturns: `false` for a round of a loop or a case, which a `return` leaves with its function.
    mutating func joining(catchesReturns: Bool, _ follow: (inout Self) -> Flow) -> Flow {
        let outer = (exits, assumed, scopeStart)
        if catchesReturns { scopeStart = assumed.count }
        exits = []
        var flow = follow(&self)
        let found = exits
        (exits, assumed, scopeStart) = outer
        for exit in found.reversed() {
            if !catchesReturns {
                guard case .left = exit.flow else {
                    exits.append(exit)
                    continue
                }
            }
            let test = exit.test.assuming(assumed)
            guard test.count <= SourceTest.maxParts else { continue }
            state = merged(test, exit.state, state)
            flow = joined(test, exit.flow, flow)
        }
        return flow
    }

    private func joined(_ test: SourceTest, _ first: Flow, _ second: Flow) -> Flow {
        switch (first, second) {
        case (.returned(let a), .returned(let b)): .returned(.chosen(test, a, b))
        case (.returned(let a), _): .returned(a.isKnown ? .chosen(test, a, .unknown) : a)
        default: second
        }
    }

    private mutating func merged(_ test: SourceTest, _ first: State, _ second: State) -> State {
        var state = first
        state.this = merged(test, first.this, second.this)
        // A variable of one branch ends with it.
        for (name, value) in first.locals {
            state.locals[name] = second.locals[name].map { merged(test, value, $0) }
        }
        for path in Set(first.stored.keys).union(second.stored.keys) {
            state.stored[path] = merged(
                test, first.stored[path] ?? initial(path), second.stored[path] ?? initial(path))
        }
        return state
    }

    /// Most values are the same in both branches.
    private mutating func merged(_ test: SourceTest, _ first: SourceValue, _ second: SourceValue) -> SourceValue {
        if first == second { return first }
        guard step(test.count * (first.weight + second.weight) / 8) else { return first }
        return .chosen(test, first, second)
    }

    /// The value of a property before the code sets one: its first value, or what the file has.
    private mutating func initial(_ path: String) -> SourceValue {
        guard let variable = model.variable(path, in: frame.type), variable.value.value != nil else { return .kept }
        let kept = stored.removeValue(forKey: path)
        defer { stored[path] = kept }
        return declared(variable)
    }

    /// The value of an expression where a test is met, and of another one where it isn't.
    mutating func value(
        _ test: SourceTest, _ first: (inout Self) -> SourceValue, else second: (inout Self) -> SourceValue
    ) -> SourceValue {
        var (a, b) = (SourceValue?.none, SourceValue?.none)
        _ = branch(
            test,
            { evaluator in
                a = first(&evaluator)
                return .on
            },
            else: { evaluator in
                b = second(&evaluator)
                return .on
            })
        return .chosen(test.assuming(assumed), a ?? b ?? .unknown, b ?? a ?? .unknown)
    }

    /// Choices of one call that are followed: its arguments' multiply, and of its values only a few are kept.
    private static let maxSpread = 64

    /// The value of a call for each choice among its arguments.
    mutating func spread(
        _ values: [SourceArgumentValue], _ call: (inout Self, [SourceArgumentValue]) -> SourceValue
    ) -> SourceValue {
        var left = Self.maxSpread
        return spread(values, &left, call)
    }

    private mutating func spread(
        _ values: [SourceArgumentValue], _ left: inout Int,
        _ call: (inout Self, [SourceArgumentValue]) -> SourceValue
    ) -> SourceValue {
        for (index, argument) in values.enumerated() {
            guard case .choice(let test, let first, let second) = argument.value.assuming(assumed) else { continue }
            let parts = [first, second].map { part in
                var values = values
                values[index].value = part
                return values
            }
            return value(test, &left, { $0.spread(parts[0], &$1, call) }, else: { $0.spread(parts[1], &$1, call) })
        }
        return call(&self, values)
    }

    /// The value of a call for each choice of its receiver.
    mutating func spread(_ owner: SourceValue, _ call: (inout Self, SourceValue) -> SourceValue) -> SourceValue {
        var left = Self.maxSpread
        return spread(owner, &left, call)
    }

    private mutating func spread(
        _ owner: SourceValue, _ left: inout Int, _ call: (inout Self, SourceValue) -> SourceValue
    ) -> SourceValue {
        guard case .choice(let test, let first, let second) = owner.assuming(assumed) else { return call(&self, owner) }
        return value(test, &left, { $0.spread(first, &$1, call) }, else: { $0.spread(second, &$1, call) })
    }

    /// The value of one choice of a call; the first alone if too many are followed.
    private mutating func value(
        _ test: SourceTest, _ left: inout Int, _ first: (inout Self, inout Int) -> SourceValue,
        else second: (inout Self, inout Int) -> SourceValue
    ) -> SourceValue {
        var (a, rest) = (SourceValue.unknown, left - 1)
        let value = value(
            test,
            { evaluator in
                a = first(&evaluator, &rest)
                return a
            }, else: { rest > 0 ? second(&$0, &rest) : a })
        left = rest
        return rest > 0 ? value : a
    }
}

extension SourceTest {
    /// The test with others that must be met as well.
    func joined(_ others: ArraySlice<SourceTest>) -> SourceTest { others.reduce(self) { $0 && $1 } }
}
