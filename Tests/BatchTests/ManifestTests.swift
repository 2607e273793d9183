import Basics
import Batch
import Foundation
import Testing

struct ManifestTests {
    private static let template = "0123456789abcdef"

    private func line(_ id: String, _ status: ResultLine.Status, template: String? = template)
        -> ResultLine
    {
        var line = ResultLine(id: id, line: 1, status: status)
        line.template = template
        line.output = "ab/cd/\(id.count).png"
        return line
    }

    /// A manifest with lines, closed again.
    private func file(_ lines: [ResultLine], then rest: String = "") throws -> InputFile {
        try InputFile(lines.map(\.text).joined() + rest, name: "manifest.ndjson")
    }

    private func text(_ file: InputFile) throws -> String {
        try String(contentsOfFile: file.path, encoding: .utf8)
    }

    private func done(
        _ file: InputFile, _ ids: [String], template: String? = template, isForced: Bool = false
    ) throws -> [Bool] {
        let manifest = try Manifest(path: file.path, template: template, isForced: isForced)
        return ids.map { manifest.donePicture(of: RowHash($0)) != nil }
    }

    @Test func successfulRowsAreDone() throws {
        let file = try file([
            line("a", .ok), line("b", .warning), line("c", .skipped), line("d", .error),
        ])
        #expect(try done(file, ["a", "b", "c", "d", "e"]) == [true, true, true, false, false])
    }

    @Test func theLastLineOfARowCounts() throws {
        let file = try file([line("a", .error), line("b", .ok), line("a", .ok), line("b", .error)])
        #expect(try done(file, ["a", "b"]) == [true, false])
    }

    @Test func anotherTemplatesLinesDoNotCount() throws {
        let file = try file([
            line("a", .ok), line("b", .ok, template: "fedcba9876543210"), line("c", .ok, template: nil),
        ])
        #expect(try done(file, ["a", "b", "c"]) == [true, false, false])
        #expect(try done(file, ["a", "b", "c"], template: nil) == [true, true, true])
    }

    @Test func forcingRepeatsAllRows() throws {
        #expect(try done(file([line("a", .ok)]), ["a"], isForced: true) == [false])
    }

