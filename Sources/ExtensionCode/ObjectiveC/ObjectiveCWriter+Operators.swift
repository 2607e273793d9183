import Basics
import SourceReading

extension ObjectiveCWriter {
    mutating func unary(_ sign: String, _ inner: ObjectiveCExpression, expecting type: SwiftType) -> SwiftValue {
        switch sign {
        case "!":
            let operand = truth(inner)
            return SwiftValue(text: operand.hasPrefix("!") ? "!(\(operand))" : "!\(operand)", type: .bool)
        case "++", "--":
            let place = expression(inner)
            return SwiftValue(text: "_preIncrement(&\(place.text), by: \(sign == "++" ? "1" : "-1"))", type: place.type)
        case "&":
            let place = expression(inner)
            return SwiftValue(text: "&\(place.text)", type: SwiftType(name: "", isOptional: false))
        case "*":
            // `*stop = YES` is a place; other pointers aren't followed.
            let value = expression(inner)
            return SwiftValue(text: "\(value.text).pointee", type: .unknown)
        default:
            let value = expression(inner)
            if sign == "+" { return value }
            let number = value.type.name == "Bool" ? SwiftType.int : value.type
            let text =
                value.isLiteral
                ? value.text
                : number.isNumber ? coerced(value, to: SwiftType(name: number.name, isOptional: false)) : value.text
            let isAtom =
                value.isLiteral || text.hasPrefix("(")
                || text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
            return SwiftValue(
                text: "\(sign)\(isAtom ? text : "(\(text))")",
                type: SwiftType(name: number.name, isOptional: number.isNumber ? false : nil),
                isLiteral: value.isLiteral)
        }
    }

    mutating func conditional(
        _ test: ObjectiveCExpression, _ first: ObjectiveCExpression?, _ second: ObjectiveCExpression,
        expecting type: SwiftType
    ) -> SwiftValue {
        let condition = truth(test)
        let a = expression(first ?? test, expecting: type)
        let b = expression(second, expecting: type)
        var target = type
        if !type.name.isEmpty, type.name != "Any" {
            target = type
        } else if a.isNull || b.isNull {
            target = SwiftType(name: a.isNull ? b.type.name : a.type.name, isOptional: true)
        } else if let number = commonType(a, b) {
            target = number
        } else if names.resolved(a.type.name) == names.resolved(b.type.name) {
            let isSure = a.type.isOptional == false && b.type.isOptional == false
            target = SwiftType(name: a.type.name, isOptional: !isSure)
        } else {
            target = .any
        }
        let (x, y) = (coerced(a, to: target), coerced(b, to: target))
        let isLiteral = a.isLiteral && b.isLiteral && target.isNumber
        let cast = target.name.isEmpty || isLiteral ? "" : target.name == "Any" ? " as Any?" : ""
        return SwiftValue(text: "(\(condition) ? \(x)\(cast) : \(y)\(cast))", type: target, isLiteral: isLiteral)
    }

    private func commonType(_ a: SwiftValue, _ b: SwiftValue) -> SwiftType? {
        guard a.type.isNumber, b.type.isNumber else { return nil }
        return binary("+", a, b).type
    }

    mutating func element(_ container: SwiftValue, _ key: ObjectiveCExpression) -> SwiftValue {
        let type = container.type
        if type.isArray, type.isOptional == false, type.element.isNumber || isStructure(type.element.name) {
            return SwiftValue(text: "\(container.text)[\(value(key, as: .int))]", type: type.element)
        }
        let found = SwiftValue(text: "_at(\(container.text), \(expression(key).text))", type: .any)
        return narrowed(found, type)
    }

    private func isStructure(_ name: String) -> Bool {
        name != "String" && hasEmptyValue(name) && names.types[names.resolved(name)]?.kind == .value
    }

    /// An element with the type that its container gives.
    func narrowed(_ value: SwiftValue, _ container: SwiftType) -> SwiftValue {
        var name = container.isArray ? container.element.name : ""
        if container.isDictionary, let colon = container.name.firstIndex(of: ":") {
            name = String(container.name[container.name.index(after: colon)...].dropLast()).trimmed
        }
        guard !name.isEmpty, name != "Any", name != "AnyObject" else { return value }
        return SwiftValue(text: "_as(\(value.text), to: \(name).self)", type: SwiftType(name: name, isOptional: true))
    }

