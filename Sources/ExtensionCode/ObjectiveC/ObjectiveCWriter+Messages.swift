import SourceReading

extension ObjectiveCWriter {
    mutating func message(
        _ receiver: ObjectiveCExpression, _ pieces: [String], _ values: [ObjectiveCExpression],
        expecting type: SwiftType
    ) -> SwiftValue {
        let selector = pieces.joined()
        if ["retain", "autorelease", "release"].contains(selector) { return expression(receiver) }
        // `[[Type alloc] initWith…]`, `[Type new]`.
        if case .message(let owner, let allocation, _, _) = receiver, let name = className(owner),
            allocation == ["alloc"] || allocation == ["allocWithZone:"]
        {
            return made(name, pieces, values)
        }
        if selector == "new" || selector == "alloc", let name = className(receiver) { return made(name, ["init"], []) }
        if let name = className(receiver) { return classMessage(name, pieces, values, expecting: type) }
        if case .name("super") = receiver {
            return send(
                SwiftValue(
                    text: "super",
                    type: SwiftType(name: module.parent(of: current), isOptional: false)),
                pieces, values, expecting: type)
        }
        return send(expression(receiver), pieces, values, expecting: type)
    }

    /// The class that a message goes to.
    private func className(_ value: ObjectiveCExpression) -> String? {
        switch value {
        case .message(.name("self"), ["class"], _, _), .member(.name("self"), "class"): return current?.name
        default: break
        }
        guard case .name(let name) = value, local(name) == nil else { return nil }
        if name == "self" { return isStatic ? current?.name : nil }
        if isClassName(name) { return name }
        // A class that isn't there: the compiler says so by its name.
        let isUnknown = names.constants[name] == nil && names.functions[name] == nil
        return name.first?.isUppercase ?? false && isUnknown && name.contains(where: \.isLowercase) ? name : nil
    }

    /// A new object.
    private mutating func made(
        _ name: String, _ pieces: [String], _ values: [ObjectiveCExpression]
    ) -> SwiftValue {
        if let known = FoundationMessages.made(name, pieces) { return filled(known, nil, values) }
        let type = module.swiftName(name)
        let (call, isOptional, isThrowing) = initializer(of: type, pieces, values)
        if let tolerant = tolerant(call, type, isThrowing) { return tolerant }
        if isThrowing {
            return SwiftValue(
                text: "(try? \(type)\(call.dropFirst("init".count)))", type: SwiftType(name: type, isOptional: true))
        }
        return SwiftValue(
            text: type + call.dropFirst("init".count), type: SwiftType(name: type, isOptional: isOptional))
    }

    /// The call of an initializer, `init(frame: …)`.
    mutating func initializer(
        of type: String, _ pieces: [String], _ values: [ObjectiveCExpression]
    ) -> (call: String, isOptional: Bool, isThrowing: Bool) {
        let members = names.members(of: type).filter { $0.kind == .initializer }
        if let match = SelectorMatch.best(pieces, in: members, of: type, isStatic: true) {
            let isOptional = match.member.type.hasSuffix("?") || match.member.type.hasSuffix("!")
            return ("init(\(arguments(match, pieces, values)))", isOptional, match.member.isThrowing)
        }
        if values.isEmpty { return ("init()", false, false) }
        let first = SelectorMatch.words(pieces[0]).dropFirst().drop { $0 == "with" }
        let labels = [first.joined()] + pieces.dropFirst().map { String($0.dropLast()) }
        let texts = zip(labels, values).map { "\($0.escapedLabel): \(expression($1).text)" }
        return ("init(\(texts.joined(separator: ", ")))", false, false)
    }

    private mutating func classMessage(
        _ name: String, _ pieces: [String], _ values: [ObjectiveCExpression], expecting type: SwiftType
    ) -> SwiftValue {
        if let known = FoundationMessages.made(name, pieces) { return filled(known, nil, values) }
        let own = module.swiftName(name)
        if pieces == ["class"] || pieces == ["self"] {
            return SwiftValue(text: "\(own).self", type: SwiftType(name: "AnyClass", isOptional: false))
        }
        // Swift's importer makes the method an initializer, as in all that are named as the end of their class.
        if pieces == ["animation"], own.hasPrefix("CA") { return made(name, ["init"], []) }
        let members = names.members(of: own)
        if let match = SelectorMatch.best(pieces, in: members, of: own, isStatic: true) {
            return call(
                match, on: SwiftValue(text: own, type: SwiftType(name: own, isOptional: false)), own, pieces, values)
        }
        if let known = FoundationMessages.sent(pieces) {
            return filled(
                known, SwiftValue(text: "\(own).self", type: SwiftType(name: "AnyClass", isOptional: false)), values)
        }
        return guessed(SwiftValue(text: own, type: SwiftType(name: own, isOptional: false)), pieces, values)
    }

