import ContentExtensionHost
import Dispatch

/// Compresses painted strips, on a thread of its own while the next are painted when there is a core to spare.
///
/// Bands come out in the order of the strips and are the same either way.
final class StripCompressor {
    let width: Int
    let isOpaque: Bool
    /// Rows of a strip that isn't the last.
    private let height: Int
    private let strips: Int
    private let work: Work
    private var thread: Threads.Running?
    /// How many strips have been begun.
    private var count = 0

    /// Strips that may be under way at once: one is painted, one compressed, one waits; more would gain no time.
    static let strips = 3

    /// - Parameters:
    ///   - width: of the strips, in pixels; they are as high as a PNG's bands.
    ///   - strips: how many of them may be under way at once; if it is more than one, another thread compresses.
    init(width: Int, isOpaque: Bool, strips: Int) throws(OutOfMemory) {
        (self.width, self.isOpaque, self.strips) = (width, isOpaque, strips)
        height = PNGBand.height(width: width, isOpaque: isOpaque)
        work = try Work(width: width, height: height, isOpaque: isOpaque, strips: strips)
    }

    deinit { _ = finish() }

    /// Room for the next strip, whose pixels are those of an earlier one; waits until there is any.
    func next(rows: Int) -> PixelBuffer {
        work.free.wait()
        let top = count % strips * height
        count += 1
        return PixelBuffer(rows: top..<top + rows, of: work.pixels)
    }

    /// Takes a painted strip, the last that `next` gave.
    /// - Returns: the bands that are done and haven't been returned.
    func compress(_ strip: PixelBuffer) -> [PNGBand] {
        let top = (count - 1) % strips * height
        work.add(top..<top + strip.height)
        if strips > 1, thread == nil { thread = Threads.begin { [work] in while work.compressNext() {} } }
        if thread == nil { _ = work.compressNext() }
        return work.takeBands()
    }

    /// Waits for all strips.
    /// - Returns: the bands that haven't been returned.
    func finish() -> [PNGBand] {
        if let thread {
            work.add(nil)
            thread.join()
            self.thread = nil
        }
        return work.takeBands()
    }

    /// What the threads share.
    ///
    /// It is unchecked because of the pixels' and the compressor's memory: a strip isn't touched by who painted it before
    /// it is free again, and strips are compressed on one thread at a time.
    private final class Work: @unchecked Sendable {
        /// The strips' pixels, one strip below the other.
        let pixels: PixelBuffer
        let free = DispatchSemaphore(value: 0)
        private let ready = DispatchSemaphore(value: 0)
        private let compressor: BandCompressor
        private let isOpaque: Bool
        /// The rows of painted strips, ended by `nil`, and the bands of those before.
        private let state = Shared((strips: [Range<Int>?](), bands: [PNGBand]()))

        init(width: Int, height: Int, isOpaque: Bool, strips: Int) throws(OutOfMemory) {
            pixels = try PixelBuffer(width: width, height: height * strips)
            compressor = BandCompressor(width: width, isOpaque: isOpaque)
            self.isOpaque = isOpaque
            // It would be an error to give it up at less than it began with, as happens when painting fails.
            for _ in 0..<strips { free.signal() }
        }

        func add(_ strip: Range<Int>?) {
            state.value.withLock { $0.strips.append(strip) }
            ready.signal()
        }

        /// Compresses the next strip, which it waits for; `false` after the last.
        func compressNext() -> Bool {
            ready.wait()
            guard let strip = state.value.withLock({ $0.strips.removeFirst() }) else { return false }
            let band = compressor.compress(
                PixelRows(
                    start: UnsafePointer(pixels.row(strip.lowerBound)), stride: pixels.width, width: pixels.width,
                    height: strip.count, isOpaque: isOpaque))
            state.value.withLock { $0.bands.append(band) }
            free.signal()
            return true
        }

        func takeBands() -> [PNGBand] {
            state.value.withLock { state in
                defer { state.bands = [] }
                return state.bands
            }
        }
    }
}
