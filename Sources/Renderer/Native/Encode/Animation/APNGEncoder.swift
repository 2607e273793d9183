import FastPNG

/// Puts an animated PNG together: the first picture as every PNG has it, then rectangles that replace parts of it.
final class APNGEncoder {
    private let width: Int
    private let height: Int
    private var chunks: [UInt8] = []
    private var frames = 0
    /// Counts the chunks of the animation, in the order of the file.
    private var sequence: UInt32 = 0

    init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

    /// The bytes so far.
    var size: Int { chunks.count }

    /// The data of a frame: a part of an opaque picture.
    static func data(of region: PixelRect, in canvas: Canvas) -> [UInt8] {
        let part = region.intersection(PixelRect(x: 0, y: 0, width: canvas.width, height: canvas.height))
        return withExtendedLifetime(canvas) {
            PNGFile.zlibStream(
                of: PixelRows(
                    start: UnsafePointer(canvas.buffer.row(part.y) + part.x), stride: canvas.width, width: part.width,
                    height: part.height, isOpaque: true))
        }
    }

    /// Adds a frame; the first one has to be the whole picture.
    /// - Parameter ticks: how long it is shown, in thirtieths of a second.
    func add(_ region: PixelRect, data: [UInt8], ticks: Int) {
        var control = [UInt8]()
        control.append(bigEndian: sequence)
        for value in [region.width, region.height, region.x, region.y] { control.append(bigEndian: UInt32(value)) }
        control.append(bigEndian: UInt16(min(ticks, Int(UInt16.max))))
        control.append(bigEndian: UInt16(AnimationWriter.framesPerSecond))
        // The frame stays (dispose 0), and replaces what is below it (blend 0).
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
    }

    /// The whole file.
    var file: [UInt8] {
        var file = [UInt8].pngSignature
        file.appendPNGHeader(width: width, height: height, isOpaque: true)
        var control = [UInt8]()
        control.append(bigEndian: UInt32(frames))
        // 0 plays without end.
        control.append(bigEndian: UInt32(0))
        file.append(chunk: "acTL", control)
        file += chunks
        file.append(chunk: "IEND", [])
        return file
    }
}
