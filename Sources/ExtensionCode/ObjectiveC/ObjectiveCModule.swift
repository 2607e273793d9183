import SourceReading

/// The Objective-C files of a module, with the Swift names of what they declare.
struct ObjectiveCModule {
    struct File {
        var name: String
        var declarations: [ObjectiveCDeclaration]
        var imports: [String]
    }

    /// The module's name if others import it; `nil` for the program's.
    let libraryName: String?
    /// `true` if Swift files see the classes: what is marked as never `nil` isn't optional for them.
    let isMixed: Bool
    /// `true` if Swift files use what it declares.
    var isSeenBySwift: Bool { isMixed || libraryName != nil }
    /// `true` if code sets or observes properties by name.
    let usesKeys: Bool
    private(set) var files: [File] = []
    private(set) var names: SwiftNames
    private(set) var classes: [String: ObjectiveCClass] = [:]
    private(set) var protocols: [String: ObjectiveCDeclaration] = [:]
    /// Selectors of the methods that categories on NSObject implement.
    private(set) var rootSelectors: Set<String> = []

    /// - Parameters:
    ///   - sources: headers and implementations.
    ///   - names: those of the stand-ins and of the module's Swift files.
    init(_ sources: [SourcePass.File], names: SwiftNames, libraryName: String? = nil, isMixed: Bool = false) {
        (self.names, self.libraryName, self.isMixed) = (names, libraryName, isMixed)
        usesKeys = sources.contains { source in
            ["forKeyPath:", "setValue:"].contains { source.bytes.firstRange(of: $0.utf8) != nil }
        }
        // A header's macros hold in all files.
        var headers = ObjectiveCPreprocessor()
        let isHeader = { (file: SourcePass.File) in file.name.hasSuffix(".h") || file.name.hasSuffix(".pch") }
        let ordered = sources.filter(isHeader) + sources.filter { !isHeader($0) }
        // Twice, because headers use the macros of others.
        for header in sources.filter(isHeader) { _ = ObjectiveCParser.declarations(of: header.bytes, &headers) }
        for source in ordered {
            var preprocessor = headers
            preprocessor.forgetImports()
            let found = ObjectiveCParser.declarations(of: source.bytes, &preprocessor)
            files.append(File(name: source.name, declarations: found, imports: preprocessor.imports))
        }
        collect()
        declareTypes()
        for name in classes.keys.sorted() { declareMembers(of: name) }
        for file in files { declareGlobals(file) }
    }

    private mutating func collect() {
        for part in files.flatMap(\.declarations) {
            switch part.kind {
            case .interface, .implementation:
                classes[part.name, default: ObjectiveCClass(name: part.name)].add(part)
                if part.kind == .implementation, part.name == "NSObject" {
                    rootSelectors.formUnion(part.methods.filter { !$0.isStatic && $0.body != nil }.map(\.selector))
                }
            case .protocolType: protocols[part.name] = part
            default: break
            }
        }
    }

    private mutating func declareTypes() {
        for part in files.flatMap(\.declarations) {
            switch part.kind {
            case .enumeration(let isOptions, let constants):
                let isType = isSeenBySwift && !part.name.isEmpty
                if isType {
                    names.add(type: part.name, .value, inherited: isOptions ? ["OptionSet"] : [])
                } else if !part.name.isEmpty {
                    names.add(alias: part.name, for: "Int")
                }
                for constant in constants { names.add(constant: constant.name, isType ? part.name : "Int") }
            case .alias(let type): names.add(alias: part.name, for: swiftType(type).name)
            case .structure(let fields):
                names.add(type: part.name, .value, inherited: [])
                for field in fields {
                    names.add(
                        SwiftMember(kind: .property, name: field.name, type: written(field.type)), to: part.name)
                }
            default: break
            }
        }
        for (name, part) in protocols.sorted(by: { $0.key < $1.key }) {
            names.add(type: name, .protocol, inherited: part.protocols)
        }
        for (name, part) in classes.sorted(by: { $0.key < $1.key }) where part.isImplemented {
            names.add(type: name, .class, inherited: [parent(of: part)] + part.protocols)
        }
        for (name, part) in protocols.sorted(by: { $0.key < $1.key }) {
            for method in part.methods { names.add(member(for: method, in: name), to: name) }
            for property in part.properties {
                names.add(SwiftMember(kind: .property, name: property.name, type: written(property.type)), to: name)
            }
        }
    }

    private var declared: Set<String> = []

    private mutating func declareMembers(of name: String) {
        guard let part = classes[name], declared.insert(name).inserted else { return }
        if let parent = part.superclass { declareMembers(of: parent) }
        let type = swiftName(name)
        for property in part.properties {
            names.add(
                SwiftMember(
                    kind: .property, name: property.name, type: written(property.type),
                    isStatic: property.attributes.contains("class")), to: type)
        }
        for variable in part.variables {
            names.add(SwiftMember(kind: .property, name: variable.name, type: written(variable.type)), to: type)
        }
        for method in part.methods where !isAccessor(method, of: part) {
            var member = member(for: method, in: name)
            member.isOverridable = member.isOverridable && name != "NSObject"
            names.add(member, to: type)
        }
    }

