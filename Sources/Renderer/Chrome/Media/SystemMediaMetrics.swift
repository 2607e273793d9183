import ContentExtensionHost

/// Metrics in points and colours of the system's media view, given by the style.
struct SystemMediaMetrics {
    /// The margin of rows and strips to the platter's sides.
    var inset: Double
    /// The round button on a movie and its glyph's share: 33 of 70 points (fact: ios10/media.play-button).
    var playButtonSize = 70.0
    var playGlyphShare = 0.47
    /// From memory: the strip over a movie's bottom, a sound's row and glyph, and the times' font size.
    var movieStripHeight = 32.0
    var soundRowHeight = 60.0
    var soundGlyphSize = 18.0
    var timeSize = 13.0
    /// The disc over a movie, and the glyph on it in both appearances (fact: ios10/media.play-button).
    var disc = Color.rgba(RGBA(white: 1, alpha: 0.66))
    var discGlyph = Color.rgba(RGBA(31, 47, 46))
    /// The colours of a sound's glyph and played part, its times, and its unplayed part.
    var glyph: Color
    var time: Color
    var track: Color

    /// The width reserved for a time with its minus sign, so that the track doesn't move while time passes.
    static func timeWidth(for seconds: Double) -> Double {
        seconds >= 3_600 ? 60 : seconds >= 600 ? 46 : 38
    }
}
