import Basics

/// Files of a folder that a manifest names by patterns.
struct FileSet: Sendable {
    enum Phase: Sendable, Equatable {
        case sources, resources, byKind
    }

    /// The folder or file, absolute.
    let root: String
    /// Patterns relative to the root; empty for all files.
    var included: [String] = []
    var excluded: [String] = []
    var phase = Phase.byKind

    /// Adds the files that exist to a target's.
    /// - Parameters:
    ///   - walk: the files below the root.
    ///   - left: files and comparisons with patterns that a target may still take.
    func add(to files: inout TargetFiles, in scope: FileScope, walk: Lazy<FolderWalk>, left: inout Int) {
        left -= 1
        guard left > 0, let root = scope.admitted(root) else { return }
        var paths = [root]
        if FolderReader.isFolder(root), !FolderWalk.isPackage(root) {
            let included = included.map(PathPattern.init)
            let excluded = excluded.map(PathPattern.init)
            let items = walk.value.items.prefix(max(0, left) / (1 + included.count + excluded.count))
            left -= items.count * (1 + included.count + excluded.count)
            paths = items.filter { item in
                let names = item.path.split(separator: "/")
                return item.isProjectFile && (included.isEmpty || included.contains { $0.matches(names) })
                    && !excluded.contains { $0.matches(names) }
            }.map { "\(root)/\($0.path)" }
        }
        for path in paths {
            switch phase {
            case .sources: if TargetFiles.isSource(path) { files.sources.append(path) }
            case .resources: files.resources.append(path)
            case .byKind: files.add(path)
            }
        }
    }
}

/// A pattern of paths: `*` within a folder, `**` over folders. One that matches a folder matches the files below.
struct PathPattern {
    private let parts: [Substring]

    init(_ text: String) { parts = text.split(separator: "/").filter { $0 != "." } }

    func matches(_ path: String) -> Bool { matches(path.split(separator: "/")) }

    /// - Parameter names: of the folders and the file.
    func matches(_ names: [Substring]) -> Bool {
        // `Tests` and `Tests/*` differ: only the first one stands for all that is below.
        let allowsRest = parts.last?.contains("*") == false
        return Self.match(
            parts, names, isWild: { $0 == "**" },
            isEqual: { Self.match($0, $1, isWild: { $0 == "*" }, isEqual: ==, allowsRest: false) },
            allowsRest: allowsRest)
    }

    /// Matches with one wildcard for any number of elements, by going back to the last one only: O(pattern × elements).
    private static func match<P: Collection, N: Collection>(
        _ pattern: P, _ names: N, isWild: (P.Element) -> Bool, isEqual: (P.Element, N.Element) -> Bool, allowsRest: Bool
    ) -> Bool {
        var (p, n) = (pattern.startIndex, names.startIndex)
        var retry: (p: P.Index, n: N.Index)?
        while n < names.endIndex {
            if p < pattern.endIndex, isWild(pattern[p]) {
                p = pattern.index(after: p)
                retry = (p, n)
            } else if p < pattern.endIndex, isEqual(pattern[p], names[n]) {
                p = pattern.index(after: p)
                n = names.index(after: n)
            } else if p == pattern.endIndex, allowsRest {
                return true
            } else if let last = retry, last.n < names.endIndex {
                p = last.p
                n = names.index(after: last.n)
                retry = (p, n)
            } else {
                return false
            }
        }
        while p < pattern.endIndex, isWild(pattern[p]) { p = pattern.index(after: p) }
        return p == pattern.endIndex
    }
}
