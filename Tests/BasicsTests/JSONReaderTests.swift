import Basics
import FoundationEssentials
import Testing

#if canImport(Glibc)
    import Glibc
#endif

private func read(_ text: String) throws(InputError) -> JSONValue { try JSONReader.read(text.utf8, file: "x.json") }

private func failure(_ bytes: [UInt8]) -> Diagnostic? {
    do throws(InputError) {
        _ = try JSONReader.read(bytes, file: "x.json")
        return nil
    } catch {
        return error.diagnostics.first
    }
}

/// Invalid JSON with the code and position of its error.
private let refused: [(text: String, code: String, line: Int, column: Int)] = [
    ("", "json-empty", 1, 1),
    (" \n\t", "json-empty", 2, 2),
    ("\u{FEFF}", "json-empty", 1, 1),
    ("{\"a\": 1,}", "json-trailing-comma", 1, 8),
    ("[1,\n 2,\n]", "json-trailing-comma", 2, 3),
    ("[1,,2]", "json-syntax", 1, 4),
    ("[1 2]", "json-syntax", 1, 4),
    ("[", "json-syntax", 1, 2),
    ("{\"a\" 1}", "json-syntax", 1, 6),
    ("{a: 1}", "json-syntax", 1, 2),
    ("{1: 1}", "json-syntax", 1, 2),
    ("['a']", "json-syntax", 1, 2),
    ("[“a”]", "json-syntax", 1, 2),
    ("[1] // one", "json-comment", 1, 5),
    ("/* one */ 1", "json-comment", 1, 1),
    ("[1 # one\n]", "json-comment", 1, 4),
    ("[NaN]", "non-finite-number", 1, 2),
    ("[nan]", "non-finite-number", 1, 2),
    ("[Infinity]", "non-finite-number", 1, 2),
    ("[-Infinity]", "non-finite-number", 1, 2),
    ("[1e400]", "non-finite-number", 1, 2),
    ("[01]", "json-syntax", 1, 3),
    ("[1.]", "json-syntax", 1, 4),
    ("[.5]", "json-syntax", 1, 2),
    ("[+1]", "json-syntax", 1, 2),
    ("[1e]", "json-syntax", 1, 4),
    ("[-]", "json-syntax", 1, 3),
    ("[0x10]", "json-syntax", 1, 3),
    ("[True]", "json-syntax", 1, 2),
    ("[tru]", "json-syntax", 1, 2),
    ("[nul]", "json-syntax", 1, 2),
    ("{} {}", "json-trailing-text", 1, 4),
    ("1 1", "json-trailing-text", 1, 3),
    ("\"a", "json-syntax", 1, 3),
    ("\"a\nb\"", "json-syntax", 1, 3),
    ("\"\\x\"", "json-syntax", 1, 2),
    ("\"\\u12\"", "json-syntax", 1, 2),
    ("\"\\", "json-syntax", 1, 3),
    ("\"\\ud800\"", "json-lone-surrogate", 1, 2),
    ("\"\\ude00\"", "json-lone-surrogate", 1, 2),
    ("\"\\ud800\\u0041\"", "json-lone-surrogate", 1, 2),
    ("{\"a\": 1,\n \"a\": 2}", "duplicate-key", 2, 2),
    ("{\"é\": 1, \"e\u{301}\": 2}", "duplicate-key", 1, 10),
    ("{\"ä→\": x}", "json-syntax", 1, 8),
]

@Test(arguments: refused)
func jsonIsRefused(_ text: String, _ code: String, _ line: Int, _ column: Int) {
    let found = failure(Array(text.utf8))
    #expect(found?.code == code)
    #expect(found?.location == SourceSpan(file: "x.json", line: line, column: column))
    #expect(found?.severity == .error)
    #expect(found?.exit == .data)
}

@Test(
    arguments: [[0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00], [0x00, 0x7B]] as [[UInt8]]
)
func jsonInUTF16IsRefused(_ bytes: [UInt8]) {
    #expect(failure(bytes)?.code == "json-encoding")
    #expect(failure(bytes)?.hint == "save it as UTF-8")
    // A row's errors have the row's line number.
    do throws(InputError) {
        _ = try JSONReader.read(bytes, file: "rows", line: 7)
    } catch {
        #expect(error.diagnostics.map(\.location) == [SourceSpan(file: "rows", line: 7, column: 1)])
    }
}

