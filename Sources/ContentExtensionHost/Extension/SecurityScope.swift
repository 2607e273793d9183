/// The sandbox's rule for attachments: their files lie outside the extension's container, and are readable only between
/// `startAccessing` and `stopAccessing` (facts-behaviour 7).
public final class SecurityScope {
    /// Whether reading without access is an error (`--strict`) or a warning.
    public let isStrict: Bool
    private var open: [String: Int] = [:]
    /// The attachments that were read without access, for the host's report.
    public private(set) var violations: [NotificationAttachment] = []

    public init(isStrict: Bool = false) { self.isStrict = isStrict }

    /// URL.startAccessingSecurityScopedResource().
    @discardableResult
    public func startAccessing(_ attachment: NotificationAttachment) -> Bool {
        open[attachment.path, default: 0] += 1
        return true
    }

    /// URL.stopAccessingSecurityScopedResource().
    public func stopAccessing(_ attachment: NotificationAttachment) {
        open[attachment.path] = max(0, open[attachment.path, default: 0] - 1)
    }

    /// The image in an attachment's file; `nil` in strict mode when access wasn't started.
    public func image(of attachment: NotificationAttachment) -> ImageReference? {
        if open[attachment.path, default: 0] == 0 {
            violations.append(attachment)
            if isStrict { return nil }
        }
        return .file(path: attachment.path, scale: 1)
    }
}
