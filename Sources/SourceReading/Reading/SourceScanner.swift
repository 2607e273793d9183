import Basics

/// Reads the source files of an extension.
package enum SourceScanner {
    /// The classes in Swift and Objective-C files.
    ///
    /// Unreadable files, and files beyond the limits (`sourceFiles`, `sourceFileBytes`, `sourceBytes`), are reported by
    /// notes, and findings that depend on them are suppressed.
    /// - Parameter scope: the folder whose files may be read; `nil` for any.
    /// - Returns: the classes, and `true` if every file was read.
    package static func scan(
        _ files: [String], in scope: FileScope? = nil, report: DiagnosticCollector
    ) -> (index: SourceIndex, isComplete: Bool) {
        var index = SourceIndex()
        var isComplete = true
        var left = Limits.sourceBytes
        for file in files {
            if index.fileCount == Limits.sourceFiles {
                report.add(
                    Diagnostic(
                        .note, "sources-too-many",
                        "there are \(files.count) source files, of which the first \(Limits.sourceFiles) are read",
                        at: SourceSpan(file: file), hint: "name the extension's own folder"))
                return (index, false)
            }
            do throws(Diagnostic) {
                try scope?.admit(file)
                let bytes = try FileReader.read(file, limit: min(left, Limits.sourceFileBytes))
                left -= bytes.count
                for part in classes(in: bytes, file: file) { index.add(part) }
                index.fileCount += 1
            } catch {
                var note = error
                note.severity = .note
                report.add(note)
                isComplete = false
            }
        }
        return (index, isComplete)
    }

    /// The classes of one file, in the language of its extension.
    package static func classes(in bytes: [UInt8], file: String) -> [SourceClass] {
        switch SourceLanguage(fileName: file) {
        case .swift: SourceOutline(SourceLexer.tokens(of: bytes, in: .swift)).classes(in: file)
        case .objectiveC: ObjectiveCSourceReader.classes(in: bytes, file: file)
        case nil: []
        }
    }
}
