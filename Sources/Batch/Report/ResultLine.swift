import ContentExtensionHost

/// What became of a row: a line of standard output and of the manifest.
package struct ResultLine: Sendable, Hashable {
    /// How a row ended.
    package enum Status: String, Sendable, Hashable, CaseIterable {
        /// Drawn, with nothing to say.
        case ok
        /// Drawn, and something is odd (`diagnostics`).
        case warning
        /// Not drawn (`diagnostics`).
        case error
        /// The picture was there already: its look was drawn for another row, or by an earlier run.
        case skipped
    }

    /// `nil` of a row that can't be read, which `line` tells apart.
    package var id: String?
    package var status: Status
    /// The picture's file below the output folder; `nil` when there is none.
    package var output: String?
    /// The SHA-256 of the picture's bytes, in hexadecimal digits.
    package var sha256: String?
    /// The look's key in hexadecimal digits: rows that look the same have the same.
    package var key: String?
    /// The picture's size in pixels.
    package var width: Int?
    package var height: Int?
    /// The microseconds that the row took on its worker; written as milliseconds.
    package var microseconds: Int?
    /// What the pictures depend on besides the rows, in short: an earlier run's line with another value doesn't count as
    /// done.
    package var template: String?
    package var diagnostics: [Diagnostic] = []
    /// The line that the row starts on, from 1, where it has no `id`.
    package var line: Int?

    package init(id: String?, status: Status) {
        self.id = id
        self.status = status
    }

    /// What became of a row that could not be read.
    package init(_ fault: InputFault) {
        self.init(id: fault.id, status: .error)
        diagnostics = [fault.diagnostic]
        if fault.id == nil { line = fault.number }
    }

    /// How each line of a manifest begins.
    package static let start = #"{"id":""#
    /// The keys of a manifest's line in their order, and whether each line has them.
    static let keys: [(key: StaticString, isNeeded: Bool)] = [
        ("id", true), ("status", true), ("template", false), ("output", false), ("sha256", false), ("key", false),
        ("width", false), ("height", false), ("ms", false), ("diagnostics", true),
    ]

    /// What `diagnostics` holds.
    var diagnosticsText: String { "[" + diagnostics.map(\.jsonText).joined(separator: ",") + "]" }

    /// The line as JSON, its end included, with `keys` in their order: by them a manifest is told from other files.
    package var text: String {
        var members = [("id", id.map { JSONText.quoted($0) } ?? "null")]
        if let line { members.append(("line", String(line))) }
        members.append(("status", "\"\(status.rawValue)\""))
        if let template { members.append(("template", JSONText.quoted(template))) }
        if let output { members.append(("output", JSONText.quoted(output))) }
        if let sha256 { members.append(("sha256", JSONText.quoted(sha256))) }
        if let key { members.append(("key", JSONText.quoted(key))) }
        if let width { members.append(("width", String(width))) }
        if let height { members.append(("height", String(height))) }
        if let microseconds { members.append(("ms", Self.milliseconds(microseconds))) }
        members.append(("diagnostics", diagnosticsText))
        return JSONText.object(members) + "\n"
    }

    private static func milliseconds(_ microseconds: Int) -> String {
        let count = max(0, microseconds)
        let rest = String(count % 1000)
        return "\(count / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
    }
}
