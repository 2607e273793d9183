/// Borrowed pixels of 32 bits, from the highest byte alpha, red, green, blue; the colours are multiplied by alpha.
package struct PixelRows {
    let start: UnsafePointer<UInt32>
    /// The pixels from one row to the next.
    let stride: Int
    package let width: Int
    package let height: Int
    /// `true` when every pixel is opaque; the alpha bits are then undefined.
    package let isOpaque: Bool

    package init(start: UnsafePointer<UInt32>, stride: Int, width: Int, height: Int, isOpaque: Bool) {
        (self.start, self.stride, self.width, self.height) = (start, stride, width, height)
        self.isOpaque = isOpaque
    }

    /// The bytes of a pixel in the file: red, green and blue, with alpha unless opaque.
    var pixelBytes: Int { isOpaque ? 3 : 4 }
    /// The bytes of a row in the file, without the filter type.
    var rowBytes: Int { width &* pixelBytes }

    func row(_ y: Int) -> UnsafePointer<UInt32> { start + y &* stride }

    package subscript(rows: Range<Int>) -> PixelRows {
        PixelRows(start: row(rows.lowerBound), stride: stride, width: width, height: rows.count, isOpaque: isOpaque)
    }
}

/// Division of colours by alpha.
package enum Unpremultiplied {
    /// 255·2^16/alpha, rounded up: a multiplication and a shift give the quotient.
    @usableFromInline static let reciprocals: [UInt32] = [0] + (1...255).map { (0xFF_0000 + $0 - 1) / $0 }

    /// A pixel with its colours divided by alpha, rounded to the nearest.
    @inlinable package static func pixel(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return pixel }
        let reciprocal = reciprocals[Int(alpha)]
        func channel(_ shift: UInt32) -> UInt32 {
            min(255, ((pixel >> shift & 0xFF) &* reciprocal &+ 0x8000) >> 16) << shift
        }
        return alpha << 24 | channel(16) | channel(8) | channel(0)
    }
}
