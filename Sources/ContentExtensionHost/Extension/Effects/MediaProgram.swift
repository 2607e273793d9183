import Basics
import Views

/// A program's play/pause button and media item.
struct MediaProgram: Sendable, Equatable {
    var buttonType = MediaPlayPauseButtonType.default
    /// In points of the view.
    var frame = Rect.zero
    var tintColor = Color.white
    /// The item's length in seconds; endless without one.
    var duration: Bound<Double>?
    /// The initial position in seconds.
    var position: Bound<Double>?
    /// Effects of `mediaPlay()`.
    var play: Effects?
    /// Effects of `mediaPause()`, and of reaching the end.
    var pause: Effects?

    static func decode(_ object: ObjectReader, _ decoding: EffectsDecoding) -> Self {
        defer { object.finish() }
        var program = Self()
        if let type = object.choice("buttonType", MediaPlayPauseButtonType.self) { program.buttonType = type }
        program.frame = object.decode("frame", Rect.self) ?? .zero
        program.tintColor = object.decode("tintColor", Color.self) ?? .white
        program.duration = object.bound("duration", .number(0...Limits.delaySeconds), decoding.context)
        program.position = object.bound("position", .number(0...Limits.delaySeconds), decoding.context)
        program.play = object.object("play").map { decoding.effects($0) }
        program.pause = object.object("pause").map { decoding.effects($0) }
        return program
    }
}