    /// A message to an object.
    mutating func send(
        _ receiver: SwiftValue, _ pieces: [String], _ values: [ObjectiveCExpression],
        expecting type: SwiftType = .unknown
    ) -> SwiftValue {
        let name = names.resolved(receiver.type.name)
        let isClass = names.isClass(name) || names.isProtocol(name)
        let known = FoundationMessages.sent(pieces)
        let isOwn = names.members(of: name).contains { $0.selector == pieces.joined() }
        if let known, FoundationMessages.universal.contains(pieces.joined()), !isOwn, receiver.text != "super" {
            return narrowed(filled(known, receiver, values), known, receiver.type)
        }
        if let known, !isClass,
            names.types[name]?.kind != .value || name == "String" || FoundationMessages.isPlain(name)
        {
            return narrowed(filled(known, receiver, values), known, receiver.type)
        }
        if let setter = setter(receiver, pieces, values) { return setter }
        let members = names.members(of: name)
        if let match = SelectorMatch.best(pieces, in: members, of: name, isStatic: false) {
            return call(match, on: receiver, name, pieces, values)
        }
        if let known { return narrowed(filled(known, receiver, values), known, receiver.type) }
        if name.isEmpty || name == "Any" || name == "NSObject" {
            let found = owners(of: pieces).map { owner in
                let object = SwiftValue(
                    text: "_as(\(receiver.text), to: \(owner).self)", type: SwiftType(name: owner, isOptional: true))
                return send(object, pieces, values)
            }
            if let first = found.first {
                // One of them is the object's class.
                let isEffect = first.type.name == "Void"
                return isEffect ? SwiftValue(text: found.map(\.statement).joined(separator: "; "), type: .void) : first
            }
        }
        return guessed(receiver, pieces, values)
    }

    private func narrowed(_ value: SwiftValue, _ known: FoundationMessages.Template, _ type: SwiftType) -> SwiftValue {
        known.givesElement ? narrowed(value, type) : value
    }

    /// `setTitle:` of a property.
    private mutating func setter(
        _ receiver: SwiftValue, _ pieces: [String], _ values: [ObjectiveCExpression]
    ) -> SwiftValue? {
        guard pieces.count == 1, values.count == 1, pieces[0].hasPrefix("set"), pieces[0].hasSuffix(":") else {
            return nil
        }
        let words = Array(SelectorMatch.words(pieces[0]).dropFirst())
        let members = names.members(of: receiver.type.name)
        let selector = pieces[0]
        if members.contains(where: { $0.selector == selector }) { return nil }
        guard
            let found = members.first(where: { member in
                let own = SelectorMatch.words(member.name)
                return member.kind == .property && !member.isStatic
                    && (own == words || own.first == "is" && own.dropFirst().elementsEqual(words))
            })
        else { return nil }
        let type = SwiftType(names.located(found.type, in: found.owner))
        return SwiftValue(text: "\(chained(receiver)).\(found.name) = \(value(values[0], as: type))", type: .void)
    }

    /// A receiver before the dot of a member.
    func chained(_ receiver: SwiftValue) -> String {
        switch receiver.link ?? receiver.type.isOptional {
        case true?: "\(receiver.text)?"
        case false?: receiver.text
        case nil: "_o(\(receiver.text))?"
        }
    }

    /// `value.name`, of a structure as well.
    mutating func member(_ name: String, of receiver: SwiftValue) -> SwiftValue { send(receiver, [name], []) }

    private mutating func call(
        _ match: SelectorMatch, on receiver: SwiftValue, _ type: String, _ pieces: [String],
        _ values: [ObjectiveCExpression]
    ) -> SwiftValue {
        let member = match.member
        var found = SwiftType(names.located(member.type, in: member.owner))
        if found.name == "Self" { found.name = type }
        let base = chained(receiver)
        let link = found.isOptional
        if receiver.type.isOptional != false { found.isOptional = found.name == "Void" ? false : true }
        if member.kind == .property {
            return SwiftValue(text: "\(base).\(member.name.escapedName)", type: found, link: link)
        }
        if member.kind == .initializer,
            let tolerant = tolerant("init(\(arguments(match, pieces, values)))", type, member.isThrowing)
        {
            return tolerant
        }
        if member.kind == .initializer, !member.isThrowing {
            return SwiftValue(
                text: "\(type)(\(arguments(match, pieces, values)))",
                type: SwiftType(name: type, isOptional: found.isOptional))
        }
        let call = member.kind == .initializer ? type : "\(base).\(member.name.escapedName)"
        if found.name == "Void", !member.isThrowing, !Self.refusingNil.contains(member.name) {
            var conditions: [String] = []
            let list = arguments(match, pieces, values, &conditions)
            return SwiftValue(text: "\(call)(\(list))", type: found, link: link, conditions: conditions)
        }
        let text = "\(call)(\(arguments(match, pieces, values)))"
        if match.dropsError || member.isThrowing {
            return SwiftValue(
                text: "(try? \(text))", type: SwiftType(name: found.name == "Void" ? "" : found.name, isOptional: true))
        }
        return SwiftValue(text: text, type: found, link: link)
    }

