/// The declarations of source files, by name.
package struct CodeModel: Sendable {
    /// A declaration, with the file and the type that it stands in.
    package struct Declared<Value: Sendable>: Sendable {
        package var value: Value
        package var file: String
        package var type: String?
    }

    /// The members of a type and its extensions.
    struct Members: Sendable {
        var inherited: Set<String> = []
        var variables: [String: Declared<SourceVariable>] = [:]
        var functions: [String: [Declared<SourceFunction>]] = [:]
        var cases: [SourceEnumCase] = []
    }

    private(set) var globals = Members()
    private(set) var types: [String: Members] = [:]
    /// In the order of the files.
    package private(set) var functions: [Declared<SourceFunction>] = []
    package private(set) var variables: [Declared<SourceVariable>] = []

    package init() {}

    /// Adds a file's declarations.
    package mutating func add(_ source: ParsedSource) {
        for statement in source.statements { add(statement, file: source.file, type: nil) }
    }

    private mutating func add(_ statement: SourceStatement, file: String, type: String?) {
        switch statement {
        case .variable(let variable):
            let declared = Declared(value: variable, file: file, type: type)
            variables.append(declared)
            edit(type) { members in
                if members.variables[variable.name] == nil { members.variables[variable.name] = declared }
            }
        case .function(let function):
            let declared = Declared(value: function, file: file, type: type)
            functions.append(declared)
            edit(type) { $0.functions[function.name, default: []].append(declared) }
        case .type(let inner):
            edit(inner.name) { $0.inherited.formUnion(inner.inherited) }
            for member in inner.members { add(member, file: file, type: inner.name) }
        case .cases(let cases): edit(type) { $0.cases += cases }
        case .block(let inner): for member in inner { add(member, file: file, type: type) }
        default: break
        }
    }

    /// Adds the superclass of a class, which Objective-C's implementations don't name.
    package mutating func add(superclass: String, of type: String) { edit(type) { $0.inherited.insert(superclass) } }

    private mutating func edit(_ type: String?, _ change: (inout Members) -> Void) {
        if let type { change(&types[type, default: Members()]) } else { change(&globals) }
    }

    /// A variable of a type, its superclasses and protocols, or else a global one.
    func variable(_ name: String, in type: String?) -> Declared<SourceVariable>? {
        for type in ancestry(of: type) {
            if let found = types[type]?.variables[name] { return found }
        }
        return globals.variables[name]
    }

    /// The functions of a name in a type, its superclasses and protocols, or else global ones.
    func functions(_ name: String, in type: String?) -> [Declared<SourceFunction>] {
        for type in ancestry(of: type) {
            if let found = types[type]?.functions[name] { return found }
        }
        return globals.functions[name] ?? []
    }

    /// The functions of a name in the superclasses and protocols of a type.
    func functions(_ name: String, above type: String?) -> [Declared<SourceFunction>] {
        ancestry(of: type).dropFirst().lazy.compactMap { types[$0]?.functions[name] }.first ?? []
    }

    private func ancestry(of type: String?) -> [String] {
        guard let type else { return [] }
        var found = [type]
        var next = 0
        while next < found.count, found.count < 16 {
            for name in (types[found[next]]?.inherited ?? []).sorted() where !found.contains(name) {
                found.append(name)
            }
            next += 1
        }
        return found
    }
}
