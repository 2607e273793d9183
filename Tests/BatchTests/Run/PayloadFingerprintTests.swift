import Testing

@testable import Batch

struct PayloadFingerprintTests {
    private func contents(_ row: String) -> PayloadFingerprint? { PayloadFingerprint(of: Array(row.utf8)) }

    @Test(arguments: [
        (#"{"id":"a","payload":{}}"#, #"{"id":"another","payload":{}}"#),
        (#"{"payload":{"id":"x"},"id":"a"}"#, #"{"payload":{"id":"x"},"id":"b"}"#),
        (#"{"id":1,"payload":{}}"#, #"{"id":22,"payload":{}}"#),
        (#"{"payload":{}}"#, #"{"payload":{}}"#),
    ])
    func rowsThatDifferOnlyInIdHaveEqualFingerprints(_ one: String, _ other: String) {
        #expect(contents(one) != nil)
        #expect(contents(one) == contents(other))
    }

    @Test(arguments: [
        (#"{"id":"a","payload":{"x":1}}"#, #"{"id":"a","payload":{"x":2}}"#),
        (#"{"payload":{"id":"x"},"id":"a"}"#, #"{"payload":{"id":"y"},"id":"a"}"#),
        (#"{"id":"a","payload":{}}"#, #"{"payload":{}}"#),
        (#"{"id":"a1","b":"2"}"#, #"{"id":"a","b":"12"}"#),
        (#"{"id":1,"b":2}"#, #"{"id":"1","b":2}"#),
    ])
    func otherDifferencesChangeTheFingerprint(_ one: String, _ other: String) {
        #expect(contents(one) != contents(other))
    }

    /// The row's decoder reports the error.
    @Test(arguments: ["007", "00", "\"a\u{1}b\"", "\"a\tb\"", String(repeating: "9", count: 400)])
    func rowsWithPossiblyInvalidIdsHaveNoFingerprint(_ id: String) {
        #expect(contents("{\"id\":\(id),\"payload\":{}}") == nil)
    }

    @Test(arguments: ["0", "7", "70", "\"007\"", "\"é\"", "123456789012345"])
    func rowsWithValidIdsHaveAFingerprint(_ id: String) {
        #expect(contents("{\"id\":\(id),\"payload\":{}}") != nil)
    }

    @Test func rowsWithEscapedIdsHaveNoFingerprint() {
        #expect(contents(#"{"id":"\u0061","payload":{}}"#) == nil)
        #expect(contents(#"{"id":"","payload":{}}"#) == nil)
    }
}
