/// Differences between two pictures of the same size.
package enum ChangedPixels {
    /// The smallest rectangle around all differences; `nil` for equal pictures.
    package static func bounds(from old: PaintedPixmap, to new: PaintedPixmap) -> PixelRect? {
        let (width, height) = (new.width, new.height)
        let mask = mask(new)
        var (left, right, top, bottom) = (width, 0, height, 0)
        for y in 0..<height {
            let (before, after) = (old.buffer.row(y), new.buffer.row(y))
            func differs(_ x: Int) -> Bool { (before[x] ^ after[x]) & mask != 0 }
            var first = 0
            while first < width, !differs(first) { first += 1 }
            guard first < width else { continue }
            var last = width - 1
            while last > first, !differs(last) { last -= 1 }
            (left, right) = (min(left, first), max(right, last + 1))
            (top, bottom) = (min(top, y), y + 1)
        }
        guard left < right else { return nil }
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The significant bits: cairo leaves alpha undefined on an opaque canvas.
    package static func mask(_ canvas: PaintedPixmap) -> UInt32 { canvas.isOpaque ? 0x00FF_FFFF : 0xFFFF_FFFF }
}
