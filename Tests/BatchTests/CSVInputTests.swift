import Basics
import Batch
import Testing

struct CSVInputTests {
    private func file(_ text: String) throws -> InputFile { try InputFile(text, name: "rows.csv") }

    private func json(_ text: String) throws -> [String] { try file(text).json() }

    /// The message of an error that concerns the whole file.
    private func problem(_ text: String) -> String? {
        do {
            _ = try file(text).items()
            return nil
        } catch {
            return (error as? Diagnostic)?.message
        }
    }

    @Test func dottedPathsBecomeObjects() throws {
        let text =
            "id,payload.aps.alert.title,payload.aps.alert.body,payload.user.name,overrides.locale\r\na,Hi,There,Ann,de_DE\r\n"
        #expect(
            try json(text) == [
                #"{"id":"a","payload":{"aps":{"alert":{"title":"Hi","body":"There"}},"user":{"name":"Ann"}},"overrides":{"locale":"de_DE"}}"#
            ])
        #expect(try file(text).rows().map(\.id) == ["a"])
    }

    @Test func emptyCellsAreLeftOut() throws {
        let header = "id,payload.aps.alert.title,payload.aps.alert.body,payload.x\n"
        #expect(
            try json(header + "a,,B,\nb,\"\",,\n") == [
                #"{"id":"a","payload":{"aps":{"alert":{"body":"B"}}}}"#, #"{"id":"b"}"#,
            ])
    }

    @Test func quotedFieldsMayHaveCommasQuotesAndLineEnds() throws {
        let rows = try file("id,payload.x\n\"a,1\",\"say \"\"hi\"\"\r\nthere\"\nb,\"\"\"\"\n").rows()
        #expect(rows.map(\.id) == ["a,1", "b"])
        #expect(rows.map(\.number) == [2, 4])
        #expect(
            rows.map { String(decoding: $0.bytes, as: UTF8.self) } == [
                #"{"id":"a,1","payload":{"x":"say \"hi\"\r\nthere"}}"#, #"{"id":"b","payload":{"x":"\""}}"#,
            ])
    }

    @Test func byteOrderMarksAndUnterminatedLastLinesAreAccepted() throws {
        #expect(try json("\u{FEFF}\"id\",payload.x\r\na,b\r") == [#"{"id":"a","payload":{"x":"b"}}"#])
    }

    @Test func blankLinesAreSkippedAndCounted() throws {
        let rows = try file("\nid,payload.x\n\na,1\n \n\nb,2").rows()
        #expect(rows.map(\.number) == [4, 7])
    }

    @Test func csvRowsWithoutIdHaveTheLineNumber() throws {
        #expect(try file("payload.x\na\nb").rows().map(\.id) == ["2", "3"])
        #expect(try file("id,payload.x\n,a\nb,b").rows().map(\.id) == ["2", "b"])
    }

    @Test func cellsAreStringsExceptForApplesNumericKeys() throws {
        #expect(
            try json(
                "payload.aps.badge,payload.aps.relevance-score,payload.count,overrides.boldText\n5,0.25,5,true\nfive,,,yes"
            ) == [
                #"{"payload":{"aps":{"badge":5,"relevance-score":0.25},"count":"5"},"overrides":{"boldText":true}}"#,
                #"{"payload":{"aps":{"badge":"five"}},"overrides":{"boldText":"yes"}}"#,
            ])
    }

    @Test func aColumnMayHoldJSON() throws {
        let file = try file(
            "id,payload.items:json,attachments:json\na,\"[1, {\"\"x\"\":null}]\",\nb,\"[1,\",\nc,\"1,\"\"y\"\":2\","
        )
        #expect(try file.json() == [#"{"id":"a","payload":{"items":[1,{"x":null}]}}"#])
        #expect(try file.faults() == ["3 b csv-cell", "4 c csv-cell"])
    }

    @Test func aDotInAKeyIsEscaped() throws {
        #expect(try json("payload.com\\.example.x\n1") == [#"{"payload":{"com.example":{"x":"1"}}}"#])
    }

    @Test func wrongNumbersOfFieldsAreErrorsOfTheirRow() throws {
        let file = try file("id,payload.x\na\nb,1\nc,1,2\nd,\n")
        #expect(try file.faults() == ["2 a csv-fields", "4 c csv-fields"])
        #expect(try file.rows().map(\.id) == ["b", "d"])
    }

    @Test func anUnclosedQuoteAffectsOneRow() throws {
        let file = try file("id,payload.x\na,\"open\nb,1\nc,\"2\"x,\nd,5\" wide\n")
        #expect(try file.faults() == ["2 - csv-quotes", "4 - csv-quotes"])
        #expect(try file.rows().map(\.id) == ["b", "d"])
    }

    @Test("lines behind unclosed quotes are read again a limited number of times")
    func linesReadAgain() throws {
        func faults(_ text: String, _ code: String) throws -> Int {
            try InputFile("id,payload.x\n" + text, name: "rows.csv").faults().count { $0.hasSuffix(code) }
        }
        // Each line closes a quote and opens one.
        let open = String(repeating: "a\",\"b\n", count: 2 * Limits.batchLineBytes / 6)
        #expect(try faults(open, "row-too-long") < 20)
        // Each line is a record with a problem while hundreds of thousands wait.
        let problems = String(repeating: "\"\"b\n", count: 200_000)
        #expect(try faults("a,\"\n" + problems, "csv-quotes") == 200_001)
    }

    @Test func textOfAnotherEncodingIsAnErrorOfItsRow() throws {
        let bytes = Array("id,payload.x\na,".utf8) + [0xE9] + Array("\nb,é\n".utf8)
        let file = try InputFile(bytes, name: "rows.csv")
        #expect(try file.faults() == ["2 a csv-cell"])
        #expect(try file.json() == [#"{"id":"b","payload":{"x":"é"}}"#])
    }

    @Test(arguments: ["", "\""]) func limit_csv_batchLineBytes(quote: String) throws {
        let cell = String(repeating: "x", count: Limits.batchLineBytes)
        let file = try file("id,payload.x\na,\(quote)\(cell),y\(quote)\nb,1\n")
        #expect(try file.faults() == ["2 - row-too-long"])
        #expect(try file.rows().map(\.id) == ["b"])
        #expect(try file.rows().map(\.number) == [3])
    }

    @Test func recordsAcrossBlocksStayWhole() throws {
        let text = (0..<15_000).map { "row-\($0),\"\(String(repeating: "x\n", count: $0 % 23))\"\n" }
            .joined()
        let rows = try file("id,payload.x\n" + text).rows()
        #expect(rows.map(\.id) == (0..<15_000).map { "row-\($0)" })
    }

    @Test func columnPathsHaveJSONsDepthLimit() {
        func header(_ depth: Int) -> String { "payload" + String(repeating: ".x", count: depth - 1) + "\n" }
        #expect(problem(header(Limits.jsonDepth)) == nil)
        #expect(problem(header(Limits.jsonDepth + 1))?.hasSuffix("objects nest deeper than 64") == true)
        #expect(problem(header(50_000)) != nil)
    }

    @Test func columnsHaveJSONsMemberLimit() {
        let most = Limits.jsonMembers
        func header(_ count: Int) -> String { (0..<count).map { "payload.k\($0)" }.joined(separator: ",") + "\n" }
        #expect(problem(header(most)) == nil)
        #expect(problem(header(most + 1)) == "\(most + 1) columns are more than \(most)")
    }

    @Test func invalidHeadersAreRefused() {
        #expect(problem("") == "there is no header row")
        #expect(problem("\n \n") == "there is no header row")
        #expect(problem("id,payload.\"x\n") == nil)
        #expect(problem("\"id\n") == "the header row isn't CSV")
        #expect(
            problem("id,title\na,b")?.hasPrefix("column 2, \"title\": a column is id, or a path") == true)
        #expect(problem("id,payload..x")?.hasPrefix("column 2") == true)
    }

    @Test(arguments: [
        "id,id", "payload.a,payload.a.b", "payload.a.b,payload.a", "payload,payload:json",
    ])
    func twoColumnsForOneValueAreRefused(header: String) {
        #expect(problem(header)?.hasSuffix("another column stands in its place") == true)
    }
}
