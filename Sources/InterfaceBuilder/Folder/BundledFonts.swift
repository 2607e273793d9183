import ContentExtensionHost

/// The fonts that real extensions bring along, as iOS registers them when their process starts.
public enum BundledFonts {
    /// The font files that extensions declare under `UIAppFonts` in their Info.plists, by absolute path: from the
    /// extension's own folder, else from the app's, which may be where Xcode copies them from.
    ///
    /// A file that isn't there is left out, as iOS does.
    /// - Parameter paths: folders or Info.plists of extensions; of anything else nothing comes.
    public static func files(of paths: [String]) -> [String] {
        var files: [String] = []
        for path in paths where ExtensionFolder.isExtension(path) {
            for file in Self.files(of: path) where !files.contains(file) && files.count < Limits.bundledFonts {
                files.append(file)
            }
        }
        return files
    }

    private static func files(of path: String) -> [String] {
        let report = DiagnosticCollector(file: path, mostSevere: .warning)
        let isFolder = FolderReader.isFolder(path)
        guard
            let plist = isFolder
                ? try? PlistSearch(folder: path.withoutFinalSlashes, report: report).path() : path,
            let bytes = try? FileReader.read(plist, limit: Limits.propertyListBytes),
            let names = try? PropertyList.read(bytes, file: plist)["UIAppFonts"]?.array, !names.isEmpty
        else { return [] }
        let folder = FileScope(root: FilePath.folder(of: plist))
        let given = isFolder ? FileScope(root: path).root : folder.root
        let app = FileScope(root: AppRoot.around(folder.root, given: given))
        var places = [(folder, FolderWalk(folder.root))]
        return names.prefix(Limits.bundledFonts).compactMap(\.string).compactMap { name in
            let name = name.split(separator: "/").last.map(String.init) ?? name
            if let file = file(name, in: places[0].0, places[0].1) { return file }
            if places.count == 1 { places.append((app, FolderWalk(app.root))) }
            return file(name, in: places[1].0, places[1].1)
        }
    }

    /// A file of a name below a folder, unless a link leads out of it.
    private static func file(_ name: String, in scope: FileScope, _ walk: FolderWalk) -> String? {
        let found = walk.items.first { !$0.isFolder && $0.name == name }
        return found.flatMap { try? scope.resolve($0.path, isSuggesting: false) }
    }
}
