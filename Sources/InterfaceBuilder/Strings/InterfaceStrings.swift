import Basics
import Views

/// The localized texts of an Interface Builder document by `objectID.property`.
package enum InterfaceStrings {
    /// Reads the table of a document: a string catalog, else the `.strings` of the language's `.lproj`, else that of
    /// the development language. Without any, the document's own texts are used.
    /// - Parameters:
    ///   - table: the document's name without its extension.
    ///   - folder: the path of the folder with the `.lproj` folders.
    ///   - report: receives a warning for an unreadable table, and an error for one outside the scope.
    package static func load(
        table: String, folder: String, scope: FileScope, locale: String, report: DiagnosticCollector
    ) -> [String: String] {
        let languages = FolderReader.entries(of: folder).filter { $0.isFolder && $0.name.hasSuffix(".lproj") }
            .map { String($0.name.dropLast(".lproj".count)) }
        // Xcode keeps a document's catalog for all languages in mul.lproj.
        for place in ["mul.lproj/", ""] + languages.map({ "\($0).lproj/" }) {
            let file = "\(folder)/\(place)\(table).xcstrings"
            guard FileReader.isRegularFile(file) else { continue }
            return texts(of: file, scope: scope, report: report) { file throws(InputError) in
                try StringCatalog.read(file).texts(for: locale)
            }
        }
        let tables = languages.map { ($0, "\(folder)/\($0).lproj/\(table).strings") }
            .filter { FileReader.isRegularFile($0.1) }
        let files = Dictionary(tables) { first, _ in first }
        guard let file = StringsTable.file(for: locale, among: files) else { return [:] }
        return texts(of: file, scope: scope, report: report) { file throws(InputError) in
            try StringsTable.read(file).texts
        }
    }

    /// An unreadable table is a warning; one outside the scope is an error, which prevents drawing.
    private static func texts(
        of file: String, scope: FileScope, report: DiagnosticCollector,
        read: (String) throws(InputError) -> [String: String]
    ) -> [String: String] {
        do throws(Diagnostic) { try scope.admit(file) } catch {
            report.add(error)
            return [:]
        }
        do throws(InputError) { return try read(file) } catch {
            for var diagnostic in error.diagnostics {
                diagnostic.severity = .warning
                report.add(diagnostic)
            }
            return [:]
        }
    }
}
