import Batch
import RenderNotification

/// Reads the rows of an NDJSON or CSV file, each a notification of its own.
struct NotificationRows: ~Copyable {
    private var input: BatchInput
    /// The base folder of the files that rows name.
    let folder: String
    /// False for rows whose JSON is made of CSV or by a template, and has other columns than the file.
    let hasColumns: Bool

    /// True for the names of files with a notification on each line.
    static func areRows(_ path: String) -> Bool { PastDelivery.hasLines(path) || BatchInput.isCSV(path) }

    /// Tells how a table is read that isn't UTF-8 with commas; `nil` for others.
    var note: Diagnostic? { input.note }

    /// - Throws: `file-missing` or `file-unreadable` (66), `csv-header` or `template-column` (65).
    init(_ path: String, template: PayloadTemplate?, idColumn: String?) throws(Diagnostic) {
        input = try BatchInput(path: path, template: template, idColumn: idColumn)
        folder = FilePath.folder(of: path)
        hasColumns = template == nil && !BatchInput.isCSV(path)
    }

    /// The next row; `nil` at the end.
    mutating func next() throws(Diagnostic) -> InputRow? {
        while true {
            if let row = input.next() { return row }
            if try !input.fill(), input.isEnded { return nil }
        }
    }
}
