import ContentExtensionHost

/// The rows of a CSV file, as the JSON that they would be in NDJSON.
struct CSVRows {
    private var records = CSVRecords()
    private let columns: CSVColumns
    let file: String

    /// Reads the header, and waits for it.
    /// - Throws: `file-unreadable` (66), `csv-header` (65).
    init(_ buffer: inout InputBuffer, file: String) throws(Diagnostic) {
        self.file = file
        while buffer.pending.count < 3, try buffer.fill() {}
        if buffer.pending.starts(with: [0xEF, 0xBB, 0xBF]) { buffer.take(3) }
        while true {
            guard let span = records.next(&buffer) else {
                if try !buffer.fill(), buffer.pending.isEmpty {
                    throw Diagnostic(
                        .error, "csv-header", "there is no header row", at: SourceSpan(file: file),
                        hint: "the first row names the columns: id,payload.aps.alert.title")
                }
                continue
            }
            switch span.content {
            case .blank: buffer.take(span.taken)
            case .record:
                let names = records.fields.map {
                    String(decoding: Self.cell($0, buffer.pending), as: UTF8.self)
                }
                columns = try CSVColumns(names, file: file)
                buffer.take(span.taken)
                return
            case .tooLong, .badQuotes:
                throw Diagnostic(
                    .error, "csv-header", "the header row isn't CSV",
                    at: SourceSpan(file: file, line: span.number),
                    hint: "the first row names the columns: id,payload.aps.alert.title")
            }
        }
    }

    mutating func next(_ buffer: inout InputBuffer) -> CSVRecords.Span? { records.next(&buffer) }

    /// The bytes of the identifier's cell, of the record that was read last; `nil` where there is none.
    func identifier(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        guard let column = columns.idColumn, column < records.fields.count else { return nil }
        let cell = Self.cell(records.fields[column], bytes)
        return cell.isEmpty ? nil : cell
    }

    /// The record that was read last, as JSON.
    /// - Throws: `csv-fields`, `csv-cell` (exit 65).
    func row(_ bytes: UnsafeRawBufferPointer, number: Int) throws(Diagnostic) -> [UInt8] {
        let location = SourceSpan(file: file, line: number)
        guard records.fields.count == columns.names.count else {
            throw Diagnostic(
                .error, "csv-fields",
                "the row has \(records.fields.count) fields, the header \(columns.names.count)",
                at: location, hint: "fields with commas, quotes or line ends stand in quotes")
        }
        return try columns.row(records.fields.map { Self.cell($0, bytes) }, at: location)
    }

    private static func cell(_ field: CSVRecords.Field, _ bytes: UnsafeRawBufferPointer) -> [UInt8] {
        let cell = [UInt8](bytes[field.range])
        guard field.hasQuotes else { return cell }
        var isFirst = false
        return cell.filter { byte in
            isFirst = byte == UInt8(ascii: "\"") && !isFirst
            return byte != UInt8(ascii: "\"") || isFirst
        }
    }
}
