import ContentExtensionHost

/// The root folder of the app around an extension; files above it are never read.
enum AppRoot {
    /// Maximum number of levels up to a repository's root.
    private static let repositoryLevels = 8
    /// Maximum number of levels up to a project's folder without a repository.
    private static let projectLevels = 2

    /// The absolute path of the nearest repository's root; else of a folder with an Xcode project, at most two levels
    /// up; else of the given folder, because its parent may be a whole Downloads folder.
    /// - Parameters:
    ///   - folder: the folder of the extension's Info.plist, absolute and without links.
    ///   - given: the folder named by the user, absolute and without links.
    static func around(_ folder: String, given: String) -> String {
        let ancestors = FilePath.ancestors(of: folder)
        if let repository = ancestors.prefix(repositoryLevels + 1).first(where: { FolderReader.exists("\($0)/.git") }) {
            return repository
        }
        if let project = ancestors.prefix(projectLevels + 1).first(where: holdsProject) { return project }
        return "\(folder)/".hasPrefix("\(given)/") ? given : folder
    }

    private static func holdsProject(_ folder: String) -> Bool {
        FolderReader.entries(of: folder).contains {
            $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace") || $0.name == "Package.swift"
        }
    }
}
