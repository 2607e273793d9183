import Basics
import ContentExtensionHost
import ProjectReading

/// The fonts bundled with real extensions, which iOS registers when their process starts.
package enum BundledFonts {
    /// The font files declared under `UIAppFonts` in the extensions' Info.plists, by absolute path: the target's; without
    /// a project those in the extension's folder, else in the app's. Missing files are left out, as on iOS.
    /// - Parameter paths: folders or Info.plists of extensions; others are ignored.
    package static func files(of paths: [String]) -> [String] {
        var files: [String] = []
        for path in paths where ExtensionDescriptor.isExtension(path) {
            for file in Self.files(of: path) where !files.contains(file) && files.count < Limits.bundledFonts {
                files.append(file)
            }
        }
        return files
    }

    private static func files(of path: String) -> [String] {
        let report = DiagnosticCollector(file: path, mostSevere: .warning)
        let isFolder = FolderReader.isFolder(path)
        guard let plist = isFolder ? try? PlistSearch(folder: path.withoutFinalSlashes, report: report).path() : path,
            let bytes = try? FileReader.read(plist, limit: Limits.propertyListBytes),
            let names = try? PropertyList.read(bytes, file: plist)["UIAppFonts"]?.array, !names.isEmpty
        else { return [] }
        let folder = FileScope(root: FilePath.folder(of: plist))
        let given = isFolder ? FileScope(root: path).root : folder.root
        let app = FileScope(root: FileScope.projectRoot(of: folder.root, given: given))
        // The extension itself is opened next.
        let target = ProjectSearch(scope: app, report: report).target(of: plist, isRepeated: true) {
            FolderWalk(app.root)
        }
        var places = [(folder, FolderWalk(folder.root))]
        return names.prefix(Limits.bundledFonts).compactMap(\.string).compactMap { name in
            let name = FilePath.name(of: name)
            if let target { return target.files.resources.first { FilePath.name(of: $0) == name } }
            if let file = file(name, in: places[0].0, places[0].1) { return file }
            if places.count == 1 { places.append((app, FolderWalk(app.root))) }
            return file(name, in: places[1].0, places[1].1)
        }
    }

    /// A file with a name below a folder, unless reached by a link out of it.
    private static func file(_ name: String, in scope: FileScope, _ walk: FolderWalk) -> String? {
        let found = walk.items.first { !$0.isFolder && $0.name == name }
        return found.flatMap { try? scope.resolve($0.path, isSuggesting: false) }
    }
}
