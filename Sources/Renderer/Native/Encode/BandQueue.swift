import Dispatch
import FastPNG

/// Compresses painted bands on a second thread if a core is free; the painting thread helps instead of waiting.
///
/// The compressed bands are in the order of the painted ones and the same with one or two threads.
final class BandQueue {
    let width: Int
    let isOpaque: Bool
    /// The rows of each band but the last.
    private let height: Int
    private let jobs: Int
    private let work: Work
    private var thread: Threads.Running?
    /// The painting thread's compressor.
    private lazy var compressor = BandCompressor(width: width, isOpaque: isOpaque)
    /// The slot of the latest band.
    private var place = 0
    /// The number of bands so far.
    private var count = 0

    /// The maximum of bands in work: one is painted, one compressed, one waits; more would not save time.
    static let maxJobs = 3

    /// - Parameters:
    ///   - width: the width of the bands in pixels; they are as high as a PNG's.
    ///   - jobs: the maximum of bands in work; with more than one, a second thread compresses.
    init(width: Int, isOpaque: Bool, jobs: Int) throws(OutOfMemory) {
        (self.width, self.isOpaque, self.jobs) = (width, isOpaque, jobs)
        height = PNGBand.height(width: width, isOpaque: isOpaque)
        work = try Work(width: width, height: height, isOpaque: isOpaque, jobs: jobs)
    }

    deinit { _ = finish() }

    /// Memory for the next band, reused from a finished one.
    func next(rows: Int) -> Pixmap {
        while true {
            if let free = work.takeFree() {
                place = free
                return Pixmap(rows: free * height..<free * height + rows, of: work.pixels)
            }
            help()
        }
    }

    /// Queues the band that `next` returned last.
    /// - Returns: further bands that are finished, in order.
    func compress(_ pixels: Pixmap) -> [PNGBand] {
        work.add(.init(number: count, place: place, rows: pixels.height))
        count += 1
        if jobs > 1, thread == nil {
            work.begin()
            thread = Threads.begin { [work] in work.compressAll() }
        }
        if thread == nil { help() }
        return work.takeBands()
    }

    /// Waits until all bands are compressed.
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

    /// Compresses the first waiting band on this thread.
    /// - Returns: `true` if there was one.
    @discardableResult private func help() -> Bool { work.compressNext(compressor) }

    private struct Job {
        /// The index in the picture.
        let number: Int
        /// The slot in memory.
        let place: Int
        let rows: Int
    }

    /// State shared by the threads.
    ///
    /// Unchecked because of the pixels and the compressor: the painter doesn't touch a band until it is free again,
    /// each band is compressed by the thread that took it, and there is only one other thread at a time.
    private final class Work: @unchecked Sendable {
        private struct State {
            var free: [Int]
            /// The painted bands that wait, in order.
            var jobs: [Job] = []
            var bands: [Int: PNGBand] = [:]
            /// The index of the next band to return.
            var next = 0
            var isEnded = false
        }

        /// The pixels of all slots, one below the other.
        let pixels: Pixmap
        private let height: Int
        private let isOpaque: Bool
        /// Signalled for each band and at the end.
        private let ready = DispatchSemaphore(value: 0)
        private let state: Shared<State>
        /// The other thread's compressor.
        private lazy var compressor = BandCompressor(width: pixels.width, isOpaque: isOpaque)

        init(width: Int, height: Int, isOpaque: Bool, jobs: Int) throws(OutOfMemory) {
            pixels = try Pixmap(width: width, height: height * jobs)
            (self.height, self.isOpaque) = (height, isOpaque)
            state = Shared(State(free: Array((0..<jobs).reversed())))
        }

        func takeFree() -> Int? { state.value.withLock { $0.free.popLast() } }

        func add(_ job: Job) {
            state.value.withLock { $0.jobs.append(job) }
            ready.signal()
        }

        /// Compresses the first waiting band.
        /// - Returns: `true` if there was one.
        func compressNext(_ compressor: BandCompressor) -> Bool {
            let next = state.value.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
            guard let job = next else { return false }
            let band = compressor.compress(
                PixelRows(
                    start: UnsafePointer(pixels.row(job.place * height)), stride: pixels.width, width: pixels.width,
                    height: job.rows, isOpaque: isOpaque))
            state.value.withLock { state in
                state.bands[job.number] = band
                state.free.append(job.place)
            }
            return true
        }

        /// Compresses bands until the end.
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
