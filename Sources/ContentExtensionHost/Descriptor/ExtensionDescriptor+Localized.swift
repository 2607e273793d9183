extension ExtensionDescriptor {
    /// The descriptor with its categories' sentences localized: like NSString's localizedUserNotificationString, each
    /// is looked up as a key of the app's tables and kept if there is none.
    /// - Parameter report: collects errors of reading tables.
    package func localized(for locale: String, _ report: DiagnosticCollector) -> ExtensionDescriptor {
        let keys = Set(registeredCategories.flatMap { [$0.hiddenPreviewsBodyPlaceholder, $0.categorySummaryFormat] })
            .subtracting([""])
        guard !keys.isEmpty, let file = StringsTable.file(for: locale, among: localizations) else { return self }
        var sentences: [String: PluralSentence] = [:]
        do throws(InputError) {
            if FolderReader.exists(file) {
                let table = try StringsTable.read(file)
                for key in keys { sentences[key] = table[key].map { PluralSentence($0) } }
            }
            let plurals = (file.hasSuffix(".strings") ? file.dropLast(".strings".count) : file[...]) + ".stringsdict"
            if FolderReader.exists(String(plurals)) {
                let table = try PluralTable(path: String(plurals))
                for key in keys { sentences[key] = table.sentences[key] ?? sentences[key] }
            }
        } catch { error.diagnostics.forEach(report.add) }
        var descriptor = self
        for index in registeredCategories.indices {
            descriptor.registeredCategories[index].sentences.merge(sentences) { _, localized in localized }
        }
        return descriptor
    }
}
