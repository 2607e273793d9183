import ContentExtensionHost

/// The keyboard of iOS 10–18 without its suggestions, in points. All of it is from memory of the devices: no screenshot
/// of it was measured (docs/fidelity.md).
struct KeyboardMetrics {
    /// The height of all keys, without the home indicator's area.
    let keysHeight: Double
    /// The height below the keys: emoji and dictation on a phone without a home button.
    let footHeight: Double
    /// The first row's top, the height of a key, and the distance of rows.
    let top: Double
    let keyHeight: Double
    let pitch: Double
    /// The margin between the safe area's sides and the first and last key.
    let side: Double
    /// The gap between two keys.
    var gap = 6.0
    /// The width of shift and delete.
    let shiftWidth: Double
    /// The widths of the keys beside the space bar: leading, and return.
    let smallWidth: Double
    let returnWidth: Double
    /// The width available to keys, and its distance from the screen's sides.
    let width: Double
    let inset: Double
    /// `true` when emoji and dictation are in the last row.
    let hasHomeButton: Bool

    /// The corner radius of a key.
    var cornerRadius = 5.0
    /// The visible height of a key's lower edge.
    var edge = 1.0
    /// The font sizes of capitals, small letters and words; the offset of small letters above the centre.
    var capitalSize = 22.5
    var letterSize = 25.5
    var wordSize = 16.0
    var letterLift = 2.0
    /// The sizes of symbols on keys and below them.
    var symbolSize = 17.0
    var footSymbolSize = 22.0
    /// The centres of emoji and dictation below the keys: from the side, and from the foot's top.
    var footSide = 38.0
    var footMiddle = 24.0
    /// The width of a field's caret, and the default text size of a field.
    var caretWidth = 2.0
    var fieldTextSize = 17.0
    /// The height of an accessory view without its own: a toolbar's.
    var accessoryHeight = 44.0

    init(_ traits: Device) {
        inset = traits.safeArea.leading
        width = traits.screen.width - 2 * inset
        let isLandscape = traits.orientation == .landscape
        let isFootless = traits.safeArea.bottom == 0
        // In landscape the area below the keys only has room for the home indicator.
        hasHomeButton = isFootless || isLandscape || traits.model.isPad
        let kind: Kind =
            if traits.model.isPad { isLandscape ? .padLandscape : .pad } else if isLandscape {
                isFootless ? .landscape : .landscapeWithFoot
            } else if width >= 414 { .large } else if width >= 375 { .medium } else { .small }
        (keysHeight, top, keyHeight, pitch, side) = kind.rows
        footHeight = isFootless ? 0 : (hasHomeButton ? traits.safeArea.bottom : 75)
        letterWidth = (width - 2 * side - 9 * gap) / 10
        shiftWidth = (letterWidth * 4 / 3).rounded()
        smallWidth = hasHomeButton ? letterWidth + (kind.isUpright ? 3 : 0) : (width * 87.5 / 375).rounded()
        returnWidth = hasHomeButton ? 2 * letterWidth + gap + (kind.isUpright ? 5 : 0) : smallWidth
    }

    var height: Double { keysHeight + footHeight }

    let letterWidth: Double

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

    /// The size classes of keyboards.
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
