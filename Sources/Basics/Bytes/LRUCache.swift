/// An approximate LRU cache with limits on cost and count.
///
/// Entries are in two generations: when the young one is full, the old one is dropped and the young one becomes old. A
/// hit in the old one moves the entry to the young one. Every operation takes constant time.
package struct LRUCache<Key: Hashable, Value> {
    private var young: [Key: (value: Value, cost: Int)] = [:]
    private var old: [Key: (value: Value, cost: Int)] = [:]
    private var cost = 0
    private let costOfGeneration: Int
    private let countOfGeneration: Int

    /// Makes a cache with limits for both generations together.
    package init(cost: Int, count: Int) { (costOfGeneration, countOfGeneration) = (cost / 2, max(1, count / 2)) }

    package var count: Int { young.count + old.count }

    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    /// Caches a value, unless its cost exceeds half of the limit.
    package mutating func insert(_ value: Value, for key: Key, cost added: Int) {
        guard added <= costOfGeneration else { return }
        if cost + added > costOfGeneration || young.count >= countOfGeneration { (old, young, cost) = (young, [:], 0) }
        young[key] = (value, added)
        cost += added
    }
}
