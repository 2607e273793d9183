import Basics

extension ObjectiveCDeclaration {
    /// The implementation, function or variable as a statement that values are read from; `nil` for a declaration that
    /// sets nothing.
    var lowered: SourceStatement? {
        switch kind {
        case .implementation:
            .type(SourceType(name: name, inherited: [], members: methods.compactMap(\.lowered)))
        case .function(let function): function.lowered
        case .variable(let variable): variable.isElsewhere ? nil : .variable(variable.lowered)
        case .interface, .protocolType, .enumeration, .alias, .structure: nil
        }
    }

    /// The class, category or implementation with the members that storyboards refer to; `nil` for other declarations.
    func sourceClass(in file: String) -> SourceClass? {
        guard kind == .interface || kind == .implementation else { return nil }
        let isOutlet = { (type: ObjectiveCType) in type.marks.contains("IBOutlet") }
        var found = SourceClass(name: name)
        if category == nil { found.location = SourceSpan(file: file, at: position) }
        found.superclass = superclass
        found.conformances = Set(protocols + [superclass].compactMap(\.self))
        func add(_ name: String, isOutlet: Bool, at position: SourcePosition) {
            found.properties.append(
                SourceClass.Property(
                    name: name, isOutlet: isOutlet, isExposed: true, location: SourceSpan(file: file, at: position)))
        }
        // Key-value coding finds instance variables, too.
        for variable in variables {
            add(variable.name, isOutlet: isOutlet(variable.type), at: variable.position)
            if variable.name.hasPrefix("_") {
                add(String(variable.name.dropFirst()), isOutlet: false, at: variable.position)
            }
        }
        for property in properties { add(property.name, isOutlet: isOutlet(property.type), at: property.position) }
        for method in methods where !method.isStatic {
            found.methods.append(
                SourceClass.Method(
                    selector: method.selector, isAction: method.result.marks.contains("IBAction"), isExposed: true,
                    location: SourceSpan(file: file, at: method.position)))
        }
        return found
    }
}

extension ObjectiveCVariable {
    /// `true` for a declaration of a variable that another file defines.
    fileprivate var isElsewhere: Bool {
        value == nil && type.marks.contains { $0 == "FOUNDATION_EXPORT" || $0.lowercased().hasSuffix("extern") }
    }
}

extension ObjectiveCMethod {
    /// `nil` without a body.
    fileprivate var lowered: SourceStatement? {
        guard let body else { return nil }
        let pieces = selector.split(separator: ":", omittingEmptySubsequences: false)
        let parameters = parameters.enumerated().map { index, parameter in
            let label = index > 0 && index < pieces.count ? String(pieces[index]) : ""
            return SourceFunction.Parameter(
                label: label.isEmpty ? nil : label, name: parameter.name, type: parameter.type.name)
        }
        return .function(
            SourceFunction(
                name: String(pieces[0]), parameters: parameters, body: body.flatMap(\.lowered), isStatic: isStatic,
                position: position, bytes: bytes))
    }
}
