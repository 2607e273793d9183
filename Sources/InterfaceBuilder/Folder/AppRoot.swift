import ContentExtensionHost

/// The folder of the app around an extension: how far up an extension's files are looked for, and nothing above it is
/// read.
enum AppRoot {
    /// A repository's root may be that many folders up.
    private static let repositoryLevels = 8
    /// A project's folder without a repository may be that many folders up.
    private static let projectLevels = 2

    /// The absolute path of the nearest repository's root; else of a folder that holds an Xcode project, at most two up;
    /// else of the folder that was given: the one around it may be a whole Downloads folder.
    /// - Parameters:
    ///   - folder: the folder of the extension's Info.plist, absolute and without links.
    ///   - given: the folder that the user named, absolute and without links.
    static func around(_ folder: String, given: String) -> String {
        let ancestors = Self.ancestors(of: folder)
        if let repository = ancestors.prefix(repositoryLevels + 1).first(where: { FolderReader.exists("\($0)/.git") }) {
            return repository
        }
        if let project = ancestors.prefix(projectLevels + 1).first(where: holdsProject) { return project }
        return "\(folder)/".hasPrefix("\(given)/") ? given : folder
    }

    /// The folder and those above it, without the root of the disk.
    private static func ancestors(of folder: String) -> [String] {
        var parts = folder.split(separator: "/")
        var found: [String] = []
        while !parts.isEmpty {
            found.append("/" + parts.joined(separator: "/"))
            parts.removeLast()
        }
        return found
    }

    private static func holdsProject(_ folder: String) -> Bool {
        FolderReader.entries(of: folder).contains {
            $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace") || $0.name == "Package.swift"
        }
    }
}
