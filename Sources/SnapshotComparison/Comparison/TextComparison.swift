/// The lines in which two texts differ.
package enum TextComparison {
    /// Lines that begin with − are the reference's, those with + were found.
    package static func changes(reference: [UInt8], found: [UInt8]) -> [String] {
        func lines(_ bytes: [UInt8]) -> [Substring] {
            String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (old, new) = (lines(reference), lines(found))
        let before = zip(old, new).prefix { $0 == $1 }.count
        let after = min(
            zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, min(old.count, new.count) - before)
        return ["from line \(before + 1)"] + old[before..<old.count - after].map { "− \($0)" }
            + new[before..<new.count - after].map { "+ \($0)" }
    }
}
