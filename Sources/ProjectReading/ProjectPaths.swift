import Basics

/// Finds files that a project names: macOS ignores the case of their names (fact: xcode/project.case).
struct ProjectPaths {
    private let scope: FileScope
    /// The names in a folder by their lower-case form.
    private var names: [String: [String: String]] = [:]
    /// Names that may still be read.
    private var left = Limits.folderItems

    /// - Parameter scope: the app's root.
    init(scope: FileScope) { self.scope = scope }

    /// The path without links and dots; `nil` if nothing is there, or if it lies outside the root.
    /// - Parameter path: absolute.
    mutating func admitted(_ path: String) -> String? {
        if let found = scope.admitted(path) { return found }
        guard path.hasPrefix(scope.root + "/"), path.utf8.count <= Limits.pathBytes else { return nil }
        var folders: [String] = []
        for part in path.dropFirst(scope.root.count).split(separator: "/") where part != "." {
            if part == ".." {
                guard folders.popLast() != nil else { return nil }
            } else {
                guard let name = name(String(part), in: ([scope.root] + folders).joined(separator: "/")) else {
                    return nil
                }
                folders.append(name)
            }
        }
        return scope.admitted(([scope.root] + folders).joined(separator: "/"))
    }

    private mutating func name(_ name: String, in folder: String) -> String? {
        if names[folder] == nil {
            let entries = left > 0 ? FolderReader.entries(of: folder, limit: left) : []
            left -= entries.count + 1
            names[folder] = Dictionary(entries.map { ($0.name.lowercased(), $0.name) }) { first, _ in first }
        }
        return names[folder]?[name.lowercased()]
    }
}
