import Basics
import ContentExtensionHost
import ProjectReading

/// Finds the Info.plist of an extension in a folder or below it, or where the project keeps it.
struct PlistSearch {
    /// The folder as written by the user, without a trailing slash.
    let folder: String
    let report: DiagnosticCollector
    /// `true` for the contents of a wanted one: a content extension's.
    var isWanted: (JSONValue) -> Bool = InfoPlist.isContentExtension

    static let plistName = "Info.plist"

    /// The plist's path as shown in diagnostics.
    /// - Throws: `file-missing` (66) if there is none, `several-extensions` (65) if there are several.
    func path() throws(InputError) -> String {
        if isWanted(own) { return own }
        if let only = try single(beside) { return only }
        if Self.read(own)?["NSExtension"] != nil { return own }
        if let only = try single(below) {
            report.add(
                Diagnostic(
                    .note, "extension-found", "the content extension in this folder is \(FilePath.folder(of: only))",
                    at: SourceSpan(file: folder)))
            return only
        }
        if FileReader.isRegularFile(own) { return own }
        if let only = try single(named) { return only }
        throw InputError(
            Diagnostic(
                .error, "file-missing", "the folder holds neither descriptor.json nor Info.plist",
                at: SourceSpan(file: folder), hint: hint, exit: .noInput))
    }

    /// All of the first place that has any: the folder, those below it, or the project's.
    func all() -> [String] {
        if isWanted(own) { return [own] }
        return [beside, below].first { !$0.isEmpty } ?? named
    }

    private var own: String { "\(folder)/\(Self.plistName)" }

    private var beside: [String] {
        FolderReader.entries(of: folder).filter { !$0.isFolder && $0.name.hasSuffix(".plist") }
            .map { "\(folder)/\($0.name)" }.filter(isWanted)
    }

    private var below: [String] {
        FolderWalk(folder).files(ending: "plist").prefix(Limits.folderPlists).map { "\(folder)/\($0)" }
            .filter(isWanted)
    }

    /// Those of the extensions in the project that compile files of the folder.
    private var named: [String] {
        let root = FileScope(root: folder).root
        let scope = FileScope(root: FileScope.projectRoot(of: root, given: root))
        return ProjectSearch(scope: scope, report: report).infoPlists(ofExtensionsIn: root)
            .map { FilePath.shown($0, like: folder) }.filter(isWanted)
    }

    /// The single plist; `nil` if there is none.
    private func single(_ plists: [String]) throws(InputError) -> String? {
        guard plists.count > 1 else { return plists.first }
        let names = plists.prefix(Limits.unknownKeys).map {
            FilePath.folder(of: $0) == folder ? $0 : FilePath.folder(of: $0)
        }
        throw InputError(
            Diagnostic(
                .error, "several-extensions", "\(plists.count) content extensions are in this folder",
                at: SourceSpan(file: folder), hint: "name one of: \(names.joined(separator: ", "))"))
    }

    private var hint: String {
        let interfaces = FolderReader.entries(of: folder).contains {
            $0.name.hasSuffix(".storyboard") || $0.name.hasSuffix(".lproj")
        }
        return interfaces
            ? "name the extension's Info.plist itself, where the project keeps it"
            : "render-notification init writes a descriptor.json to start from"
    }

    private func isWanted(_ path: String) -> Bool { Self.isPlist(path, isWanted) }

    /// `true` for a property list with the wanted contents.
    static func isPlist(_ path: String, _ isWanted: (JSONValue) -> Bool) -> Bool { read(path).map(isWanted) ?? false }

    private static func read(_ path: String) -> JSONValue? {
        guard FileReader.isRegularFile(path), let bytes = try? FileReader.read(path, limit: Limits.propertyListBytes)
        else { return nil }
        return try? PropertyList.read(bytes, file: path)
    }
}
