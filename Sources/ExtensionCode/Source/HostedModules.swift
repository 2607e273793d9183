/// The list of stand-in modules: `modules.txt` beside their sources.
struct HostedModules: Sendable, Equatable {
    /// A stand-in for one or more of Apple's frameworks.
    struct Module: Sendable, Equatable {
        /// The name under which it is compiled, such as `RNUIKit`.
        var name: String
        /// The frameworks it stands for, such as `UIKit`.
        var frameworks: [String]
        /// The stand-in modules that it imports.
        var imports: [String] = []
        /// `true` for modules that take longer to run than to optimise.
        var isOptimized = false
        /// The frameworks that Linux has itself can't be renamed by the compiler, so these modules get a short name.
        var alias: String? {
            guard !frameworks.isEmpty else { return nil }
            if frameworks.contains("Foundation") { return "RN" }
            return frameworks.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
        }
    }

    /// In build order.
    var modules: [Module] = []
    /// Frameworks without a stand-in, whose imports are dropped.
    var dropped: Set<String> = []

    /// Reads lines of `module⇥frameworks⇥imports`; `-` stands for none. `optimised` may follow.
    init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let columns = line.split(separator: "\t").map(String.init)
            guard columns.count > 1 else { continue }
            let names = columns[1].split(separator: ",").map { String($0) }.filter { $0 != "-" }
            if columns[0] == "-" {
                dropped.formUnion(names)
            } else {
                let imports = columns.dropFirst(2).first?.split(separator: ",").map(String.init).filter { $0 != "-" }
                modules.append(
                    Module(
                        name: columns[0], frameworks: names, imports: imports ?? [],
                        isOptimized: columns.dropFirst(3).first == "optimised"))
            }
        }
    }

    /// The modules in groups, each importing only modules of groups before.
    var sideBySide: [[Module]] {
        var groups: [[Module]] = []
        var level: [String: Int] = [:]
        for module in modules {
            let own = (module.imports.compactMap { level[$0] }.max() ?? -1) + 1
            level[module.name] = own
            if own == groups.count { groups.append([]) }
            groups[own].append(module)
        }
        return groups
    }

    /// The name that source code uses in place of a framework's; `nil` keeps it.
    func replacement(for framework: String) -> String? {
        modules.first { $0.frameworks.contains(framework) }?.alias
    }

    /// `true` for a framework with a stand-in, and for one whose imports are dropped.
    func knows(_ framework: String) -> Bool { replacement(for: framework) != nil || dropped.contains(framework) }

    /// The compiler's options that resolve those names.
    var aliasOptions: [String] {
        modules.flatMap { module in module.alias.map { ["-module-alias", "\($0)=\(module.name)"] } ?? [] }
    }
}
