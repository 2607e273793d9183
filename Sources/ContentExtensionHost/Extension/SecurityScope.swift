import Basics
import Views

/// The sandbox's rule for attachments: their files are outside the extension's container, and readable only between
/// `startAccessing` and `stopAccessing` (fact: host/media).
package final class SecurityScope {
    /// `true` makes reading without access an error (`--strict`) instead of a warning.
    package let isStrict: Bool
    /// The findings in order.
    package private(set) var diagnostics: [Diagnostic] = []

    private struct Access {
        let attachment: NotificationAttachment
        var count = 0
    }

    private var accesses: [String: Access] = [:]
    private var isOver = false

    package init(isStrict: Bool = false) { self.isStrict = isStrict }

    /// URL.startAccessingSecurityScopedResource(): each successful call needs its own `stopAccessing`.
    /// - Returns: `false` once the extension's view has disappeared; the file can't be read then.
    @discardableResult
    package func startAccessing(_ attachment: NotificationAttachment) -> Bool {
        if isOver { return false }
        accesses[attachment.path, default: Access(attachment: attachment)].count += 1
        return true
    }

    /// URL.stopAccessingSecurityScopedResource().
    package func stopAccessing(_ attachment: NotificationAttachment) {
        if isOver { return }
        guard let access = accesses[attachment.path], access.count > 0 else {
            return report(
                .warning, "attachment-access-stray",
                "stopAccessingSecurityScopedResource() is called for the attachment \(attachment.identifier.quoted()), whose access isn't open",
                hint: "call it once for each startAccessingSecurityScopedResource() that gave true")
        }
        accesses[attachment.path]?.count -= 1
    }

    /// The image in an attachment's file; `nil` in strict mode without access.
    package func image(of attachment: NotificationAttachment) -> ImageReference? {
        mayRead(attachment) ? .file(path: attachment.path, scale: 1) : nil
    }

    /// Data(contentsOf:): the bytes of an attachment's file; `nil` if unreadable, and in strict mode without access.
    package func data(of attachment: NotificationAttachment) -> [UInt8]? {
        guard mayRead(attachment) else { return nil }
        return try? FileReader.read(attachment.path, limit: Limits.movieBytes)
    }

    private func mayRead(_ attachment: NotificationAttachment) -> Bool {
        if accesses[attachment.path]?.count ?? 0 > 0, !isOver { return true }
        report(
            isStrict ? .error : .warning, "attachment-access",
            "the attachment \(attachment.identifier.quoted()) is read without startAccessingSecurityScopedResource()",
            hint: "a device gives nothing then: the file lies outside the extension's sandbox")
        return !isStrict
    }

    /// Ends the scope after the extension's view has disappeared; reports accesses that were never stopped.
    func finish() {
        for (_, access) in accesses.sorted(by: { $0.key < $1.key }) where access.count > 0 {
            report(
                .warning, "attachment-access-leaked",
                "the access to the attachment \(access.attachment.identifier.quoted()) was never stopped",
                hint: "call stopAccessingSecurityScopedResource() once the file is read: the kernel's resources leak")
        }
        (accesses, isOver) = ([:], true)
    }

    private func report(_ severity: Diagnostic.Severity, _ code: String, _ message: String, hint: String) {
        let diagnostic = Diagnostic(severity, code, message, hint: hint)
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
}
