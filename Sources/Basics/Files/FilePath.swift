package enum FilePath {
    /// The folder of a file: `.` for a bare name and for standard input.
    package static func folder(of path: String) -> String {
        guard path != FileReader.standardInput, let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The last component; the path itself if it has none.
    package static func name(of path: String) -> String {
        let bytes = path.utf8
        guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return path }
        let end = bytes.index(after: last)
        let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? path.startIndex
        return String(path[start..<end])
    }

    /// The last component without its ending.
    package static func stem(of path: String) -> String {
        let name = name(of: path)
        return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }

    /// The lower-case ending of the last component without the dot; empty without one.
    package static func ending(of path: String) -> String {
        let name = name(of: path)
        let dot = name.utf8.lastIndex(of: UInt8(ascii: "."))
        return dot.map { name[name.utf8.index(after: $0)...].lowercased() } ?? ""
    }

    /// The files that an extension's path can stand for: itself, or the descriptor or Info.plist in that folder.
    package static func descriptors(at path: String) -> [String] {
        [path, "\(path)/descriptor.json", "\(path)/Info.plist"]
    }

    /// The file's name in diagnostics.
    package static func shownName(of path: String) -> String { path == FileReader.standardInput ? "<stdin>" : path }

    /// A path that begins at a folder, unless it is absolute.
    package static func joined(_ folder: String, _ path: String) -> String {
        folder == "." || path.hasPrefix("/") ? path : folder == "/" ? "/\(path)" : "\(folder)/\(path)"
    }

    /// A path from a folder; both begin at the same folder, or at the root of the disk.
    package static func relative(_ path: String, to folder: String) -> String {
        let (from, to) = (steps(folder), steps(path))
        let shared = zip(from, to).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(separator: "/")
    }

    private static func steps(_ path: String) -> [String] {
        path.split(separator: "/").filter { $0 != "." }.map(String.init)
    }

    /// The folder and those above it, at most 32, made as they are asked for; of an absolute one without the root of the
    /// disk, of a relative one as many as there may be.
    package static func ancestors(of folder: String) -> some Sequence<String> {
        sequence(first: folder) { below in
            guard below.hasPrefix("/") else { return joined(below, "..") }
            let above = self.folder(of: below)
            return above == "/" ? nil : above
        }.prefix(folder == "/" ? 0 : 32)
    }
}
