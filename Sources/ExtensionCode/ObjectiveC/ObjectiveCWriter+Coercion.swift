import SourceReading

/// Conversions between types, which Objective-C makes without being asked.
extension ObjectiveCWriter {
    /// Types of values that have an empty one, which a message to `nil` returns.
    func hasEmptyValue(_ name: String) -> Bool {
        if SwiftType.numbers.contains(name) || name.hasPrefix("[") { return true }
        switch name {
        case "Bool", "String", "Data", "CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform", "NSRange":
            return true
        case "URL", "Date", "IndexPath", "UUID", "Calendar", "Locale", "TimeZone", "URLRequest", "CharacterSet",
            "DateComponents", "Error":
            return false
        default: return names.types[names.resolved(name)]?.kind == .value
        }
    }

    /// A value that isn't optional.
    func unwrapped(_ value: SwiftValue) -> String {
        if value.type.isOptional == false || value.isLiteral || value.type.name.isEmpty { return value.text }
        return hasEmptyValue(value.type.name) ? "_z(\(value.text))" : "_some(\(value.text))"
    }

    func coerced(_ value: SwiftValue, to wanted: SwiftType) -> String {
        let type = SwiftType(name: names.resolved(wanted.name), isOptional: wanted.isOptional)
        let name = names.resolved(value.type.name)
        let target = names.resolved(type.name)
        let wantsOptional = type.isOptional ?? true
        if target.isEmpty { return value.text }
        if target.hasPrefix("Set<"), name != target {
            let text = "_as(\(value.text), to: \(target).self)"
            return wantsOptional ? text : "_z(\(text))"
        }
        if target.contains("<") { return wantsOptional ? value.text : unwrapped(value) }
        if value.isNull { return wantsOptional ? "nil" : hasEmptyValue(target) ? "_zero()" : "nil" }
        if target == "Bool" { return wantsOptional && name == "Bool" ? value.text : truth(value) }
        if type.isNumber, value.isLiteral {
            let isWhole = !type.isFraction && value.type.isFraction
            return isWhole ? "\(target)(\(value.text))" : value.text
        }
        if type.isNumber, value.type.isNumber {
            let text = unwrapped(value)
            return name == target ? (wantsOptional ? value.text : text) : "\(target)(\(text))"
        }
        if type.isNumber, name == "Bool" { return "(\(unwrapped(value)) ? 1 : 0)" }
        if type.isClosure, value.type.isClosure, name != target, let adapted = adapted(value, to: type) {
            return adapted
        }
        if name == target || target == "Any" || type.isClosure {
            return wantsOptional ? value.text : unwrapped(SwiftValue(text: value.text, type: value.type))
        }
        if value.type.isClosure, type.name.isEmpty { return value.text }
        // An object of a subclass.
        if names.inherits(name, from: target), !name.isEmpty {
            return wantsOptional ? value.text : unwrapped(value)
        }
        if target == "AnyClass" { return value.text }
        if name == "String", ["Name", "Key", "Mode"].contains(target.split(separator: ".").last.map(String.init) ?? "")
        {
            return "\(target)(rawValue: \(unwrapped(value)))"
        }
        if name == "NSNumber" || name == "Any" || name.isEmpty || hasEmptyValue(name) || names.isClass(name)
            || value.type.isOptional != nil
        {
            let isEnumeration = names.types[target]?.kind == .value && (value.type.isNumber || name == "NSNumber")
            if isEnumeration, !hasEmptyStruct(target) {
                return wantsOptional
                    ? "\(target)(rawValue: .init(\(unwrapped(value))))"
                    : "_z(\(target)(rawValue: .init(\(unwrapped(value)))))"
            }
            if names.isProtocol(target), name == "Any" || name.isEmpty {
                return wantsOptional ? "(\(value.text) as? \(target))" : "(\(value.text) as! \(target))"
            }
            if name.isEmpty { return value.text }
            let text = "_as(\(value.text), to: \(target).self)"
            return wantsOptional
                ? text : unwrapped(SwiftValue(text: text, type: SwiftType(name: target, isOptional: true)))
        }
        return value.text
    }

    /// A closure with the types of another one, such as of an object that is or isn't optional.
    private func adapted(_ value: SwiftValue, to type: SwiftType) -> String? {
        guard let from = SwiftType(names.resolved(value.type.name)).signature, let to = type.signature,
            from.parameters.count == to.parameters.count, from.parameters != to.parameters || from.result != to.result
        else { return nil }
        let names = to.parameters.indices.map { "a\($0)" }
        let texts = zip(names, zip(to.parameters, from.parameters)).map { name, types in
            coerced(SwiftValue(text: name, type: types.0), to: types.1)
        }
        let call = "block(\(texts.joined(separator: ", ")))"
        let result = to.result.name == "Void" ? call : coerced(SwiftValue(text: call, type: from.result), to: to.result)
        let body = "{ \(names.isEmpty ? "" : names.joined(separator: ", ") + " in ")\(result) }"
        let found = "_o(\(value.text)).map { block in \(body) }"
        return type.isOptional ?? true ? found : "(\(found))!"
    }

