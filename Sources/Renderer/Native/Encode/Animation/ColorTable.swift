/// The distinct colours of an image in the order of their first occurrence, with their counts.
///
/// A hash table with open addressing, since there is a lookup for each pixel of an animation.
struct ColorTable {
    /// 24 bits each: red, green, blue.
    private(set) var colors: [UInt32] = []
    /// The number of pixels with each colour.
    private(set) var counts: [Int] = []
    /// Indices in `colors` plus one; 0 is free. The count is a power of two.
    private var slots = [UInt32](repeating: 0, count: 1 << 10)

    /// Counts a colour and returns its index.
    mutating func number(of color: UInt32) -> Int {
        let mask = slots.count - 1
        // Knuth's multiplicative hashing: the top bits depend on all others.
        var slot = Int(color &* 2_654_435_761 >> 8) & mask
        while slots[slot] != 0 {
            let number = Int(slots[slot]) - 1
            if colors[number] == color {
                counts[number] += 1
                return number
            }
            slot = (slot + 1) & mask
        }
        colors.append(color)
        counts.append(1)
        slots[slot] = UInt32(colors.count)
        if colors.count * 2 > slots.count { grow() }
        return colors.count - 1
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 4)
        let mask = slots.count - 1
        for (number, color) in colors.enumerated() {
            var slot = Int(color &* 2_654_435_761 >> 8) & mask
            while slots[slot] != 0 { slot = (slot + 1) & mask }
            slots[slot] = UInt32(number + 1)
        }
    }
}
