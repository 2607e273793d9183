/// When each frame of a moving image is on the screen.
struct FrameTimes: Equatable {
    /// Microseconds after the start at which each frame ends.
    private(set) var ends: [Int] = []
    /// How often the frames are shown; 0 goes on for ever.
    var plays = 1

    /// Adds a frame that stays for so many microseconds.
    ///
    /// Delays under two hundredths of a second count as a tenth, as WebKit takes them: files that ask for no delay
    /// were made when that meant "as fast as you can".
    mutating func append(_ microseconds: Int) {
        let shown = microseconds < 20_000 ? 100_000 : microseconds
        ends.append((ends.last ?? 0) + shown)
    }

    /// The frame that is shown at a time in seconds; before the start the first, after the last play the last.
    func frame(at seconds: Double) -> Int {
        guard let total = ends.last, total > 0, seconds > 0 else { return 0 }
        // A millionth of a second is rounded away: sums of tenths fall short of the frame that begins then.
        let elapsed = (seconds * 1_000_000).rounded()
        if plays > 0, elapsed >= Double(total) * Double(plays) { return ends.count - 1 }
        guard elapsed < 1e15 else { return 0 }
        let phase = Int(elapsed) % total
        // The first frame that ends later.
        var (low, high) = (0, ends.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > phase { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
