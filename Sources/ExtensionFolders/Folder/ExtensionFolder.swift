import Basics
import ContentExtensionHost
import InterfaceBuilder
import ProjectReading
import Views

/// A content extension in its app's repository: Info.plist, storyboard or xib, strings, asset catalogs.
package struct ExtensionFolder: Sendable {
    package struct Options: Sendable {
        /// Such as `de_DE`; selects localized files.
        package var locale: String
        /// The bindings.json that stands for the extension's code; `nil` guesses one.
        package var bindings: String?
        /// `true` prefers images for dark appearance; colors always have both.
        package var isDark: Bool

        package init(locale: String = Device.defaultLocale, bindings: String? = nil, isDark: Bool = false) {
            self.locale = locale
            self.bindings = bindings
            self.isDark = isDark
        }
    }

    /// The folder with the Info.plist, as shown in diagnostics.
    package let path: String
    /// The Info.plist, as shown in diagnostics.
    package let infoPlist: String
    /// The storyboard or xib, as shown in diagnostics; `nil` when the view is made in code.
    package let interfaceFile: String?
    /// The NSExtensionAttributes, with iOS's defaults.
    package var attributes: ExtensionAttributes { plist.extensionAttributes }
    /// The view controller's class, if named by the plist.
    package var principalClass: String? { plist.principalClass?.text }
    /// The contents of the storyboard or xib; `nil` without one.
    package let document: InterfaceDocument?
    /// The Swift and Objective-C files of the target, with the folder's headers, or those of the folder if no project
    /// has a target for it; as shown in diagnostics.
    package let sourceFiles: [String]
    /// The app's root folder: only files below it may be read, and image paths are relative to it.
    package let scope: FileScope
    package let plist: InfoPlist
    /// The Info.plist as Xcode builds it: with build settings expanded and generated keys, as far as they are known.
    package let info: JSONValue
    /// The files below the app's root.
    let app: Lazy<FolderWalk>
    /// The assets available to interface and bindings.
    let assets: AssetCatalog
    let options: Options
    /// The Live Activities of its Swift files.
    let declaredActivities: Lazy<[ActivityDeclaration]>
    /// The extension's target in its app's project; `nil` without a project that has one.
    let target: ExtensionTarget?

    /// Opens an extension's folder.
    /// - Parameters:
    ///   - path: the folder, an ancestor with a single content extension, or its Info.plist.
    ///   - given: the folder that the user named, if the Info.plist was found in it.
    /// - Throws: every error in the Info.plist, or `file-missing` without one.
    package static func open(
        _ path: String, in given: String? = nil, options: Options = .init()
    ) throws(InputError) -> Loaded<ExtensionFolder> {
        let found = DiagnosticCollector(file: path)
        let isFolder = FolderReader.isFolder(path)
        let plistPath = isFolder ? try PlistSearch(folder: path.withoutFinalSlashes, report: found).path() : path
        let bytes = try FileReader.readInput(plistPath, limit: Limits.propertyListBytes)
        let report = DiagnosticCollector(file: plistPath)
        let values = try PropertyList.read(bytes, file: plistPath)
        let folder = FilePath.folder(of: plistPath)
        let given = given ?? (isFolder ? path.withoutFinalSlashes : folder)
        let root = FileScope.projectRoot(of: FileScope(root: folder).root, given: FileScope(root: given).root)
        let scope = FileScope(root: root)
        let app = Lazy { FolderWalk(scope.root) }
        let target = ProjectSearch(scope: scope, report: found).target(of: plistPath) { app.value }
        let info = target.map { TargetInfo(values, settings: $0.settings).root } ?? values
        let plist = InfoPlist(info, report: report)
        try report.check()
        let places = Self.places(plistFolder: folder, given: given, root: root)
        let interface = InterfaceSearch(
            plist: plist, places: places, resources: target?.files.resources ?? [], locale: options.locale,
            report: report
        ).file()
        let place = interface?.place ?? (target == nil ? withSources(places[0], root: root, given: given) : places[0])
        let interfaceFile = interface.map { FilePath.joined($0.place.folder, $0.path) }
        let interfaceReport = DiagnosticCollector(file: interfaceFile ?? plistPath)
        let around: @Sendable () -> [String] = { assetFolders(of: place, scope: scope, app: app.value) }
        let assets = AssetCatalog(
            scope: scope, folders: target.map(assets) ?? around(), others: target == nil ? nil : around,
            isDark: options.isDark)
        let document = interfaceFile.flatMap { file in
            InterfaceDocument.read(
                file, in: scope, controllerClass: plist.principalClass?.text,
                options: InterfaceOptions(
                    assets: assets,
                    strings: InterfaceStrings.load(
                        table: FilePath.stem(of: file), folder: place.folder, scope: scope, locale: options.locale,
                        report: interfaceReport), locale: options.locale), report: interfaceReport)
        }
        try interfaceReport.check()
        let sourceFiles = sourceFiles(of: target, in: place)
        let value = ExtensionFolder(
            path: place.folder, infoPlist: plistPath, interfaceFile: interfaceFile, document: document,
            sourceFiles: sourceFiles, scope: scope, plist: plist, info: info, app: app, assets: assets,
            options: options, declaredActivities: Lazy { ActivityDeclaration.all(in: sourceFiles) }, target: target)
        return Loaded(value, warnings: found.diagnostics + report.inFileOrder + interfaceReport.inFileOrder)
    }

    /// The folders to search for the interface: beside the Info.plist, the given folder, and the plist's parent if the
    /// plist is in a subfolder such as Resources or Supporting Files.
    private static func places(plistFolder: String, given: String, root: String) -> [InterfaceSearch.Folder] {
        // An Info.plist above the extension's folder, where the project keeps it, is no sign of other files.
        let isAbove = FileScope(root: given).root.hasPrefix("\(FileScope(root: plistFolder).root)/")
        if isAbove { return [InterfaceSearch.Folder(folder: given, walk: FolderWalk(given))] }
        var places = [InterfaceSearch.Folder(folder: plistFolder, walk: FolderWalk(plistFolder))]
        if given != plistFolder { places.append(.init(folder: given, walk: FolderWalk(given))) }
        let above = above(plistFolder)
        if above != given, "\(FileScope(root: above).root)/".hasPrefix("\(root)/") {
            places.append(.init(folder: above, walk: FolderWalk(above, isLocalizedOnly: true)))
        }
        return places
    }

    private static func above(_ folder: String) -> String {
        folder == "." ? ".." : folder.hasSuffix("..") ? "\(folder)/.." : FilePath.folder(of: folder)
    }

    /// The folder, or if it has no sources, as `Supporting Files` has none, the nearest one above that has: below the
    /// app's root, or the one that the user named.
    private static func withSources(
        _ folder: InterfaceSearch.Folder, root: String, given: String
    ) -> InterfaceSearch.Folder {
        var place = folder
        while place.walk.files(ending: "swift", "m", "mm").isEmpty {
            let above = above(place.folder)
            let absolute = FileScope(root: above).root
            guard absolute.hasPrefix("\(root)/") || absolute == FileScope(root: given).root else { return folder }
            place = .init(folder: above, walk: FolderWalk(above))
        }
        return place
    }

    /// Without a target, those of the folder.
    private static func sourceFiles(of target: ExtensionTarget?, in place: InterfaceSearch.Folder) -> [String] {
        let sources = (target?.files.sources ?? []).filter { ["swift", "m", "mm"].contains(FilePath.ending(of: $0)) }
        let own = sources.isEmpty ? place.walk.files(ending: "swift", "m", "mm", "h") : place.walk.files(ending: "h")
        return sources.map { FilePath.shown($0, like: place.folder) } + own.map { FilePath.joined(place.folder, $0) }
    }

    /// The asset catalogs and images of the target, of the frameworks that the app embeds, and of the project's packages,
    /// relative to the app's root.
    private static func assets(of target: ExtensionTarget) -> [String] {
        let endings = Set(AssetIndex.imageEndings + ["xcassets"])
        let all = target.files.resources + target.frameworkResources.value
        let found = all.filter { endings.contains(FilePath.ending(of: $0)) }
        // Those in the bundles of packages come last.
        return (found + target.packageCatalogs.value).map(target.scope.relative)
    }

    /// The folder's own catalogs and images, followed by the app's catalogs, nearest first; relative to the scope.
    private static func assetFolders(of place: InterfaceSearch.Folder, scope: FileScope, app: FolderWalk) -> [String] {
        let absolute = FileScope(root: place.folder).root
        let own = absolute.hasPrefix(scope.root + "/") ? String(absolute.dropFirst(scope.root.count + 1)) : "."
        let catalogs = place.walk.folders(ending: "xcassets").map { FilePath.joined(own, $0) }
        return [own] + catalogs + app.folders(ending: "xcassets").filter { !catalogs.contains($0) }
    }

    /// The bindings.json that was given, or is beside the Info.plist or the interface.
    package var bindingsFile: String? {
        if let given = options.bindings { return given }
        return [path, FilePath.folder(of: infoPlist)].map { FilePath.joined($0, "bindings.json") }
            .first(where: FileReader.isRegularFile)
    }

    /// The extension's name: that of its folder.
    package var name: String {
        let name = FileScope(root: path).root.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty ? "extension" : name
    }
}

extension String {
    /// The path without trailing slashes, ready for appending.
    var withoutFinalSlashes: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }

    /// The name of a class without that of its module.
    var withoutModule: String { split(separator: ".").last.map(String.init) ?? self }
}
