import Batch
import ContentExtensionHost
import Testing

/// Rows that were cut, or have another byte somewhere: each is one row still, those around it are what they are, and its
/// identifier is the one that whoever decodes the row finds.
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

    /// Every cut, every byte left out, and every byte replaced.
    private func mangled(_ row: [UInt8]) -> [[UInt8]] {
        row.indices.flatMap { place -> [[UInt8]] in
            let (before, after) = (Array(row[..<place]), Array(row[(place + 1)...]))
            return [before, before + after] + Self.bytes.map { before + [$0] + after }
        }
    }

    @Test(arguments: rows) func aMangledRowIsOneRowWithTheIdThatItsReaderFinds(row: [UInt8]) throws {
        let lines = mangled(row).filter { !$0.allSatisfy { [0x20, 0x09, 0x0D].contains($0) } }
        let items = try InputFile(lines.flatMap { $0 + [0x0A] }).items()
        try #require(items.count == lines.count)
        for (line, item) in zip(lines, items) {
            guard let value = try? JSONReader.read(line, file: "row"), let id = value["id"] else { continue }
            let text = String(decoding: line, as: UTF8.self)
            switch item {
            case .row(let row):
                #expect(row.bytes == line)
                if let name = id.string { #expect(row.id == name, "\(text)") }
            case .fault(let fault):
                #expect(id.string?.isEmpty ?? true, "\(text)")
                #expect(fault.diagnostic.code == "invalid-row-id")
            }
        }
    }
}
