/// The position in a film while virtual time passes.
struct FilmClock {
    /// Thirtieths of a second of film.
    var tick: Int
    /// Seconds of virtual time up to which the film has come.
    private(set) var time: Double

    init(tick: Int, time: Double) { (self.tick, self.time) = (tick, time) }

    /// The ticks that virtual time would take from here on.
    func ticks(until time: Double) -> Int {
        let ticks = ((time - self.time) * Double(AnimationWriter.framesPerSecond)).rounded()
        return Int(max(0, min(ticks, 1e9)))
    }

    mutating func move(by ticks: Int, to time: Double) {
        tick += ticks
        self.time = max(self.time, time)
    }
}
