import ContentExtensionHost
import Dispatch
import FastPNG

/// Compresses painted strips on a second thread if a core is free; the painting thread helps instead of waiting.
///
/// The bands are in the order of the strips and the same with one or two threads.
final class BandQueue {
    let width: Int
    let isOpaque: Bool
    /// The rows of each strip but the last.
    private let height: Int
    private let strips: Int
    private let work: Work
    private var thread: Threads.Running?
    /// The painting thread's compressor.
    private lazy var compressor = BandCompressor(width: width, isOpaque: isOpaque)
    /// The slot of the latest strip.
    private var place = 0
    /// The number of strips so far.
    private var count = 0

    /// The maximum of strips in work: one is painted, one compressed, one waits; more would not save time.
    static let strips = 3

    /// - Parameters:
    ///   - width: the width of the strips in pixels; they are as high as a PNG's bands.
    ///   - strips: the maximum of strips in work; with more than one, a second thread compresses.
    init(width: Int, isOpaque: Bool, strips: Int) throws(OutOfMemory) {
        (self.width, self.isOpaque, self.strips) = (width, isOpaque, strips)
        height = PNGBand.height(width: width, isOpaque: isOpaque)
        work = try Work(width: width, height: height, isOpaque: isOpaque, strips: strips)
    }

    deinit { _ = finish() }

    /// Memory for the next strip, reused from a finished one.
    func next(rows: Int) -> PixelBuffer {
        while true {
            if let free = work.takeFree() {
                place = free
                return PixelBuffer(rows: free * height..<free * height + rows, of: work.pixels)
            }
            help()
        }
    }

    /// Queues the strip that `next` returned last.
    /// - Returns: further bands that are finished, in order.
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

    /// Waits until all strips are compressed.
    /// - Returns: the remaining bands.
    func finish() -> [PNGBand] {
        if let thread {
            while help() {}
            work.end()
            thread.join()
            self.thread = nil
        }
        return work.takeBands()
    }

    /// Compresses the first waiting strip on this thread.
    /// - Returns: `true` if there was one.
    @discardableResult private func help() -> Bool { work.compressNext(compressor) }

    private struct Strip {
        /// The index in the picture.
        let number: Int
        /// The slot in memory.
        let place: Int
        let rows: Int
    }

    /// State shared by the threads.
    ///
    /// Unchecked because of the pixels and the compressor: the painter doesn't touch a strip until it is free again,
    /// each strip is compressed by the thread that took it, and there is only one other thread at a time.
    private final class Work: @unchecked Sendable {
        private struct State {
            var free: [Int]
            /// The painted strips, in order.
            var strips: [Strip] = []
            var bands: [Int: PNGBand] = [:]
            /// The index of the next band to return.
            var next = 0
            var isEnded = false
        }

        /// The pixels of all slots, one below the other.
        let pixels: PixelBuffer
        private let height: Int
        private let isOpaque: Bool
        /// Signalled for each strip and at the end.
        private let ready = DispatchSemaphore(value: 0)
        private let state: Shared<State>
        /// The other thread's compressor.
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

        /// Compresses the first waiting strip.
        /// - Returns: `true` if there was one.
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

        /// Compresses strips until the end.
        func compressAll() {
            while true {
                ready.wait()
                if !compressNext(compressor), state.value.withLock({ $0.isEnded }) { return }
            }
        }

        func begin() { state.value.withLock { $0.isEnded = false } }

        /// Ends the thread; another one may begin later.
        func end() {
            state.value.withLock { $0.isEnded = true }
            ready.signal()
        }

        /// The next finished bands, in order.
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
