import Platform

/// Removes folders that somebody else has filled: they may be nested deeper than a path can name.
package enum FolderRemoval {
    /// Removes a folder with everything in it. Links are removed, not followed.
    /// - Returns: `false` if something is left.
    @discardableResult
    package static func remove(_ path: String) -> Bool {
        let root = openFolder(AT_FDCWD, path)
        guard root >= 0 else { return errno == ENOENT }
        defer { close(root) }
        var moved = 0
        while true {
            let names = names(in: root)
            if names.isEmpty { return rmdir(path) == 0 }
            var hasProgress = false
            for name in names { if remove(name, in: root, &moved) { hasProgress = true } }
            if !hasProgress { return false }
        }
    }

    /// Removes an entry of the root. Folders in it move up to the root first, so that two are open at most, however deep
    /// the tree is.
    private static func remove(_ name: [CChar], in root: Int32, _ moved: inout Int) -> Bool {
        if unlinkat(root, name, 0) == 0 { return true }
        // It may be closed even for its owner.
        fchmodat(root, name, 0o700, 0)
        let folder = openFolder(root, name)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        for entry in names(in: folder)
        where unlinkat(folder, entry, 0) != 0 && unlinkat(folder, entry, AT_REMOVEDIR) != 0 {
            fchmodat(folder, entry, 0o700, 0)
            repeat { moved += 1 } while renameat(folder, entry, root, "\(moved)") != 0 && isTaken(errno)
        }
        return unlinkat(root, name, AT_REMOVEDIR) == 0
    }

    /// `true` if a rename failed because something else has the name.
    private static func isTaken(_ code: Int32) -> Bool { [EEXIST, ENOTEMPTY, ENOTDIR].contains(code) }

    private static func openFolder(_ parent: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
        openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// The entries' names as the file system has them, which needn't be UTF-8.
    private static func names(in folder: Int32) -> [[CChar]] {
        let copy = openFolder(folder, ".")
        guard copy >= 0 else { return [] }
        guard let directory = fdopendir(copy) else {
            close(copy)
            return []
        }
        defer { closedir(directory) }
        var names: [[CChar]] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    Array(UnsafeBufferPointer(start: $0, count: strlen($0) + 1))
                }
            }
            if name != [46, 0], name != [46, 46, 0] { names.append(name) }
        }
        return names
    }
}
