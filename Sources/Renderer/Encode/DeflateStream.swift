/// Compresses what comes in pieces, each as a block of one deflate stream, in memory of a few pieces.
final class DeflateStream {
    /// Where the next piece goes.
    let piece: UnsafeMutablePointer<UInt8>
    /// The bytes before the piece that matches may refer to, and the piece.
    private let memory: UnsafeMutablePointer<UInt8>
    private let tokens: UnsafeMutablePointer<DeflateToken>
    private let finder: Finder
    private let block = BlockWriter()

    /// How hard matches are looked for.
    enum Finder {
        case fast(GreedyMatcher)
        case thorough(LazyMatcher)
    }

    /// Of `piece` in the stream, counted from a place that is farther than the window from 0.
    private var place: UInt32 = 0
    private var isAtStart = true
    private let period: Int

    /// - Parameters:
    ///   - capacity: the most bytes a piece has.
    ///   - period: the bytes of a pixel.
    init(capacity: Int, period: Int, finder: Finder = .fast(GreedyMatcher())) {
        memory = .allocate(capacity: GreedyMatcher.window + capacity)
        tokens = .allocate(capacity: capacity / 3 + 4)
        piece = memory + GreedyMatcher.window
        self.period = period
        self.finder = finder
        start()
    }

    deinit {
        memory.deallocate()
        tokens.deallocate()
    }

    /// Begins a stream.
    func start() {
        memory.update(repeating: 0, count: GreedyMatcher.window)
        switch finder {
        case .fast(let finder): finder.clear()
        case .thorough(let finder): finder.clear()
        }
        place = UInt32(GreedyMatcher.window) * 2
        isAtStart = true
    }

    /// Goes on with bytes that no match is to reach before.
    func restart() {
        // Places that are farther than the window are as good as forgotten, until the numbers come round.
        if place > 1 << 30 { start() }
        place &+= UInt32(GreedyMatcher.window) * 2
        isAtStart = true
    }

    /// Compresses the bytes that were put at `piece`.
    /// - Parameter writer: has room for `BlockWriter.bound(count)` bytes.
    func write(count: Int, isLast: Bool, into writer: inout BitWriter) {
        let start = GreedyMatcher.window
        let end = start + count
        // Before the first pixel there is none that it could repeat.
        let first = isAtStart ? start + period : start
        let before = place &- UInt32(start)
        let found =
            switch finder {
            case .fast(let finder):
                finder.scan(
                    memory, oldest: isAtStart ? start : 0, from: first, to: end, place: before, period: period,
                    tokens: tokens)
            case .thorough(let finder):
                finder.scan(memory, from: first, to: end, place: before, period: period, tokens: tokens)
            }
        if isAtStart && found > 0 { tokens[0].literals &+= UInt32(period) }
        block.write(
            memory, from: start, to: end, tokens: UnsafeBufferPointer(start: tokens, count: found), isLast: isLast,
            into: &writer)
        UnsafeMutableRawPointer(memory).copyMemory(from: memory + count, byteCount: start)
        place &+= UInt32(truncatingIfNeeded: count)
        isAtStart = false
    }
}
