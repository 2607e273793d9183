import ContentExtensionHost

extension FileScope {
    /// Makes sure that a file that was found, rather than named by an input, doesn't lead out of the root by a link.
    /// - Parameter file: its path as diagnostics show it.
    /// - Throws: as `resolve`.
    func admit(_ file: String) throws(Diagnostic) {
        let folder = FileScope(root: FilePath.folder(of: file)).root
        let name = file.split(separator: "/").last.map(String.init) ?? file
        let below = root == "/" ? root : root + "/"
        let path =
            folder == root
            ? name : folder.hasPrefix(below) ? "\(folder.dropFirst(below.count))/\(name)" : "../\(name)"
        _ = try resolve(path, at: SourceSpan(file: file), isSuggesting: false)
    }
}
