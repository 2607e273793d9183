extension FileScope {
    /// Checks that a found file isn't outside the root because of a link.
    /// - Parameter file: its path as shown in diagnostics.
    /// - Throws: the errors of `resolve`.
    func admit(_ file: String) throws(Diagnostic) {
        let folder = FileScope(root: FilePath.folder(of: file)).root
        let name = FilePath.name(of: file)
        let below = root == "/" ? root : root + "/"
        let path =
            folder == root ? name : folder.hasPrefix(below) ? "\(folder.dropFirst(below.count))/\(name)" : "../\(name)"
        _ = try resolve(path, at: SourceSpan(file: file), isSuggesting: false)
    }
}
