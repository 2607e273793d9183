import ContentExtensionHost

/// The passcode pad of iOS 10 in points, from memory, for a screen 667 points high; scaled down on smaller ones.
struct PasscodeMetrics {
    /// A factor for all lengths.
    let scale: Double
    let screen: Size

    init(_ screen: Size) {
        self.screen = screen
        scale = min(1, screen.height / 540, screen.width / 300)
    }

    /// The size of a key, and the gaps between keys.
    var key: Double { 75 * scale }
    var columnGap: Double { (screen.width < 375 ? 20 : 28) * scale }
    var rowGap: Double { 14 * scale }
    var digitSize: Double { 36 * scale }
    var lettersSize: Double { 10 * scale }
    /// The distances of the digit's centre above the key's, and of the letters' below.
    var digitLift: Double { 6 * scale }
    var lettersDrop: Double { 19 * scale }
    /// The diameter of the dots, and the distance of their centres.
    var dot: Double { 13 * scale }
    var dotPitch: Double { 25 * scale }
    var dots = 6
    /// The centres of title and dots above the top of the keys.
    var titleRise: Double { 84 * scale }
    var dotsRise: Double { 46 * scale }
    var titleSize: Double { 20 * scale }
    /// The font size and position of the words below the keys.
    var wordSize: Double { 16 * scale }
    var wordDrop: Double { 44 * scale }

    /// The size and top left corner of the keys' group, slightly below the screen's centre to make room for the title.
    var keysWidth: Double { 3 * key + 2 * columnGap }
    var keysHeight: Double { 4 * key + 3 * rowGap }
    var keysLeft: Double { (screen.width - keysWidth) / 2 }
    var keysTop: Double { (screen.height - keysHeight) / 2 + 18 * scale }

    /// The frames of the digits 1 to 9 and 0.
    var digits: [(digit: Int, frame: Rect)] {
        (1...10).map { place in
            let index = place == 10 ? 10 : place - 1
            return (
                place % 10,
                Rect(
                    x: keysLeft + Double(index % 3) * (key + columnGap),
                    y: keysTop + Double(index / 3) * (key + rowGap), width: key, height: key)
            )
        }
    }
}
