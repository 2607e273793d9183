#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Looks into folders, as far as a search for an extension's files goes.
package enum FolderReader {
    /// One name in a folder.
    package struct Entry: Sendable, Hashable {
        package let name: String
        /// A folder itself: a symbolic link to one isn't, so that no walk goes in circles.
        package let isFolder: Bool
    }

    /// What a folder holds, by name; nothing when it can't be read. Hidden names are left out.
    /// - Parameter limit: the names that are looked at, at the most.
    package static func entries(of path: String, limit: Int = Limits.folderEntries) -> [Entry] {
        FileReadings.note(path)
        guard !path.utf8.contains(0), let directory = opendir(path) else { return [] }
        defer { closedir(directory) }
        var found: [Entry] = []
        while found.count < limit, let entry = readdir(directory) {
            let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name.hasPrefix(".") { continue }
            found.append(Entry(name: name, isFolder: isFolder(name, in: path, type: Int32(entry.pointee.d_type))))
        }
        return found.sorted { $0.name < $1.name }
    }

    /// Most file systems say what a name is along with it; the others are asked again.
    private static func isFolder(_ name: String, in path: String, type: Int32) -> Bool {
        if type != Int32(DT_UNKNOWN) { return type == Int32(DT_DIR) }
        var status = stat()
        return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a path leads to a folder, through symbolic links too.
    package static func isFolder(_ path: String) -> Bool {
        FileReadings.note(path)
        var status = stat()
        return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Whether a path leads to anything at all.
    package static func exists(_ path: String) -> Bool {
        FileReadings.note(path)
        var status = stat()
        return !path.utf8.contains(0) && stat(path, &status) == 0
    }
}
