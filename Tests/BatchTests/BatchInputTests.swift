import Basics
import Batch
import Testing

struct BatchInputTests {
    private func ids(_ text: String) throws -> [String] { try InputFile(text).rows().compactMap(\.id) }

    @Test func aRowIsALine() throws {
        let rows = try InputFile(#"{"id":"a","payload":{}}"# + "\n" + #"{"payload":{},"id":"b"}"#)
            .rows()
        #expect(rows.map(\.id) == ["a", "b"])
        #expect(rows.map(\.number) == [1, 2])
        #expect(
            rows.map { String(decoding: $0.bytes, as: UTF8.self) }[1] == #"{"payload":{},"id":"b"}"#)
    }

    @Test func blankLinesAreSkippedAndCounted() throws {
        let rows = try InputFile("\n{\"id\":\"a\"}\n \t\r\n\n{\"id\":\"b\"}\r\n\n").rows()
        #expect(rows.map(\.id) == ["a", "b"])
        #expect(rows.map(\.number) == [2, 5])
    }

    @Test func aByteOrderMarkIsSkipped() throws {
        // A later one marks the start of a joined file.
        #expect(try ids("\u{FEFF}{\"id\":\"a\"}\n\u{FEFF}{\"id\":\"b\"}\n\u{FEFF}\n") == ["a", "b"])
    }

    @Test func missingIdsAreLineNumbers() throws {
        #expect(try ids("{\"payload\":{}}\n\n{}\n") == ["1", "3"])
    }

    @Test(arguments: ["not JSON", "{nonsense", "[1]", "7", "{\"payload\":{}", "{} {}", "{\"payload\":{],}}", "\0"])
    func nonObjectsHaveNoId(line: String) throws {
        let file = try InputFile("{}\n\(line)\n{}\n")
        #expect(try file.faults().map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == ["2 -"])
        #expect(try file.rows().map(\.id) == ["1", "3"])
    }

    @Test func onlyTheOutermostIdCounts() throws {
        #expect(
            try ids(
                #"{"payload":{"id":"inner","list":[{"id":"x"}],"text":"\"id\":\"no\"}"},"id":"outer"}"#)
                == [
                    "outer"
                ])
    }

    @Test func anIdWithEscapesIsItsText() throws {
        #expect(try ids(#"{"id":"a\"\u00e9\/b"}"#) == ["a\"é/b"])
    }

    @Test func theKeyMayHaveEscapes() throws {
        #expect(try ids(#"{"\u0069d":"a"}"# + "\n" + #"{"i\u0064x":"b"}"#) == ["a", "2"])
    }

    @Test func idsMayBeIntegers() throws {
        #expect(try ids(#"{"id": 42 ,"payload":{}}"#) == ["42"])
    }

    @Test func invalidIdsAreErrorsOfTheirRow() throws {
        let file = try InputFile(
            ##"{"id":""}"##
                + "\n{\"id\":null}\n{\"id\":\"ok\"}\n{\"id\":{}}\n{\"id\":1.5}\n{\"id\":\"\\ud800\"}")
        #expect(
            try file.faults() == [
                "1 - invalid-row-id", "2 - invalid-row-id", "4 - invalid-row-id", "5 - invalid-row-id",
                "6 - invalid-row-id",
            ])
        #expect(try file.rows().map(\.id) == ["ok"])
    }

    @Test func limit_batchIDBytes() throws {
        let longest = String(repeating: "x", count: Limits.batchIDBytes)
        #expect(try ids("{\"id\":\"\(longest)\"}") == [longest])
        #expect(try InputFile("{\"id\":\"\(longest)x\"}").faults() == ["1 - invalid-row-id"])
        #expect(try InputFile("{\"id\":\"\(longest)\\n\"}").faults() == ["1 - invalid-row-id"])
    }

    @Test(arguments: [0, 1, 3 * Limits.batchLineBytes]) func limit_batchLineBytes(excess: Int) throws {
        let head = #"{"id":"long","x":""#
        let filler = String(repeating: "x", count: Limits.batchLineBytes - head.utf8.count - 2 + excess)
        let file = try InputFile("{\"id\":\"before\"}\n\(head)\(filler)\"}\n{\"id\":\"behind\"}")
        #expect(
            try file.rows().map(\.id)
                == (excess == 0 ? ["before", "long", "behind"] : ["before", "behind"]))
        #expect(try file.faults() == (excess == 0 ? [] : ["2 - row-too-long"]))
        #expect(try file.rows().last?.number == 3)
    }

    @Test func overlongLastLinesAreErrors() throws {
        let file = try InputFile("{}\n" + String(repeating: "x", count: Limits.batchLineBytes + 1))
        #expect(try file.faults() == ["2 - row-too-long"])
        #expect(try file.rows().count == 1)
    }

    @Test func rowsAcrossBlocksStayWhole() throws {
        let ids = (0..<20_000).map { "row-\($0)-" + String(repeating: "x", count: $0 % 97) }
        let rows = try InputFile(ids.map { "{\"payload\":{\"n\":[1,2]},\"id\":\"\($0)\"}\n" }.joined())
            .rows()
        #expect(rows.map(\.id) == ids)
        #expect(rows.map(\.number) == Array(1...20_000))
    }

    @Test func aRowsHashIsThatOfItsIdOrLine() throws {
        let rows = try InputFile("{\"id\":\"a\"}\n{\"id\":\"\"}\n{}\n{\"id\":\"b\\n\"}").items()
        #expect(rows.map(\.id) == ["a", nil, "3", "b\n"])
        #expect(rows.map(\.hash) == ["a", "2", "3", "b\n"].map { RowHash($0) })
    }

    @Test func aFolderIsRefused() {
        #expect { _ = try BatchInput(path: "/") } throws: {
            ($0 as? Diagnostic)?.code == "file-unreadable"
        }
    }

    @Test func missingFilesAreReported() {
        #expect { _ = try BatchInput(path: "/nowhere/rows.ndjson") } throws: {
            ($0 as? Diagnostic)?.code == "file-missing"
        }
    }
}
