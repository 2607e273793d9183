import ContentExtensionHost
import Renderer

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A line that `serve` writes.
package struct ServeReply: Sendable {
    /// How a request ended.
    package enum Status: String, Sendable, CaseIterable {
        /// Drawn; with `warning` something is odd (`diagnostics`).
        case ok, warning
        /// Not drawn (`diagnostics`).
        case error
        /// Taken back before its turn came.
        case cancelled
    }

    private var members: [(String, String)]

    /// The first line: requests may come.
    package static let ready = ServeReply(members: [
        ("ready", "true"), ("version", JSONText.quoted(EngineVersion.text)),
    ])

    private init(members: [(String, String)]) { self.members = members }

    /// A reply without a picture.
    package init(_ id: ServeID?, _ status: Status, diagnostics: [Diagnostic] = []) {
        members = [("requestId", id?.text ?? "null"), ("status", JSONText.quoted(status.rawValue))]
        add(diagnostics)
    }

    /// A picture's reply.
    /// - Parameter output: the file that it was written to; without one the picture is in the reply, in base64.
    package init(_ id: ServeID, key: Fingerprint, picture: RowPicture, output: String?, diagnostics: [Diagnostic]) {
        let isOdd = diagnostics.contains { $0.severity == .warning }
        members = [
            ("requestId", id.text), ("status", JSONText.quoted((isOdd ? Status.warning : .ok).rawValue)),
            ("key", JSONText.quoted(key.hex)),
            ("sha256", JSONText.quoted(SHA256.hex(SHA256.digest(of: picture.bytes)))),
            ("width", String(picture.width)), ("height", String(picture.height)),
            output.map { ("output", JSONText.quoted($0)) }
                ?? ("picture", "\"\(Data(picture.bytes).base64EncodedString())\""),
        ]
        add(diagnostics)
    }

    private mutating func add(_ diagnostics: [Diagnostic]) {
        if diagnostics.isEmpty { return }
        var seen: Set<Diagnostic> = []
        let texts = diagnostics.filter { seen.insert($0).inserted }.map(\.jsonText)
        members.append(("diagnostics", "[\(texts.joined(separator: ","))]"))
    }

    /// JSON with the line's end.
    package var line: String { JSONText.object(members) + "\n" }
}
