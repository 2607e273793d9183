/// What is known by keys, as of looks' pictures: a fixed number of the latest, so that memory stays as it is however many
/// there are.
struct LRUCache<Value> {
    /// Keys that share a place, of which the one that wasn't asked for the longest gives way.
    private static var ways: Int { 4 }
    private let capacity: Int
    /// Empty until something is known, since workers start meanwhile.
    private var keys: [PayloadFingerprint] = []
    private var values: [Value] = []

    /// - Parameter capacity: a power of two, 4 at least.
    init(capacity: Int) { self.capacity = capacity }

    /// What a key stands for; `nil` when it isn't known, or no more.
    mutating func value(for key: PayloadFingerprint) -> Value? {
        guard !keys.isEmpty else { return nil }
        let start = place(of: key)
        guard let way = (0..<Self.ways).first(where: { keys[start + $0] == key }) else { return nil }
        let found = values[start + way]
        moveToFront(start, way, key, found)
        return found
    }

    mutating func insert(_ value: Value, for key: PayloadFingerprint) {
        if keys.isEmpty {
            keys = Array(repeating: .free, count: capacity)
            values = Array(repeating: value, count: capacity)
        }
        let start = place(of: key)
        let way = (0..<Self.ways).first { keys[start + $0] == key } ?? Self.ways - 1
        moveToFront(start, way, key, value)
    }

    private func place(of key: PayloadFingerprint) -> Int {
        Int(truncatingIfNeeded: key.first) & (capacity - 1) & ~(Self.ways - 1)
    }

    private mutating func moveToFront(_ start: Int, _ way: Int, _ key: PayloadFingerprint, _ value: Value) {
        for index in stride(from: start + way, to: start, by: -1) {
            keys[index] = keys[index - 1]
            values[index] = values[index - 1]
        }
        keys[start] = key
        values[start] = value
    }
}
