import Testing

@testable import Batch

struct KnownLooksTests {
    private func look(_ number: UInt8, _ rest: UInt8 = 0) -> Digest { Digest([0, 0, 0, 0, 0, 0, 0, number, rest]) }
    private let facts = PictureFacts(sha256: Digest([1]), width: 3, height: 4)

    @Test func aLookIsKnownWithItsFacts() {
        var known = KnownLooks(capacity: 16)
        known.insert(look(1), facts)
        #expect(known.facts(of: look(1)) == facts)
        #expect(known.facts(of: look(2)) == nil)
        #expect(known.facts(of: look(1, 1)) == nil)
    }

    @Test func theLookThatWasNotAskedForTheLongestGivesWay() {
        var known = KnownLooks(capacity: 4)
        for number: UInt8 in 0..<4 { known.insert(look(0, number), facts) }
        _ = known.facts(of: look(0, 0))
        known.insert(look(0, 9), facts)
        #expect(known.facts(of: look(0, 1)) == nil)
        for number: UInt8 in [0, 2, 3, 9] { #expect(known.facts(of: look(0, number)) != nil) }
    }

    @Test func factsThatComeLaterReplaceThoseThatWereThere() {
        var known = KnownLooks(capacity: 4)
        known.insert(look(1), PictureFacts(sha256: Digest([2]), width: 3, height: 4))
        known.insert(look(1), facts)
        #expect(known.facts(of: look(1)) == facts)
    }
}
