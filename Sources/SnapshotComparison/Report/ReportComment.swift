import ContentExtensionHost

/// A report as Markdown, for a comment on a pull request or a job's summary.
package enum ReportComment {
    /// The most rows of its table; GitHub takes 65,536 characters.
    private static let maxRows = 50
    /// The most names after the first in a row.
    private static let maxNames = 8

    /// - Parameter pictures: the URL of the folder of artefacts, for small pictures; none when `nil`.
    package static func text(of report: SnapshotReport, pictures: String? = nil) -> String {
        var lines = ["### Notification snapshots: \(report.summary)", ""]
        let shown = report.groups
        if shown.isEmpty { return lines.joined(separator: "\n") }
        let columns = pictures == nil ? [] : ["reference", "found", "difference"]
        lines.append(row(["snapshot", "", "what differs"] + columns))
        lines.append(row([String](repeating: "---", count: 3 + columns.count)))
        for group in shown.prefix(maxRows) {
            let images =
                columns.isEmpty ? [] : SnapshotFailure.File.Role.allCases.map { image(group[0], $0, pictures ?? "") }
            lines.append(row([names(of: group), group[0].status.rawValue, what(group[0])] + images))
        }
        let rest = shown.dropFirst(maxRows).joined().count
        if rest > 0 { lines += ["", "… and \(rest) more, in the report."] }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

    /// The first case's name, and those in which the same differs.
    private static func names(of group: [SnapshotReport.Case]) -> String {
        let others = group.dropFirst()
        if others.isEmpty { return code(group[0].name) }
        let list = others.prefix(maxNames).map { code($0.name) } + (others.count > maxNames ? ["…"] : [])
        return "\(code(group[0].name))<br>and \(others.count) more: \(list.joined(separator: ", "))"
    }

    private static func what(_ entry: SnapshotReport.Case) -> String {
        var parts = entry.changes.prefix(3).map { change in
            var text = "\(escaped(change.view)): \(escaped(change.property))"
            if change.old != nil || change.new != nil {
                text += " \(escaped(change.old ?? "nothing")) → \(escaped(change.new ?? "nothing"))"
            }
            if let file = change.file { text += " (" + code(file + (change.line.map { ":\($0)" } ?? "")) + ")" }
            return text
        }
        if entry.changes.count > 3 { parts.append("… \(entry.changes.count - 3) more changes") }
        if let picture = entry.picture { parts.append("\(picture.share) of the pixels") }
        if parts.isEmpty, !entry.message.isEmpty {
            parts = entry.message.split(separator: "\n").prefix(2).map { escaped(String($0)) }
        }
        return parts.joined(separator: "<br>")
    }

    private static func image(
        _ entry: SnapshotReport.Case, _ role: SnapshotFailure.File.Role, _ pictures: String
    ) -> String {
        guard let file = entry.files.first(where: { $0.role == role && $0.kind == .picture }) else { return "" }
        let name = FilePath.name(of: file.path).utf8.map { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || "-._".utf8.contains(byte)
                ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
        return #"<img width="160" src="\#(XMLText.escaped(pictures))/\#(name.joined())">"#
    }

    /// A name as code; it can't end the cell or the code.
    private static func code(_ text: String) -> String {
        "`" + oneLine(text).replacing("`", with: "'").replacing("|", with: "\\|") + "`"
    }

    /// Text that is neither HTML nor Markdown.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for character in XMLText.escaped(oneLine(text)) {
            if "\\`*_[]|~#@!".contains(character) { result += "\\" }
            result.append(character)
        }
        return result
    }

    private static func oneLine(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }
}

extension SnapshotReport.Picture {
    /// The share of differing pixels in percent, rounded up so that one pixel isn't 0.
    package var share: String { PixelDifference.percent(differing, of: size) }
}
