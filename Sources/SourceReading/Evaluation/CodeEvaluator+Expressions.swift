extension CodeEvaluator {
    /// The value of an expression.
    /// - Parameter type: the declared type, which names the enum of `.a`.
    mutating func value(of expression: SourceExpression, type: String?) -> SourceValue {
        if let type, case .member(nil, let name) = expression, model.types[type] != nil {
            return member(name, of: .type(type))
        }
        if let type, case .call(.member(nil, "init"), let arguments, let position) = expression {
            return value(of: .call(.name(type), arguments, position))
        }
        return value(of: expression)
    }

    mutating func value(of expression: SourceExpression) -> SourceValue {
        guard step(), depth < Self.maxDepth else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let value = made(by: expression)
        switch expression {
        case .name, .member, .number, .boolean, .null, .closure, .keyPath, .unknown: return value
        default: return mayHold(value) ? value : .unknown
        }
    }

    /// `false` for a value that is larger than one that an extension shows, and when the steps are used up.
    private mutating func mayHold(_ value: SourceValue) -> Bool {
        let weight = value.weight
        return step(weight / 8) && weight <= SourceValue.maxWeight
    }

    /// The result of an operation on each pair of choices.
    mutating func combined(
        _ first: SourceValue, _ second: SourceValue, _ operation: (SourceValue, SourceValue) -> SourceValue
    ) -> SourceValue {
        let work = first.weight * second.choices + second.weight * first.choices
        return step(work / 8) ? first.combined(second, operation) : .unknown
    }

    private mutating func made(by expression: SourceExpression) -> SourceValue {
        switch expression {
        case .text(let parts): return text(parts)
        case .number(let number): return .number(number)
        case .boolean(let flag): return .boolean(flag)
        case .null: return .null
        case .name(let name): return named(name)
        case .member(let base, let name):
            guard let base else { return .symbol(name) }
            return spread(value(of: base)) { $0.member(name, of: $1) }
        case .call(let callee, let arguments, let position): return call(callee, arguments, position)
        case .element(let base, let arguments):
            let keys = arguments.map { value(of: $0.value) }
            let fallback = arguments.dropFirst().first.map { value(of: $0.value) }
            return spread(value(of: base)) { $0.element(keys.first ?? .unknown, of: $1, fallback: fallback) }
        case .array(let elements): return .array(elements.map { value(of: $0) })
        case .dictionary(let pairs):
            return .dictionary(pairs.map { .init(key: value(of: $0.key), value: value(of: $0.value)) })
        case .tuple(let parts):
            var fields: [String: SourceValue] = [:]
            for (index, part) in parts.enumerated() {
                let value = value(of: part.value)
                fields["\(index)"] = value
                if let label = part.label { fields[label] = value }
            }
            return .object(SourceObject(type: "()", fields: fields))
        case .operation(let left, let name, let right): return operation(left, name, right)
        case .prefix(let mark, let operand):
            if mark == "!", let test = truth(of: value(of: operand)) { return .truth(!test) }
            return .unknown
        case .conditional(let condition, let first, let second):
            if let test = truth(of: value(of: condition)) {
                return value(test, { $0.value(of: first) }, else: { $0.value(of: second) })
            }
            let value = value(of: first)
            return value.isKnown && value != .null ? value : self.value(of: second)
        case .cast(let value, let type): return cast(self.value(of: value), to: type)
        case .closure(let parameters, let body): return .closure(parameters: parameters, body: body)
        case .keyPath(let steps): return .keyPath(steps)
        case .statement(let statement): return chosen(statement)
        case .unknown: return .unknown
        }
    }

    private mutating func text(_ parts: [SourceTextPart]) -> SourceValue {
        parts.reduce(.text([])) { text, part in
            let next =
                switch part {
                case .literal(let literal): SourceValue.literal(literal)
                case .interpolation(let expression): value(of: expression)
                }
            return combined(text, next) { Self.operation($0, "+", $1) }
        }
    }

    /// The value of an `if` or `switch` as an expression: its branches have one expression each.
    private mutating func chosen(_ statement: SourceStatement) -> SourceValue {
        func returning(_ body: [SourceStatement]) -> [SourceStatement] {
            guard body.count == 1, case .expression(let only) = body[0] else { return body }
            return [.result(only)]
        }
        let made: SourceStatement =
            switch statement {
            case .condition(let conditions, let then, let other):
                .condition(conditions, then: returning(then), else: returning(other))
            case .choice(let subject, let cases):
                .choice(subject, cases.map { SourceCase(patterns: $0.patterns, body: returning($0.body)) })
            default: statement
            }
        if case .returned(let value) = joining(catchesReturns: true, { $0.run([made]) }) { return value }
        return .unknown
    }

    private mutating func operation(
        _ left: SourceExpression, _ name: String, _ right: SourceExpression
    ) -> SourceValue {
        let first = value(of: left)
        switch name {
        case "??":
            let isMissing = { (part: SourceValue) in part == .null || part == .unknown || part.isField }
            guard first.test({ .known(isMissing($0)) }) != .no else { return first }
            let second = value(of: right)
            return first.mapChoices { Self.coalesced($0, second) }
        case "&&", "||":
            guard let test = truth(of: first) else {
                // What isn't known counts as met.
                let second = value(of: right)
                return name == "&&" || second == .boolean(true) ? second : .unknown
            }
            let isAnd = name == "&&"
            return value(
                isAnd ? test : !test,
                { evaluator in
                    let second = evaluator.value(of: right)
                    return evaluator.truth(of: second).map(SourceValue.truth)
                        ?? (isAnd && test != .yes ? .boolean(true) : .unknown)
                }, else: { _ in .boolean(!isAnd) })
        case "is": return .unknown
        default:
            let second = value(of: right)
            return combined(first, second) { Self.operation($0, name, $1) }
        }
    }

    /// The value of `first ?? second`.
    private static func coalesced(_ first: SourceValue, _ second: SourceValue) -> SourceValue {
        switch first {
        case .null: return second
        case .field(let path):
            switch second {
            case .text, .field:
                guard let otherwise = second.pieces, !otherwise.isEmpty else { return first }
                return .text([.optional(path, otherwise: otherwise)])
            case .unknown: return first
            default: return first.existence.map { .chosen($0, first, second) } ?? first
            }
        case .unknown: return second == .null ? .unknown : second
        default: return first
        }
    }

    /// The result of an operator with two values that are no choices.
    static func operation(_ first: SourceValue, _ name: String, _ second: SourceValue) -> SourceValue {
        switch (name, first, second) {
        case (_, .length, _), (_, _, .length): return SourceLength.operation(first, name, second)
        case ("==", _, _): return first.equality(second).map(SourceValue.truth) ?? .unknown
        case ("!=", _, _): return first.equality(second).map { .truth(!$0) } ?? .unknown
        case ("+", .array(let a), .array(let b)): return .array(a + b)
        case ("+", .number(let a), .number(let b)): return .number(a + b)
        case ("-", .number(let a), .number(let b)): return .number(a - b)
        case ("*", .number(let a), .number(let b)): return .number(a * b)
        case ("/", .number(let a), .number(let b)) where b != 0: return .number(a / b)
        case ("<", .number(let a), .number(let b)): return .boolean(a < b)
        case (">", .number(let a), .number(let b)): return .boolean(a > b)
        case ("<=", .number(let a), .number(let b)): return .boolean(a <= b)
        case (">=", .number(let a), .number(let b)): return .boolean(a >= b)
        case ("<", _, _), (">", _, _), ("<=", _, _), (">=", _, _):
            return SourceValue.comparison(first, name, second).map(SourceValue.truth) ?? .unknown
        // Options of Objective-C.
        case ("|", _, _): return .array((first.options ?? []) + (second.options ?? []))
        case ("+", _, _):
            guard let a = first.pieces, let b = second.pieces else { return .unknown }
            return .text(a + b)
        case ("..<", .number(let a), .number(let b)) where b - a < 64 && a <= b:
            return .array((Int(a)..<Int(b)).map { .number(Double($0)) })
        case ("...", .number(let a), .number(let b)) where b - a < 64 && a <= b:
            return .array((Int(a)...Int(b)).map { .number(Double($0)) })
        // Up to a number that the notification decides: the first.
        case ("..<", .number, .unknown), ("...", .number, .unknown), ("..<", .number, .field), ("...", .number, .field):
            return .array([first])
        default: return .unknown
        }
    }

    /// The value of a name: a local variable, a member of the object, or a global declaration.
    private mutating func named(_ name: String) -> SourceValue {
        if let local = frame.locals[name] { return local }
        if name == "self" { return frame.this }
        if name == "Self", let type = frame.type { return .type(type) }
        if case .object(let object) = frame.this, let field = object[name] { return field }
        if case .enumCase = frame.this, name == "rawValue" { return member(name, of: frame.this) }
        if let variable = model.variable(name, in: memberType) { return declared(variable) }
        // Instance variables of Objective-C's properties.
        if name.hasPrefix("_"), let stored = stored[String(name.dropFirst())] { return stored }
        if let stored = stored[name] { return stored }
        if model.types[name] != nil || Self.isSystemType(name) { return .type(name) }
        if isMember(name) {
            return .property([members.contains(name) ? name : String(name.dropFirst())])
        }
        noteMissing(name)
        return .symbol(name)
    }

    /// `true` for an outlet or another property of the object, which a file that isn't read may declare.
    private func isMember(_ name: String) -> Bool { members.contains(name) || name.hasPrefix("_") }

    /// `true` for a type of Apple's frameworks, by its prefix.
    package static func isSystemType(_ name: String) -> Bool {
        ["UN", "UI", "NS", "CG", "CL", "MK", "AV", "CA", "CN", "WK", "PH", "SK"].contains { prefix in
            name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
        }
            || [
                "String", "Set", "Array", "Data", "URL", "Bundle", "Date", "Int", "Double", "CGFloat", "Dictionary",
                "DispatchQueue", "Locale", "Calendar", "FileManager", "JSONDecoder", "ProcessInfo",
            ].contains(name)
    }

    /// The value of a constant, of a variable's first value, or of a computed property.
    mutating func declared(_ variable: CodeModel.Declared<SourceVariable>, this: SourceValue? = nil) -> SourceValue {
        let name = variable.value.name
        if let stored = stored[name], !variable.value.isStatic { return stored }
        let this = this ?? frame.this
        let frame = Frame(file: variable.file, type: variable.type, this: this)
        if let getter = variable.value.getter {
            let key = "\(variable.type ?? "").\(name)()"
            guard evaluating.insert(key).inserted, frames.count < 12 else { return .unknown }
            defer { evaluating.remove(key) }
            frames.append(frame)
            defer { frames.removeLast() }
            return result(of: getter)
        }
        guard let expression = variable.value.value else {
            return variable.value.isStatic || variable.type == nil ? .unknown : .property([name])
        }
        if changesFlags, !variable.value.isConstant, case .boolean = expression { return .unknown }
        return once("\(variable.type ?? "").\(name)") { evaluator in
            evaluator.frames.append(frame)
            defer { evaluator.frames.removeLast() }
            return evaluator.value(of: expression, type: variable.value.type)
        }
    }

    /// An element of an array, dictionary or field.
    mutating func element(_ key: SourceValue, of base: SourceValue, fallback: SourceValue? = nil) -> SourceValue {
        switch (base, key) {
        case (.array(let elements), .number(let index)):
            return Int(exactly: index).flatMap { elements.indices.contains($0) ? elements[$0] : nil } ?? .unknown
        case (.dictionary(let entries), _):
            guard step(entries.count / 4) else { return .unknown }
            return entries.first { $0.key.equals(key) == true }?.value ?? fallback ?? .unknown
        case (.field(let path), .number(let index)):
            return Int(exactly: index).map { .field(path + ["\($0)"]) } ?? .unknown
        case (.field(let path), _):
            guard let name = key.string, Self.isStep(name) else { return .unknown }
            return .field(path + [name])
        case (.object(let object), .number(let index)):
            return Int(exactly: index).flatMap { part($0, of: object) } ?? notificationElement(key, of: object)
        case (.object(let object), _): return notificationElement(key, of: object)
        default: return .unknown
        }
    }

    /// `true` for a key that a template can name.
    static func isStep(_ name: String) -> Bool {
        !name.isEmpty && !name.contains { $0.isWhitespace || "{}.".contains($0) }
    }
}