    private func hasEmptyStruct(_ name: String) -> Bool {
        ["CGRect", "CGPoint", "CGSize", "UIEdgeInsets", "CGAffineTransform", "NSRange", "String"].contains(name)
    }

    /// A condition: what isn't zero or `nil` holds.
    mutating func truth(_ value: ObjectiveCExpression) -> String { truth(expression(value)) }

    func truth(_ value: SwiftValue) -> String {
        if value.type.name == "Bool" { return unwrapped(value) }
        if value.isNull { return "false" }
        if value.isLiteral { return Double(value.text) == 0 ? "false" : "true" }
        if value.type.isNumber { return "(\(unwrapped(value)) != 0)" }
        return "_true(\(value.text))"
    }

    func binary(_ sign: String, _ first: SwiftValue, _ second: SwiftValue) -> SwiftValue {
        if ["==", "!="].contains(sign) { return comparison(sign, first, second) }
        let isOrder = ["<", ">", "<=", ">="].contains(sign)
        if sign == "|" || sign == "&", isOptions(first) || isOptions(second) {
            let name = isOptions(first) ? first.type.name : second.type.name
            let type = SwiftType(name: name, isOptional: false)
            let (a, b) = (coerced(first, to: type), coerced(second, to: type))
            return SwiftValue(text: sign == "|" ? "([\(a), \(b)] as \(name))" : "\(a).intersection(\(b))", type: type)
        }
        guard let type = common(first, second) else {
            return SwiftValue(text: "(\(first.text) \(sign) \(second.text))", type: isOrder ? .bool : .unknown)
        }
        let isLiteral = first.isLiteral && second.isLiteral
        if sign == "%", type.isFraction {
            return SwiftValue(text: "(\(coerced(first, to: .int)) % \(coerced(second, to: .int)))", type: .int)
        }
        let text = "(\(coerced(first, to: type)) \(sign) \(coerced(second, to: type)))"
        return SwiftValue(text: text, type: isOrder ? .bool : type, isLiteral: isLiteral && !isOrder && sign != "/")
    }

    private func isOptions(_ value: SwiftValue) -> Bool {
        guard let entry = names.types[names.resolved(value.type.name)] else { return false }
        return entry.inherited.contains("OptionSet")
    }

    /// The type in which two numbers meet; `nil` if neither's is known.
    private func common(_ first: SwiftValue, _ second: SwiftValue) -> SwiftType? {
        let (a, b) = (first.type, second.type)
        func plain(_ type: SwiftType) -> SwiftType { SwiftType(name: names.resolved(type.name), isOptional: false) }
        guard a.isNumber || b.isNumber || a.name == "Bool" && b.name == "Bool" else { return nil }
        if a.name == "Bool", b.name == "Bool" { return .int }
        if !a.isNumber { return plain(b) }
        if !b.isNumber { return plain(a) }
        if first.isLiteral, !second.isLiteral { return a.isFraction && !b.isFraction ? .double : plain(b) }
        if second.isLiteral, !first.isLiteral { return b.isFraction && !a.isFraction ? .double : plain(a) }
        if a.isFraction != b.isFraction { return plain(a.isFraction ? a : b) }
        return plain(a.name == "CGFloat" ? a : b)
    }

    private func comparison(_ sign: String, _ first: SwiftValue, _ second: SwiftValue) -> SwiftValue {
        func result(_ text: String) -> SwiftValue { SwiftValue(text: text, type: .bool) }
        if first.isNull || second.isNull {
            let value = first.isNull ? second : first
            if value.type.isOptional == false, value.type.isNumber || value.type.name == "Bool" {
                return result("(\(coerced(value, to: .double)) \(sign) 0)")
            }
            return result("(\(value.type.isOptional == true ? value.text : "_o(\(value.text))") \(sign) nil)")
        }
        if first.type.name == "Bool", second.type.name == "Bool" {
            return result("(\(truth(first)) \(sign) \(truth(second)))")
        }
        if let type = common(first, second) {
            return result("(\(coerced(first, to: type)) \(sign) \(coerced(second, to: type)))")
        }
        let name = names.resolved(first.type.name)
        if !name.isEmpty, name == names.resolved(second.type.name),
            names.types[name]?.kind == .value || name == "ComparisonResult", name != "String"
        {
            return result("(\(first.text) \(sign) \(second.text))")
        }
        if name.isEmpty || second.type.name.isEmpty { return result("(\(first.text) \(sign) \(second.text))") }
        return result("(_same(\(first.text), \(second.text)) == \(sign == "==" ? "true" : "false"))")
    }
}
