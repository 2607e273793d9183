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
