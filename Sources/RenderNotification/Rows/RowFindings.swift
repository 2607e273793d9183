/// The findings of a file's rows: those that differ in nothing but the row are one, with the lines where it holds.
package struct RowFindings {
    /// The lines that a finding names.
    private static let maxLines = 5

    private struct Entry {
        var first: Diagnostic
        var lines: [Int]
        var rows = 1
    }

    private var entries: [Entry] = []
    private var indices: [Diagnostic: Int] = [:]
    /// The number of rows, and of those with an error.
    package private(set) var (rows, faulty) = (0, 0)

    /// The name of the rows' file in findings.
    private let file: String
    /// False for rows whose JSON was made of other text, such as CSV's: only their lines are the file's.
    private let hasColumns: Bool

    package init(file: String, hasColumns: Bool) { (self.file, self.hasColumns) = (file, hasColumns) }

    /// Adds the findings of a row.
    package mutating func add(_ findings: [Diagnostic], line: Int) {
        rows += 1
        if findings.contains(where: { $0.severity == .error }) { faulty += 1 }
        for var finding in findings.withoutRepeats {
            if !hasColumns, finding.location?.file == file { finding.location?.column = nil }
            var key = finding
            if key.location?.file == file { key.location = SourceSpan(file: file) }
            guard let index = indices[key] else {
                indices[key] = entries.count
                entries.append(Entry(first: finding, lines: [line]))
                continue
            }
            entries[index].rows += 1
            if entries[index].lines.count < Self.maxLines { entries[index].lines.append(line) }
        }
    }

    /// Each finding once, in the order of their first rows.
    package var merged: [Diagnostic] {
        entries.map { entry in
            var finding = entry.first
            guard entry.rows > 1 else { return finding }
            let lines = entry.lines.map(String.init).joined(separator: ", ")
            finding.message += " (in \(entry.rows) rows: lines \(lines)\(entry.rows > entry.lines.count ? ", …" : ""))"
            return finding
        }
    }
}
