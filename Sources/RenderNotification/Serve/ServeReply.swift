import PlatformFoundation

/// A line that `serve` writes.
package struct ServeReply: Sendable {
    /// The result of a request.
    package enum Status: String, Sendable, CaseIterable {
        /// Drawn; `warning` when `diagnostics` has warnings.
        case ok, warning
        /// Not drawn (`diagnostics`).
        case error
        /// Cancelled before its turn.
        case cancelled
    }

    private var members: [(String, String)]

    /// The first line: `serve` accepts requests.
    package static let ready = ServeReply(members: [
        ("ready", "true"), ("version", JSONText.quoted(EngineVersion.text)),
    ])

    private init(members: [(String, String)]) { self.members = members }

    /// A reply without a picture.
    package init(_ id: ServeID?, _ status: Status, diagnostics: [Diagnostic] = []) {
        members = [("requestId", id?.text ?? "null"), ("status", JSONText.quoted(status.rawValue))]
        add(diagnostics)
    }

    /// The reply with a picture.
    /// - Parameter output: the file that the picture was written to; `nil` puts it into the reply as base64.
    package init(_ id: ServeID, _ row: PreparedRow, picture: [UInt8], output: String?, diagnostics: [Diagnostic]) {
        let isOdd = diagnostics.contains { $0.severity == .warning }
        members = [
            ("requestId", id.text), ("status", JSONText.quoted((isOdd ? Status.warning : .ok).rawValue)),
            ("key", JSONText.quoted(row.fingerprint.hex)),
            ("sha256", JSONText.quoted(SHA256.hex(SHA256.digest(of: picture)))),
            ("width", String(row.width)), ("height", String(row.height)),
            output.map { ("output", JSONText.quoted($0)) }
                ?? ("picture", "\"\(Data(picture).base64EncodedString())\""),
        ]
        add(diagnostics)
    }

    private mutating func add(_ diagnostics: [Diagnostic]) {
        if diagnostics.isEmpty { return }
        let texts = diagnostics.withoutRepeats.map(\.jsonText)
        members.append(("diagnostics", "[\(texts.joined(separator: ","))]"))
    }

    /// The reply as JSON with a newline.
    package var line: String { JSONText.object(members) + "\n" }
}
