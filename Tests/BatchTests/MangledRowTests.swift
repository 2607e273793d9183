import Basics
import Batch
import Testing

/// Rows with a truncation or a changed byte: each is still one row, its neighbours are unaffected, and its id is the
/// one that
/// a full decoder finds.
struct MangledRowTests {
    private static let rows = [
        #"{"id":"a","payload":{"aps":{"alert":{"title":"T \"x\" \u00e9","body":"{[b]}"},"badge":3}}}"#,
        #" { "payload" : [ {"id":"inner"}, "]", null, -1.5e3, true ] , "id" : "ba\/r\\" } "#,
        #"{"id":12345,"overrides":{"locale":"de_DE","id":"x"},"payload":{}}"#,
    ].map { Array($0.utf8) }

    private static let bytes = [
        0x00, 0x09, 0x0D, 0x20, 0x22, 0x2C, 0x2D, 0x30, 0x3A, 0x5B, 0x5C, 0x5D, 0x75, 0x7B, 0x7D, 0x80, 0xC3, 0xFF,
    ]
    .map(UInt8.init)

    /// Every truncation, every removed byte, and every replaced byte.
    private func mangled(_ row: [UInt8]) -> [[UInt8]] {
        row.indices.flatMap { place -> [[UInt8]] in
            let (before, after) = (Array(row[..<place]), Array(row[(place + 1)...]))
            return [before, before + after] + Self.bytes.map { before + [$0] + after }
        }
    }

    @Test(arguments: rows) func damagedRowsStayRowsWithTheIdOfAFullDecoder(row: [UInt8]) throws {
        let lines = mangled(row).filter { !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
        let items = try InputFile(lines.flatMap { $0 + [0x0A] }).items()
        try #require(items.count == lines.count)
        for (line, item) in zip(lines, items) {
            guard let value = try? JSONReader.read(line, file: "row"), let id = value["id"] else { continue }
            let text = String(decoding: line, as: UTF8.self)
            if let fault = item.fault {
                #expect(id.string?.isEmpty ?? true, "\(text)")
                #expect(fault.code == "invalid-row-id")
            } else {
                #expect(item.bytes == line)
                if let name = id.string { #expect(item.id == name, "\(text)") }
            }
        }
    }
}