    /// `(CGRect){…}`, and `{…}` of a structure or an array.
    mutating func compound(_ type: SwiftType, _ values: [ObjectiveCExpression]) -> SwiftValue {
        let plain = SwiftType(name: type.name, isOptional: false)
        if type.isArray {
            let texts = values.map { value($0, as: type.element) }
            return SwiftValue(text: "[\(texts.joined(separator: ", "))]", type: plain)
        }
        let fields: [String]
        switch type.name {
        case "CGRect": fields = values.count == 4 ? ["x", "y", "width", "height"] : ["origin", "size"]
        default:
            fields = names.types[type.name]?.members.filter { $0.kind == .property && !$0.isStatic }.map(\.name) ?? []
        }
        let members = names.members(of: type.name)
        let texts = zip(fields, values).map { field, value in
            let known = members.first { $0.name == field && $0.kind == .property }.map { SwiftType($0.type) }
            let fallback = ["x", "y", "width", "height"].contains(field) ? SwiftType("CGFloat") : SwiftType.unknown
            return "\(field): \(self.value(value, as: known ?? fallback))"
        }
        return SwiftValue(text: "\(type.name)(\(texts.joined(separator: ", ")))", type: plain)
    }

    mutating func closure(
        _ written: ObjectiveCType?, _ parameters: [ObjectiveCParameter], _ body: [ObjectiveCStatement],
        expecting type: SwiftType
    ) -> SwiftValue {
        let expected = type.isClosure ? SwiftType(names.resolved(type.name)).signature : nil
        let outer = (result, isInitializer)
        defer { (result, isInitializer) = outer }
        isInitializer = false
        scopes.append([:])
        defer { scopes.removeLast() }
        var heads: [String] = []
        var types: [SwiftType] = []
        var copies = ""
        for (index, parameter) in parameters.enumerated() {
            let own = module.swiftType(parameter.type)
            let known = expected.flatMap { $0.parameters.indices.contains(index) ? $0.parameters[index] : nil }
            types.append(known ?? own)
            let name = parameter.name.escapedName
            // An object of any class has the class that the block names.
            let isNarrowed = known?.name == "Any" && own.name != "Any" && own.isOptional != false && !own.isClosure
            declare(parameter.name, isNarrowed ? own : known ?? own)
            heads.append(known == nil ? "\(name): \(ObjectiveCModule.written(own, inClosure: true))" : name)
            let isChanged = Self.changes(parameter.name, body)
            guard isNarrowed || isChanged else { continue }
            copies += "\(isChanged ? "var" : "let") \(name) = "
            copies += isNarrowed ? "_as(\(name), to: \(own.name).self); " : "\(name); "
        }
        let found = BlockResult(body)
        result = expected?.result ?? written.map { module.swiftType($0) } ?? (found.hasValue ? .any : .void)
        let ignored = expected.map { $0.parameters.count - parameters.count } ?? 0
        heads += Array(repeating: "_", count: max(0, ignored))
        let arrow =
            expected == nil && result.name != "Void" ? " -> \(ObjectiveCModule.written(result, inClosure: true))" : ""
        let isTyped = expected == nil
        let list =
            heads.isEmpty
            ? (isTyped && !arrow.isEmpty ? "()" : "")
            : isTyped ? "(\(heads.joined(separator: ", ")))" : heads.joined(separator: ", ")
        let head = list.isEmpty ? "" : "\(list)\(arrow) in "
        let inputs = types.map { ObjectiveCModule.written($0, inClosure: true) }.joined(separator: ", ")
        let name = "(\(inputs)) -> \(ObjectiveCModule.written(result, inClosure: true))"
        let text = statements(body)
        // An expression alone would be the result.
        let single = body.count == 1 && result.name == "Void" ? "; return" : ""
        return SwiftValue(
            text: "{ \(head)\(copies)\(text)\(single) }",
            type: type.isClosure
                ? SwiftType(name: type.name, isOptional: false) : SwiftType(name: name, isOptional: false))
    }

    private static func changes(_ name: String, _ body: [ObjectiveCStatement]) -> Bool {
        body.contains { statement in
            if case .expression(.assignment(_, .name(name), _)) = statement.kind { return true }
            return false
        }
    }
}

/// `true` in `hasValue` if a block returns something.
private struct BlockResult {
    let hasValue: Bool

    init(_ body: [ObjectiveCStatement]) { hasValue = body.contains(where: Self.returns) }

    private static func returns(_ statement: ObjectiveCStatement) -> Bool {
        switch statement.kind {
        case .result(let value): value != nil
        case .block(let body): body.contains(where: returns)
        case .condition(_, let then, let other): returns(then) || other.map(returns) ?? false
        case .forIn(_, _, let body), .loop(_, _, _, let body), .repeating(let body, _): returns(body)
        case .choice(_, let cases): cases.contains { $0.body.contains(where: returns) }
        case .attempt(let body, let last): (body + last).contains(where: returns)
        default: false
        }
    }
}
