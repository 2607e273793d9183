import Basics
import Batch
import Testing

/// Tables as spreadsheets export them.
@Suite struct TableFormatTests {
    private static let text = "id;payload.aps.alert.title\nann;José – 5 €\nbo;\"a;b\"\n"
    private static let rows = [
        #"{"id":"ann","payload":{"aps":{"alert":{"title":"José – 5 €"}}}}"#,
        #"{"id":"bo","payload":{"aps":{"alert":{"title":"a;b"}}}}"#,
    ]

    private func read(_ bytes: [UInt8], name: String = "rows.csv") throws -> (rows: [String], note: String?) {
        let file = try InputFile(bytes, name: name)
        let note = try BatchInput(path: file.path).note
        return (try file.json(), note?.message)
    }

    private static func utf16(_ text: String, isBig: Bool) -> [UInt8] {
        "\u{FEFF}\(text)".utf16.flatMap { unit in
            let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isBig ? bytes.reversed() : bytes
        }
    }

    private static func windows(_ text: String) -> [UInt8] {
        text.unicodeScalars.map { ["é": 0xE9, "–": 0x96, "€": 0x80][$0] ?? UInt8($0.value) }
    }

    @Test(arguments: [
        ("as it is", Array(text.utf8), "the table is read with semicolons between the columns"),
        ("with Excel's line", Array("sep=;\r\n\(text)".utf8), "the table is read with semicolons between the columns"),
        (
            "little-endian", utf16(text, isBig: false),
            "the table is read with UTF-16, little-endian, semicolons between the columns"
        ),
        (
            "big-endian", utf16(text, isBig: true),
            "the table is read with UTF-16, big-endian, semicolons between the columns"
        ),
        ("Windows", windows(text), "the table is read with Windows-1252, semicolons between the columns"),
        (
            "carriage returns", Array(text.replacing("\n", with: "\r").utf8),
            "the table is read with semicolons between the columns, carriage returns at the lines' ends"
        ),
        (
            "line feeds and carriage returns", Array(text.replacing("\n", with: "\r\n").utf8),
            "the table is read with semicolons between the columns"
        ),
    ]) func rowsAreTheSameAndTheNoteSaysHow(format: String, bytes: [UInt8], note: String) throws {
        let found = try read(bytes)
        #expect(found.rows == Self.rows, "\(format)")
        #expect(found.note == note)
    }

    @Test(arguments: [("\t", "rows.tsv"), ("\t", "rows.csv"), ("|", "rows.csv"), (",", "rows.csv")])
    func separatorsAreFoundInTheHeader(separator: String, name: String) throws {
        let text = ["id", "payload.x"].joined(separator: separator) + "\n" + ["a", "1 2"].joined(separator: separator)
        #expect(try read(Array(text.utf8), name: name).rows == [#"{"id":"a","payload":{"x":"1 2"}}"#])
    }

    /// A header's separators in quotes don't count, and one column has none.
    @Test func oneColumnHasNoSeparator() throws {
        #expect(try read(Array("payload.x\na;b\n".utf8)).rows == [#"{"payload":{"x":"a;b"}}"#])
        #expect(try read(Array("\"payload.a;b;c\",id\n1,2\n".utf8)).rows == [#"{"payload":{"a;b;c":"1"},"id":"2"}"#])
    }

    @Test func aLetterIsNotCutAtABlocksEnd() throws {
        let line = "a😀b,\(String(repeating: "é😀", count: 40_000))\n"
        let text = "payload.x,payload.y\n\(line)\(line)"
        let plain = try read(Array(text.utf8)).rows
        for isBig in [false, true] { #expect(try read(Self.utf16(text, isBig: isBig)).rows == plain) }
        #expect(plain.count == 2)
    }

    @Test func emptyColumnsAtTheEndAreNone() throws {
        #expect(try read(Array("id , payload.x,\na,1,\nb,2,,,\n".utf8)).rows.count == 2)
        let file = try InputFile("id,payload.x,\na,1,2\n", name: "rows.csv")
        #expect(try file.faults() == ["2 a csv-fields"])
    }

    @Test func theIdentifiersColumnCanBeNamed() throws {
        let file = try InputFile("email,payload.x\na@b,1\n,2\n", name: "rows.csv")
        let items = try file.items(idColumn: "email")
        #expect(items.map(\.id) == ["a@b", "3"])
        #expect(items.map { String(decoding: $0.bytes, as: UTF8.self) }.first == #"{"payload":{"x":"1"}}"#)
        let problem = #expect(throws: Diagnostic.self) { _ = try file.items(idColumn: "emial") }
        #expect(problem?.hint?.contains("email") == true)
        let rows = try InputFile("{\"id\":\"a\",\"payload\":{}}\n")
        #expect(throws: Diagnostic.self) { _ = try rows.items(idColumn: "email") }
    }
}
