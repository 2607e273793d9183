/// The edit distance of a name to others, the same in upper and lower case: insertion, deletion, substitution and swap of
/// neighbours count 1 (optimal string alignment).
///
/// A column of the table of distances lies in the bits of a word, as differences to the one before it (Hyyrö 2003,
/// "A Bit-Vector Algorithm for Computing Levenshtein and Damerau Edit Distances"): a letter of the other name takes a
/// hundred instructions, however long the first name is.
struct EditDistance {
    /// Letters that are compared.
    static let longest = UInt128.bitWidth

    /// The places of each ASCII letter in the name, a bit each.
    private var places = [UInt128](repeating: 0, count: 128)
    private var otherPlaces: [Character: UInt128] = [:]
    private let count: Int

    /// - Parameter name: a name of 1 to `longest` letters.
    init(from name: String) {
        let letters = Array(name.lowercased())
        count = letters.count
        for (place, letter) in letters.enumerated() {
            let bit = UInt128(1) << place
            guard let byte = letter.asciiValue else {
                otherPlaces[letter, default: 0] |= bit
                continue
            }
            places[Int(byte)] |= bit
            if letter.isLetter { places[Int(byte & ~0x20)] |= bit }
        }
    }

    /// - Returns: `nil` for a distance above the limit.
    func distance(to other: String, atMost limit: Int) -> Int? {
        var other = other
        let letters = other.withUTF8 { bytes in
            bytes.allSatisfy { $0 < 0x80 } ? bytes.map { places[Int($0)] } : nil
        }
        return distance(along: letters ?? other.lowercased().map(places(of:)), atMost: limit)
    }

    private func places(of letter: Character) -> UInt128 {
        letter.asciiValue.map { places[Int($0)] } ?? otherPlaces[letter] ?? 0
    }

    /// - Parameter letters: the places of the other name's letters in this one.
    private func distance(along letters: [UInt128], atMost limit: Int) -> Int? {
        // Each edit changes the length by at most one.
        guard abs(letters.count - count) <= limit else { return nil }
        let last = UInt128(1) << (count - 1)
        var distance = count
        // Differences down a column, up and down; the diagonal's that are none; the letter before.
        var (rises, falls, equal, before) = (UInt128.max, UInt128(0), UInt128(0), UInt128(0))
        for letter in letters {
            let swapped = ((~equal & letter) << 1) & before
            equal = (((letter & rises) &+ rises) ^ rises) | letter | falls | swapped
            let right = falls | ~(equal | rises)
            let left = equal & rises
            if right & last != 0 { distance += 1 } else if left & last != 0 { distance -= 1 }
            let shifted = right << 1 | 1
            rises = left << 1 | ~(equal | shifted)
            falls = shifted & equal
            before = letter
        }
        return distance <= limit ? distance : nil
    }
}
