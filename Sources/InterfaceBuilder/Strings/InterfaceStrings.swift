import ContentExtensionHost

/// The texts of an Interface Builder document in the user's language, by `objectID.property`.
package enum InterfaceStrings {
    /// Reads the table beside a document: a string catalog, else the `.strings` of the language's `.lproj`. Without a
    /// table for the language, the one of the development language; without that, the document's own texts stand.
    /// - Parameters:
    ///   - table: the document's name without its ending.
    ///   - folder: the folder that holds the `.lproj` folders, by path.
    ///   - scope: what may be read.
    ///   - locale: the user's, such as `de_DE`.
    ///   - report: gets a warning for a table that can't be read, and an error for one outside of the scope.
    package static func load(
        table: String, folder: String, scope: FileScope, locale: String, report: DiagnosticCollector
    ) -> [String: String] {
        let languages = FolderReader.entries(of: folder).filter { $0.isFolder && $0.name.hasSuffix(".lproj") }
            .map { String($0.name.dropLast(".lproj".count)) }
        // Xcode keeps the catalog of a document for all languages in mul.lproj.
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

    /// A table that can't be read keeps no picture from being drawn, but nothing outside of the scope is drawn either.
    private static func texts(
        of file: String, scope: FileScope, report: DiagnosticCollector,
        read: (String) throws(InputError) -> [String: String]
    ) -> [String: String] {
        do throws(Diagnostic) {
            try scope.admit(file)
        } catch {
            report.add(error)
            return [:]
        }
        do throws(InputError) {
            return try read(file)
        } catch {
            for var diagnostic in error.diagnostics {
                diagnostic.severity = .warning
                report.add(diagnostic)
            }
            return [:]
        }
    }
}
