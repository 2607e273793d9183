import Basics

/// Copies what an app group has into a process's home: a folder, or a file with the group's defaults.
struct AppGroupCopy {
    /// Bytes that each file and folder counts for at least, as on a disk.
    private static let block = 4_096
    private var left = Limits.appGroupBytes

    /// - Parameters:
    ///   - content: absolute and without links.
    ///   - container: the group's folder in the home, which iOS has at this place.
    /// - Throws: `file-too-large`, `file-unreadable` for pipes and devices, `path-outside` for a link that leads out, and
    ///   the errors of writing.
    mutating func copy(_ content: String, of identifier: String, into container: String) throws(Diagnostic) {
        guard FolderReader.isFolder(content) else {
            let preferences = "\(container)/Library/Preferences"
            try OutputPath.makeFolder(preferences)
            return try copyFile(content, to: "\(preferences)/\(identifier).plist")
        }
        try OutputPath.makeFolder(container)
        try copyFolder(FileScope(root: content), "", into: container, depth: 0)
    }

    private mutating func copyFolder(
        _ scope: FileScope, _ path: String, into container: String, depth: Int
    ) throws(Diagnostic) {
        for entry in FolderReader.entries(of: "\(scope.root)/\(path)") {
            let name = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
            if entry.isFolder {
                try charge(0, for: name)
                guard depth < Limits.folderDepth else { continue }
                try OutputPath.makeFolder("\(container)/\(name)")
                try copyFolder(scope, name, into: container, depth: depth + 1)
            } else {
                let file = "\(scope.root)/\(name)"
                guard let admitted = scope.admitted(file) else { throw FileProblem(path: file).outside }
                try copyFile(admitted, to: "\(container)/\(name)")
            }
        }
    }

    private mutating func copyFile(_ file: String, to target: String) throws(Diagnostic) {
        let bytes = try FileReader.read(file, limit: left)
        try charge(bytes.count, for: file)
        try AtomicFile.write([.init(bytes: bytes, path: target)])
    }

    private mutating func charge(_ bytes: Int, for file: String) throws(Diagnostic) {
        left -= max(bytes, Self.block)
        if left < 0 { throw FileReader.tooLarge(file, limit: Limits.appGroupBytes) }
    }
}
