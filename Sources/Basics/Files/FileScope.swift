import Platform

/// The folder in which an input may name files; keeps a foreign descriptor from reading the rest of the disk.
package struct FileScope: Sendable, Hashable {
    /// The folder's absolute path without symbolic links.
    package let root: String

    /// A scope for a folder, absolute or relative to the working directory. In a missing folder, every file is missing.
    package init(root: String) { self.root = Self.canonical(root.isEmpty ? "." : root) ?? root }

    /// The absolute path of a regular file that an input names relative to the root.
    /// - Parameters:
    ///   - path: the path as written in the input.
    ///   - location: the position in the input, for diagnostics.
    ///   - jsonPath: the JSON path there.
    ///   - isSuggesting: `true` adds the most similar name to the diagnostic of a missing file.
    /// - Throws: `path-outside` (exit 77) for absolute paths, `~`, URLs, and paths that leave the root, also through
    ///   symbolic links; `invisible-character` (exit 65); `file-missing` and `file-unreadable` (exit 66).
    package func resolve(
        _ path: String, at location: SourceSpan? = nil, path jsonPath: String? = nil, isSuggesting: Bool = true
    ) throws(Diagnostic) -> String {
        let problem = FileProblem(path: path, location: location, jsonPath: jsonPath)
        try check(path, problem)
        guard !path.isEmpty, let absolute = Self.canonical("\(root)/\(path)") else {
            throw errno == ENOENT || path.isEmpty
                ? problem.missing(hint: isSuggesting ? suggestion(for: path) : problem.base) : problem.system(errno)
        }
        guard contains(absolute) else { throw problem.outside }
        var status = stat()
        guard stat(absolute, &status) == 0 else { throw problem.system(errno) }
        if let kind = FileProblem.irregularKind(status.st_mode) { throw problem.irregular(kind) }
        ScopedFile.note(absolute)
        return absolute
    }

    /// The absolute path of a file or folder below the root, which needn't exist; its folder must.
    /// - Throws: `path-outside` and `invisible-character`, as `resolve`; `file-missing` for a missing folder.
    package func place(_ path: String) throws(Diagnostic) -> String {
        let problem = FileProblem(path: path, location: nil, jsonPath: nil)
        try check(path, problem)
        if let absolute = Self.canonical("\(root)/\(path)") {
            guard contains(absolute) else { throw problem.outside }
            return absolute
        }
        // A link that leads nowhere would be followed when the file is made.
        var status = stat()
        if lstat("\(root)/\(path)", &status) == 0 { throw problem.outside }
        let name = FilePath.name(of: path)
        guard !name.isEmpty, name != "..", let folder = Self.canonical("\(root)/\(FilePath.folder(of: path))") else {
            throw problem.missing(hint: nil)
        }
        guard contains(folder) else { throw problem.outside }
        return "\(folder)/\(name)"
    }

    /// Refuses paths that can't lie below the root, whatever is there.
    private func check(_ path: String, _ problem: FileProblem) throws(Diagnostic) {
        if let scalar = path.firstInvisibleScalar {
            throw Diagnostic(
                .error, "invisible-character", "a path can't hold \(scalar.codePoint), which nobody sees",
                at: problem.location, path: problem.jsonPath, hint: "delete the character")
        }
        if path.hasPrefix("/") || path.hasPrefix("~") || path.hasPrefix("\\") {
            throw problem.outside("paths are relative to the file's own folder", hint: "move the file into the folder")
        }
        if Self.hasScheme(path) {
            throw problem.outside("an address stands where a path should", hint: "name a file in the folder")
        }
        if Self.leavesRoot(path) { throw problem.outside }
    }

    /// The path without symbolic links and dots; `nil` with `errno` set if it doesn't exist.
    package static func canonical(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// `true` if the path starts with a URL scheme (RFC 3986 3.1); a single letter is a drive.
    private static func hasScheme(_ path: String) -> Bool {
        guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")), let first = path.utf8.first else { return false }
        func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
        return isLetter(first)
            && path.utf8[..<colon].allSatisfy { byte in
                isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.".utf8.contains(byte)
            }
    }

    /// `true` if `..` components climb above the root; symbolic links aren't resolved here.
    private static func leavesRoot(_ path: String) -> Bool {
        var depth = 0
        for component in path.split(separator: "/") where component != "." {
            depth += component == ".." ? -1 : 1
            if depth < 0 { return true }
        }
        return false
    }

    private func suggestion(for path: String) -> String? {
        if path.contains("\\") { return "folders are separated by \"/\"" }
        return nearestFile(to: path).map(NearestName.hint)
    }

    /// The path of a file that is there and whose name, or a folder's on the way to it, differs least from a missing one's.
    func nearestFile(to path: String) -> String? {
        var found: [String] = []
        let components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        for component in components {
            guard let folder = Self.canonical(([root] + found).joined(separator: "/")), contains(folder) else {
                return nil
            }
            if component.allSatisfy({ $0 == "." }) || FolderReader.exists("\(folder)/\(component)") {
                found.append(component)
            } else if let near = NearestName.to(component, among: FolderReader.entries(of: folder).map(\.name)) {
                found.append(near)
            } else {
                return nil
            }
        }
        return found == components ? nil : found.joined(separator: "/")
    }

    /// An absolute file path shortened to the folder's name as given by the user.
    package static func shownName(of file: String, below folder: String) -> String {
        let root = FileScope(root: folder).root
        guard file.hasPrefix(root + "/") else { return file }
        let name = String(decoding: file.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
        return folder == "." ? name : "\(folder)/\(name)"
    }

    /// Checks that a found file isn't outside the root because of a link.
    /// - Parameter file: its path as shown in diagnostics.
    /// - Throws: the errors of `resolve`.
    package func admit(_ file: String) throws(Diagnostic) {
        let folder = FileScope(root: FilePath.folder(of: file)).root
        let name = FilePath.name(of: file)
        let below = root == "/" ? root : root + "/"
        let path =
            folder == root ? name : folder.hasPrefix(below) ? "\(folder.dropFirst(below.count))/\(name)" : "../\(name)"
        _ = try resolve(path, at: SourceSpan(file: file), isSuggesting: false)
    }

    /// `true` for an absolute path without links that is the root or below it.
    package func contains(_ absolute: String) -> Bool {
        absolute == root || absolute.hasPrefix(root == "/" ? "/" : root + "/")
    }
}

extension DiagnosticCollector {
    /// The absolute path of a file named by a value; errors are reported.
    package func file(_ raw: JSONValue, path: String, in scope: FileScope) -> String? {
        guard let name = string(raw, path: path, "a path") else { return nil }
        do throws(Diagnostic) {
            let file = try scope.resolve(
                name, at: location(raw.position), path: path, isSuggesting: suggestsFiles)
            add(NamedFile(path: file, name: name, location: location(raw.position), jsonPath: path))
            return file
        } catch {
            add(error)
            return nil
        }
    }

    /// The path of a file or folder of the project that a value names; errors are reported.
    /// - Parameter folder: the folder of the naming file.
    package func file(
        _ name: String, of raw: JSONValue, path: String, from folder: String, in project: FileScope
    ) -> String? {
        do throws(Diagnostic) {
            return try project.named(name, from: folder, at: location(raw.position), path: path)
        } catch {
            add(error)
            return nil
        }
    }
}
