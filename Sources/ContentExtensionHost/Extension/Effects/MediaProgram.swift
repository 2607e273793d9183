/// The play/pause button that a program asks for, and the item that it plays.
struct MediaProgram: Sendable, Equatable {
    var buttonType = MediaPlayPauseButtonType.default
    /// In the view's coordinates, points.
    var frame = Rect.zero
    var tintColor = Color.white
    /// Of the item, in seconds; one without goes on for ever.
    var duration: Bound<Double>?
    /// How far it has come before it is played, in seconds.
    var position: Bound<Double>?
    /// What `mediaPlay()` does.
    var play: Effects?
    /// What `mediaPause()` does, and the end of the item.
    var pause: Effects?

    static func decode(_ object: ObjectReader, _ decoding: EffectsDecoding) -> Self {
        var object = object
        defer { object.finish() }
        let report = object.report
        var program = Self()
        if let type = object.choice("buttonType", MediaPlayPauseButtonType.self) { program.buttonType = type }
        program.frame = object.decode("frame") { Rect.decode($0, path: $1, report: report) } ?? .zero
        program.tintColor = object.decode("tintColor") { Color.decode($0, path: $1, report: report) } ?? .white
        program.duration = object.bound("duration", .number(0...Limits.delaySeconds), decoding.context)
        program.position = object.bound("position", .number(0...Limits.delaySeconds), decoding.context)
        program.play = object.object("play").map { decoding.effects($0) }
        program.pause = object.object("pause").map { decoding.effects($0) }
        return program
    }
}
