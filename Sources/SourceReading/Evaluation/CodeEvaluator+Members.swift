extension CodeEvaluator {
    /// A member of a value without arguments: a property, a case, or a method of Objective-C that takes none.
    mutating func member(_ name: String, of base: SourceValue) -> SourceValue {
        switch base {
        case .type(let type): return staticMember(name, of: type)
        case .enumCase(let type, let part):
            if name == "rawValue" || name == "description" { return rawValue(part, of: type) }
            if name == "hashValue" { return .unknown }
            return model.variable(name, in: type).map { declared($0, this: base) } ?? .unknown
        case .object(let object):
            if let field = object[name] { return field }
            if let next = snapMember(name, of: object) { return next }
            if ["cgColor", "CGColor"].contains(name), object.type != "UIImage" { return base }
            if let index = ["first": 0, "firstObject": 0, "last": -1, "lastObject": -1][name],
                let part = part(index, of: object)
            {
                return part
            }
            if let found = notificationMember(name, of: object) ?? imageMember(name, of: object) { return found }
            if model.types[object.type] != nil, let variable = model.variable(name, in: object.type) {
                return declared(variable, this: base)
            }
            return .unknown
        case .text where model.types["String"]?.variables[name]?.value.getter != nil:
            return model.variable(name, in: "String").map { declared($0, this: base) } ?? .unknown
        case .text where ["localized", "localizedString", "localizedValue", "l10n", "translated"].contains(name):
            return localizedText(base, table: nil)
        case .text(let pieces):
            switch name {
            case "isEmpty": return base.string.map { .boolean($0.isEmpty) } ?? .unknown
            case "uppercaseString", "lowercaseString", "capitalized", "capitalizedString", "localizedCapitalized",
                "localizedUppercase", "localizedLowercase":
                return base.transformed(Self.transform(name)) ?? .unknown
            case "description": return .text(pieces)
            default: return .unknown
            }
        case .array(let elements):
            switch name {
            case "first", "firstObject": return elements.first ?? .null
            case "last", "lastObject": return elements.last ?? .null
            case "count": return .number(Double(elements.count))
            case "isEmpty": return .boolean(elements.isEmpty)
            case "indices": return .array(elements.indices.map { .number(Double($0)) })
            default: return ["copy", "mutableCopy", "allObjects"].contains(name) ? base : .unknown
            }
        case .field(let path):
            switch name {
            case "first", "firstObject": return .field(path + ["0"])
            case "isEmpty": return .truth(!.holds(path))
            case "count", "length": return .field(["count(\(path.joined(separator: ".")))"])
            case "boolValue": return .test(.holds(path))
            case "stringValue", "description", "copy", "mutableCopy", "intValue", "doubleValue": return base
            default: return library(name, ofField: path, []) ?? .unknown
            }
        case .symbol where ["cgColor", "CGColor"].contains(name): return base
        case .property(let path):
            // A player's controller is known by its view.
            if name == "view", path.first?.hasPrefix("AVPlayerViewController-") == true { return base }
            let key = (path + [name]).joined(separator: ".")
            if let known = stored[key] ?? side(name, ofPropertyAt: path) { return known }
            if path.isEmpty {
                if let variable = model.variable(name, in: memberType) { return declared(variable) }
                return .property([name])
            }
            return .property(path + [name])
        default: return .unknown
        }
    }

    private mutating func staticMember(_ name: String, of type: String) -> SourceValue {
        guard let members = model.types[type] else {
            // An app's type of constants may have the prefix of the notifications' classes.
            if type.hasPrefix("UN") || !Self.isSystemType(type) { noteMissing(type) }
            // A type within one of the system's, such as `UIFont.Weight`.
            let isType = name.first?.isUppercase ?? false && Self.isSystemType(type)
            return name == "self" ? .type(type) : isType ? .type("\(type).\(name)") : .symbol(name)
        }
        if name == "self" { return .type(type) }
        if members.cases.contains(where: { $0.name == name }) { return .enumCase(type: type, name: name) }
        if name == "allCases" { return .array(members.cases.map { .enumCase(type: type, name: $0.name) }) }
        if let variable = model.variable(name, in: type) {
            return declared(variable, this: variable.value.isStatic ? .type(type) : .unknown)
        }
        // A type within a type.
        if model.types[name] != nil { return .type(name) }
        if Self.isSystemType(type) { return .symbol(name) }
        // An object that is shared, as by `shared` of a class that isn't read as a whole.
        return ["shared", "default", "current", "instance", "sharedInstance"].contains(name)
            ? .object(SourceObject(type: type, fields: [:])) : .unknown
    }

    /// The raw value of an enum's case: as written, the name, or the number after the one before.
    private mutating func rawValue(_ name: String, of type: String) -> SourceValue {
        let members = model.types[type]
        guard let part = members?.cases.first(where: { $0.name == name }) else { return .unknown }
        if let raw = part.rawValue { return value(of: raw) }
        if members?.inherited.contains("String") == true { return .literal(name) }
        if let variable = model.variable("rawValue", in: type), variable.value.getter != nil {
            return declared(variable, this: .enumCase(type: type, name: name))
        }
        return .unknown
    }
}
