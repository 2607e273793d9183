import Basics
import InterfaceBuilder
import Views

/// The resources that running code asks for by name. Files are read once for each value.
package final class ExtensionResources {
    private let folder: ExtensionFolder
    /// The budget for suggestions of similar names.
    private let suggestions: DiagnosticCollector
    private var tables: [String: [String: String]] = [:]
    /// The tables of the extension's target that lie elsewhere, such as those that it shares with the app.
    private let shared: AppStrings
    private var interfaces: [String: JSONValue?] = [:]

    package init(_ folder: ExtensionFolder) {
        (self.folder, suggestions) = (folder, DiagnosticCollector(file: folder.path))
        shared = AppStrings(
            folder.targetResources.map(folder.scope.relative), scope: folder.scope, locale: folder.options.locale)
    }

    /// UIColor(named:), in the template language; `nil` for an unknown one.
    package func color(named name: String) -> JSONValue? { folder.assets.color(named: name) }

    /// The reason why there is no image of a name.
    package func absence(ofImage name: String) -> AssetCatalog.Absence {
        folder.assets.absence(ofImage: name, report: suggestions)
    }

    /// The size of an image that is there but isn't drawn.
    package func undrawnSize(ofImage name: String) -> Size? { folder.assets.undrawnSize(ofImage: name) }

    /// NSLocalizedString in the folder's language; `nil` for a key without a text.
    /// - Parameter table: the name of a `.strings` file or a string catalog.
    package func text(_ key: String, table: String) -> String? {
        if let known = tables[table] { return known[key] ?? shared.text(key, table: table) }
        let texts = InterfaceStrings.load(
            table: table, folder: folder.path, scope: folder.scope, locale: folder.options.locale,
            report: DiagnosticCollector(file: folder.path))
        tables[table] = texts
        return texts[key] ?? shared.text(key, table: table)
    }

    /// The absolute path of a file of the extension's bundle, or else of a framework's; `nil` if there is none.
    package func file(named name: String) -> String? {
        folder.targetResources.first { FilePath.name(of: $0) == name }
            ?? folder.frameworkResources.first { FilePath.name(of: $0) == name }
    }

    /// A further interface file of the extension, or a scene of one; `nil` if there is none.
    /// - Parameters:
    ///   - ending: `xib` or `storyboard`.
    ///   - identifier: the storyboard identifier of a scene; `nil` for the initial one.
    package func interface(named name: String, ending: String, identifier: String? = nil) -> JSONValue? {
        let key = "\(name).\(ending)/\(identifier ?? "")"
        if let known = interfaces[key] { return known }
        let found = read(name, ending: ending, identifier: identifier)
        interfaces[key] = .some(found)
        return found
    }

    /// The files of installed pods, in a folder `Pods` beside the extension's or above it.
    private func podFiles(ending: String) -> [String] {
        let start = FileScope(root: folder.path).root
        for place in FilePath.ancestors(of: start) where "\(place)/".hasPrefix(folder.scope.root + "/") {
            guard let pods = folder.scope.admitted("\(place)/Pods") else { continue }
            return FolderWalk(pods).files(ending: ending).map { "\(pods)/\($0)" }
        }
        return []
    }

    private func read(_ name: String, ending: String, identifier: String?) -> JSONValue? {
        let resources = folder.targetResources.filter { FilePath.ending(of: $0) == ending }
        let own = FolderWalk(folder.path).files(ending: ending).map { FilePath.joined(folder.path, $0) }
        let isNamed = { (file: String) in FilePath.stem(of: file) == name }
        guard let file = (own + resources).first(where: isNamed) ?? podFiles(ending: ending).first(where: isNamed)
        else { return nil }
        let report = DiagnosticCollector(file: file)
        let options = InterfaceOptions(
            assets: folder.assets,
            strings: InterfaceStrings.load(
                table: name, folder: folder.path, scope: folder.scope, locale: folder.options.locale, report: report),
            locale: folder.options.locale)
        return InterfaceDocument.read(
            file, in: folder.scope, identifier: identifier, options: options, report: report)?.hosted
    }
}
