import SourceReading

/// A member of a type, or a function, as Swift declares it.
struct SwiftMember: Equatable {
    enum Kind { case property, method, initializer }

    var kind: Kind
    var name: String
    /// Argument labels, `_` for none.
    var labels: [String] = []
    /// The parameters' types.
    var types: [String] = []
    /// The parameters that a call may leave out.
    var defaults: Set<Int> = []
    /// The type of a property or a result; `Void` for none. An initializer's is `Self` or `Self?`.
    var type = "Void"
    var isStatic = false
    var isOverridable = true
    var isThrowing = false
    var isReadOnly = false
    /// The type that declares it.
    var owner = ""
    /// The selector, of a member that is translated itself.
    var selector: String?

    var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
}

/// The types of the stand-ins, of Foundation, and of what is translated, by their Swift names.
struct SwiftNames {
    struct Entry {
        enum Kind { case `class`, `protocol`, value }

        var kind = Kind.value
        var inherited: [String] = []
        var members: [SwiftMember] = []
    }

    /// Types of the app's own Swift files.
    private(set) var ownTypes: Set<String> = []
    /// `true` while the app's own files are read.
    var readsOwnFiles = false
    /// By full name, such as `UIView.ContentMode`.
    private(set) var types: [String: Entry] = [:]
    private(set) var aliases: [String: String] = [:]
    private(set) var functions: [String: [SwiftMember]] = [:]
    private(set) var constants: [String: String] = [:]
    /// The names of enumerations as Objective-C has them, such as `UIViewContentMode`, with the types.
    private var flattened: [String: String] = [:]

    init() {}

    mutating func add(_ member: SwiftMember, to type: String) {
        var member = member
        member.owner = type
        types[type, default: Entry()].members.append(member)
    }

    mutating func add(type name: String, _ kind: Entry.Kind, inherited: [String]) {
        var entry = types[name] ?? Entry()
        if kind != .value || entry.members.isEmpty { entry.kind = kind }
        entry.inherited += inherited
        if readsOwnFiles { ownTypes.insert(name) }
        types[name] = entry
        flattened[name.filter { $0 != "." }] = name
    }

    mutating func add(alias name: String, for type: String) {
        aliases[name] = type
        flattened[name.filter { $0 != "." }] = name
    }

    mutating func add(function: SwiftMember) { functions[function.name, default: []].append(function) }
    mutating func add(constant name: String, _ type: String) { constants[name] = type }

    func contains(_ type: String) -> Bool { types[type] != nil || aliases[type] != nil }

    func isClass(_ type: String) -> Bool { types[resolved(type)]?.kind == .class }
    func isProtocol(_ type: String) -> Bool { types[resolved(type)]?.kind == .protocol }

    /// The type behind an alias.
    func resolved(_ name: String) -> String {
        var name = name
        for _ in 0..<8 {
            guard let next = aliases[name] else { break }
            name = next
        }
        return name
    }

    /// A type's own name, those that it inherits from, and theirs.
    func ancestry(of type: String) -> [String] {
        var found: [String] = []
        var next = [resolved(type)]
        while let name = next.first, found.count < 64 {
            next.removeFirst()
            if found.contains(name) { continue }
            found.append(name)
            next += (types[name]?.inherited ?? []).map(resolved)
        }
        return found
    }

    func inherits(_ type: String, from other: String) -> Bool { ancestry(of: type).contains(resolved(other)) }

    /// The members of a type and of those that it inherits from, the nearest first.
    func members(of type: String) -> [SwiftMember] { ancestry(of: type).flatMap { types[$0]?.members ?? [] } }

    /// The full name of a type that is named within another one.
    func qualified(_ name: String, in owner: String) -> String {
        for outer in ancestry(of: owner) {
            var path = outer.split(separator: ".").map(String.init)
            while !path.isEmpty {
                let full = (path + [name]).joined(separator: ".")
                if contains(full) { return full }
                path.removeLast()
            }
        }
        return name
    }

    /// The type for its name in Objective-C, such as `UIViewContentMode`.
    func type(flattened name: String) -> String? { flattened[name].map(resolved) }

    /// The constant of an enumeration for its name in Objective-C: `UIViewContentModeScaleAspectFit`.
    func constant(_ name: String) -> (text: String, type: String)? {
        var end = name.endIndex
        while end > name.startIndex {
            let prefix = name[..<end]
            for ending in ["", "Type", "Style", "s", "Mode", "Options"] where end < name.endIndex {
                guard let type = flattened[prefix + ending] else { continue }
                let target = resolved(type)
                let rest = name[end...].drop { $0 == "_" }.lowercased()
                let found = types[target]?.members.first {
                    $0.kind == .property && $0.isStatic && $0.name.lowercased() == rest
                }
                if let found { return ("\(target).\(found.name)", target) }
            }
            end = name.index(before: end)
        }
        return nil
    }
}
