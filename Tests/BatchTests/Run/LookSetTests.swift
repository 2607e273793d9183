import Testing

@testable import Batch

struct LookSetTests {
    /// Digests that differ in all their words.
    private func looks(_ count: UInt64, seed: UInt64) -> [Digest] {
        (0..<count).map { number in
            let words = (0..<4).map { RowHash("\(seed) \(number) \($0)").value }
            return Digest(first: words[0], second: words[1], third: words[2], fourth: words[3])
        }
    }

    @Test func itHoldsWhatWasInsertedAndNothingElse() {
        let (some, others) = (looks(20_000, seed: 1), looks(20_000, seed: 2))
        var set = LookSet()
        for look in some { set.insert(look) }
        #expect(some.allSatisfy { set.contains($0) })
        #expect(!others.contains { set.contains($0) })
    }

    @Test func aLookThatComesAgainTakesNoRoom() {
        var set = LookSet()
        let looks = looks(100, seed: 1)
        for _ in 0..<1_000 { for look in looks { set.insert(look) } }
        #expect(set.bytes == LookSet().bytes)
    }

    @Test func looksThatShareAWordAreToldApart() {
        var set = LookSet()
        set.insert(Digest(first: 1, second: 1, third: 0, fourth: 0))
        #expect(!set.contains(Digest(first: 1, second: 2, third: 0, fourth: 0)))
        #expect(!set.contains(Digest(first: 2, second: 1, third: 0, fourth: 0)))
        set.insert(Digest(first: .max, second: .max, third: 0, fourth: 0))
        #expect(set.contains(Digest(first: .max, second: .max, third: 0, fourth: 0)))
    }

    @Test func aLookOfZerosIsALook() {
        var set = LookSet()
        let zeros = Digest(first: 0, second: 0, third: 0, fourth: 0)
        #expect(!set.contains(zeros))
        set.insert(zeros)
        #expect(set.contains(zeros))
    }

    /// docs/batch.md says so.
    @Test func aLookTakesNoMoreThan21Bytes() {
        var set = LookSet()
        for (index, look) in looks(150_000, seed: 3).enumerated() {
            set.insert(look)
            if index >= 50_000, index % 10_000 == 0 { #expect(set.bytes <= index * 21, "\(index)") }
        }
    }
}
