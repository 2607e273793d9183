import Basics

/// Reads the source files of an extension.
package enum SourceScanner {
    /// The classes in Swift and Objective-C files.
    /// - Returns: the classes, and `true` if every file was read.
    package static func scan(
        _ files: [String], in scope: FileScope? = nil, report: DiagnosticCollector
    ) -> (index: SourceIndex, isComplete: Bool) {
        var index = SourceIndex()
        let isComplete = read(files, in: scope, report: report) { index.add($0) }
        return (index, isComplete)
    }

    /// Reads Swift and Objective-C files in their order.
    ///
    /// Unreadable files, and files beyond the limits (`sourceFiles`, `sourceFileBytes`, `sourceBytes`), are reported by
    /// notes, and findings that depend on them are suppressed.
    /// - Parameter scope: the folder whose files may be read; `nil` for any.
    /// - Returns: `true` if every file was read.
    package static func read(
        _ files: [String], in scope: FileScope?, report: DiagnosticCollector, use: (ParsedSource) -> Void
    ) -> Bool {
        var isComplete = true
        var count = 0
        var left = Limits.sourceBytes
        for file in files {
            if count == Limits.sourceFiles {
                report.add(
                    Diagnostic(
                        .note, "sources-too-many",
                        "there are \(files.count) source files, of which the first \(Limits.sourceFiles) are read",
                        at: SourceSpan(file: file), hint: "name the extension's own folder"))
                return false
            }
            do throws(Diagnostic) {
                try scope?.admit(file)
                let bytes = try FileReader.read(file, limit: min(left, Limits.sourceFileBytes))
                left -= bytes.count
                count += 1
                ParsedSource(bytes, file: file).map(use)
            } catch {
                var note = error
                note.severity = .note
                report.add(note)
                isComplete = false
            }
        }
        return isComplete
    }
}
