/// Paths as text.
public enum FilePath {
    /// The folder that a file is in: `.` for a bare name and for standard input.
    public static func folder(of path: String) -> String {
        guard path != FileReader.standardInput, let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
