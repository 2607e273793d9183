import Platform

/// Lists folders in the search for an extension's files.
package enum FolderReader {
    package struct Entry: Sendable, Hashable {
        package let name: String
        /// `false` for symbolic links to folders, which could form cycles.
        package let isFolder: Bool
    }

    /// The visible entries of a folder, sorted by name; empty if it can't be read.
    /// - Parameter limit: maximum number of names read.
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

    /// Most file systems include the type in the entry; for the others it is looked up.
    private static func isFolder(_ name: String, in path: String, type: Int32) -> Bool {
        if type != Int32(DT_UNKNOWN) { return type == Int32(DT_DIR) }
        var status = stat()
        return lstat("\(path)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// `true` for a folder, also through symbolic links.
    package static func isFolder(_ path: String) -> Bool {
        FileReadings.note(path)
        var status = stat()
        return !path.utf8.contains(0) && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// `true` if the path exists.
    package static func exists(_ path: String) -> Bool {
        FileReadings.note(path)
        var status = stat()
        return !path.utf8.contains(0) && stat(path, &status) == 0
    }
}
