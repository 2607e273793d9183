/// The looks whose pictures are there, with what is known of them: a fixed number of the latest, so that memory stays as
/// it is however many there are.
struct KnownLooks {
    /// Looks that share a place, of which the one that wasn't asked for the longest gives way.
    private static let ways = 4
    private var keys: [HalfKey]
    private var facts: [PictureFacts]
    private let mask: Int

    /// - Parameter capacity: a power of two, 4 at least.
    init(capacity: Int) {
        keys = Array(repeating: .free, count: capacity)
        facts = Array(repeating: PictureFacts(sha256: Digest([]), width: 0, height: 0), count: capacity)
        mask = capacity - 1
    }

    /// What is known of a look's picture; `nil` when the look isn't.
    mutating func facts(of key: Digest) -> PictureFacts? {
        let (start, key) = (place(of: key), HalfKey(key))
        guard let way = (0..<Self.ways).first(where: { keys[start + $0] == key }) else { return nil }
        let found = facts[start + way]
        moveToFront(start, way, key, found)
        return found
    }

    mutating func insert(_ key: Digest, _ known: PictureFacts) {
        let (start, key) = (place(of: key), HalfKey(key))
        let way = (0..<Self.ways).first { keys[start + $0] == key } ?? Self.ways - 1
        moveToFront(start, way, key, known)
    }

    private func place(of key: Digest) -> Int { Int(truncatingIfNeeded: key.first) & mask & ~(Self.ways - 1) }

    private mutating func moveToFront(_ start: Int, _ way: Int, _ key: HalfKey, _ known: PictureFacts) {
        for index in stride(from: start + way, to: start, by: -1) {
            keys[index] = keys[index - 1]
            facts[index] = facts[index - 1]
        }
        keys[start] = key
        facts[start] = known
    }
}
