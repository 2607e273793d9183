import Basics
import InterfaceBuilder
import Views

/// The localized texts of an app, by table, of the user's language.
struct AppStrings {
    private let scope: FileScope
    private let paths: [String]
    private let locale: String
    private let tables: Lazy<[String: [String: String]]>

    /// - Parameters:
    ///   - paths: the files of the app, relative to the scope, in the order in which their texts are used.
    init(_ paths: [String], scope: FileScope, locale: String) {
        (self.scope, self.paths, self.locale) = (scope, paths, locale)
        tables = Lazy { Self.read(paths, scope: scope, locale: locale) }
    }

    /// The text of a key in a table, by default `Localizable`; `nil` without one.
    func text(_ key: String, table: String?) -> String? { tables.value[table ?? "Localizable"]?[key] }

    private static func read(_ paths: [String], scope: FileScope, locale: String) -> [String: [String: String]] {
        var files: [String: [String: String]] = [:]
        var catalogs: [String: String] = [:]
        for path in paths {
            let name = FilePath.name(of: path)
            if name.hasSuffix(".strings") {
                let folder = path.split(separator: "/").dropLast().last ?? ""
                guard folder.hasSuffix(".lproj") else { continue }
                let (table, language) = (FilePath.stem(of: name), String(folder.dropLast(".lproj".count)))
                if files[table]?[language] == nil { files[table, default: [:]][language] = path }
            } else if name.hasSuffix(".xcstrings"), catalogs[FilePath.stem(of: name)] == nil {
                catalogs[FilePath.stem(of: name)] = path
            }
        }
        var texts: [String: [String: String]] = [:]
        for (table, languages) in files {
            guard let path = StringsTable.file(for: locale, among: languages),
                let file = try? scope.resolve(path, isSuggesting: false)
            else { continue }
            texts[table] = try? StringsTable.read(file).texts
        }
        for (table, path) in catalogs {
            guard let file = try? scope.resolve(path, isSuggesting: false) else { continue }
            let found = (try? StringCatalog.read(file).texts(for: locale)) ?? [:]
            texts[table, default: [:]].merge(found) { _, catalog in catalog }
        }
        return texts
    }
}
