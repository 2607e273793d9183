extension CodeEvaluator {
    mutating func call(
        _ callee: SourceExpression, _ arguments: [SourceArgument], _ position: SourcePosition
    ) -> SourceValue {
        switch callee {
        // A name that is given, and isn't called.
        case .name("#selector"), .name("#keyPath"): return .unknown
        case .name(let name), .member(_, let name): if isLate(name, arguments) { return .unknown }
        default: break
        }
        let mapped = Self.isMapping(callee) ? arguments.map(function) : arguments
        let values = mapped.map { SourceArgumentValue(label: $0.label, value: value(of: $0.value)) }
        switch callee {
        case .name(let name): return call(name, values, position)
        case .member(nil, let name):
            // A factory of the property's type, such as `.systemFont(ofSize: 15)`.
            if Self.fonts.contains(name) { return systemCall(name, of: "UIFont", values, position) }
            guard name == "init" else {
                // A factory in an extension of a type of actions, such as `.mute(hours: 8)`.
                let type = Self.notificationTypes.first { model.types[$0]?.functions[name] != nil }
                guard let type, let function = choose(model.functions(name, in: type), values) else {
                    return .symbol(name)
                }
                return call(function, values, this: .type(type))
            }
            let labels = Set(values.compactMap(\.label))
            return Self.madeTypes.first { labels.isSuperset(of: $0.labels) }
                .map { make($0.type, values, position) } ?? .unknown
        case .member(let base?, let name): return call(name, of: base, values, position)
        case .closure(let parameters, let body): return run(closure: parameters, body, values.map(\.value))
        default:
            if case .closure(let parameters, let body) = value(of: callee) {
                return run(closure: parameters, body, values.map(\.value))
            }
            runClosures(values)
            return .unknown
        }
    }

    private static func isMapping(_ callee: SourceExpression) -> Bool {
        if case .member(_, let name) = callee { return ["map", "compactMap", "flatMap", "forEach"].contains(name) }
        return false
    }

    /// `make` and `Self.make` in place of a closure: one that calls the function.
    private func function(_ argument: SourceArgument) -> SourceArgument {
        let name: String
        switch argument.value {
        case .name(let own): name = own
        case .member(.name("Self"), let own), .member(.name("self"), let own): name = own
        default: return argument
        }
        guard frame.locals[name] == nil, let found = model.functions(name, in: memberType).first?.value else {
            return argument
        }
        let labels = found.parameters.map(\.label)
        return SourceArgument(
            label: argument.label, value: .calling(argument.value, labels, at: found.position))
    }

    private static let fonts: Set<String> = [
        "systemFont", "boldSystemFont", "italicSystemFont", "preferredFont", "monospacedDigitSystemFont",
    ]

    /// The types whose members `.name` may be in an array of them.
    private static let notificationTypes = [
        "UNNotificationAction", "UNTextInputNotificationAction", "UNNotificationCategory",
    ]

    /// An element of an array of actions, which the app may declare as a member of their type.
    private mutating func action(_ element: SourceValue) -> SourceValue {
        guard case .symbol(let name) = element,
            let type = Self.notificationTypes.first(where: { model.types[$0]?.variables[name] != nil })
        else { return element }
        return member(name, of: .type(type))
    }

    /// The types of `.init(…)` by its labels.
    private static let madeTypes: [(type: String, labels: Set<String>)] = [
        ("UNNotificationCategory", ["identifier", "actions"]),
        ("UNTextInputNotificationAction", ["identifier", "title", "textInputButtonTitle"]),
        ("UNNotificationAction", ["identifier", "title"]),
        ("UNNotificationActionIcon", ["systemImageName"]), ("UNNotificationActionIcon", ["templateImageName"]),
        ("UIColor", ["red", "green", "blue"]), ("CGRect", ["x", "y", "width", "height"]),
        ("CGSize", ["width", "height"]), ("CGPoint", ["x", "y"]), ("UIImage", ["named"]),
    ]

    /// A call of a function, a closure or an initializer by its name.
    private mutating func call(
        _ name: String, _ values: [SourceArgumentValue], _ position: SourcePosition
    ) -> SourceValue {
        if case .closure(let parameters, let body)? = frame.locals[name] {
            return run(closure: name, parameters, body, values.map(\.value))
        }
        if case .property(let path)? = frame.locals[name] {
            note(.called(path, values, when: SourceTest.yes.joined(assumed[...])))
            return .unknown
        }
        let known = spread(values) { $0.library(name, $1) ?? .kept }
        if known.test({ .known($0 == .kept) }) == .no { return known }
        if let function = choose(model.functions(name, in: memberType), values) {
            return call(function, values, this: frame.this)
        }
        if model.types[name] != nil || Self.isSystemType(name) || name == "Self" {
            return spread(values) { $0.make(name == "Self" ? $0.frame.type ?? name : name, $1, position) }
        }
        noteMissing(name)
        runClosures(values)
        return name.first?.isUppercase == true ? spread(values) { $0.make(name, $1, position) } : .unknown
    }

    /// A new instance.
    private mutating func make(
        _ type: String, _ values: [SourceArgumentValue], _ position: SourcePosition
    ) -> SourceValue {
        if let members = model.types[type] {
            if !members.cases.isEmpty, values.count == 1, values[0].label == "rawValue" {
                // The case, as far as the notification decides it.
                return members.cases.reversed().reduce(.null) { rest, part in
                    let found = SourceValue.enumCase(type: type, name: part.name)
                    guard let test = member("rawValue", of: found).equality(values[0].value) else { return .unknown }
                    return .chosen(test, found, rest)
                }
            }
            if let initializer = choose(members.functions["init"] ?? [], values) {
                return initialized(type, by: initializer, values)
            }
        }
        if let view = madeView(type, values) { return view }
        var object = SourceObject(type: type, fields: [:], position: position)
        for (index, value) in values.enumerated() { object.fields[value.label ?? "\(index)"] = value.value }
        if type == "UNNotificationCategory", case .array(let elements)? = object["actions"] {
            var actions: [SourceValue] = []
            for element in elements { actions.append(action(element)) }
            object.fields["actions"] = .array(actions)
        }
        note(.made(object, file: frame.file))
        return .object(object)
    }

    /// An instance whose initializer is in the sources.
    private mutating func initialized(
        _ type: String, by initializer: CodeModel.Declared<SourceFunction>, _ values: [SourceArgumentValue]
    ) -> SourceValue {
        // `convenience init` of an extension of a system's class calls another one.
        guard frames.count < 10 else { return .unknown }
        frames.append(Frame(file: initializer.file, type: type, this: .object(SourceObject(type: type, fields: [:]))))
        defer { frames.removeLast() }
        bind(initializer.value.parameters, to: values)
        _ = run(initializer.value.body)
        return frame.this
    }

    /// `[[Type alloc] initWithName:value]`, with the label of Swift's initializer; `nil` for another method.
    private func initialized(_ owner: SourceValue, by name: String, _ values: [SourceArgumentValue]) -> SourceValue? {
        guard case .object(var object) = owner, name.hasPrefix("initWith"), let first = values.first else { return nil }
        let stem = name.dropFirst("initWith".count)
        let label = stem.prefix(1).lowercased() + stem.dropFirst()
        object.fields[label == "contentsOfURL" ? "contentsOf" : label] = first.value
        for value in values.dropFirst() { object.fields[value.label ?? ""] = value.value }
        return .object(object)
    }

    /// The function whose labels are those of the call; of one name only, that one.
    func choose(
        _ functions: [CodeModel.Declared<SourceFunction>], _ values: [SourceArgumentValue]
    ) -> CodeModel.Declared<SourceFunction>? {
        let labels = values.map(\.label)
        return functions.first { $0.value.parameters.map(\.label) == labels }
            ?? functions.first { function in
                var rest = labels[...]
                for parameter in function.value.parameters {
                    if let first = rest.first, first == parameter.label || first == nil {
                        rest.removeFirst()
                    } else if parameter.fallback == nil {
                        return false
                    }
                }
                return rest.isEmpty
            }
    }

    /// A call of a method.
    private mutating func call(
        _ name: String, of base: SourceExpression, _ values: [SourceArgumentValue], _ position: SourcePosition
    ) -> SourceValue {
        if base == .name("super") {
            if let function = choose(model.functions(name, above: frame.type), values) {
                return call(function, values, this: frame.this)
            }
            noteSystemCall(name, values)
            return .unknown
        }
        if base == .name("self"), name == "init", case .object(let object) = frame.this {
            frame.this = make(object.type, values, position)
            return .unknown
        }
        return spread(value(of: base)) { $0.call(name, of: base, $1, values, position) }
    }

    private mutating func call(
        _ name: String, of base: SourceExpression, _ owner: SourceValue, _ values: [SourceArgumentValue],
        _ position: SourcePosition
    ) -> SourceValue {
        if ["isEqualToString", "isEqual", "isEqualToNumber", "elementsEqual"].contains(name), let other = values.first {
            return owner.equality(other.value).map(SourceValue.truth) ?? .unknown
        }
        if let list = listed(name, owner) { return spread(list) { $0.call(name, of: base, $1, values, position) } }
        let changed = changed(name, base, owner, values) ?? changedText(name, base, owner, values)
        if let known = changed ?? library(name, of: owner, values) { return known }
        switch owner {
        case .type(let type):
            if name == "init" { return make(type, values, position) }
            if let view = madeView(type, by: name, values) { return view }
            if type == "NSLayoutConstraint", name.hasPrefix("activate"), let first = values.first {
                activate(first.value)
                return .null
            }
            if let factory = Self.factories[name], Self.isSystemType(type) {
                return make(factory == "" ? type : factory, factoryArguments(name, values), position)
            }
            if ["alloc", "new", "array", "set", "dictionary"].contains(name), values.isEmpty {
                return ["NSMutableArray", "NSMutableSet", "NSArray", "NSSet", "NSMutableOrderedSet"].contains(type)
                    ? .array([]) : .object(SourceObject(type: type, fields: [:], position: position))
            }
            if let function = choose(model.functions(name, in: type), values) {
                return call(function, values, this: .type(type))
            }
            if model.types[name] != nil { return make(name, values, position) }
            runClosures(values)
            if Self.isSystemType(type) { return systemCall(name, of: type, values, position) }
            return .unknown
        case .enumCase, .object, .text:
            if case .object(let object) = owner {
                if let next = snapCall(name, of: object, values) { return next }
                if object.type == SourceObject.constraint, name == "setActive", values.first?.value == .boolean(true) {
                    activate(owner)
                    return .null
                }
            }
            let type = owner.typeName ?? "String"
            if let function = choose(model.functions(name, in: type), values) {
                return call(function, values, this: owner)
            }
            if let made = initialized(owner, by: name, values) { return made }
            noteMissing(name)
        case .property(let path):
            if path.isEmpty, let function = choose(model.functions(name, in: memberType), values) {
                return call(function, values, this: owner)
            }
            if let found = viewCall(path, name, values) ?? snapCall(path, name, values) { return found }
            if let set = callOfView(path + [name], values) { return set }
            if path.last == "subviews", name == "forEach",
                case .closure(let parameters, let body)? = values.first?.value
            {
                return run(closure: parameters, body, [owner])
            }
            note(.called(path + [name], values, when: SourceTest.yes.joined(assumed[...])))
        default: break
        }
        runClosures(values)
        return values.isEmpty ? member(name, of: owner) : .unknown
    }

    /// Closures given to a function of the system's are run once.
    mutating func runClosures(_ values: [SourceArgumentValue]) {
        noteSystemCall(nil, values)
        for case .closure(let parameters, let body) in values.map(\.value) {
            var arguments = parameters.map { _ in SourceValue.unknown }
            // The data that a task of URLSession downloads.
            if let address = values.first, ["with", nil].contains(address.label), arguments.count == 3,
                case .object(let url) = address.value, url.type == "URL" || url.type == "NSURL"
            {
                arguments[0] = .object(SourceObject(type: "Data", fields: ["contentsOf": address.value]))
            }
            _ = run(closure: parameters, body, arguments)
        }
    }

    /// Objective-C's factories of the classes in question; an empty name is the receiver's.
    private static let factories: [String: String] = [
        "categoryWithIdentifier": "UNNotificationCategory", "actionWithIdentifier": "",
        "iconWithSystemImageName": "UNNotificationActionIcon", "iconWithTemplateImageName": "UNNotificationActionIcon",
    ]

    /// The arguments of a factory, with the label that the method's name holds.
    private func factoryArguments(_ name: String, _ values: [SourceArgumentValue]) -> [SourceArgumentValue] {
        var values = values
        let label = ["iconWithSystemImageName": "systemImageName", "iconWithTemplateImageName": "templateImageName"][
            name]
        if !values.isEmpty { values[0].label = label ?? "identifier" }
        return values
    }
}
