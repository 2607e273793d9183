import Basics
import Views

/// The structure of a GIF's frames without decoding them (GIF89a; the loop count is Netscape's extension).
struct GIFFrames: Equatable {
    /// The treatment of a frame before the next one is drawn.
    enum Disposal: Equatable {
        case keep, clear, restore
    }

    struct Frame: Equatable {
        var rect: PixelRect
        var disposal: Disposal
        /// The number of pixels written to show and to remove the frame, and `pixelsPerByte` for each byte of it.
        var cost: Int
    }

    private(set) var frames: [Frame] = []
    private(set) var times = FrameTimes()
    /// The reason why frames at the end are left out; `nil` when all are read.
    private(set) var cut: Cut?

    enum Cut: Equatable {
        case broken, limits
    }

    /// The pixels that are written in the time that a byte is decompressed in.
    private static let pixelsPerByte = 2

    /// The index of a frame by its number, or by a time in seconds.
    func index(of wanted: Int?, at time: Double) -> Int {
        wanted.map { min(max(0, $0), max(0, frames.count - 1)) } ?? times.frame(at: time)
    }

    /// The number of pixels to write to get from one frame (-1 for none) to another; going back restarts.
    func cost(from current: Int, to frame: Int) -> Int {
        frames.prefix(frame + 1).dropFirst(frame >= current ? current + 1 : 0).reduce(0) { $0 + $1.cost }
    }

    /// The error when no frame is readable.
    var failure: ImageFailure {
        cut == .limits
            ? .tooLarge(
                "its first frame has more than \(Limits.animationPixels) pixels, a byte counted as \(Self.pixelsPerByte)"
            )
            : .unreadable("its GIF data is broken or cut short")
    }

    /// Reads blocks until the end, a broken one, or a limit. A truncated first frame counts: it may be decodable.
    init(_ bytes: UnsafeRawBufferPointer) {
        var scanner = GIFScanner(bytes)
        guard let screen = scanner.readScreen() else { return }
        var control = GIFScanner.Control()
        var cost = 0
        scan: while true {
            switch scanner.next() {
            case .control(let found): control = found
            case .loops(let count): times.plays = count == 0 ? 0 : count + 1
            case .other: break
            case .end: break scan
            case .broken:
                cut = .broken
                break scan
            case .image(let rect, let bytes, let isWhole):
                guard isWhole || frames.isEmpty else {
                    cut = .broken
                    break scan
                }
                let shown = rect.width * rect.height + Self.pixelsPerByte * bytes
                let pixels = shown + (control.disposal == .keep ? 0 : screen.width * screen.height)
                guard frames.count < Limits.animationFrames, cost + pixels <= Limits.animationPixels else {
                    cut = .limits
                    break scan
                }
                cost += pixels
                frames.append(Frame(rect: rect, disposal: control.disposal, cost: pixels))
                times.append(control.delay * 10_000)
                control = GIFScanner.Control()
            }
        }
    }
}

/// Iterates over the blocks of a GIF.
private struct GIFScanner {
    struct Control {
        var disposal = GIFFrames.Disposal.keep
        /// Hundredths of a second.
        var delay = 0
    }

    enum Block {
        case control(Control)
        case loops(Int)
        case image(PixelRect, bytes: Int, isWhole: Bool)
        case other, end, broken
    }

    private let bytes: UnsafeRawBufferPointer
    private var at = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Reads the header, the screen's size and the global palette.
    mutating func readScreen() -> (width: Int, height: Int)? {
        guard bytes.count >= 13 else { return nil }
        at = 13 + paletteBytes(flags: Int(bytes[10]))
        return (bytes.littleEndian16(at: 6), bytes.littleEndian16(at: 8))
    }

    mutating func next() -> Block {
        guard at < bytes.count else { return .broken }
        switch bytes[at] {
        case 0x21: return readExtension()
        case 0x2C: return readImage()
        case 0x3B: return .end
        default: return .broken
        }
    }

    private mutating func readExtension() -> Block {
        guard at + 3 <= bytes.count else { return .broken }
        let (label, first, length) = (bytes[at + 1], at + 3, Int(bytes[at + 2]))
        at += 2
        guard skipData() else { return .broken }
        if label == 0xF9, length >= 4 {
            let flags = bytes[first]
            let disposal: GIFFrames.Disposal = flags >> 2 & 7 == 2 ? .clear : flags >> 2 & 7 == 3 ? .restore : .keep
            return .control(Control(disposal: disposal, delay: bytes.littleEndian16(at: first + 1)))
        }
        let names = ["NETSCAPE2.0", "ANIMEXTS1.0"]
        if label == 0xFF, length == 11, first + 15 <= at,
            names.contains(where: { bytes[first..<first + 11].elementsEqual($0.utf8) }),
            bytes[first + 11] >= 3, bytes[first + 12] == 1
        {
            return .loops(bytes.littleEndian16(at: first + 13))
        }
        return .other
    }

    private mutating func readImage() -> Block {
        guard at + 11 <= bytes.count else { return .broken }
        let numbers = (0..<4).map { bytes.littleEndian16(at: at + 1 + $0 * 2) }
        at += 11 + paletteBytes(flags: Int(bytes[at + 9]))
        let rect = PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        let start = at
        let isWhole = skipData()
        return .image(rect, bytes: max(0, min(at, bytes.count) - start), isWhole: isWhole)
    }

    /// Skips a chain of data blocks; returns `false` if it has no end.
    private mutating func skipData() -> Bool {
        while at < bytes.count {
            let length = Int(bytes[at])
            at += 1 + length
            if length == 0 { return true }
        }
        return false
    }

    private func paletteBytes(flags: Int) -> Int { flags & 0x80 == 0 ? 0 : 3 << (flags & 7 + 1) }
}

/// The times of an animated image's frames.
struct FrameTimes: Equatable {
    /// The end of each frame in microseconds after the start.
    private(set) var ends: [Int] = []
    /// The number of repetitions; 0 repeats forever.
    var plays = 1

    /// Adds a frame with a duration in microseconds.
    ///
    /// Durations under two hundredths of a second become a tenth, as in WebKit: old files used 0 for "fast".
    mutating func append(_ microseconds: Int) {
        let shown = microseconds < 20_000 ? 100_000 : microseconds
        ends.append((ends.last ?? 0) + shown)
    }

    /// The frame at a time in seconds; the first one before the start, the last one after the last repetition.
    func frame(at seconds: Double) -> Int {
        guard let total = ends.last, total > 0, seconds > 0 else { return 0 }
        // Round to microseconds: sums of tenths fall slightly short of the start of a frame.
        let elapsed = (seconds * 1_000_000).rounded()
        if plays > 0, elapsed >= Double(total) * Double(plays) { return ends.count - 1 }
        guard elapsed < 1e15 else { return 0 }
        let phase = Int(elapsed) % total
        // Binary search for the first frame that ends later.
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > phase { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
