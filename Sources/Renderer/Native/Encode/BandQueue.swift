import ContentExtensionHost
import Dispatch
import FastPNG

/// Compresses painted strips, on a thread of its own while the next are painted when there is a core to spare; who paints
/// helps rather than wait.
///
/// Bands come out in the order of the strips and are the same either way.
final class BandQueue {
    let width: Int
    let isOpaque: Bool
    /// Rows of a strip that isn't the last.
    private let height: Int
    private let strips: Int
    private let work: Work
    private var thread: Threads.Running?
    /// What compresses on the thread that paints.
    private lazy var compressor = BandCompressor(width: width, isOpaque: isOpaque)
    /// Where the strip is painted that `next` gave last.
    private var place = 0
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

    /// Room for the next strip, whose pixels are those of an earlier one.
    func next(rows: Int) -> PixelBuffer {
        while true {
            if let free = work.takeFree() {
                place = free
                return PixelBuffer(rows: free * height..<free * height + rows, of: work.pixels)
            }
            help()
        }
    }

    /// Takes a painted strip, the last that `next` gave.
    /// - Returns: the bands that are done and haven't been returned.
    func compress(_ strip: PixelBuffer) -> [PNGBand] {
        work.add(.init(number: count, place: place, rows: strip.height))
        count += 1
        if strips > 1, thread == nil {
            work.begin()
            thread = Threads.begin { [work] in work.compressAll() }
        }
        if thread == nil { help() }
        return work.takeBands()
    }

    /// Sees to it that all strips are compressed.
    /// - Returns: the bands that haven't been returned.
    func finish() -> [PNGBand] {
        if let thread {
            while help() {}
            work.end()
            thread.join()
            self.thread = nil
        }
        return work.takeBands()
    }

    /// Compresses the strip that waits for it the longest.
    /// - Returns: whether there was one.
    @discardableResult private func help() -> Bool { work.compressNext(compressor) }

    /// A painted strip.
    private struct Strip {
        /// Which of the picture's it is.
        let number: Int
        /// Which of the strips under way it is.
        let place: Int
        let rows: Int
    }

    /// What the threads share.
    ///
    /// It is unchecked because of the pixels' and the compressor's memory: a strip isn't touched by who painted it before it
    /// is free again, each is compressed by who has taken it, and there is one other thread at a time.
    private final class Work: @unchecked Sendable {
        private struct State {
            var free: [Int]
            /// Those that are painted, the first first.
            var strips: [Strip] = []
            var bands: [Int: PNGBand] = [:]
            /// The number of the band to be returned next.
            var next = 0
            var isEnded = false
        }

        /// The strips' pixels, one strip below the other.
        let pixels: PixelBuffer
        private let height: Int
        private let isOpaque: Bool
        /// As often as there was something to do, whoever did it.
        private let ready = DispatchSemaphore(value: 0)
        private let state: Shared<State>
        /// The other thread's.
        private lazy var compressor = BandCompressor(width: pixels.width, isOpaque: isOpaque)

        init(width: Int, height: Int, isOpaque: Bool, strips: Int) throws(OutOfMemory) {
            pixels = try PixelBuffer(width: width, height: height * strips)
            (self.height, self.isOpaque) = (height, isOpaque)
            state = Shared(State(free: Array((0..<strips).reversed())))
        }

        func takeFree() -> Int? { state.value.withLock { $0.free.popLast() } }

        func add(_ strip: Strip) {
            state.value.withLock { $0.strips.append(strip) }
            ready.signal()
        }

        /// Compresses the first of the strips that wait.
        /// - Returns: whether there was one.
        func compressNext(_ compressor: BandCompressor) -> Bool {
            let next = state.value.withLock { $0.strips.isEmpty ? nil : $0.strips.removeFirst() }
            guard let strip = next else { return false }
            let band = compressor.compress(
                PixelRows(
                    start: UnsafePointer(pixels.row(strip.place * height)), stride: pixels.width, width: pixels.width,
                    height: strip.rows, isOpaque: isOpaque))
            state.value.withLock { state in
                state.bands[strip.number] = band
                state.free.append(strip.place)
            }
            return true
        }

        /// Compresses what there is to compress, until the end.
        func compressAll() {
            while true {
                ready.wait()
                if !compressNext(compressor), state.value.withLock({ $0.isEnded }) { return }
            }
        }

        func begin() { state.value.withLock { $0.isEnded = false } }

        /// Ends the thread; another may begin afterwards.
        func end() {
            state.value.withLock { $0.isEnded = true }
            ready.signal()
        }

        /// The bands that come next, as far as they are done.
        func takeBands() -> [PNGBand] {
            state.value.withLock { state in
                var bands: [PNGBand] = []
                while let band = state.bands.removeValue(forKey: state.next) {
                    bands.append(band)
                    state.next += 1
                }
                return bands
            }
        }
    }
}
