import Basics
import ContentExtensionHost

/// The app that contains an extension, found in its repository because the extension's Info.plist doesn't name it.
struct AppAround {
    /// Includes the icon of the app's asset catalog.
    let info: AppInfo
    /// The app's Info.plist, relative to the root.
    let plist: String

    /// Finds the app whose Info.plist is nearest to the extension; `nil` if there is none, or more than one.
    ///
    /// Files outside the root, reached by links, are skipped.
    /// - Parameter folder: the extension's folder, absolute and below the scope's root.
    init?(folder: String, scope: FileScope, walk: FolderWalk) {
        let inside = Self.components(String(folder.dropFirst(scope.root.count)))
        let apps = walk.files(ending: "plist").filter { $0.hasSuffix("Info.plist") }.prefix(Limits.folderPlists)
            .compactMap { path in Self.name(path, scope: scope).map { (path: path, name: $0) } }
        let nearness = { (path: String) in zip(inside, Self.components(path)).prefix { $0 == $1 }.count }
        guard let nearest = apps.map({ nearness($0.path) }).max() else { return nil }
        let candidates = apps.filter { nearness($0.path) == nearest }
        guard candidates.count == 1 else { return nil }
        plist = candidates[0].path
        info = AppInfo(
            name: candidates[0].name, iconPath: Self.icon(near: candidates[0].path, walk: walk, scope: scope))
    }

    private static func components(_ path: String) -> [Substring] { path.split(separator: "/") }

    /// The app's name in its Info.plist, or the folder's name for a build setting; `nil` unless it is an iOS app.
    private static func name(_ path: String, scope: FileScope) -> String? {
        guard let file = try? scope.resolve(path, isSuggesting: false),
            let bytes = try? FileReader.read(file, limit: Limits.propertyListBytes),
            let root = try? PropertyList.read(bytes, file: path), root["NSExtension"] == nil,
            root["LSRequiresIPhoneOS"]?.bool == true || root["UILaunchStoryboardName"] != nil,
            root["WKWatchKitApp"] == nil, root["WKApplication"] == nil
        else { return nil }
        let names = ["CFBundleDisplayName", "CFBundleName"].compactMap { root[$0]?.string }
        let folder = components(path).dropLast().last.map(String.init)
        return names.first { !$0.isEmpty && !$0.contains("$(") && !$0.contains("${") } ?? folder
    }

    /// The icon in the catalogs below the folder of the app's Info.plist.
    private static func icon(near plist: String, walk: FolderWalk, scope: FileScope) -> String? {
        let app = components(plist).dropLast()
        return walk.folders(ending: "xcassets").lazy.filter { components($0).starts(with: app) }
            .compactMap { AppIconSearch.file(named: "AppIcon", in: $0, scope: scope) }.first
    }

    /// Maximum number of levels up to a repository's root.
    private static let repositoryLevels = 8
    /// Maximum number of levels up to a project's folder without a repository.
    private static let projectLevels = 4

    /// The root folder of the app; files above it are never read.
    ///
    /// The absolute path of the nearest repository's root; else of a folder with an Xcode project, at most four levels
    /// up, or of the package or pod around it that the project is an example of; else of the given folder, because its
    /// parent may be a whole Downloads folder.
    /// - Parameters:
    ///   - folder: the folder of the extension's Info.plist, absolute and without links.
    ///   - given: the folder named by the user, absolute and without links.
    static func root(of folder: String, given: String) -> String {
        let ancestors = FilePath.ancestors(of: folder)
        if let repository = ancestors.prefix(repositoryLevels + 1).first(where: { FolderReader.exists("\($0)/.git") }) {
            return repository
        }
        let near = Array(ancestors.prefix(projectLevels + 1))
        if let project = near.firstIndex(where: holdsProject) {
            let around = near.dropFirst(project + 1).first.flatMap { holdsPackage($0) ? $0 : nil }
            return around ?? near[project]
        }
        return "\(folder)/".hasPrefix("\(given)/") ? given : folder
    }

    private static func holdsPackage(_ folder: String) -> Bool {
        FolderReader.entries(of: folder).contains { $0.name.hasSuffix(".podspec") || $0.name == "Package.swift" }
    }

    private static func holdsProject(_ folder: String) -> Bool {
        FolderReader.entries(of: folder).contains {
            $0.name.hasSuffix(".xcodeproj") || $0.name.hasSuffix(".xcworkspace") || $0.name == "Package.swift"
        }
    }
}
