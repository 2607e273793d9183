import Basics

/// The work that is left for reading the projects of a search, counted before it is done.
struct ProjectBudget {
    /// Texts, lists and tables.
    var values = Limits.projectValues
    private var bytes = Limits.projectBytes
    private var items = Limits.folderItems
    private var plists: [String: String?] = [:]

    /// A project's file.
    /// - Parameter bytesPerByte: how many bytes of an Xcode project take as long to read as one of the file.
    /// - Throws: `project-too-large` (exit 77) when the search has read enough, or the errors of files.
    mutating func read(
        _ file: String, in scope: FileScope, limit: Int = Limits.projectBytes, bytesPerByte: Int = 1
    ) throws(Diagnostic) -> [UInt8] {
        guard bytes > 0 else { throw Self.refusal(of: file) }
        let contents = try FileReader.read(scope.resolve(scope.relative(file)), limit: limit)
        bytes -= contents.count * bytesPerByte
        guard bytes >= 0 else { throw Self.refusal(of: file) }
        return contents
    }

    /// The first `Info.plist` below a folder; none when the search has visited too many files. Targets may share folders.
    mutating func infoPlist(below folder: String) -> String? {
        if let known = plists[folder] { return known }
        let walk = FolderWalk(folder, limit: items)
        items -= walk.items.count
        let found = walk.items.first { !$0.isFolder && $0.name == "Info.plist" }.map { "\(folder)/\($0.path)" }
        plists[folder] = .some(found)
        return found
    }

    private static func refusal(of file: String) -> Diagnostic {
        Diagnostic(
            .error, "project-too-large", "the projects around the extension are larger than an app's",
            at: SourceSpan(file: file), exit: .refused)
    }
}
