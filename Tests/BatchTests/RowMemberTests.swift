import Basics
import Testing

@testable import Batch

struct RowMemberTests {
    private func text(_ row: [UInt8]) -> String? {
        switch RowMember.value("requestId", in: row)?.kind {
        case .string(let text): text
        case .number(let number, isInteger: _): JSONValue.text(of: number)
        default: nil
        }
    }

    @Test(arguments: [
        (#"{"requestId":14,"payload":{bad}}"#, "14"), (#"{"payload":{bad},"requestId":"a\nb"}"#, "a\nb"),
        (#"{"requestId": -1,"#, "-1"), (#"{"a":{"requestId":1},"requestId":2"#, "2"),
        (#"{"a":{"requestId":1}}"#, nil), (#"{"requestId":"half"#, nil), (#"{"requestId":{}}"#, nil), ("[]", nil),
        ("", nil),
        (#"{"requestId":"\q"}"#, nil), ("no JSON", nil),
    ])
    func aMemberIsFoundInARowThatIsNoJSON(row: String, value: String?) {
        #expect(text(Array(row.utf8)) == value)
    }

    @Test func whatIsBehindItNeedNotBeUTF8() {
        #expect(text(Array(#"{"requestId":"x","payload":""#.utf8) + [0xFF, 0x22, 0x7D]) == "x")
    }

    @Test func aRowThatIsTooLongHasItsStart() throws {
        let long = String(repeating: "x", count: 3 * Limits.batchLineBytes)
        let items = try InputFile("{\"requestId\":7,\"payload\":\"\(long)\"}\n{\"id\":[],\"requestId\":8}\n").items()
        let found = items.map { text($0.bytes) }
        #expect(items.allSatisfy { $0.fault != nil })
        #expect(found == ["7", "8"])
    }
}
