/// Paths as text.
package enum FilePath {
    /// The folder that a file is in: `.` for a bare name and for standard input.
    package static func folder(of path: String) -> String {
        guard path != FileReader.standardInput, let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The files that an extension's path may mean: itself, or what describes the extension in the folder that it is.
    package static func descriptors(at path: String) -> [String] {
        [path, "\(path)/descriptor.json", "\(path)/Info.plist"]
    }

    /// The file as diagnostics name it.
    package static func shownName(of path: String) -> String { path == FileReader.standardInput ? "<stdin>" : path }
}
