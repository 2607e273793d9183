import Batch
import Foundation

/// A file of a batch's input that lives as long as a test.
final class InputFile {
    let path: String

    init(_ bytes: [UInt8], name: String = "rows.ndjson") throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent(name).path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
    }

    convenience init(_ text: String, name: String = "rows.ndjson") throws {
        try self.init(Array(text.utf8), name: name)
    }

    deinit {
        try? FileManager.default.removeItem(at: URL(fileURLWithPath: path).deletingLastPathComponent())
    }

    /// All that the file holds, as a batch reads it.
    func items(where isWanted: (RowGlance) -> Bool = { _ in true }) throws -> [InputItem] {
        var input = try BatchInput(path: path)
        var items: [InputItem] = []
        repeat {
            while let item = input.next(where: isWanted) { items.append(item) }
        } while try input.fill() || !input.isEnded
        return items
    }

    /// The rows alone.
    func rows() throws -> [InputLine] {
        try items().compactMap { item in
            if case .row(let row) = item { row } else { nil }
        }
    }

    /// The rows' JSON.
    func json() throws -> [String] { try rows().map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// What is reported, as `number id code`.
    func faults() throws -> [String] {
        try items().compactMap { item in
            if case .fault(let fault) = item {
                "\(fault.number) \(fault.id ?? "-") \(fault.diagnostic.code)"
            } else {
                nil
            }
        }
    }
}
