import ContentExtensionHost

/// The string tables and asset catalogs in the folders around an interface file.
struct InterfaceSurroundings {
    /// The extension's folder, as shown in diagnostics.
    let folder: String
    /// The files in it.
    let walk: FolderWalk
    /// The app's root.
    let scope: FileScope
    /// The files below the app's root.
    let app: Lazy<FolderWalk>
    let options: ExtensionFolder.Options

    /// Reads an interface file.
    /// - Parameter path: relative to the folder.
    func document(
        _ path: String, controllerClass: String?, assets: LazyCatalog, report: DiagnosticCollector
    ) -> InterfaceDocument? {
        do throws(Diagnostic) {
            let file = folder.appending(path: path)
            try scope.admit(file)
            let bytes = try FileReader.read(file, limit: Limits.interfaceBytes)
            let interface = InterfaceOptions(
                assets: assets, strings: strings(of: file, report: report), locale: options.locale)
            return InterfaceDocument.read(bytes, controllerClass: controllerClass, options: interface, report: report)
        } catch {
            report.add(error)
            return nil
        }
    }

    /// The extension's catalogs and images, followed by the app's catalogs, nearest first.
    func assets() -> AssetCatalog {
        let own = relative(folder)
        let catalogs = walk.folders(ending: "xcassets").map { own == "." ? $0 : "\(own)/\($0)" }
        let others = app.value.folders(ending: "xcassets").filter { !catalogs.contains($0) }
        return AssetCatalog(scope: scope, folders: [own] + catalogs + others, isDark: options.isDark)
    }

    private func strings(of file: String, report: DiagnosticCollector) -> [String: String] {
        let name = file.split(separator: "/").last ?? ""
        let table = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
        return InterfaceStrings.load(
            table: table, folder: folder, scope: scope, locale: options.locale, report: report)
    }

    /// A folder's path relative to the app's root.
    private func relative(_ folder: String) -> String {
        let absolute = FileScope(root: folder).root
        return absolute.hasPrefix(scope.root + "/") ? String(absolute.dropFirst(scope.root.count + 1)) : "."
    }
}
