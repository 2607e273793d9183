import ContentExtensionHost

/// The keyboard of iOS 10–18 without its suggestions, in points. All of it is from memory of the devices: no screenshot
/// of it was measured (docs/fidelity.md).
struct KeyboardMetrics {
    /// Of all keys, without what a home indicator adds below.
    let keysHeight: Double
    /// Below the keys: emoji and dictation on a phone without a home button.
    let footHeight: Double
    /// The first row's top, a key's height, and the distance of rows.
    let top: Double
    let keyHeight: Double
    let pitch: Double
    /// From the safe area's sides to the first and last key.
    let side: Double
    /// Between two keys.
    let gap = 6.0
    /// Of shift and delete.
    let shiftWidth: Double
    /// Of the keys beside the space bar: at its leading side, and return.
    let smallWidth: Double
    let returnWidth: Double
    /// The safe area's width that the keys share, and its distance from the screen's sides.
    let width: Double
    let inset: Double
    /// Whether emoji and dictation stand in the last row.
    let hasHomeButton: Bool

    /// The corners of a key.
    static let cornerRadius = 5.0
    /// How far a key's edge shows below it.
    static let edge = 1.0
    /// A capital, a small letter, a word; how much higher than the middle a small letter's line stands.
    static let capitalSize = 22.5
    static let letterSize = 25.5
    static let wordSize = 16.0
    static let letterLift = 2.0
    /// Symbols on keys and below them.
    static let symbolSize = 17.0
    static let footSymbolSize = 22.0
    /// The middle of emoji and dictation below the keys: from the side, and from the foot's top.
    static let footSide = 38.0
    static let footMiddle = 24.0
    /// A field's caret, and its text where there is none to go by.
    static let caretWidth = 2.0
    static let fieldTextSize = 17.0
    /// An accessory view without a height of its own, as a toolbar's.
    static let accessoryHeight = 44.0

    init(_ traits: Device) {
        inset = traits.safeArea.leading
        width = traits.screen.width - 2 * inset
        let isLandscape = traits.orientation == .landscape
        let isFootless = traits.safeArea.bottom == 0
        // A foot in landscape has only room for the home indicator.
        hasHomeButton = isFootless || isLandscape || traits.model.isPad
        let kind: Kind =
            if traits.model.isPad { isLandscape ? .padLandscape : .pad } else if isLandscape {
                isFootless ? .landscape : .landscapeWithFoot
            } else if width >= 414 { .large } else if width >= 375 { .medium } else { .small }
        (keysHeight, top, keyHeight, pitch, side) = kind.rows
        footHeight = isFootless ? 0 : (hasHomeButton ? traits.safeArea.bottom : 75)
        let letter = (width - 2 * side - 9 * gap) / 10
        shiftWidth = (letter * 4 / 3).rounded()
        smallWidth = hasHomeButton ? letter + (kind.isUpright ? 3 : 0) : (width * 87.5 / 375).rounded()
        returnWidth = hasHomeButton ? 2 * letter + gap + (kind.isUpright ? 5 : 0) : smallWidth
    }

    /// Of the whole keyboard.
    var height: Double { keysHeight + footHeight }

    /// Of a letter's key.
    var letterWidth: Double { (width - 2 * side - 9 * gap) / 10 }

    /// The keys with their frames, in points from the keyboard's top left corner.
    var keys: [(key: KeyboardKey, frame: Rect)] {
        KeyboardRow.all(hasHomeButton: hasHomeButton).enumerated().flatMap { index, row in
            frames(of: row, y: top + Double(index) * pitch)
        }
    }

    private func frames(of row: KeyboardRow, y: Double) -> [(key: KeyboardKey, frame: Rect)] {
        func run(_ keys: [KeyboardKey], from x: Double, widths: [Double]) -> [(key: KeyboardKey, frame: Rect)] {
            var x = x
            return zip(keys, widths).map { key, width in
                defer { x += width + gap }
                return (key, Rect(x: x, y: y, width: width, height: keyHeight))
            }
        }
        func length(_ widths: [Double]) -> Double { widths.reduce(0) { $0 + $1 + gap } }
        let leading = row.leading.map(ownWidth)
        let trailing = row.trailing.map(ownWidth)
        let (first, last) = (inset + side, inset + width - side)
        let isSpaceBar = row.middle == [.space]
        let room = last - first - length(leading) - length(trailing)
        let middle = row.middle.map { isSpaceBar ? room : ownWidth($0) }
        let start = isSpaceBar ? first + length(leading) : inset + (width - length(middle) + gap) / 2
        return run(row.leading, from: first, widths: leading) + run(row.middle, from: start, widths: middle)
            + run(row.trailing, from: last - length(trailing) + gap, widths: trailing)
    }

    private func ownWidth(_ key: KeyboardKey) -> Double {
        switch key {
        case .shift, .delete: shiftWidth
        case .numbers, .emoji, .dictation: smallWidth
        case .return: returnWidth
        case .letter, .space: letterWidth
        }
    }

    /// The sizes that keyboards come in.
    private enum Kind {
        case small, medium, large, landscape, landscapeWithFoot, pad, padLandscape

        /// The height of the keys, the first row's top, a key's height, the distance of rows, the side.
        var rows: (Double, Double, Double, Double, Double) {
            switch self {
            case .small: (216, 12, 38, 54, 3)
            case .medium: (216, 8, 42, 54, 3)
            case .large: (226, 8, 46, 56, 4)
            case .landscape: (162, 6, 32, 40, 3)
            case .landscapeWithFoot: (150, 4, 31, 37, 3)
            case .pad: (264, 10, 54, 64, 6)
            case .padLandscape: (352, 12, 74, 86, 7)
            }
        }

        var isUpright: Bool { self == .small || self == .medium || self == .large }
    }
}
