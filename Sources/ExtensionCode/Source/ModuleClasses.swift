import SourceReading

/// The classes of all files of an extension and its modules by name, with their inheritance.
struct ModuleClasses: Sendable {
    private struct Entry: Sendable {
        var superclass: String?
        /// The labels of each designated initializer.
        var initializers: [[String]] = []
        var hasConnections = false
        var methods: Set<String> = []
    }

    private var entries: [String: Entry] = [:]
    /// Maximum depth of inheritance.
    private static let depth = 32

    /// - Parameters:
    ///   - outlines: the extension's files.
    ///   - libraries: the files of modules that it imports.
    init(_ outlines: [SourceOutline], libraries: [SourceOutline] = []) {
        let own = outlines.flatMap(\.parts).filter { $0.kind != .other }
        let names = Set(own.filter { $0.kind == .class }.map(\.name))
        let others = libraries.flatMap(\.parts).filter { $0.kind != .other && !names.contains($0.name) }
        for part in own + others {
            var entry = entries[part.name] ?? Entry()
            // Several classes of a name are those of other platforms, in branches of `#if`.
            if part.kind == .class, entry.superclass.map(SourceIndex.isSystemClass) != true {
                entry.superclass = part.inherited.first
            }
            for member in part.members {
                if !member.marks.isDisjoint(with: ["IBOutlet", "IBAction", "objc"]) { entry.hasConnections = true }
                switch member.kind {
                case .initializer where part.kind == .class && !member.marks.contains("convenience"):
                    entry.initializers.append(member.labels)
                case .method: entry.methods.insert(member.selector)
                default: break
                }
            }
            entries[part.name] = entry
        }
    }

    /// A class and its superclasses in the module, and the first one outside; `nil` for none.
    private func ancestry(of name: String) -> (entries: [Entry], outside: String?) {
        var found: [Entry] = []
        var next: String? = name
        while let name = next, found.count < Self.depth {
            guard let entry = entries[name], entry.superclass != nil || found.isEmpty else { return (found, name) }
            found.append(entry)
            next = entry.superclass
        }
        return (found, next)
    }

    /// `true` for a class that a storyboard can name.
    func isObject(_ name: String) -> Bool {
        let (entries, outside) = ancestry(of: name)
        guard let outside, self.entries[name]?.superclass != nil else { return false }
        return SourceIndex.isSystemClass(outside) || outside.hasPrefix("UN")
            || entries.contains { $0.hasConnections }
    }

    /// The class outside the module that a class inherits from.
    func systemClass(of name: String) -> String? { ancestry(of: name).outside }

    /// `true` if a class can be made with these labels: it inherits or overrides the initializer.
    func hasInitializer(_ labels: [String], in name: String) -> Bool {
        ancestry(of: name).entries.allSatisfy { $0.initializers.isEmpty || $0.initializers.contains(labels) }
    }

    /// `true` if a class or a superclass in the module implements a method.
    func implements(_ selector: String, in name: String) -> Bool {
        ancestry(of: name).entries.contains { $0.methods.contains(selector) }
    }

    /// The classes without those with some names.
    func without(_ names: Set<String>) -> ModuleClasses {
        var copy = self
        for name in names { copy.entries[name] = nil }
        return copy
    }

    /// `true` if the module declares the class.
    func contains(_ name: String) -> Bool { entries[name]?.superclass != nil }
}
