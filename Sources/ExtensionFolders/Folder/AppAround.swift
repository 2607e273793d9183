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
}
