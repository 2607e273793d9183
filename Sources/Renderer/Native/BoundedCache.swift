/// Keeps what was used lately, within a cost and a count.
///
/// Entries live in two generations: when the young one is full the old one is dropped and the young one becomes old. A
/// hit in the old one moves the entry back, so that what is in use stays, at constant cost.
package struct BoundedCache<Key: Hashable, Value> {
    private var young: [Key: (value: Value, cost: Int)] = [:]
    private var old: [Key: (value: Value, cost: Int)] = [:]
    private var cost = 0
    private let costOfGeneration: Int
    private let countOfGeneration: Int

    /// At most this cost and this many entries in both generations together.
    package init(cost: Int, count: Int) {
        (costOfGeneration, countOfGeneration) = (cost / 2, max(1, count / 2))
    }

    package var count: Int { young.count + old.count }

    package mutating func value(for key: Key) -> Value? {
        if let entry = young[key] { return entry.value }
        guard let entry = old.removeValue(forKey: key) else { return nil }
        insert(entry.value, for: key, cost: entry.cost)
        return entry.value
    }

    /// Keeps a value, unless it alone costs more than a generation may.
    package mutating func insert(_ value: Value, for key: Key, cost added: Int) {
        guard added <= costOfGeneration else { return }
        if cost + added > costOfGeneration || young.count >= countOfGeneration {
            (old, young, cost) = (young, [:], 0)
        }
        young[key] = (value, added)
        cost += added
    }
}