extension SourceValue {
    /// Equality of two values; `nil` if one isn't known.
    func equals(_ other: SourceValue) -> Bool? {
        switch (self, other) {
        // Pictures are light unless the dark ones are asked for.
        case (.property(let path), .symbol(let name)), (.property(let path), .type(let name)):
            path.last == "userInterfaceStyle" ? name.lowercased().hasSuffix("light") : nil
        case (.unknown, _), (_, .unknown), (.field, _), (_, .field), (.property, _), (_, .property): nil
        case (.symbol(let name), .enumCase(_, let other)), (.enumCase(_, let name), .symbol(let other)): name == other
        case (.text, .text): string.flatMap { text in other.string.map { text == $0 } }
        case (.null, .null): true
        case (.null, .object), (.object, .null), (.null, .text), (.text, .null): false
        case (.number, .number), (.boolean, .boolean), (.enumCase, .enumCase), (.symbol, .symbol): self == other
        default: nil
        }
    }

    /// The options of a set: one, or several in an array.
    package var options: [SourceValue]? {
        switch self {
        case .array(let elements): elements
        // Constants of the system's, in Objective-C, are told from types by nothing.
        case .symbol, .enumCase, .type: [self]
        case .number, .null: []
        case .object(let object): object["rawValue"] == nil && !object.fields.isEmpty ? nil : []
        default: nil
        }
    }
}
