import SourceReading

/// Classes, categories and protocols.
extension ObjectiveCWriter {
    mutating func type(_ part: ObjectiveCDeclaration) -> String {
        guard let declared = module.classes[part.name] else { return "" }
        begin(declared)
        let parent = module.parent(of: declared)
        let protocols = declared.protocols.map(module.swiftName).filter {
            !names.inherits(parent, from: $0) && $0 != "NSObject"
        }
        // A superclass that isn't there keeps its name, which the compiler tells.
        let named = module.swiftName(declared.superclass ?? "NSObject")
        var text = "\(open)class \(ownType): \(([named] + protocols).joined(separator: ", ")) {"
        for property in declared.properties { text += self.property(property, of: declared) }
        for variable in declared.variables where !declared.properties.contains(where: { $0.name == variable.name }) {
            text += LinedText.at(line(variable.line, variable.name)) + "\(access)var \(self.variable(variable))"
        }
        let methods = declared.methods.filter { method in
            method.body != nil
                && part.methods.contains { $0.selector == method.selector && $0.isStatic == method.isStatic }
        }.sorted { $0.line < $1.line }
        for method in methods where !module.isAccessor(method, of: declared) { text += self.method(method) }
        text += missingInitializers(of: declared, parent)
        return text + LinedText.at(part.endLine) + "}"
    }

    mutating func category(_ part: ObjectiveCDeclaration) -> String {
        let declared = module.classes[part.name] ?? ObjectiveCClass(name: part.name)
        begin(declared)
        var text = "extension \(ownType) {"
        for method in part.methods where method.body != nil { text += self.method(method, inExtension: true) }
        return text + LinedText.at(part.endLine) + "}"
    }

    private mutating func begin(_ declared: ObjectiveCClass) {
        current = declared
        ownType = module.swiftName(declared.name)
        scopes = []
    }

    /// A line of this file; of another one the line that has been reached.
    private func line(_ line: Int, _ name: String) -> Int {
        let isHere = file.declarations.contains { part in
            part.properties.contains { $0.name == name && $0.line == line }
                || part.variables.contains { $0.name == name && $0.line == line }
        }
        return isHere ? line : 0
    }

    mutating func protocolText(_ part: ObjectiveCDeclaration) -> String {
        let parents = part.protocols.filter { $0 != "NSObject" }.map(module.swiftName)
        var text = "\(access)protocol \(part.name): \((parents + ["NSObjectProtocol"]).joined(separator: ", ")) {"
        var defaults = ""
        for method in part.methods {
            let member = module.member(for: method, in: part.name)
            let head = self.head(member, method)
            text += LinedText.at(method.line) + head
            // What a class needn't have does nothing.
            if method.isOptional {
                let type = SwiftType(member.type)
                let body = type.name == "Void" ? "" : " \(initial(type)) "
                defaults += "; @discardableResult \(access)\(head) {\(body)}"
            }
        }
        for property in part.properties {
            let type = module.swiftType(property.type)
            let access = property.attributes.contains("readonly") ? "get" : "get set"
            text +=
                LinedText.at(property.line)
                + "var \(property.name.escapedName): \(ObjectiveCModule.written(type)) { \(access) }"
            if property.isOptional {
                let value = "get { \(initial(type)) }" + (access == "get" ? "" : " set {}")
                defaults +=
                    "; \(access)var \(property.name.escapedName): \(ObjectiveCModule.written(type)) { \(value) }"
            }
        }
        text += LinedText.at(part.endLine) + "}"
        return defaults.isEmpty ? text : text + "; extension \(part.name) {\(defaults.dropFirst()) }"
    }

    /// A stored property, or accessors around one if the class has its own.
    private mutating func property(_ property: ObjectiveCProperty, of declared: ObjectiveCClass) -> String {
        let parent = module.parent(of: declared)
        let name = property.name.escapedName
        let inherited = names.members(of: parent).first { $0.kind == .property && $0.name == property.name }
        let (getter, setter) = declared.accessors(of: property)
        if inherited != nil, getter == nil, setter == nil { return "" }
        let required = declared.protocols.flatMap { names.members(of: module.swiftName($0)) }
            .first { $0.kind == .property && $0.name == property.name }
        let type =
            (required ?? inherited).map { SwiftType(names.located($0.type, in: $0.owner)) }
            ?? module.swiftType(property.type)
        let written = ObjectiveCModule.written(type)
        let marks =
            (property.type.marks.contains("IBOutlet") ? "@IBOutlet " : "")
            + (property.type.marks.contains("IBInspectable") ? "@IBInspectable " : "")
            + (property.attributes.contains("class") ? "static " : "")
        let start = LinedText.at(line(property.line, property.name))
        let access = property.attributes.contains("class") ? self.access : open
        // What the system takes as an object that is there may not be set yet.
        let isStored = getter == nil && setter == nil && (type.isOptional ?? true || hasEmptyValue(type.name))
        let own = isStored ? type : module.swiftType(property.type)
        let store =
            "var \(isStored ? name : "_\(property.name)"): \(ObjectiveCModule.written(own)) = \(initial(own))"
        if isStored { return start + marks + access + store }
        var text = start + store + "; \(inherited == nil ? "" : "override ")\(marks)\(access)var \(name): \(written) {"
        isInitializer = false
        isStatic = false
        result = type
        let read =
            getter.map { self.body($0, []) }
            ?? " \(coerced(SwiftValue(text: "self._\(property.name)", type: own), to: type)) "
        text += (getter.map { LinedText.at($0.line) } ?? "") + "get {\(read)}"
        if let setter {
            result = .void
            let value = setter.parameters.first?.name.escapedName ?? "newValue"
            text += LinedText.at(setter.line) + "set(\(value)) {\(self.body(setter, [type]))}"
        } else {
            text += " set { self._\(property.name) = newValue }"
        }
        return text + " }"
    }

    /// Initializers that Swift asks for beside those of a class.
    private func missingInitializers(of declared: ObjectiveCClass, _ parent: String) -> String {
        let own = declared.methods.filter { $0.body != nil }.map(\.selector)
        let overrides = own.contains {
            $0.hasPrefix("init")
                && names.members(of: parent).contains { $0.kind == .initializer && $0.labels == ["coder"] }
        }
        let hasDesignated = declared.methods.contains { method in
            method.body != nil && method.selector.hasPrefix("init")
                && module.requirement(for: method, in: declared.name) != nil
        }
        guard overrides, hasDesignated, !own.contains("initWithCoder:") else { return "" }
        return "; \(access)required init?(coder: NSCoder) { super.init(coder: coder) }"
    }
}
