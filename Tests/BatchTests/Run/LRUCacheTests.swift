import Testing

@testable import Batch

struct LatestValuesTests {
    private func key(_ number: UInt8, _ rest: UInt8 = 0) -> PayloadFingerprint {
        PayloadFingerprint(Digest([0, 0, 0, 0, 0, 0, 0, number, rest]))
    }

    @Test func aKeyIsKnownWithItsValue() {
        var latest = LRUCache<Int>(capacity: 16)
        #expect(latest.value(for: key(1)) == nil)
        latest.insert(7, for: key(1))
        #expect(latest.value(for: key(1)) == 7)
        #expect(latest.value(for: key(2)) == nil)
        #expect(latest.value(for: key(1, 1)) == nil)
    }

    @Test func theKeyThatWasNotAskedForTheLongestGivesWay() {
        var latest = LRUCache<Int>(capacity: 4)
        for number: UInt8 in 0..<4 { latest.insert(Int(number), for: key(0, number)) }
        _ = latest.value(for: key(0, 0))
        latest.insert(9, for: key(0, 9))
        #expect(latest.value(for: key(0, 1)) == nil)
        for number: UInt8 in [0, 2, 3, 9] { #expect(latest.value(for: key(0, number)) == Int(number)) }
    }

    @Test func aValueThatComesLaterReplacesTheOneThatWasThere() {
        var latest = LRUCache<Int>(capacity: 4)
        latest.insert(2, for: key(1))
        latest.insert(3, for: key(1))
        #expect(latest.value(for: key(1)) == 3)
    }
}
