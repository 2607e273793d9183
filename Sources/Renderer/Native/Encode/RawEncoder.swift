/// Writes pixels as they are, without a header.
struct RawEncoder: PixelEncoder {
    var endings: [String] { ["raw"] }
    var mediaType: String { "application/octet-stream" }

    func encode(_ canvas: PaintedPixmap) -> [UInt8] { canvas.image.rgba }
}
