/// A part of a picture in memory: 32 bits a pixel, from the top alpha, red, green, blue, colours multiplied by alpha.
struct PixelRows {
    /// The first pixel; the memory is the caller's.
    let start: UnsafePointer<UInt32>
    /// Pixels from one row to the next.
    let stride: Int
    let width: Int
    let height: Int
    /// Whether alpha says nothing, because every pixel is opaque.
    let isOpaque: Bool

    func row(_ y: Int) -> UnsafePointer<UInt32> { start + y &* stride }
}
