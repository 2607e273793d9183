/// The files and folders below a folder in breadth-first order, within limits and without following links to folders.
package struct FolderWalk: Sendable {
    package struct Item: Sendable, Hashable {
        /// Relative to the folder of the walk.
        package let path: String
        package let isFolder: Bool

        package var name: String { FilePath.name(of: path) }
        /// The lower-case file extension.
        package var ending: String { FilePath.ending(of: path) }
    }

    package let items: [Item]
    /// `true` if a limit was reached.
    package let isCut: Bool

    /// Packages, third-party code and build products, which contain nothing of the extension.
    private static let skipped: Set<String> = [
        "Pods", "Carthage", "DerivedData", "build", "Build", "node_modules", "vendor", "SourcePackages",
    ]
    /// Folders that Xcode treats as files.
    private static let packages: Set<String> = [
        "xcassets", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "app", "appex", "storyboardc",
        "playground", "xcdatamodeld", "car", "dsym", "icon",
    ]

    /// `true` for the path of a folder that Xcode treats as a file.
    package static func isPackage(_ path: String) -> Bool { packages.contains(FilePath.ending(of: path)) }

    /// - Parameters:
    ///   - depth: how many folders deep it looks.
    ///   - limit: items at most.
    ///   - isLocalizedOnly: `true` descends only into `.lproj` folders.
    package init(
        _ folder: String, depth: Int = Limits.folderDepth, limit: Int = Limits.folderItems,
        isLocalizedOnly: Bool = false
    ) {
        var items: [Item] = []
        var level = [""]
        var isCut = false
        for _ in 0..<depth where !level.isEmpty {
            var next: [String] = []
            for parent in level {
                let left = limit - items.count
                if left <= 0 {
                    isCut = true
                    break
                }
                let entries = FolderReader.entries(of: parent.isEmpty ? folder : "\(folder)/\(parent)", limit: left)
                for entry in entries {
                    let item = Item(
                        path: parent.isEmpty ? entry.name : "\(parent)/\(entry.name)", isFolder: entry.isFolder)
                    items.append(item)
                    if item.isFolder, !Self.skipped.contains(entry.name), !Self.isPackage(item.path),
                        !isLocalizedOnly || item.ending == "lproj"
                    {
                        next.append(item.path)
                    }
                }
            }
            level = next
        }
        self.items = items
        self.isCut = isCut
    }

    package func files(ending endings: String...) -> [String] {
        items.filter { !$0.isFolder && endings.contains($0.ending) }.map(\.path)
    }

    package func folders(ending: String) -> [String] { items.filter { $0.isFolder && $0.ending == ending }.map(\.path) }
}
