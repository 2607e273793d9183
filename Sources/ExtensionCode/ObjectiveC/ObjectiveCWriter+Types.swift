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
        for method in methods { text += accessor(method, of: declared) ?? self.method(method) }
        text += missingInitializers(of: declared, parent)
        return text + LinedText.at(part.endLine) + "}"
    }

    mutating func category(_ part: ObjectiveCDeclaration) -> String {
        let declared = module.classes[part.name] ?? ObjectiveCClass(name: part.name)
        begin(declared)
        // Every class may have methods of its own in place of a category's on NSObject.
        var text = isRoot ? "extension NSObjectProtocol where Self: NSObject {" : "extension \(ownType) {"
        for property in declared.properties where !declared.isImplemented {
            text += computed(property, of: declared, in: part)
        }
        for method in part.methods where method.body != nil {
            text += accessor(method, of: declared) ?? self.method(method, inExtension: true)
        }
        return text + LinedText.at(part.endLine) + "}"
    }

    /// `true` in a category on NSObject.
    var isRoot: Bool { ownType == "NSObject" }

    private mutating func begin(_ declared: ObjectiveCClass) {
        current = declared
        ownType = module.swiftName(declared.name)
        scopes = []
    }

    /// A line of this file; of another one the line that has been reached.
    func line(_ line: Int, _ name: String) -> Int {
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
            // What a class needn't have does nothing, unless a category gives it to every object.
            if method.isOptional {
                let type = SwiftType(member.type)
                let isEmpty = type.isOptional ?? true || hasEmptyValue(type.name)
                let empty = type.name == "Void" ? "" : isEmpty ? " \(initial(type)) " : " _skip() "
                let body = module.rootSelectors.contains(method.selector) ? " \(rootCall(method)) " : empty
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

    /// The call of a method that a category on NSObject implements.
    private func rootCall(_ method: ObjectiveCMethod) -> String {
        let member = module.member(for: method, in: "NSObject")
        let arguments = zip(member.labels, method.parameters).map { label, parameter in
            (label == "_" ? "" : "\(label.escapedLabel): ") + parameter.name.escapedName
        }
        return "(self as! NSObject).\(member.name.escapedName)(\(arguments.joined(separator: ", ")))"
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