    @Test func finishedRowsKeepTheirFingerprints() throws {
        func looked(_ id: String, _ key: String, _ status: ResultLine.Status = .ok) -> ResultLine {
            var line = line(id, status)
            line.key = key + String(repeating: "0", count: 48)
            return line
        }
        let file = try file(
            [
                looked("a", "00000000000000ff"), looked("b", "ffffffffffffffff", .skipped), line("c", .ok),
                looked("d", "0000000000000001", .error), looked(#"a,"key":""#, "0000000000000002"),
            ] + (0..<9_000).map { looked("row-\($0)", String($0 + 0x1000_0000_0000_0000, radix: 16)) })
        let ids = ["a", "b", "c", "d", #"a,"key":""#, "row-0", "row-8999", "e"]
        let manifest = try Manifest(path: file.path, template: Self.template)
        let found = ids.map { manifest.donePicture(of: RowHash($0)) }
        #expect(found == [0xFF, .max, 0, nil, 2, 0x1000_0000_0000_0000, 0x1000_0000_0000_0000 + 8_999, nil])
    }

    @Test func idsWithEscapesAreFound() throws {
        let id = "a \"b\"\\\n\u{2028}é/😀"
        #expect(try done(file([line(id, .ok)]), [id]) == [true])
    }

    @Test func anotherOrderOfKeysIsRead() throws {
        let text =
            line("z", .ok).text
            + #"{ "diagnostics":[{"code":"x","message":"y","id":"no"}], "status" : "ok", "id" : "a" }"#
        #expect(try done(InputFile(text + "\n"), ["a", "no"], template: nil) == [true, false])
    }

    @Test(arguments: ["{\"id\":\"b\",\"status\":\"ok\"}", "{\"id\":\"b\",\"sta", "{", "\0\0\0"])
    func incompleteLastLinesAreRemovedBeforeAppending(torn: String) throws {
        let file = try file([line("a", .ok)], then: torn)
        var manifest = try Manifest(path: file.path, template: Self.template)
        let found = ["a", "b"].map { manifest.donePicture(of: RowHash($0)) != nil }
        #expect(found == [true, false])
        manifest.add(line("c", .ok))
        try manifest.flush()
        #expect(try text(file) == line("a", .ok).text + line("c", .ok).text)
    }

    @Test func incompleteFirstLinesAreRemoved() throws {
        let file = try file([], then: "{\"id")
        _ = try Manifest(path: file.path, template: nil)
        #expect(try text(file).isEmpty)
    }

    @Test func linesIncompleteAtAnyByteAreRemoved() throws {
        var whole = line("a \"b\"", .warning)
        (whole.key, whole.width, whole.microseconds) = ("0f", 750, 1_250)
        whole.diagnostics = [Diagnostic(.warning, "x", "a \"quoted\" {word")]
        let bytes = Array(whole.text.utf8)
        for count in 1..<bytes.count {
            let file = try file([], then: String(decoding: bytes[..<count], as: UTF8.self))
            _ = try Manifest(path: file.path, template: nil)
            #expect(try text(file).isEmpty, "\(count)")
        }
        #expect(try done(InputFile(whole.text), ["a \"b\""], template: nil) == [true])
    }

    @Test(arguments: [
        "{\n  \"view\": {}\n}", "hello", "\u{7F}PNG\n", "{\"id\": 3, \"x\"",
        #"{"id":"com.example.app","name":"precious"}"#, #"{"id":"com.example.app","name":"precious"}"# + "\n",
        #"{"id":"com.example.app","na"#, #"{"id":"a","status":"ok"}"#, #"{"id":"a","status":"ok"}"# + "\n",
        #"{"id":"a","status":"active","template":"#, #"{"id":"a","status":"ok","owner":"#,
        #"{"id":"a","payload":{"aps":{"alert":"A"}}}"# + "\n" + #"{"id":"b","payload":{"aps":{"alert":"B"}}}"#,
    ])
    func otherFilesAreRefusedAndUnchanged(content: String) throws {
        let file = try InputFile(content)
        #expect { _ = try Manifest(path: file.path, template: nil) } throws: {
            ($0 as? Diagnostic)?.code == "not-a-manifest"
        }
        #expect(try text(file) == content)
    }

    @Test func invalidManifestLinesAreSkipped() throws {
        let text =
            line("a", .ok).text + "\n{\"id\":\"b\",\n\0\0\n[]\n{\"id\":\"x\"}\n" + line("c", .ok).text
        #expect(try done(InputFile(text), ["a", "b", "x", "c"]) == [true, false, false, true])
    }

    @Test func aRowWithoutAnIdIsInNoManifest() throws {
        let file = try file([line("a", .ok)])
        var manifest = try Manifest(path: file.path, template: Self.template)
        manifest.add(ResultLine(id: nil, line: 1, status: .error))
        try manifest.flush()
        #expect(try text(file) == line("a", .ok).text)
    }

    @Test func repeatedFailuresAreWrittenOnce() throws {
        let file = try file([line("a", .error), line("b", .error)])
        var manifest = try Manifest(path: file.path, template: Self.template)
        manifest.add(line("a", .error))
        manifest.add(line("b", .ok))
        manifest.add(line("c", .error))
        try manifest.flush()
        #expect(
            try text(file) == line("a", .error).text + line("b", .error).text + line("b", .ok).text
                + line("c", .error).text)
    }

    @Test func newFailuresAreWritten() throws {
        func failed(_ id: String, _ message: String) -> ResultLine {
            var line = line(id, .error)
            line.diagnostics = [Diagnostic(.error, "x", message), Diagnostic(.note, "y", "[")]
            return line
        }
        let lines = [failed("a", "one"), failed("b", "one")]
        let file = try file(lines)
        for _ in 0..<2 {
            var manifest = try Manifest(path: file.path, template: Self.template)
            manifest.add(failed("a", "one"))
            manifest.add(failed("b", "another"))
            try manifest.flush()
        }
        #expect(try text(file) == (lines + [failed("b", "another")]).map(\.text).joined())
    }

    @Test func concurrentBatchesOfAManifestAreRefused() throws {
        let file = try file([line("a", .ok)])
        do {
            let first = try Manifest(path: file.path, template: nil)
            #expect { _ = try Manifest(path: file.path, template: nil) } throws: {
                ($0 as? Diagnostic)?.code == "manifest-in-use" && ($0 as? Diagnostic)?.exit == .temporary
            }
            let hasDoneRows = first.hasDoneRows
            #expect(hasDoneRows)
        }
        #expect(try done(file, ["a"], template: nil) == [true])
    }

    @Test func aFolderIsNoManifest() {
        #expect { _ = try Manifest(path: "/tmp", template: nil) } throws: {
            ($0 as? Diagnostic)?.code == "cannot-create"
        }
    }

    @Test func manifestsHoldManyRows() throws {
        let file = try file([])
        do {
            var manifest = try Manifest(path: file.path, template: nil)
            for number in 0..<50_000 { manifest.add(ResultLine(id: "row-\(number)", line: number + 1, status: .ok)) }
            try manifest.flush()
        }
        let manifest = try Manifest(path: file.path, template: nil)
        let found = (0..<100_000).filter { manifest.donePicture(of: RowHash("row-\($0)")) != nil }
        #expect(found == Array(0..<50_000))
    }
}
