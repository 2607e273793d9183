import ContentExtensionHost

/// The texts of an Interface Builder document in the user's language, by `objectID.property`.
package enum InterfaceStrings {
    /// Reads the table beside a document: a string catalog, else the `.strings` of the language's `.lproj`. Without a
    /// table for the language, the one of the development language; without that, the document's own texts stand.
    /// - Parameters:
    ///   - table: the document's name without its ending.
    ///   - folder: the folder that holds the `.lproj` folders, by path.
    ///   - locale: the user's, such as `de_DE`.
    ///   - report: gets a warning for a table that can't be read.
    package static func load(
        table: String, folder: String, locale: String, report: DiagnosticCollector
    ) -> [String: String] {
        let languages = FolderReader.entries(of: folder).filter { $0.isFolder && $0.name.hasSuffix(".lproj") }
            .map { String($0.name.dropLast(".lproj".count)) }
        // Xcode keeps the catalog of a document for all languages in mul.lproj.
        for place in ["mul.lproj/", ""] + languages.map({ "\($0).lproj/" }) {
            let file = "\(folder)/\(place)\(table).xcstrings"
            if FileReader.isRegularFile(file) { return catalog(file, locale: locale, report: report) }
        }
        let tables = languages.map { ($0, "\(folder)/\($0).lproj/\(table).strings") }
            .filter { FileReader.isRegularFile($0.1) }
        let files = Dictionary(tables) { first, _ in first }
        guard let file = StringsTable.file(for: locale, among: files) else { return [:] }
        do throws(InputError) {
            return try StringsTable.read(file).texts
        } catch {
            return warn(error, in: report)
        }
    }

    private static func catalog(_ file: String, locale: String, report: DiagnosticCollector) -> [String: String] {
        do throws(InputError) {
            return try StringCatalog.read(file).texts(for: locale)
        } catch {
            return warn(error, in: report)
        }
    }

    /// A table that can't be read keeps no picture from being drawn.
    private static func warn(_ error: InputError, in report: DiagnosticCollector) -> [String: String] {
        for var diagnostic in error.diagnostics {
            diagnostic.severity = .warning
            report.add(diagnostic)
        }
        return [:]
    }
}
