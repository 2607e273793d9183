import CImageCodecs

/// Composes the frames of a GIF, each over the result of the frames before.
///
/// Going forward draws the frames between; going back restarts. As in browsers and iOS, the canvas is transparent at
/// the start and after removing a frame, regardless of the file's background colour.
final class GIFPlayer {
    let frames: GIFFrames
    private let bytes: UnsafeMutableRawBufferPointer
    private let canvas: Pixmap
    private var reader: CObject<OpaquePointer>?
    /// The pixels below a frame that will be removed.
    private var saved: Pixmap?
    /// The index of the current frame; −1 for none.
    private var index = -1
    /// The first frame with broken data; its decodable part stays.
    private(set) var brokenFrame: Int?

    /// The size in bytes.
    var cost: Int { bytes.count + canvas.count * 4 * (saved == nil ? 1 : 2) }

    init(_ source: UnsafeRawBufferPointer, header: ImageHeader) throws {
        frames = GIFFrames(source)
        if frames.frames.isEmpty { throw frames.failure }
        canvas = try Pixmap(width: header.width, height: header.height)
        bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: source.count, alignment: 1)
        bytes.copyMemory(from: source)
    }

    deinit {
        reader = nil
        bytes.deallocate()
    }

    /// The number of pixels to write before a frame is shown.
    func cost(of frame: Int) -> Int { frames.cost(from: index, to: frame) }

    /// The canvas with a frame on it, valid until the next call.
    /// - Throws: `ImageFailure` when even the first frame is unreadable.
    func show(_ frame: Int) throws -> Pixmap {
        let frame = min(max(0, frame), frames.frames.count - 1)
        if frame < index { rewind() }
        while index < frame, brokenFrame.map({ index < $0 }) ?? true { try drawNext() }
        return canvas
    }

    private func rewind() {
        canvas.clear()
        (reader, saved, index) = (nil, nil, -1)
    }

    private func drawNext() throws {
        let next = index + 1
        if index >= 0 { dispose(frames.frames[index]) }
        if frames.frames[next].disposal == .restore { saved = try canvas.copy() }
        let reader = try self.reader ?? open()
        self.reader = reader
        let status = image_codec_gif_draw_next(reader.pointer, canvas.codecTarget)
        index = next
        guard status != image_codec_ok else { return }
        if next == 0 {
            rewind()
            try ImageFailure.check(status, format: .gif)
        }
        brokenFrame = next
    }

    private func dispose(_ frame: GIFFrames.Frame) {
        switch frame.disposal {
        case .keep: break
        case .clear: canvas.clear(frame.rect)
        case .restore: saved.map { canvas.copyPixels(of: $0, in: frame.rect) }
        }
    }

    private func open() throws -> CObject<OpaquePointer> {
        guard let data = bytes.bindMemory(to: UInt8.self).baseAddress else {
            throw ImageFailure.unreadable("it is empty")
        }
        var status = image_codec_ok
        let pointer = image_codec_gif_open(data, bytes.count, &status)
        try ImageFailure.check(status, format: .gif)
        guard let reader = CObject(owning: pointer, release: { image_codec_gif_close($0) }) else {
            throw ImageFailure.outOfMemory
        }
        return reader
    }
}

extension Pixmap {
    /// The buffer as a codec's target.
    package var codecTarget: image_codec_target {
        image_codec_target(
            pixels: UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self),
            width: UInt32(width), height: UInt32(height), stride: stride)
    }

    func copy() throws(OutOfMemory) -> Pixmap {
        let copy = try Pixmap(width: width, height: height)
        copy.pixels.update(from: pixels, count: count)
        return copy
    }

    /// Clears the part of a rectangle inside the buffer.
    fileprivate func clear(_ rect: PixelRect) {
        eachRow(of: rect) { start, count in start.update(repeating: 0, count: count) }
    }

    /// Copies a rectangle from a buffer of the same size.
    fileprivate func copyPixels(of other: Pixmap, in rect: PixelRect) {
        eachRow(of: rect) { start, count in start.update(from: other.pixels + (start - self.pixels), count: count) }
    }

    private func eachRow(of rect: PixelRect, _ body: (_ start: UnsafeMutablePointer<UInt32>, _ count: Int) -> Void) {
        let inside = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !inside.isEmpty else { return }
        for y in inside.y..<inside.maxY { body(row(y) + inside.x, inside.width) }
    }
}