@Test(arguments: [0, 4, 9]) func jsonWithABadByteSaysWhere(_ offset: Int) {
    var bytes = Array("{\n\"abc\":1}".utf8)
    bytes[offset] = 0xFF
    let found = failure(bytes)
    #expect(found?.code == "json-encoding")
    #expect(found?.location?.line == (offset < 2 ? 1 : 2))
    #expect(found?.location?.column == (offset < 2 ? offset + 1 : offset - 1))
}

/// Texts and their decoded values.
private let accepted: [(text: String, kind: JSONValue.Kind)] = [
    ("\u{FEFF}null", .null),
    (" true\r\n", .bool(true)),
    ("-0", .number(-0.0, isInteger: true)),
    ("1.0", .number(1, isInteger: false)),
    ("1e2", .number(100, isInteger: false)),
    ("1e-400", .number(0, isInteger: false)),
    ("0.1", .number(0.1, isInteger: false)),
    ("\"\\u0041\\n\\/\\ud83d\\ude00\"", .string("A\n/😀")),
    ("\"\\u0000\"", .string("\u{0}")),
    ("\"// not a comment\"", .string("// not a comment")),
    ("[]", .array([])),
    ("{}", .object([])),
]

@Test(arguments: accepted) func jsonIsRead(_ text: String, _ kind: JSONValue.Kind) throws {
    #expect(try read(text).kind == kind)
}

@Test func jsonValuesHavePositions() throws {
    let value = try read("{\n  \"ä\": [1,\r\n    true]\n}")
    let member = try #require(value.members?.first)
    #expect(member.keyPosition == .init(line: 2, column: 3))
    #expect(member.value.position == .init(line: 2, column: 8))
    #expect(member.value.array?.map(\.position) == [.init(line: 2, column: 9), .init(line: 3, column: 5)])
}

@Test(arguments: ["9007199254740993", "9223372036854775808", "123456789012345678901234567890", "20", "-0", "0.5"])
func jsonNumbersKeepTheirDigits(_ text: String) throws {
    #expect(try read(text).compactText == (text == "-0" ? "0" : text))
}

@Test func limit_jsonDepth() throws {
    func nested(_ depth: Int) -> [UInt8] {
        Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(failure(nested(Limits.jsonDepth)) == nil)
    #expect(failure(nested(Limits.jsonDepth + 1))?.code == "json-too-deep")
    #expect(failure(Array(String(repeating: "{\"a\":", count: 100_000).utf8))?.exit == .refused)
}

@Test func limit_jsonMembers() throws {
    func list(_ count: Int) -> [UInt8] { Array("[\(Array(repeating: "0", count: count).joined(separator: ","))]".utf8) }
    #expect(failure(list(Limits.jsonMembers)) == nil)
    #expect(failure(list(Limits.jsonMembers + 1))?.code == "json-too-large")
}

@Test func jsonOnOneLongLineIsPlaced() throws {
    let escapes = String(repeating: "\\u00e9", count: Limits.descriptorBytes / 6)
    let value = try read("{\"a\":\"\(escapes)\",\"b\":1}")
    #expect(value["a"]?.string?.count == Limits.descriptorBytes / 6)
    #expect(value.members?.last?.keyPosition == .init(line: 1, column: escapes.utf8.count + 9))
}

@Test func everyPrefixOfADocumentIsRefusedWithoutACrash() throws {
    let text = "{\"a\":[1,-2.5e3,true,null,\"\\u00e9\\ud83d\\ude00\"],\"b\":{\"c\":\"é\"}}"
    for length in 0..<text.utf8.count { #expect(failure(Array(text.utf8.prefix(length))) != nil) }
}

#if canImport(Glibc)
    @Test func theDeepestDocumentFitsAThreadsSmallStack() {
        var attributes = pthread_attr_t()
        #expect(pthread_attr_init(&attributes) == 0)
        defer { pthread_attr_destroy(&attributes) }
        #expect(pthread_attr_setstacksize(&attributes, 512 * 1024) == 0)
        var thread = pthread_t()
        let start: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
            let depth = Limits.jsonDepth / 2
            let text =
                String(repeating: "{\"a\":[", count: depth) + "1" + String(repeating: "]}", count: depth)
            #expect(failure(Array(text.utf8)) == nil)
            return nil
        }
        #expect(pthread_create(&thread, &attributes, start, nil) == 0)
        #expect(pthread_join(thread, nil) == 0)
    }
#endif
