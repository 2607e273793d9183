import TestSupport
import Batch
import Foundation
import Views

/// An input file of a batch that lives as long as the test.
final class InputFile {
    let path: String
    private let folder: TemporaryFolder

    init(_ bytes: [UInt8], name: String = "rows.ndjson") throws {
        folder = try TemporaryFolder()
        path = try folder.write(bytes, to: name)
    }

    convenience init(_ text: String, name: String = "rows.ndjson") throws {
        try self.init(Array(text.utf8), name: name)
    }

    /// The rows of the file as a batch reads them, faulty ones too.
    func items(template: PayloadTemplate? = nil, idColumn: String? = nil) throws -> [InputRow] {
        var input = try BatchInput(path: path, template: template, idColumn: idColumn)
        var items: [InputRow] = []
        repeat {
            while let item = input.next() { items.append(item) }
        } while try input.fill() || !input.isEnded
        return items
    }

    func rows() throws -> [InputRow] { try items().filter { $0.fault == nil } }

    func json() throws -> [String] { try rows().map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// The reported faults, as `number id code`.
    func faults() throws -> [String] {
        try items().compactMap { row in row.fault.map { "\(row.number) \(row.id ?? "-") \($0.code)" } }
    }
}
