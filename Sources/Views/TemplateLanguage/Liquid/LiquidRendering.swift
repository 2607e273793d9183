import Basics

/// A template that is being filled.
struct LiquidRendering {
    private let values: JSONValue
    private let evaluation: Evaluation
    private(set) var text = ""
    /// Variables of `assign`, `capture` and `for`.
    private var variables: [String: JSONValue] = [:]

    init(values: JSONValue, evaluation: Evaluation) { (self.values, self.evaluation) = (values, evaluation) }

    mutating func render(_ nodes: [LiquidTemplate.Node]) {
        for node in nodes where evaluation.mayCompute(1_000) {
            switch node {
            case .text(let text): write(text)
            case .output(let expression): write(value(of: expression).liquidText)
            case .assign(let name, let expression): variables[name] = value(of: expression)
            case .capture(let name, let body):
                let outer = text
                text = ""
                render(body)
                variables[name] = JSONValue(.string(text))
                text = outer
            case .branches(let branches):
                if let branch = branches.first(where: { holds($0.condition) }) { render(branch.body) }
            case .loop(let loop): render(loop)
            }
        }
    }

    private mutating func write(_ part: String) { if evaluation.mayRender(part.utf8.count) { text += part } }

    private mutating func render(_ loop: LiquidTemplate.Loop) {
        let list = value(of: loop.list)
        var items = (list.array ?? []).dropFirst(loop.offset)
        if let limit = loop.limit { items = items.prefix(limit) }
        if items.isEmpty { return render(loop.otherwise) }
        let outer = (variables[loop.name], variables["forloop"])
        for (index, item) in (loop.isReversed ? items.reversed() : Array(items)).enumerated() {
            variables[loop.name] = item
            variables["forloop"] = [
                "index": JSONValue(.integer(index + 1)), "index0": JSONValue(.integer(index)),
                "first": JSONValue(.bool(index == 0)), "last": JSONValue(.bool(index == items.count - 1)),
                "length": JSONValue(.integer(items.count)),
            ]
            guard evaluation.mayCompute(2_000) else { break }
            render(loop.body)
        }
        (variables[loop.name], variables["forloop"]) = outer
    }

    // MARK: Values

    private func value(of expression: LiquidExpression) -> JSONValue {
        expression.filters.reduce(value(of: expression.operand)) { value, filter in
            guard evaluation.mayCompute(1_000 + 100 * value.compactSize) else { return JSONValue(.null) }
            let result = filter.kind.apply(to: value, filter.arguments.map(self.value), now: evaluation.now)
            return evaluation.mayCompute(20 * result.compactSize) ? result : JSONValue(.null)
        }
    }

    private func value(of operand: LiquidExpression.Operand) -> JSONValue {
        switch operand {
        case .literal(let value): return value
        case .range(let start, let end):
            let (first, last) = (value(of: start).readNumber ?? 0, value(of: end).readNumber ?? 0)
            guard first <= last, last - first <= 10_000, abs(first) < 1e9,
                evaluation.mayCompute(100 * Int(last - first))
            else { return [] }
            return JSONValue(.array((Int(first)...Int(last)).map { JSONValue(.integer($0)) }))
        case .path(let steps):
            let keys = steps.map { step in
                switch step {
                case .key(let key): key
                case .computed(let operand): value(of: operand).liquidText
                }
            }
            return find(keys[...]) ?? JSONValue(.null)
        }
    }

    /// The value of a variable. A service's prefix, as in `customer.first_name`, needs no column of its own.
    private func find(_ keys: ArraySlice<String>) -> JSONValue? {
        guard let first = keys.first else { return nil }
        guard let root = variables[first] ?? values[first] else { return find(keys.dropFirst()) }
        return keys.dropFirst().reduce(root) { value, key in
            guard let value else { return nil }
            if let member = value[key] { return member }
            let list = value.array
            switch key {
            case "size":
                guard evaluation.mayCompute(20 * (value.string?.utf8.count ?? 0)) else { return nil }
                return JSONValue(.integer(list?.count ?? value.members?.count ?? value.liquidText.count))
            case "first": return list?.first
            case "last": return list?.last
            default:
                return Int(key).flatMap { index in
                    list.flatMap { list in
                        let place = index < 0 ? list.count + index : index
                        return list.indices.contains(place) ? list[place] : nil
                    }
                }
            }
        }
    }

    // MARK: Conditions

    private func holds(_ condition: LiquidCondition) -> Bool {
        guard evaluation.mayCompute(1_000) else { return false }
        switch condition {
        case .always: return true
        case .isTrue(let operand): return value(of: operand).isLiquidTrue
        case .not(let condition): return !holds(condition)
        case .and(let left, let right): return holds(left) && holds(right)
        case .or(let left, let right): return holds(left) || holds(right)
        case .compare(let left, let comparison, let right):
            let (left, right) = (value(of: left), value(of: right))
            let steps = comparison == .contains ? 100 : 25
            guard evaluation.mayCompute(steps * (left.compactSize + right.compactSize)) else { return false }
            return Self.compare(left, comparison, right)
        }
    }

    private static func compare(
        _ left: JSONValue, _ comparison: LiquidCondition.Comparison, _ right: JSONValue
    ) -> Bool {
        // Cells of a table are texts.
        let numbers = left.readNumber.flatMap { left in right.readNumber.map { (left, $0) } }
        switch comparison {
        case .equal: return numbers.map { $0.0 == $0.1 } ?? (left.liquidText == right.liquidText)
        case .unequal, .notEqual: return !compare(left, .equal, right)
        case .less: return numbers.map { $0.0 < $0.1 } ?? false
        case .greater: return numbers.map { $0.0 > $0.1 } ?? false
        case .atMost: return numbers.map { $0.0 <= $0.1 } ?? false
        case .atLeast: return numbers.map { $0.0 >= $0.1 } ?? false
        case .contains:
            if let list = left.array { return list.contains { $0.liquidText == right.liquidText } }
            // Unlike `contains`, it takes no longer than both texts are.
            return !left.liquidText.ranges(of: right.liquidText).isEmpty
        }
    }
}
