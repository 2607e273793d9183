/// Ordered dithering for any palette (Thomas Knoll's pattern dithering): each colour has a list of palette colours with
/// a similar mean, from which a pixel's position selects one.
///
/// The same colour at the same position has the same index in all frames with that palette, so nothing flickers.
struct PatternDither {
    /// The length of a list: a cell of 4 × 4 pixels.
    private static let steps = 16
    private static let order: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
    /// The share of the error to compensate, in sixteenths; all of it makes coarse patterns of distant colours.
    private static let strength = 13

    /// The lists of all colours one after the other, each from dark to light.
    private let lists: [UInt8]

    init(_ colors: [UInt32], palette: GIFPalette) {
        let entries = palette.colors.map(Channels.init)
        var lists = [UInt8](repeating: 0, count: colors.count * Self.steps)
        entries.withUnsafeBufferPointer { entries in
            lists.withUnsafeMutableBufferPointer { lists in
                for (number, color) in colors.enumerated() {
                    let list = number * Self.steps..<(number + 1) * Self.steps
                    Self.fill(UnsafeMutableBufferPointer(rebasing: lists[list]), for: Channels(color), from: entries)
                }
            }
        }
        self.lists = lists
    }

    /// The palette index for a colour's number at a position of the canvas.
    func index(ofColor number: Int, x: Int, y: Int) -> UInt8 {
        lists[number * Self.steps + Self.order[(y & 3) * 4 + (x & 3)]]
    }

    private struct Channels {
        var red: Int
        var green: Int
        var blue: Int

        init(_ color: UInt32) {
            (red, green, blue) = (Int(color >> 16 & 0xFF), Int(color >> 8 & 0xFF), Int(color & 0xFF))
        }

        var luma: Int { red &* 299 &+ green &* 587 &+ blue &* 114 }
    }

    private static func fill(
        _ list: UnsafeMutableBufferPointer<UInt8>, for wanted: Channels, from entries: UnsafeBufferPointer<Channels>
    ) {
        var list = list
        var aim = wanted
        var (red, green, blue) = (0, 0, 0)
        for step in 0..<steps {
            let nearest = nearest(to: aim, in: entries)
            list[step] = UInt8(truncatingIfNeeded: nearest)
            let entry = entries[nearest]
            red &+= wanted.red &- entry.red
            green &+= wanted.green &- entry.green
            blue &+= wanted.blue &- entry.blue
            if step == 0, (red | green | blue) == 0 {
                // A colour of the palette is drawn exactly.
                list.update(repeating: list[0])
                return
            }
            aim.red = wanted.red &+ red &* strength / 16
            aim.green = wanted.green &+ green &* strength / 16
            aim.blue = wanted.blue &+ blue &* strength / 16
        }
        list.sort { (entries[Int($0)].luma, $0) < (entries[Int($1)].luma, $1) }
    }

    /// The visually nearest colour: green has the largest weight, blue the smallest.
    private static func nearest(to color: Channels, in entries: UnsafeBufferPointer<Channels>) -> Int {
        var (best, least, index) = (0, Int.max, 0)
        while index < entries.count {
            let red = entries[index].red &- color.red
            let green = entries[index].green &- color.green
            let blue = entries[index].blue &- color.blue
            let square = red &* red &* 2 &+ green &* green &* 4 &+ blue &* blue
            if square < least { (best, least) = (index, square) }
            index &+= 1
        }
        return best
    }
}
