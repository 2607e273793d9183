import ContentExtensionHost

/// A content extension as it lies in its app's repository: Info.plist, storyboard or xib, strings, asset catalogs.
public struct ExtensionFolder: Sendable {
    /// How a folder is read.
    public struct Options: Sendable {
        /// Such as `de_DE`; decides between the files of several languages.
        public var locale: String
        /// The bindings.json that says what the extension's code would do; a guess in its place when `nil`.
        public var bindings: String?
        /// Whether images are those of the dark appearance, where an asset catalog has any; colours have both.
        public var isDark: Bool

        public init(locale: String = Device.defaultLocale, bindings: String? = nil, isDark: Bool = false) {
            self.locale = locale
            self.bindings = bindings
            self.isDark = isDark
        }
    }

    /// The folder that holds Info.plist, as diagnostics show it.
    public let path: String
    /// Info.plist, as diagnostics show it.
    public let infoPlist: String
    /// The storyboard or xib of the view, as diagnostics show it; `nil` when the view is made in code.
    public let interfaceFile: String?
    /// What NSExtensionAttributes says, with iOS's defaults.
    public var attributes: ExtensionAttributes { plist.extensionAttributes }
    /// The view controller's class, where the plist names it.
    public var principalClass: String? { plist.principalClass?.text }
    /// What the storyboard or xib holds; `nil` without one.
    public let document: InterfaceDocument?
    /// Files of the folder that are code, as diagnostics show them: Swift and Objective-C.
    public let sourceFiles: [String]
    /// Everything below the app's root folder may be read, and nothing else; image paths are relative to it.
    package let scope: FileScope
    package let plist: InfoPlist
    /// What is below the app's root.
    let app: Lazy<FolderWalk>
    /// The images and colours that the interface and the bindings name.
    let assets: LazyCatalog
    let options: Options

    /// Opens an extension's folder.
    /// - Parameter path: the folder, one above it that holds a single content extension, or its Info.plist.
    /// - Throws: everything that is wrong with the Info.plist, or that there is none.
    public static func open(_ path: String, options: Options = .init()) throws(InputError) -> Loaded<ExtensionFolder> {
        let found = DiagnosticCollector(file: path)
        let isFolder = FolderReader.isFolder(path)
        let plistPath = isFolder ? try PlistSearch(folder: path.withoutFinalSlashes, report: found).path() : path
        let bytes = try FileReader.readInput(plistPath, limit: Limits.propertyListBytes)
        let report = DiagnosticCollector(file: plistPath)
        let plist = InfoPlist(try PropertyList.read(bytes, file: plistPath), report: report)
        try report.check()
        let folder = FilePath.folder(of: plistPath)
        let given = isFolder ? path.withoutFinalSlashes : folder
        let root = AppRoot.around(FileScope(root: folder).root, given: FileScope(root: given).root)
        let places = Self.places(plistFolder: folder, given: given, root: root)
        let interface = InterfaceSearch(plist: plist, places: places, locale: options.locale, report: report).file()
        let place = interface?.place ?? places[0]
        let scope = FileScope(root: root)
        let interfaceFile = interface.map { $0.place.folder.appending(path: $0.path) }
        let interfaceReport = DiagnosticCollector(file: interfaceFile ?? plistPath)
        let app = Lazy { FolderWalk(scope.root) }
        let surroundings = InterfaceSurroundings(
            folder: place.folder, walk: place.walk, scope: scope, app: app, options: options)
        let assets = LazyCatalog(surroundings)
        let document = interface.flatMap { interface in
            surroundings.document(
                interface.path, controllerClass: plist.principalClass?.text, assets: assets, report: interfaceReport)
        }
        try interfaceReport.check()
        let value = ExtensionFolder(
            path: place.folder, infoPlist: plistPath, interfaceFile: interfaceFile, document: document,
            sourceFiles: place.walk.files(ending: "swift", "m", "mm", "h").map { place.folder.appending(path: $0) },
            scope: scope, plist: plist, app: app, assets: assets, options: options)
        return Loaded(value, warnings: found.diagnostics + report.inFileOrder + interfaceReport.inFileOrder)
    }

    /// Where the interface may be: beside Info.plist, in the folder that was given, and beside the plist's own folder,
    /// which projects call Resources or Supporting Files.
    private static func places(plistFolder: String, given: String, root: String) -> [InterfaceSearch.Folder] {
        var places = [InterfaceSearch.Folder(folder: plistFolder, walk: FolderWalk(plistFolder))]
        if given != plistFolder { places.append(.init(folder: given, walk: FolderWalk(given))) }
        let above =
            plistFolder == "."
            ? ".." : plistFolder.hasSuffix("..") ? "\(plistFolder)/.." : FilePath.folder(of: plistFolder)
        if above != given, "\(FileScope(root: above).root)/".hasPrefix("\(root)/") {
            places.append(.init(folder: above, walk: FolderWalk(above, isLocalizedOnly: true)))
        }
        return places
    }

    /// The bindings.json that was given, or lies beside Info.plist or the interface.
    public var bindingsFile: String? {
        if let given = options.bindings { return given }
        return [path, FilePath.folder(of: infoPlist)].map { $0.appending(path: "bindings.json") }
            .first(where: FileReader.isRegularFile)
    }

    /// The folder's own name, which is the extension's.
    public var name: String {
        let name = FileScope(root: path).root.split(separator: "/").last.map(String.init) ?? ""
        return name.isEmpty ? "extension" : name
    }
}

extension String {
    /// The path of a folder as others are put together from it.
    var withoutFinalSlashes: String {
        var text = self
        while text.count > 1, text.hasSuffix("/") { text.removeLast() }
        return text
    }

    /// A path below this folder.
    func appending(path: String) -> String { self == "." ? path : "\(self)/\(path)" }
}
