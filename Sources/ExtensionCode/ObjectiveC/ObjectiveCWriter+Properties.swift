import SourceReading

/// Properties and their accessors.
extension ObjectiveCWriter {
    /// A stored property, or accessors around one if the class has its own.
    mutating func property(_ property: ObjectiveCProperty, of declared: ObjectiveCClass) -> String {
        let name = property.name.escapedName
        let (getter, setter) = declared.accessors(of: property)
        let inherited = inherited(property, of: declared)
        if inherited != nil, getter == nil, setter == nil { return "" }
        let type = type(of: property, in: declared)
        let written = ObjectiveCModule.written(type)
        let scope = property.attributes.contains("class") ? "static " : ""
        let isKeyed = scope.isEmpty && module.usesKeys && !property.type.marks.contains("IBOutlet")
        let marks =
            (property.type.marks.contains("IBOutlet") ? "@IBOutlet " : "")
            + (isKeyed || property.type.marks.contains("IBInspectable") ? "@IBInspectable " : "")
        let told = isKeyed ? "didChangeValue(forKey: \(property.name.swiftLiteral))" : ""
        let start = LinedText.at(line(property.line, property.name))
        let access = scope.isEmpty ? open : self.access
        // What the system takes as an object that is there may not be set yet.
        let isStored = getter == nil && setter == nil && (type.isOptional ?? true || hasEmptyValue(type.name))
        let own = isStored ? type : module.swiftType(property.type)
        let store =
            "var \(isStored ? name : Self.store(property.name)): \(ObjectiveCModule.written(own)) = \(initial(own))"
        if isStored { return start + marks + scope + access + store + (told.isEmpty ? "" : " { didSet { \(told) } }") }
        let value =
            getter == nil
            ? coerced(SwiftValue(text: "self.\(Self.store(property.name))", type: own), to: type)
            : "\(Self.getter(property))()"
        let change =
            (setter == nil ? "self.\(Self.store(property.name)) = newValue" : "\(Self.setter(property))(newValue)")
            + (told.isEmpty ? "" : "; \(told)")
        let override = inherited == nil ? "" : "override "
        return "\(start)\(scope)\(store); \(override)\(marks)\(scope)\(access)var \(name): \(written) "
            + "{ get { \(value) } set { \(change) } }"
    }

    /// A property's accessor as a method, which stands on its own lines; `nil` for other methods.
    mutating func accessor(_ method: ObjectiveCMethod, of declared: ObjectiveCClass) -> String? {
        for property in declared.properties {
            let (getter, setter) = declared.accessors(of: property)
            guard let found = [getter, setter].compactMap(\.self).first(where: { $0.selector == method.selector }),
                found.isStatic == method.isStatic
            else { continue }
            let type = type(of: property, in: declared)
            let written = ObjectiveCModule.written(type)
            let scope = method.isStatic ? "static " : ""
            (isInitializer, isStatic) = (false, method.isStatic)
            result = method.parameters.isEmpty ? type : .void
            let head =
                method.parameters.first.map { "\(Self.setter(property))(_ \($0.name.escapedName): \(written))" }
                ?? "\(Self.getter(property))() -> \(written)"
            let body = self.body(method, [type]) + ending(method)
            return LinedText.at(method.line) + "\(scope)func \(head) {\(body)}"
        }
        return nil
    }

    /// A property that a category adds to another module's class, by the accessors that it implements.
    mutating func computed(
        _ property: ObjectiveCProperty, of declared: ObjectiveCClass, in part: ObjectiveCDeclaration
    ) -> String {
        let (getter, setter) = declared.accessors(of: property)
        guard let getter, part.methods.contains(where: { $0.selector == getter.selector && $0.body != nil }) else {
            return ""
        }
        let type = ObjectiveCModule.written(type(of: property, in: declared))
        let change = setter == nil ? "" : "set { \(Self.setter(property))(newValue) } "
        return " \(getter.isStatic ? "static " : "")\(access)var \(property.name.escapedName): \(type) "
            + "{ get { \(Self.getter(property))() } \(change)};"
    }

    /// The variable of a property with accessors. The stand-ins have members such as `_type`.
    static func store(_ name: String) -> String { "_own_\(name)" }
    private static func getter(_ property: ObjectiveCProperty) -> String { "_get_\(property.name)" }
    private static func setter(_ property: ObjectiveCProperty) -> String { "_set_\(property.name)" }

    private func inherited(_ property: ObjectiveCProperty, of declared: ObjectiveCClass) -> SwiftMember? {
        names.members(of: module.parent(of: declared)).first { $0.kind == .property && $0.name == property.name }
    }

    /// The type that a protocol or a superclass wants, or else its own.
    private func type(of property: ObjectiveCProperty, in declared: ObjectiveCClass) -> SwiftType {
        let required = declared.protocols.flatMap { names.members(of: module.swiftName($0)) }
            .first { $0.kind == .property && $0.name == property.name }
        let wanted = required ?? inherited(property, of: declared)
        return wanted.map { SwiftType(names.located($0.type, in: $0.owner)) } ?? module.swiftType(property.type)
    }
}
