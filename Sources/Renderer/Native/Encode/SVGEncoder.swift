import CCairo

/// Writes SVG files by cairo.
struct SVGEncoder: PageEncoder {
    var endings: [String] { ["svg"] }
    var mediaType: String { "image/svg+xml" }

    func makeSurface(
        _ write: cairo_write_func_t, _ stream: UnsafeMutableRawPointer, _ width: Double, _ height: Double
    ) -> OpaquePointer? {
        let surface = cairo_svg_surface_create_for_stream(write, stream, width, height)
        // A point of iOS is a CSS pixel; cairo's default unit would be a third larger in browsers.
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        return surface
    }

    func finished(_ bytes: [UInt8]) -> [UInt8] { SVGIdentifiers.renumbered(bytes) }
}

/// Renumbers the ids in cairo's SVG by order of appearance: cairo uses a counter of the whole process, so that equal
/// pictures would have different bytes.
enum SVGIdentifiers {
    private static let prefixes = ["image", "surface", "mask", "clip", "glyph", "linear", "radial", "path", "filter"]
        .map { Array($0.utf8) }

    /// The document with its ids numbered from 0. Ids occur after `id="`, `href="#` and `url(#`.
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
