import ContentExtensionHost

/// The system's own media view in points, and its colours: what a look gives.
struct SystemMediaMetrics {
    /// What stands at a row's or strip's ends to the platter's sides.
    var inset: Double
    /// The round button on a movie, and the glyph's share of a round button: 33 of 70 points
    /// (fact: ios10/media.play-button).
    var playButtonSize = 70.0
    var playGlyphShare = 0.47
    /// From memory: the strip over a movie's bottom, a sound's row and its glyph, and the times' size.
    var movieStripHeight = 32.0
    var soundRowHeight = 60.0
    var soundGlyphSize = 18.0
    var timeSize = 13.0
    /// A round button's disc over a movie, and the glyph on it in either appearance (fact: ios10/media.play-button).
    var disc = Color.rgba(RGBA(white: 1, alpha: 0.66))
    var discGlyph = Color.rgba(RGBA(31, 47, 46))
    /// A sound's glyph and what of it has been played, its times, and what hasn't been played.
    var glyph: Color
    var time: Color
    var track: Color

    /// The room of a time, its minus sign included, so that the track stays where it is while time passes.
    static func timeWidth(for seconds: Double) -> Double {
        seconds >= 3_600 ? 60 : seconds >= 600 ? 46 : 38
    }
}
