import Basics

/// The locations of asset sets and loose image files by the names used in code and storyboards.
package struct AssetIndex: Sendable {
    /// The indexed folders, relative to the scope.
    let folders: [String]
    /// The folders of image sets, color sets and symbol sets by name, relative to the scope.
    private(set) var imageSets: [String: String] = [:]
    private(set) var colorSets: [String: String] = [:]
    private(set) var symbolSets: [String: String] = [:]
    /// Image files outside catalogs by file name, relative to the scope.
    private(set) var files: [String: String] = [:]
    /// The names by which those files can be meant: without ending, device and scale.
    private(set) var fileStems: Set<String> = []

    /// File extensions of images.
    package static let imageEndings = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "pdf", "svg"]

    /// Indexes folders and image files; the first of several assets with the same name wins.
    init(scope: FileScope, folders: [String], contents: AssetContents) {
        self.folders = folders
        var left = Limits.folderItems
        for folder in folders {
            if Self.imageEndings.contains(FilePath.ending(of: folder)) {
                let name = FilePath.name(of: folder)
                if files[name] == nil { add(name, folder) }
            } else if folder.hasSuffix(".xcassets") {
                look(into: folder, namespace: "", scope: scope, contents: contents, depth: 0, left: &left)
            } else {
                for item in FolderWalk(Self.path(folder, in: scope)).items where !item.isFolder {
                    guard Self.imageEndings.contains(item.ending), files[item.name] == nil else { continue }
                    add(item.name, folder == "." ? item.path : "\(folder)/\(item.path)")
                }
            }
        }
    }

    private mutating func add(_ name: String, _ path: String) {
        files[name] = path
        var stem = FilePath.stem(of: name)
        fileStems.insert(stem)
        for suffix in ["~iphone", "@3x", "@2x"] where stem.hasSuffix(suffix) {
            stem.removeLast(suffix.count)
            fileStems.insert(stem)
        }
    }

    /// The absolute path of a folder in the scope.
    package static func path(_ folder: String, in scope: FileScope) -> String {
        folder == "." ? scope.root : "\(scope.root)/\(folder)"
    }

    private mutating func look(
        into folder: String, namespace: String, scope: FileScope, contents: AssetContents, depth: Int, left: inout Int
    ) {
        guard depth < Limits.folderDepth, left > 0 else { return }
        let entries = FolderReader.entries(of: Self.path(folder, in: scope), limit: left)
        left -= entries.count
        for entry in entries where entry.isFolder {
            let path = "\(folder)/\(entry.name)"
            let dot = entry.name.lastIndex(of: ".") ?? entry.name.endIndex
            let name = namespace + entry.name[..<dot]
            switch entry.name[dot...] {
            case ".imageset": imageSets[name] = imageSets[name] ?? path
            case ".colorset": colorSets[name] = colorSets[name] ?? path
            case ".symbolset": symbolSets[name] = symbolSets[name] ?? path
            case "", ".spriteatlas":
                let isNamespace = (try? contents.read(path))?["properties"]?["provides-namespace"]?.bool ?? false
                look(
                    into: path, namespace: isNamespace ? "\(name)/" : namespace, scope: scope,
                    contents: contents, depth: depth + 1, left: &left)
            default: break
            }
        }
    }
}