    /// UIKit ignores a message whose object is `nil`, apart from these.
    private static let refusingNil: Set<String> = ["addConstraint", "addChild", "present", "pushViewController"]

    private mutating func arguments(
        _ match: SelectorMatch, _ pieces: [String], _ values: [ObjectiveCExpression]
    ) -> String {
        arguments(match, pieces, values) { $0 }
    }

    /// The arguments with names in place of those that must be there.
    private mutating func arguments(
        _ match: SelectorMatch, _ pieces: [String], _ values: [ObjectiveCExpression], _ conditions: inout [String]
    ) -> String {
        var found: [String] = []
        let text = arguments(match, pieces, values) { argument in
            guard let value = Self.needed(argument) else { return argument }
            found.append("let _\(found.count + 1) = _o(\(value))")
            return "_\(found.count)"
        }
        conditions = found
        return text
    }

    private mutating func arguments(
        _ match: SelectorMatch, _ pieces: [String], _ values: [ObjectiveCExpression], shown: (String) -> String
    ) -> String {
        let member = match.member
        var texts: [String] = []
        for (index, value) in zip(match.places, values) {
            var type = SwiftType(names.located(member.types[index], in: member.owner))
            if type.name.hasSuffix("...") { type = SwiftType(name: String(type.name.dropLast(3)), isOptional: false) }
            if type.name == "Self" { type.name = member.owner }
            let text = shown(self.value(value, as: type))
            texts.append(member.labels[index] == "_" ? text : "\(member.labels[index].escapedLabel): \(text)")
        }
        return texts.joined(separator: ", ")
    }

    /// A call that no declaration was found for: the compiler says what is missing.
    private mutating func guessed(
        _ receiver: SwiftValue, _ pieces: [String], _ values: [ObjectiveCExpression]
    ) -> SwiftValue {
        let base = chained(receiver)
        guard !values.isEmpty else { return SwiftValue(text: "\(base).\(pieces[0].escapedName)", type: .unknown) }
        var texts = [expression(values[0]).text]
        for (piece, value) in zip(pieces.dropFirst(), values.dropFirst()) {
            texts.append("\(piece.dropLast()): \(expression(value).text)")
        }
        return SwiftValue(text: "\(base).\(pieces[0].dropLast())(\(texts.joined(separator: ", ")))", type: .unknown)
    }

    /// A template with receiver and arguments.
    mutating func filled(
        _ template: FoundationMessages.Template, _ receiver: SwiftValue?, _ values: [ObjectiveCExpression]
    ) -> SwiftValue {
        var text = template.text.replacingParts("$0", receiver?.text ?? "")
        for index in values.indices {
            let name = "$\(index + 1)"
            guard let place = text.firstRange(of: name) else { continue }
            // `$1:Int` gives the type that the function takes.
            let rest = text[place.upperBound...]
            var type = SwiftType.unknown
            var end = place.upperBound
            if rest.hasPrefix(":") {
                let written = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "?" }
                type =
                    FoundationMessages.closures[String(written)].map { SwiftType(name: $0, isOptional: false) }
                    ?? SwiftType(String(written))
                end = rest.index(rest.startIndex, offsetBy: written.count + 1)
            }
            let value = expression(values[index], expecting: type)
            text.replaceSubrange(
                place.lowerBound..<end, with: type.name.isEmpty ? value.text : coerced(value, to: type))
        }
        if text.contains("$*") {
            var rest = values.dropFirst(template.fixed)
            if rest.last == .name("nil") { rest.removeLast() }
            let texts = rest.map { expression($0).text }
            let joined = texts.joined(separator: ", ")
            text = text.replacingParts(texts.isEmpty ? ", $*" : "$*", texts.isEmpty ? "" : joined).replacingParts(
                "$*", "")
        }
        return SwiftValue(text: text, type: template.type)
    }
}

extension String {
    func replacingParts(_ part: String, _ other: String) -> String {
        var result = ""
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            result += rest[..<range.lowerBound] + other
            rest = rest[range.upperBound...]
        }
        return result + rest
    }
}
