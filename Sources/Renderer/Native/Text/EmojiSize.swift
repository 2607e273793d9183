/// The size and the advance of emoji in a text: iOS draws them larger than the text's letters in small texts, and smaller
/// in large ones (fact: type/emoji.width).
struct EmojiSize: Equatable {
    /// Points; the size of Noto Color Emoji.
    let points: Double
    /// An addition to the font's own advance, in points.
    let spacing: Double

    /// - Parameter size: the text's size in points.
    init(text size: Double) {
        // The device's widths are known at 17, 60 and 100 points; between the first two they are interpolated.
        let share = min(max(0, (size - 17) / (60 - 17)), 1)
        points = size * (1 + share * (0.85 - 1))
        spacing = size * (1.206 + share * (0.95 - 1.206)) - points * Self.advance
    }

    /// The advance of each glyph of Noto Color Emoji, for a size of 1.
    private static let advance = 1.245
}
