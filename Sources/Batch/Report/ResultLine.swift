import Basics
import Views

/// A row's result: a line of standard output and of the manifest.
package struct ResultLine: Sendable, Hashable {
    /// The outcome of a row.
    package enum Status: String, Sendable, Hashable, Codable, CaseIterable {
        /// Drawn, without warnings or truncated texts.
        case ok
        /// Drawn, with warnings (`diagnostics`) or truncated texts (`cut`).
        case warning
        /// Not drawn (`diagnostics`).
        case error
        /// Another row or an earlier run has drawn the same picture.
        case skipped
    }

    /// `nil` for a row that can't be read.
    package var id: String?
    package var status: Status
    /// The picture's file below the output folder.
    package var output: String?
    /// The SHA-256 of the picture's bytes, in hexadecimal digits.
    package var sha256: String?
    /// The fingerprint in hexadecimal digits: rows with the same picture have the same.
    package var key: String?
    /// The picture's size in pixels.
    package var width: Int?
    package var height: Int?
    /// The row's time on its worker; written in milliseconds.
    package var microseconds: Int?
    /// The digest of everything that all rows share; an earlier run's line with another one doesn't count as done.
    package var template: String?
    package var diagnostics: [Diagnostic] = []
    /// The truncated texts; `nil` if nobody looked for them.
    package var cuts: [TextCut]?
    /// The line of the input that the row starts on, from 1.
    package var line: Int

    package init(id: String?, line: Int, status: Status) { (self.id, self.line, self.status) = (id, line, status) }

    /// The start of each line of a manifest.
    package static let start = #"{"id":""#
    /// The line as JSON, its end included.
    package var text: String {
        var members = [("id", id.map { JSONText.quoted($0) } ?? "null")]
        func add(_ key: String, _ text: String?) { if let text { members.append((key, text)) } }
        add("status", "\"\(status.rawValue)\"")
        add("template", template.map { JSONText.quoted($0) })
        add("line", String(line))
        add("output", output.map { JSONText.quoted($0) })
        add("sha256", sha256.map { JSONText.quoted($0) })
        add("key", key.map { JSONText.quoted($0) })
        add("width", width.map { String($0) })
        add("height", height.map { String($0) })
        add("ms", microseconds.map { FixedText.decimals(Double(max(0, $0)) / 1000) })
        add("cut", cuts.map { "[" + $0.map(\.jsonText).joined(separator: ",") + "]" })
        add("diagnostics", "[" + diagnostics.map(\.jsonText).joined(separator: ",") + "]")
        return JSONText.object(members) + "\n"
    }
}
