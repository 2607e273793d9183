import SourceReading

extension ObjectiveCWriter {
    mutating func statements(_ all: [ObjectiveCStatement]) -> String {
        scopes.append([:])
        defer { scopes.removeLast() }
        return all.map { statement($0) }.joined()
    }

    private mutating func statement(_ statement: ObjectiveCStatement) -> String {
        let text = self.text(of: statement)
        return text.isEmpty ? "" : LinedText.at(statement.line) + text
    }

    private mutating func braces(_ statement: ObjectiveCStatement) -> String {
        if case .block(let body) = statement.kind { return "{ \(statements(body)) }" }
        return "{ \(statements([statement])) }"
    }

    private mutating func text(of statement: ObjectiveCStatement) -> String {
        switch statement.kind {
        case .expression(let value): return effect(value)
        case .variables(let variables): return variables.compactMap { local($0) }.joined(separator: "; ")
        case .block(let body): return body.isEmpty ? "" : "do { \(statements(body)) }"
        case .condition(let test, let then, let other): return condition(test, then, other)
        case .forIn(let variable, let values, let body): return forIn(variable, values, body)
        case .loop(let start, let test, let step, let body): return loop(start, test, step, body)
        case .repeating(let body, let test): return "repeat \(braces(body)) while \(truth(test))"
        case .choice(let value, let cases): return choice(value, cases)
        case .result(let value): return self.result(value)
        case .leave: return "break"
        case .goOn: return "continue"
        case .attempt(let body, let last):
            let within = "_attempt(1); defer { _attempt(-1) }; \(statements(body))"
            return "do { \(within) }\(LinedText.at(0))\(statements(last))"
        case .unreadable: return "_unreadable"
        }
    }

    private mutating func condition(
        _ test: ObjectiveCExpression, _ then: ObjectiveCStatement, _ other: ObjectiveCStatement?
    ) -> String {
        if isInitializer {
            // `if (self = [super init])`, `if (self)`.
            if case .assignment("=", .name("self"), let value) = test {
                return initializerCall(value) + LinedText.at(0) + inlined(then)
            }
            if case .name("self") = test { return inlined(then) }
            if case .unary("!", .name("self")) = test { return "" }
            if case .binary("!=", .name("self"), _) = test { return inlined(then) }
        }
        var text = "if \(truth(test)) \(braces(then))"
        if let other {
            if case .condition(let test, let then, let last) = other.kind {
                text += " else \(condition(test, then, last))"
            } else {
                text += " else \(braces(other))"
            }
        }
        return text
    }

    private mutating func inlined(_ statement: ObjectiveCStatement) -> String {
        if case .block(let body) = statement.kind { return body.map { self.statement($0) }.joined() }
        return self.statement(statement)
    }

    private mutating func initializerCall(_ value: ObjectiveCExpression) -> String {
        guard case .message(let receiver, let pieces, let values, _) = value else { return "_unreadable" }
        let isSuper = receiver == .name("super")
        let parent = module.parent(of: current)
        // An initializer of the class's own is a convenience one, which keeps those that the class inherits.
        let target = isSuper && isDesignated ? "super" : "self"
        return "\(target)." + initializer(of: isSuper ? parent : ownType, pieces, values).call
    }

    private mutating func result(_ value: ObjectiveCExpression?) -> String {
        guard let value, value != .name("self") || !isInitializer else { return "return" }
        if isInitializer {
            if case .message(.name("super"), _, _, _) = value { return initializerCall(value) }
            if case .message(.name("self"), let pieces, _, _) = value, pieces[0].hasPrefix("init") {
                return initializerCall(value)
            }
            return "return"
        }
        if result.name == "Void" { return "\(effect(value)); return" }
        return "return \(self.value(value, as: result))"
    }

