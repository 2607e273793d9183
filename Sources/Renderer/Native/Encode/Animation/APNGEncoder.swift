import FastPNG

/// Writes an animated PNG: the first picture as in any PNG, then rectangles that replace parts of it.
final class APNGEncoder: AnimationEncoder {
    static let ending = "png"
    /// As sharp as a screen.
    static let maxScale = 2.0

    private let width: Int
    private let height: Int
    private let maxBytes: Int
    private var chunks: [UInt8] = []
    private var next: (region: PixelRect, data: [UInt8])?
    private var frames = 0
    /// The sequence number of the animation's chunks.
    private var sequence: UInt32 = 0

    init(width: Int, height: Int, maxBytes: Int) {
        (self.width, self.height, self.maxBytes) = (width, height, maxBytes)
    }

    func prepare(_ region: PixelRect, of canvas: PaintedPixmap, since old: PaintedPixmap?) {
        let part = region.intersection(PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
        next = withExtendedLifetime(canvas) {
            let rows = PixelRows(
                start: UnsafePointer(canvas.buffer.row(part.y) + part.x), stride: canvas.width, width: part.width,
                height: part.height, isOpaque: true)
            return (region, PNGFile.zlibStream(of: rows))
        }
    }

    func write(from start: Int, to end: Int) throws {
        guard let (region, data) = next else { return }
        var control = [UInt8]()
        control.append(bigEndian: sequence)
        for value in [region.width, region.height, region.x, region.y] { control.append(bigEndian: UInt32(value)) }
        control.append(bigEndian: UInt16(min(end - start, Int(UInt16.max))))
        control.append(bigEndian: UInt16(AnimationWriter.framesPerSecond))
        // The frame stays (dispose 0) and replaces the pixels below (blend 0).
        control += [0, 0]
        chunks.append(chunk: "fcTL", control)
        sequence += 1
        if frames == 0 {
            chunks.append(chunk: "IDAT", data)
        } else {
            var body = [UInt8]()
            body.append(bigEndian: sequence)
            chunks.append(chunk: "fdAT", body + data)
            sequence += 1
        }
        frames += 1
        if chunks.count > maxBytes { throw AnimationWriter.tooLarge(maxBytes) }
    }

    func finish() -> [UInt8] {
        var file = [UInt8].pngSignature
        file.appendPNGHeader(width: width, height: height, isOpaque: true)
        var control = [UInt8]()
        control.append(bigEndian: UInt32(frames))
        // 0 repeats forever.
        control.append(bigEndian: UInt32(0))
        file.append(chunk: "acTL", control)
        file += chunks
        file.append(chunk: "IEND", [])
        return file
    }
}
