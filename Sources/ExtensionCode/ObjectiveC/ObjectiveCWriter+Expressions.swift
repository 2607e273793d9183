import SourceReading

extension ObjectiveCWriter {
    /// An expression as a value of a type.
    mutating func value(_ expression: ObjectiveCExpression, as type: SwiftType) -> String {
        coerced(self.expression(expression, expecting: type), to: type)
    }

    mutating func expression(_ value: ObjectiveCExpression, expecting type: SwiftType = .unknown) -> SwiftValue {
        switch value {
        case .name(let name): return self.name(name)
        case .number(let text): return number(text)
        case .text(let text), .cText(let text):
            return SwiftValue(text: text.swiftLiteral, type: SwiftType(name: "String", isOptional: false))
        case .character(let text):
            let code = text.unicodeScalars.first?.value ?? 0
            return SwiftValue(text: "\(code)", type: .int, isLiteral: true)
        case .boxed(let inner):
            let found = expression(inner)
            let isObject = found.type.isNumber || found.type.name == "Bool"
            if isObject, type.name == "NSNumber" {
                return SwiftValue(
                    text: "_boxed(\(found.text))", type: SwiftType(name: "NSNumber", isOptional: false))
            }
            return SwiftValue(
                text: found.isLiteral ? "(\(found.text) as \(found.type.name))" : found.text,
                type: isObject ? SwiftType(name: "NSNumber", isOptional: nil) : found.type)
        case .array(let values): return array(values, expecting: type)
        case .dictionary(let pairs):
            let texts = pairs.map { "(\(expression($0.key).text), \(object($0.value)))" }
            return SwiftValue(
                text: "_dictionary(\(texts.joined(separator: ", ")))",
                type: SwiftType(name: "[AnyHashable: Any]", isOptional: false))
        case .message(let receiver, let pieces, let values, _):
            return message(receiver, pieces, values, expecting: type)
        case .member(let base, let name):
            if case .name(let text) = base, local(text) == nil, isClassName(text) {
                return message(base, [name], [], expecting: type)
            }
            return member(name, of: expression(base))
        case .element(let base, let key): return element(expression(base), key)
        case .call(let function, let values): return call(function, values, expecting: type)
        case .unary(let sign, let inner): return unary(sign, inner, expecting: type)
        case .postfix(let inner, let sign):
            let place = expression(inner)
            return SwiftValue(
                text: "_postIncrement(&\(place.text), by: \(sign == "++" ? "1" : "-1"))", type: place.type)
        case .binary(let sign, let first, let second):
            if sign == "&&" || sign == "||" {
                return SwiftValue(text: "(\(truth(first)) \(sign) \(truth(second)))", type: .bool)
            }
            return binary(sign, expression(first), expression(second))
        case .assignment(_, let target, let new):
            let place = expression(target)
            return SwiftValue(text: "_assign(&\(place.text), \(self.value(new, as: place.type)))", type: place.type)
        case .conditional(let test, let first, let second): return conditional(test, first, second, expecting: type)
        case .cast(let target, let inner):
            // Swift has functions of one kind, and they are adapted where they are called.
            if target.signature != nil, !target.isBlock { return expression(inner, expecting: type) }
            let to = module.swiftType(target)
            let found = expression(inner, expecting: to)
            if to.name.isEmpty || to.name == "Void" { return found }
            return SwiftValue(text: coerced(found, to: to), type: to)
        case .compound(let written, let values):
            return compound(written.map { module.swiftType($0) } ?? type, values)
        case .block(let result, let parameters, let body): return closure(result, parameters, body, expecting: type)
        case .selector(let name):
            return SwiftValue(
                text: "Selector(\(name.swiftLiteral))", type: SwiftType(name: "Selector", isOptional: false))
        case .protocolName(let name): return SwiftValue(text: "\(name).self", type: .unknown)
        case .available: return SwiftValue(text: "true", type: .bool)
        case .sizeOf: return SwiftValue(text: "8", type: .int, isLiteral: true)
        case .unreadable: return SwiftValue(text: "_unreadable", type: .unknown)
        }
    }

    /// An argument that takes any object: numbers keep their kind.
    private mutating func object(_ value: ObjectiveCExpression) -> String {
        expression(value).text
    }

    private func number(_ text: String) -> SwiftValue {
        var digits = text.filter { $0 != "_" }
        let isHex = digits.hasPrefix("0x") || digits.hasPrefix("0X")
        let isFraction = !isHex && (digits.contains(".") || digits.contains("e") || digits.contains("E"))
        while let last = digits.last, "uUlL".contains(last) || !isHex && "fF".contains(last) { digits.removeLast() }
        if isHex { return SwiftValue(text: "0x" + digits.dropFirst(2), type: .int, isLiteral: true) }
        let isSingle = text.hasSuffix("f") || text.hasSuffix("F")
        if digits.hasPrefix(".") { digits = "0" + digits }
        if digits.hasSuffix(".") { digits += "0" }
        return SwiftValue(text: digits, type: isFraction || isSingle ? .double : .int, isLiteral: true)
    }

    private mutating func array(_ values: [ObjectiveCExpression], expecting type: SwiftType) -> SwiftValue {
        let texts = values.map { object($0) }.joined(separator: ", ")
        return SwiftValue(text: "_array(\(texts))", type: SwiftType(name: "[Any]", isOptional: false))
    }

