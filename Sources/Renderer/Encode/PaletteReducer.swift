/// The colours of a picture, as long as they are few: 8 bits each from the top alpha, red, green, blue, not multiplied.
struct PaletteReducer {
    /// In the order of the file: those with alpha first, since only theirs is written.
    private(set) var colors: [UInt32] = []
    /// Open hashing of the pixels as they are in memory: a pixel and, above it, its number and 1.
    private var table = [UInt64](repeating: 0, count: Self.slots)
    private static let slots = 1024
    private let alpha: UInt32

    /// Collects a picture's colours; `nil` when there are more than 256.
    init?(_ picture: PixelRows) {
        alpha = picture.isOpaque ? 0xFF00_0000 : 0
        var pixels: [UInt32] = []
        var last: UInt32?
        for y in 0..<picture.height {
            let row = picture.row(y)
            for x in 0..<picture.width where row[x] | alpha != last {
                let pixel = row[x] | alpha
                last = pixel
                let slot = slot(pixel)
                if table[slot] == 0 {
                    guard pixels.count < 256 else { return nil }
                    pixels.append(pixel)
                    table[slot] = 1 << 32 | UInt64(pixel)
                }
            }
        }
        // Several pixels may have the same colour where there is alpha.
        let straight = pixels.map { Unpremultiplied.pixel($0) }
        colors = Array(Set(straight)).sorted { ($0 >> 24 == 255 ? 1 : 0, $0) < ($1 >> 24 == 255 ? 1 : 0, $1) }
        for (pixel, color) in zip(pixels, straight) {
            guard let number = colors.firstIndex(of: color) else { return nil }
            table[slot(pixel)] = UInt64(number + 1) << 32 | UInt64(pixel)
        }
    }

    /// Whether all are opaque greys.
    var areGrey: Bool {
        colors.allSatisfy { $0 >> 24 == 255 && $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF }
    }

    /// Bits of a pixel that is one of them.
    var bits: Int {
        switch colors.count {
        case ...2: 1
        case ...4: 2
        case ...16: 4
        default: 8
        }
    }

    /// Writes the numbers of pixels, several in a byte where they have few bits.
    func write(_ pixels: UnsafePointer<UInt32>, count: Int, into bytes: UnsafeMutablePointer<UInt8>) {
        let bits = bits
        var (last, number): (UInt32, UInt8) = (0, 0)
        var isFirst = true
        var byte: UInt8 = 0
        for x in 0..<count {
            let pixel = pixels[x] | alpha
            if isFirst || pixel != last {
                (last, isFirst) = (pixel, false)
                number = UInt8(truncatingIfNeeded: table[slot(pixel)] >> 32 &- 1)
            }
            byte = bits == 8 ? number : byte &<< UInt8(bits) | number
            let filled = (x &+ 1) &* bits & 7
            if filled == 0 {
                bytes[(x &* bits) &>> 3] = byte
                byte = 0
            } else if x == count &- 1 {
                bytes[(x &* bits) &>> 3] = byte &<< UInt8(8 &- filled)
            }
        }
    }

    /// Where a pixel is, or would be; there are four places for each colour.
    private func slot(_ pixel: UInt32) -> Int {
        var slot = Int(truncatingIfNeeded: (pixel &* 2_654_435_761) >> 22)
        while table[slot] != 0, UInt32(truncatingIfNeeded: table[slot]) != pixel {
            slot = (slot + 1) & (Self.slots - 1)
        }
        return slot
    }
}
