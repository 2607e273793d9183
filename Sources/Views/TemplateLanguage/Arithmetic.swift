import Basics

/// `{"sum": ["userInfo.end", 900]}`: a number computed from numbers and dates.
struct Arithmetic: Sendable {
    enum Operation: String, Sendable, CaseIterable {
        case sum, difference, product, quotient

        var apply: @Sendable (Double, Double) -> Double {
            switch self {
            case .sum: { $0 + $1 }
            case .difference: { $0 - $1 }
            case .product: { $0 * $1 }
            case .quotient: { $0 / $1 }
            }
        }
    }

    enum Term: Sendable {
        case number(Double)
        case key(ContextPath)
    }

    static let keys = Operation.allCases.map(\.rawValue)

    let operation: Operation
    /// At least one; the operation applies from the first to the last.
    let terms: [Term]
    let source: SourceSpan

    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> Arithmetic? {
        let report = context.report
        let source = report.span(object.value, object.path)
        let found = Operation.allCases.filter { object.raw($0.rawValue) != nil }
        guard let operation = found.first else { return nil }
        if found.count > 1 {
            report.add(
                .error, "conflicting-keys",
                "a number can't be a \(found[0].rawValue) and a \(found[1].rawValue) at once",
                at: object.value.position, path: object.path, hint: "name one of them in \"values\"")
        }
        let elements = object.array(operation.rawValue) ?? []
        let terms = elements.compactMap { element -> Term? in
            element.value.number.map { .number($0) }
                ?? ContextPath.decode(element.value, path: element.path, report: report).map { .key($0) }
        }
        if elements.count < 2, object.value[operation.rawValue]?.array != nil {
            report.add(
                .error, "out-of-range", "a \(operation.rawValue) needs two terms", at: object.value.position,
                path: object.path, hint: "such as [\"userInfo.end\", 900]")
        }
        return terms.isEmpty ? nil : Arithmetic(operation: operation, terms: terms, source: source)
    }

    /// The number; `nil` if a term is missing, or isn't a number, which is a finding.
    @Sendable func text(in scope: Scope) -> String? {
        guard scope.evaluation.mayCompute(2_000 * terms.count) else { return nil }
        var numbers: [Double] = []
        for term in terms {
            guard let number = number(term, in: scope) else { return nil }
            numbers.append(number)
        }
        let result = numbers.dropFirst().reduce(numbers[0], operation.apply)
        if result.isFinite { return JSONValue.text(of: result) }
        scope.warn(source, "binding-not-a-number", "the \(operation.rawValue) is no finite number")
        return nil
    }

    /// A number, or seconds since 1970 of a date.
    private func number(_ term: Term, in scope: Scope) -> Double? {
        switch term {
        case .number(let number): return number
        case .key(let key):
            guard let value = scope.value(at: key, requiredBy: source), value.kind != .null else { return nil }
            if let number = DateValue(value)?.seconds(in: scope.evaluation.timeZone) ?? value.readNumber {
                return number
            }
            scope.warn(
                source, "binding-not-a-number", "\(key.text) is \(value.described), neither a number nor a date")
            return nil
        }
    }
}
