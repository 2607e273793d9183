extension FileScope {
    /// The path without links and dots; `nil` if nothing is there, or if it lies outside the root.
    /// - Parameter path: absolute.
    package func admitted(_ path: String) -> String? {
        guard path.hasPrefix("/"), !path.utf8.contains(0), path.utf8.count <= Limits.pathBytes,
            let found = Self.canonical(path), contains(found)
        else { return nil }
        return found
    }

    /// An absolute path below the root, relative to it.
    package func relative(_ path: String) -> String {
        path == root ? "." : String(path.dropFirst(root == "/" ? 1 : root.count + 1))
    }
}

extension FilePath {
    /// A path below a folder as the user would write it, who wrote another folder.
    /// - Parameters:
    ///   - file: absolute and without links.
    ///   - folder: as shown in diagnostics.
    package static func shown(_ file: String, like folder: String) -> String {
        var real = FileScope(root: folder).root
        var shown = folder
        while !file.hasPrefix(real + "/") {
            let name = name(of: shown)
            guard shown != ".", name != "..", real != "/", FilePath.name(of: real) == name else { return file }
            real = FilePath.folder(of: real)
            shown = FilePath.folder(of: shown)
        }
        return FilePath.joined(shown, String(file.dropFirst(real.count + 1)))
    }
}
