import ContentExtensionHost
import Platform
import RenderNotification

/// Reads and saves the project's files for the page's editor.
package struct PreviewFiles: Sendable {
    private let scope: FileScope

    package init(scope: FileScope) { self.scope = scope }

    /// The endings of the files that the editor opens.
    private static let endings: Set = [
        "json", "apns", "ndjson", "strings", "plist", "storyboard", "xib", "stringsdict",
    ]

    /// The text of a file.
    /// - Throws: `path-outside` and `file-too-large` (77), `file-missing` (66), `not-editable` (65).
    package func text(of path: String) throws -> String {
        try check(path)
        let bytes = try FileReader.read(try scope.resolve(path), limit: Limits.scenarioBytes)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Diagnostic(
                .error, "not-editable", "the file isn't UTF-8 text", at: SourceSpan(file: path),
                hint: "save it as UTF-8")
        }
        return text
    }

    /// Saves a text, as a whole or not at all.
    /// - Parameter old: the text that the edit began with; a file that has another one by now isn't overwritten.
    /// - Throws: `changed-meanwhile` (75), the errors of `text(of:)`, and of writing (73, 74).
    package func save(_ text: String, to path: String, replacing old: String?) throws {
        try check(path)
        let file = try scope.place(path)
        let current = FolderReader.exists(file) ? try self.text(of: path) : nil
        if current != old {
            throw Diagnostic(
                .error, "changed-meanwhile",
                current == nil ? "the file is gone" : "the file was changed since you opened it",
                at: SourceSpan(file: path), hint: "copy your text, and load the file again", exit: .temporary)
        }
        try AtomicFile.write([.init(text: text, path: file)])
    }

    /// Gives a file another name.
    /// - Throws: `cannot-create` for a name that another file has (73); else as `save`.
    package func rename(_ old: String, to new: String) throws {
        try check(old)
        try check(new)
        let (from, to) = (try scope.resolve(old), try scope.place(new))
        // A link first, since a rename would replace another file.
        guard link(from, to) == 0 else { throw OutputProblem.cannotCreate(new, errno) }
        unlink(from)
    }

    private func check(_ path: String) throws(Diagnostic) {
        if Self.endings.contains(FilePath.ending(of: path)) { return }
        throw Diagnostic(
            .error, "not-editable", "only payloads, descriptors and other texts of a project are edited here",
            at: SourceSpan(file: path), hint: "open the file in your editor")
    }
}