    /// A local variable; a static one lives in a type of its own.
    private mutating func local(_ variable: ObjectiveCVariable) -> String? {
        // `__strong typeof(self) self = weakSelf` holds an object that stays anyway.
        if variable.name == "self" { return nil }
        if variable.type.marks.contains("static") {
            statics += 1
            let holder = "_Static\(statics)"
            let text = "struct \(holder) { nonisolated(unsafe) static var \(self.variable(variable)) }"
            declare(variable.name, module.swiftType(variable.type), text: "\(holder).\(variable.name.escapedName)")
            return text
        }
        var type = module.swiftType(variable.type)
        if variable.type.name.hasPrefix("typeof") {
            type =
                variable.type.name == "typeof(self)"
                ? SwiftType(name: ownType, isOptional: true) : variable.value.map { expression($0).type } ?? .unknown
        }
        if type.name == "Any", case .message? = variable.value, variable.type.name == "id" {
            let value = expression(variable.value ?? .unreadable)
            if !["Any", ""].contains(value.type.name), !value.isNull {
                type = SwiftType(name: value.type.name, isOptional: true)
            }
        }
        let text: String
        if type.name != module.swiftType(variable.type).name, !type.name.isEmpty {
            let value = variable.value.map { self.value($0, as: type) } ?? initial(type)
            text = "var \(variable.name.escapedName): \(ObjectiveCModule.written(type)) = \(value)"
        } else {
            text = "var \(self.variable(variable))"
        }
        declare(variable.name, type)
        return text
    }

    private mutating func forIn(
        _ variable: ObjectiveCVariable, _ values: ObjectiveCExpression, _ body: ObjectiveCStatement
    ) -> String {
        let source = expression(values)
        var type = module.swiftType(variable.type)
        if type.name == "Any", source.type.isArray {
            type = SwiftType(name: source.type.element.name, isOptional: true)
        }
        scopes.append([:])
        defer { scopes.removeLast() }
        let name = variable.name.escapedName
        declare(variable.name, type)
        let element = SwiftValue(text: "\(variable.name)_", type: .any)
        let isTyped = source.type.isArray && source.type.element.name == type.name
        let elements = isTyped ? unwrapped(source) : "_elements(\(source.text))"
        let first = isTyped ? element.text : coerced(element, to: type)
        let text =
            "for \(element.text) in \(elements) { "
            + "var \(name): \(ObjectiveCModule.written(type)) = \(first); "
        if case .block(let statements) = body.kind { return text + self.statements(statements) + " }" }
        return text + statements([body]) + " }"
    }

    private mutating func loop(
        _ start: ObjectiveCStatement?, _ test: ObjectiveCExpression?, _ step: [ObjectiveCExpression],
        _ body: ObjectiveCStatement
    ) -> String {
        scopes.append([:])
        defer { scopes.removeLast() }
        let first = start.map { self.text(of: $0) } ?? ""
        let condition = test.map { truth($0) } ?? "true"
        // `continue` makes the step as well.
        let last = step.isEmpty ? "" : "defer { \(step.map { effect($0) }.joined(separator: "; ")) }; "
        let inner = if case .block(let all) = body.kind { statements(all) } else { statements([body]) }
        let text = "while \(condition) { \(last)\(inner) }"
        return first.isEmpty ? text : "do { \(first); \(text) }"
    }

    private mutating func choice(_ value: ObjectiveCExpression, _ cases: [ObjectiveCCase]) -> String {
        let subject = expression(value)
        let type = SwiftType(name: subject.type.name, isOptional: false)
        var texts: [(isDefault: Bool, text: String)] = []
        for (index, one) in cases.enumerated() {
            let isDefault = one.values.contains { $0 == nil }
            let labels = one.values.compactMap { $0 }.map { self.value($0, as: type) }
            var body = one.body
            while body.count == 1, case .block(let inner) = body[0].kind { body = inner }
            var ends = false
            switch body.last?.kind {
            case .leave:
                body.removeLast()
                ends = true
            case .result, .goOn: ends = true
            case .block(let inner):
                if let last = inner.last?.kind {
                    ends = [.leave, .goOn].contains(last) || { if case .result = last { true } else { false } }()
                }
            default: break
            }
            var text = isDefault ? "default:" : "case \(labels.joined(separator: ", ")):"
            text += " " + statements(body)
            if body.isEmpty { text += ends || index + 1 == cases.count ? "break" : "" }
            if !ends, index + 1 < cases.count { text += "; fallthrough" }
            texts.append((isDefault, LinedText.at(one.line) + text))
        }
        if !texts.contains(where: \.isDefault) { texts.append((true, LinedText.at(0) + "default: break")) }
        // Swift wants it last.
        let ordered = texts.filter { !$0.isDefault } + texts.filter(\.isDefault)
        return "switch \(unwrapped(subject)) { \(ordered.map(\.text).joined()) }"
    }
}

