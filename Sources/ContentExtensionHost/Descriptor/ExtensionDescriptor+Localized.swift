import Basics
import Views

extension ExtensionDescriptor {
    /// The descriptor with its categories' texts localized: like NSString's localizedUserNotificationString, each is
    /// looked up as a key of the app's tables and of the descriptor's, and kept if there is none.
    /// - Parameter report: collects errors of reading tables.
    package func localized(for locale: String, _ report: DiagnosticCollector) -> ExtensionDescriptor {
        let keys = Set(registeredCategories.flatMap(\.texts)).subtracting([""])
        guard !keys.isEmpty else { return self }
        var sentences = appSentences(keys, locale, report)
        for key in keys {
            sentences[key] = strings.text(for: key, in: locale).map { PluralSentence($0) } ?? sentences[key]
        }
        guard !sentences.isEmpty else { return self }
        var descriptor = self
        for index in registeredCategories.indices {
            let category = registeredCategories[index]
            let own = sentences.filter { category.sentenceKeys.contains($0.key) }
            descriptor.registeredCategories[index].sentences.merge(own) { _, localized in localized }
            descriptor.registeredCategories[index].actions = category.actions.map { action in
                action.localized { sentences[$0]?.format }
            }
        }
        return descriptor
    }

    /// The sentences of the app's table for a language, and of the plural table beside it.
    private func appSentences(
        _ keys: Set<String>, _ locale: String, _ report: DiagnosticCollector
    ) -> [String: PluralSentence] {
        guard let file = StringsTable.file(for: locale, among: localizations) else { return [:] }
        var sentences: [String: PluralSentence] = [:]
        do throws(InputError) {
            if FolderReader.exists(file) {
                let table = try StringsTable.read(file)
                for key in keys { sentences[key] = table[key].map { PluralSentence($0) } }
            }
            let plurals = (file.hasSuffix(".strings") ? file.dropLast(".strings".count) : file[...]) + ".stringsdict"
            if FolderReader.exists(String(plurals)) {
                let table = try PluralTable(path: Self.fileInFolder(String(plurals)))
                for key in keys { sentences[key] = table.sentences[key] ?? sentences[key] }
            }
        } catch { error.diagnostics.forEach(report.add) }
        return sentences
    }

    /// The file at a path that no input has named, without links that lead out of its folder.
    private static func fileInFolder(_ path: String) throws(InputError) -> String {
        do throws(Diagnostic) {
            return try FileScope(root: FilePath.folder(of: path)).resolve(FilePath.name(of: path))
        } catch { throw InputError(error) }
    }
}

extension NotificationCategory {
    fileprivate var sentenceKeys: [String] { [hiddenPreviewsBodyPlaceholder, categorySummaryFormat] }

    fileprivate var texts: [String] {
        sentenceKeys + actions.flatMap { [$0.title, $0.textInput?.buttonTitle ?? "", $0.textInput?.placeholder ?? ""] }
    }
}

extension NotificationAction {
    /// The action with its texts looked up as keys; `nil` keeps a text.
    func localized(_ text: (String) -> String?) -> NotificationAction {
        var action = self
        action.title = text(title) ?? title
        if let input = textInput {
            action.textInput = TextInput(
                buttonTitle: text(input.buttonTitle) ?? input.buttonTitle,
                placeholder: text(input.placeholder) ?? input.placeholder)
        }
        return action
    }
}
