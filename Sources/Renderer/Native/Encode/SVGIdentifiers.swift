/// Gives the ids of cairo's SVG their numbers by order of appearance: cairo takes them from a counter of the whole
/// process, so that the same picture would get other bytes each time.
enum SVGIdentifiers {
    private static let prefixes = ["image", "surface", "mask", "clip", "glyph", "linear", "radial", "path", "filter"]
        .map { Array($0.utf8) }

    /// The same document with its ids numbered from 0. Ids occur after `id="`, `href="#` and `url(#`.
    static func renumbered(_ svg: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(svg.count)
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        var counts: [ArraySlice<UInt8>: Int] = [:]
        var index = 0
        while index < svg.count {
            let byte = svg[index]
            result.append(byte)
            index += 1
            guard byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"), let name = identifier(in: svg, from: index)
            else { continue }
            let number = numbers[name.whole] ?? counts[name.prefix, default: 0]
            if numbers.updateValue(number, forKey: name.whole) == nil { counts[name.prefix, default: 0] += 1 }
            result += name.prefix
            result += Array(String(number).utf8)
            index = name.whole.endIndex
        }
        return result
    }

    /// A prefix followed by digits (and, for glyphs, `-` and more digits) up to a quote or bracket.
    private static func identifier(
        in svg: [UInt8], from start: Int
    ) -> (whole: ArraySlice<UInt8>, prefix: ArraySlice<UInt8>)? {
        guard let prefix = prefixes.first(where: { svg[start...].starts(with: $0) }) else { return nil }
        let digits = start + prefix.count
        var end = digits
        while end < svg.count, svg[end] >= 0x30 && svg[end] <= 0x39 || svg[end] == UInt8(ascii: "-") { end += 1 }
        guard end > digits, end < svg.count, svg[end] == UInt8(ascii: "\"") || svg[end] == UInt8(ascii: ")") else {
            return nil
        }
        return (svg[start..<end], svg[start..<digits])
    }
}