extension ObjectiveCWriter {
    /// An expression for what it does.
    mutating func effect(_ value: ObjectiveCExpression) -> String {
        switch value {
        case .assignment(let sign, let target, let new): return assignment(sign, target, new)
        case .unary(let sign, let target) where sign == "++" || sign == "--":
            return "\(place(target).text) \(sign.first == "+" ? "+=" : "-=") 1"
        case .postfix(let target, let sign): return "\(place(target).text) \(sign.first == "+" ? "+=" : "-=") 1"
        case .cast(let type, let inner) where type.name == "void": return effect(inner)
        case .conditional(let test, let first?, let second):
            return "if \(truth(test)) { \(effect(first)) } else { \(effect(second)) }"
        case .message(.name("self"), let pieces, _, _) where isInitializer && pieces[0].hasPrefix("init"),
            .message(.name("super"), let pieces, _, _) where isInitializer && pieces[0].hasPrefix("init"):
            return initializerCall(value)
        case .message, .call: return expression(value).statement
        default: return "_ = \(expression(value).text)"
        }
    }

    private mutating func assignment(
        _ sign: String, _ target: ObjectiveCExpression, _ new: ObjectiveCExpression
    ) -> String {
        if sign == "=", target == .name("self") { return isInitializer ? initializerCall(new) : "" }
        if sign == "=", case .assignment(let inner, let next, let value) = new {
            return "\(assignment(inner, next, value)); \(assignment("=", target, next))"
        }
        if sign == "=", case .element(let base, let key) = target {
            let container = expression(base)
            if !container.type.isArray || container.type.isOptional != false {
                return "_set(\(container.text), \(expression(key).text), \(expression(new).text))"
            }
        }
        if sign == "=", case .member(let base, let name) = target, let call = setterCall(base, name, new) {
            return call
        }
        let place = place(target)
        let type = SwiftType(name: place.type.name, isOptional: place.link ?? place.type.isOptional)
        if sign == "=" { return "\(place.text) = \(value(new, as: type))" }
        let name = String(sign.dropLast())
        if place.type.isNumber, ["+", "-", "*", "/", "%"].contains(name) {
            return "\(place.text) \(sign) \(value(new, as: SwiftType(name: place.type.name, isOptional: false)))"
        }
        let combined = binary(name, expression(target), expression(new))
        return "\(place.text) = \(coerced(combined, to: type))"
    }

    /// `object.title = …` where the class has a method `setTitle:` and no such property.
    private mutating func setterCall(
        _ base: ObjectiveCExpression, _ name: String, _ new: ObjectiveCExpression
    ) -> String? {
        let piece = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        let owner = expression(base)
        let members = names.members(of: names.resolved(owner.type.name))
        guard !members.contains(where: { $0.kind == .property && $0.name == name }),
            members.contains(where: { $0.selector == piece && !$0.isStatic })
        else { return nil }
        return send(owner, [piece], [new]).statement
    }

    /// A place that can be assigned to.
    private mutating func place(_ target: ObjectiveCExpression) -> SwiftValue {
        switch target {
        case .unary("*", let inner):
            let base = expression(inner)
            return SwiftValue(text: "\(base.text).pointee", type: .unknown)
        case .member(let base, let name):
            if case .name(let text) = base, local(text) == nil, isClassName(text) { return expression(target) }
            // A structure's part is set in place.
            let owner = place(base)
            return member(name, of: owner)
        case .element(let base, let key):
            let container = expression(base)
            return SwiftValue(text: "\(container.text)[\(value(key, as: .int))]", type: container.type.element)
        default: return expression(target)
        }
    }
}
