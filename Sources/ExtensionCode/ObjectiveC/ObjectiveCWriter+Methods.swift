import SourceReading

extension ObjectiveCWriter {
    /// `func name(label name: Type) -> Type` with the parameters' names of the method.
    func head(_ member: SwiftMember, _ method: ObjectiveCMethod) -> String {
        var parameters: [String] = []
        for (index, parameter) in method.parameters.enumerated() where member.labels.indices.contains(index) {
            let label = member.labels[index].escapedLabel
            let name = parameter.name.escapedName
            let type = SwiftType(member.types[index])
            let isEscaping = type.isClosure && type.isOptional == false && !member.types[index].hasPrefix("@")
            let written = isEscaping ? "@escaping \(member.types[index])" : member.types[index]
            parameters.append(label == name ? "\(name): \(written)" : "\(label) \(name): \(written)")
        }
        let list = "(\(parameters.joined(separator: ", ")))"
        if member.kind == .initializer { return "init\(member.type.hasSuffix("?") ? "?" : "")\(list)" }
        let arrow = ["Void", "()"].contains(member.type) ? "" : " -> \(member.type)"
        return "\(method.isStatic ? isRoot ? "static " : "class " : "")func \(member.name.escapedName)\(list)\(arrow)"
    }

    mutating func method(_ method: ObjectiveCMethod, inExtension: Bool = false) -> String {
        if method.isStatic, ["load", "initialize"].contains(method.selector) { return "" }
        if method.selector == "dealloc" { return LinedText.at(method.line) + deinitializer(method, inExtension) }
        let name = current?.name ?? ""
        let found = module.requirement(for: method, in: name)
        let member = found ?? module.member(for: method, in: name)
        let parent = module.parent(of: current)
        let overrides =
            found.map { found in
                names.members(of: parent).contains {
                    $0.name == found.name && $0.labels == found.labels && $0.kind == found.kind
                        && $0.isStatic == found.isStatic
                } && !names.isProtocol(found.owner)
            } ?? false
        isStatic = method.isStatic
        isInitializer = member.kind == .initializer
        isDesignated = isInitializer && overrides
        result = isInitializer ? .void : SwiftType(member.type)
        if member.kind == .property { return property(member, method, overrides) }
        var marks = inExtension ? "" : "@objc(\(method.selector)) "
        if method.result.marks.contains("IBAction") { marks = "@IBAction " + marks }
        if isInitializer {
            let isRequired = method.selector == "initWithCoder:"
            marks = isRequired ? "required " : overrides ? "override " : "convenience "
        } else {
            if member.type != "Void" { marks = "@discardableResult " + marks }
            if overrides { marks += "override " }
        }
        let types = member.types.map { SwiftType($0) }
        let head = self.head(member, method)
        let body = self.body(method, types)
        let access = isInitializer || inExtension ? self.access : open
        return LinedText.at(method.line) + marks + access + head + " {\(body)\(ending(method))}"
    }

    /// A method that is a property in Swift, such as `- (CGSize)intrinsicContentSize`.
    private mutating func property(_ member: SwiftMember, _ method: ObjectiveCMethod, _ overrides: Bool) -> String {
        let type = names.located(member.type, in: member.owner)
        let body = self.body(method, [])
        let isWritable = overrides && !member.isReadOnly && !member.isStatic
        let accessors = isWritable ? "get {\(body)} set { super.\(member.name) = newValue }" : body
        let marks = (overrides ? "override " : "") + open + (member.isStatic ? isRoot ? "static " : "class " : "")
        return LinedText.at(method.line) + "\(marks)var \(member.name): \(type) {\(accessors)}"
    }

    private mutating func deinitializer(_ method: ObjectiveCMethod, _ inExtension: Bool) -> String {
        (isStatic, isInitializer, result) = (false, false, .void)
        return inExtension ? "" : "deinit {\(body(method, []))}"
    }

    /// A result where a body ends without one, as after a loop that always returns.
    func ending(_ method: ObjectiveCMethod) -> String {
        guard !isInitializer, result.name != "Void", !result.name.isEmpty else { return "" }
        if case .result = method.body?.last?.kind { return "" }
        return "; return \(result.isOptional ?? true ? "nil" : "_skip()")"
    }
}

extension String {
    /// The name as a label, where most words of the language may stand.
    var escapedLabel: String { ["inout", "var", "let"].contains(self) ? "`\(self)`" : self }
}