    /// `true` for a method that is a property's accessor.
    func isAccessor(_ method: ObjectiveCMethod, of part: ObjectiveCClass) -> Bool {
        part.properties.contains { property in
            let (getter, setter) = part.accessors(of: property)
            return [getter, setter].contains { $0?.selector == method.selector && $0?.isStatic == method.isStatic }
        }
    }

    private mutating func declareGlobals(_ file: File) {
        for part in file.declarations {
            switch part.kind {
            case .function(let function):
                let types = function.parameters.map { written($0.type) }
                var member = SwiftMember(
                    kind: .method, name: part.name, labels: types.map { _ in "_" }, types: types,
                    type: written(function.result), isStatic: true)
                member.selector = part.name
                names.add(function: member)
            case .variable(let variable): names.add(constant: part.name, written(variable.type))
            default: break
            }
        }
    }
}

extension ObjectiveCModule {
    /// The Swift name of a type of Objective-C.
    func swiftName(_ name: String) -> String {
        if classes[name]?.isImplemented ?? false { return name }
        if let known = FoundationNames.types[name] { return known }
        if let resolved = names.type(flattened: name) { return resolved }
        if name.hasSuffix("Ref"), names.contains(String(name.dropLast(3))) { return String(name.dropLast(3)) }
        if name.hasPrefix("NS"), names.contains(String(name.dropFirst(2))) { return String(name.dropFirst(2)) }
        return name
    }

    /// The Swift name of the superclass whose members a class has: one that a header declares without an implementation
    /// here gives way to its own superclass.
    func parent(of declared: ObjectiveCClass?) -> String {
        var next = declared?.superclass
        for _ in 0..<8 {
            guard let name = next, let missing = classes[name], !missing.isImplemented, let parent = missing.superclass,
                !names.contains(name)
            else { break }
            next = parent
        }
        return swiftName(next ?? "NSObject")
    }

    /// The Swift type of a declaration in Objective-C. Objects are optional.
    func swiftType(_ type: ObjectiveCType) -> SwiftType {
        if let signature = type.signature {
            let parts = signature.map { written($0, inClosure: true) }
            let result = parts[0] == "Void" ? "Void" : parts[0]
            return SwiftType(name: "(\(parts.dropFirst().joined(separator: ", "))) -> \(result)", isOptional: true)
        }
        if type.isArray { return SwiftType(name: "[\(swiftName(type.name))]", isOptional: false) }
        switch type.name {
        case "id" where !type.protocols.isEmpty:
            return SwiftType(name: type.protocols.first.map(swiftName) ?? "Any", isOptional: true)
        case "id": return .any
        case "void", "IBAction": return type.pointers > 0 ? .any : .void
        case "NSArray" where type.arguments.count == 1, "NSSet" where type.arguments.count == 1:
            return SwiftType(name: "[\(element(type.arguments[0]))]", isOptional: true)
        case "NSDictionary" where type.arguments.count == 2:
            let key = element(type.arguments[0])
            return SwiftType(
                name: "[\(key == "Any" ? "AnyHashable" : key): \(element(type.arguments[1]))]", isOptional: true)
        default: break
        }
        let name = swiftName(type.name)
        if name.contains("->") { return SwiftType(name: name, isOptional: true) }
        // `NSError **` and the like.
        if type.pointers == 2, names.isClass(name) {
            return SwiftType(name: "UnsafeMutablePointer<\(name)?>", isOptional: true)
        }
        if type.pointers > 1 { return .any }
        // `const Bar *bars`: values after one another.
        if type.pointers == 1, type.marks.contains("const"), isOfValues(type) {
            return SwiftType(name: "[\(name)]", isOptional: false)
        }
        let isObject =
            type.pointers > 0 || ["Selector", "AnyClass", "Any"].contains(name) || name.hasPrefix("Dispatch")
            || type.name.hasSuffix("Ref") || name == "String" || names.isClass(name)
        return SwiftType(name: name, isOptional: isObject && name != "Selector")
    }

    /// `true` for numbers and structures of C.
    private func isOfValues(_ type: ObjectiveCType) -> Bool {
        let name = swiftName(type.name)
        if type.name == "char" || type.name.hasSuffix(" char") { return false }
        return SwiftType.numbers.contains(name) || name == type.name && names.types[name]?.kind == .value
    }

    private func element(_ type: ObjectiveCType) -> String {
        let found = swiftType(type)
        return found.isClosure ? "(\(found.name))" : found.name
    }

    /// A type as a declaration writes it.
    func written(_ type: ObjectiveCType, inClosure: Bool = false) -> String {
        Self.written(swiftType(type), inClosure: inClosure)
    }

    static func written(_ type: SwiftType, inClosure: Bool = false) -> String {
        guard type.isOptional ?? true else { return type.name }
        if type.name == "Any" { return "Any?" }
        let name = type.isClosure ? "(\(type.name))" : type.name
        return name + (inClosure ? "?" : "!")
    }
}
