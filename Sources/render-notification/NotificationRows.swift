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

    /// - Throws: `file-missing` or `file-unreadable` (66), `csv-header` or `template-column` (65).
    init(_ path: String, template: PayloadTemplate?) throws(Diagnostic) {
        input = try BatchInput(path: path, template: template)
        folder = FilePath.folder(of: path)
        hasColumns = template == nil && !BatchInput.isCSV(path)
    }

    /// The next row: its `id`, its line number, and its JSON or the reason why it has none; `nil` at the end.
    mutating func next() throws(Diagnostic) -> (id: String, line: (line: Int, row: Result<[UInt8], Diagnostic>))? {
        while true {
            if let row = input.next() {
                return (row.id ?? "", (row.number, row.fault.map { .failure($0) } ?? .success(row.bytes)))
            }
            if try !input.fill(), input.isEnded { return nil }
        }
    }
}