    func isClassName(_ name: String) -> Bool {
        if module.classes[name]?.isImplemented ?? false { return true }
        if let known = FoundationNames.types[name] { return known != "Void" && name.first?.isUppercase ?? false }
        guard name.first?.isUppercase ?? false else { return false }
        let type = module.swiftName(name)
        return names.types[type].map { $0.kind != .protocol } ?? false
    }

    private func name(_ name: String) -> SwiftValue {
        if let local = local(name) { return SwiftValue(text: local.text, type: local.type) }
        switch name {
        case "self": return SwiftValue(text: "self", type: SwiftType(name: ownType, isOptional: false))
        case "super":
            let parent = module.parent(of: current)
            return SwiftValue(text: "super", type: SwiftType(name: parent, isOptional: false))
        case "YES", "true", "TRUE": return SwiftValue(text: "true", type: .bool)
        case "NO", "false", "FALSE": return SwiftValue(text: "false", type: .bool)
        case "nil", "NULL", "Nil": return .null
        case "_cmd":
            return SwiftValue(text: "Selector(#function)", type: SwiftType(name: "Selector", isOptional: false))
        default: break
        }
        if let variable = instanceVariable(name) { return variable }
        if let type = names.constants[name] {
            let found = SwiftType(type)
            return SwiftValue(
                text: name.escapedName, type: SwiftType(name: names.resolved(found.name), isOptional: found.isOptional))
        }
        if let constant = constant(name) { return constant }
        if let function = names.functions[name]?.first {
            return SwiftValue(
                text: name,
                type: SwiftType(
                    name: "(\(function.types.joined(separator: ", "))) -> \(function.type)", isOptional: false))
        }
        if isClassName(name) {
            let type = module.swiftName(name)
            return SwiftValue(text: "\(type).self", type: SwiftType(name: "AnyClass", isOptional: false))
        }
        return SwiftValue(text: name.escapedName, type: .unknown)
    }

    /// A variable of the object: `_name` is the property's unless the class declares it or has accessors of its own.
    private func instanceVariable(_ name: String) -> SwiftValue? {
        guard let current, !isStatic else { return nil }
        let members = names.members(of: ownType)
        if current.variables.contains(where: { $0.name == name }) || name.hasPrefix("_") {
            let isOwn = { (member: SwiftMember) in member.name == name && module.classes[member.owner] != nil }
            if let own = members.first(where: { $0.kind == .property && isOwn($0) }) {
                return SwiftValue(text: "self.\(name)", type: SwiftType(own.type))
            }
        }
        guard let shown = current.synthesized[name] ?? (name.hasPrefix("_") ? String(name.dropFirst()) : nil) else {
            return nil
        }
        guard let member = members.first(where: { $0.kind == .property && $0.name == shown && !$0.isStatic }) else {
            return nil
        }
        let property = current.properties.first { $0.name == shown }
        let hasAccessors =
            property.map { current.accessors(of: $0) }.map { $0.getter != nil || $0.setter != nil } ?? false
        let type = SwiftType(names.located(member.type, in: member.owner))
        return SwiftValue(text: hasAccessors ? "self.\(Self.store(shown))" : "self.\(shown.escapedName)", type: type)
    }

    /// A constant of the system's.
    private func constant(_ name: String) -> SwiftValue? {
        func value(_ text: String, _ type: String) -> SwiftValue {
            SwiftValue(text: text, type: SwiftType(name: type, isOptional: false))
        }
        if let known = FoundationNames.constants[name] {
            let isNumber = known.text.first?.isNumber ?? false
            return SwiftValue(
                text: known.text, type: SwiftType(name: known.type, isOptional: false), isLiteral: isNumber)
        }
        for (prefix, type) in FoundationNames.enumerations.sorted(by: { $0.key.count > $1.key.count })
        where name.hasPrefix(prefix) {
            let rest = name.dropFirst(prefix.count)
            for start in [rest, rest.hasPrefix("s") ? rest.dropFirst() : rest] {
                let wanted = (type.hasSuffix(".by") ? "by" : "") + start.lowercased()
                let owner = type.hasSuffix(".by") ? String(type.dropLast(3)) : names.resolved(type)
                if let found = names.members(of: owner).first(where: {
                    $0.isStatic && $0.kind == .property && $0.name.lowercased() == wanted
                }) {
                    return value("\(owner).\(found.name)", owner)
                }
                if wanted == "none" || wanted.isEmpty { return value("([] as \(owner))", owner) }
            }
        }
        if let found = names.constant(name) { return value(found.text, found.type) }
        if name.hasPrefix("NS"), let found = names.constant(String(name.dropFirst(2))) {
            return value(found.text, found.type)
        }
        if name.hasPrefix("NS"), name.hasSuffix("AttributeName") {
            let words = name.dropFirst(2).dropLast(13)
            return value(
                "NSAttributedString.Key.\(words.prefix(1).lowercased())\(words.dropFirst())", "NSAttributedString.Key")
        }
        if name.hasSuffix("Notification"), name.first?.isUppercase ?? false {
            return notification(name).map { value($0, "NSNotification.Name") }
        }
        return nil
    }

    /// `UIApplicationDidBecomeActiveNotification` is a member of its class, others of the names.
    private func notification(_ name: String) -> String? {
        for length in (4..<max(5, name.count)).reversed() {
            let prefix = String(name.prefix(length))
            guard names.isClass(prefix) else { continue }
            let rest = name.dropFirst(length)
            let member = rest.prefix(1).lowercased() + rest.dropFirst()
            if names.members(of: prefix).contains(where: { $0.name == member }) { return "\(prefix).\(member)" }
        }
        return "NSNotification.Name.\(name.dropLast("Notification".count))"
    }
}
