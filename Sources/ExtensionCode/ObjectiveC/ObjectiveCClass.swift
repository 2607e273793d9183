import SourceReading

/// A class of Objective-C with what its header, class extensions, categories and implementation say of it.
struct ObjectiveCClass {
    var name: String
    var superclass: String?
    var protocols: [String] = []
    var properties: [ObjectiveCProperty] = []
    var variables: [ObjectiveCVariable] = []
    /// Declared and implemented methods, each once.
    var methods: [ObjectiveCMethod] = []
    /// Properties by the variables that `@synthesize` names.
    var synthesized: [String: String] = [:]
    var isImplemented = false

    mutating func add(_ part: ObjectiveCDeclaration) {
        if part.kind == .implementation, part.category == nil { isImplemented = true }
        synthesized.merge(part.synthesized) { first, _ in first }
        if let superclass = part.superclass { self.superclass = superclass }
        protocols += part.protocols.filter { !protocols.contains($0) }
        for property in part.properties {
            if let index = properties.firstIndex(where: { $0.name == property.name }) {
                // A class extension makes writable what the header only reads.
                if !property.attributes.contains("readonly") { properties[index].attributes.remove("readonly") }
                properties[index].type.marks.formUnion(property.type.marks)
            } else {
                properties.append(property)
            }
        }
        variables += part.variables.filter { variable in !variables.contains { $0.name == variable.name } }
        for method in part.methods {
            let index = methods.firstIndex { $0.selector == method.selector && $0.isStatic == method.isStatic }
            if let index {
                if method.body != nil { methods[index] = method.with(marksOf: methods[index]) }
            } else {
                methods.append(method)
            }
        }
    }

    /// `true` if the class's own code takes the place of a property's accessor.
    func accessors(of property: ObjectiveCProperty) -> (getter: ObjectiveCMethod?, setter: ObjectiveCMethod?) {
        let name = property.name
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        return (
            methods.first { $0.selector == (property.getter ?? name) && $0.body != nil },
            methods.first { $0.selector == setter && $0.body != nil }
        )
    }
}

extension ObjectiveCMethod {
    /// The implementation with what the declaration says of its parameters, such as `nonnull`.
    fileprivate func with(marksOf declared: ObjectiveCMethod) -> ObjectiveCMethod {
        var method = self
        for (index, parameter) in declared.parameters.enumerated() where method.parameters.indices.contains(index) {
            method.parameters[index].type.marks.formUnion(parameter.type.marks)
        }
        return method
    }
}
