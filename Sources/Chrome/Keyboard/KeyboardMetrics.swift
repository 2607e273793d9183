import Views

/// The keyboard of iOS 10–18, in points. Rows and keys of a screen 375 wide are measured
/// (fact: ios10/keyboard), the rest is from memory of the devices.
struct KeyboardMetrics {
    /// The height of all keys, without the home indicator's area.
    let keysHeight: Double
    /// The height below the keys: emoji and dictation on a phone without a home button.
    let footHeight: Double
    /// The bar above the keys: suggestions since iOS 15, until then the candidates of a Chinese keyboard; 0 without.
    let barHeight: Double
    /// The rows' tops below the candidates, and the height of a key.
    let tops: [Double]
    let keyHeight: Double
    /// The margin between the safe area's sides and the first and last key.
    let side: Double
    /// The gap between two keys.
    let gap: Double
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
    /// `true` for the pad of twelve keys that types Japanese on an upright phone.
    let isKana: Bool

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

    init(_ device: Device) {
        language = String(device.language.prefix { $0 != "-" && $0 != "_" })
        inset = device.safeArea.leading
        width = device.screen.width - 2 * inset
        let isLandscape = device.orientation == .landscape
        let isFootless = device.safeArea.bottom == 0
        // In landscape the area below the keys only has room for the home indicator.
        hasHomeButton = isFootless || isLandscape || device.model.isPad
        let kind: Kind =
            if device.model.isPad { isLandscape ? .padLandscape : .pad } else if isLandscape {
                isFootless ? .landscape : .landscapeWithFoot
            } else if width >= 414 { .large } else if width >= 375 { .medium } else { .small }
        let hasBar = !device.model.isPad && !isLandscape
        barHeight = !hasBar ? 0 : device.style.hasMenu ? 45 : device.usesChinese ? 42 : 0
        var gap: Double
        (keysHeight, tops, keyHeight, side, gap) = kind.rows
        footHeight = isFootless ? 0 : (hasHomeButton ? device.safeArea.bottom : 75)
        isKana = language == "ja" && kind.isUpright
        let columns = Double(isKana ? 5 : KeyboardRow.columns(language: language))
        if columns > 10 { gap -= 1 }
        letterWidth = (width - 2 * side - (columns - 1) * gap) / columns
        self.gap = gap
        shiftWidth = KeyboardRow.hasCase(language) ? (letterWidth * 4 / 3).rounded() : letterWidth
        smallWidth = hasHomeButton ? letterWidth + (kind.isUpright ? 3 : 0) : (width * 87.5 / 375).rounded()
        returnWidth = hasHomeButton ? 2 * letterWidth + gap + (kind.isUpright ? 5 : 0) : smallWidth
    }

    var height: Double { barHeight + keysHeight + footHeight }

    let letterWidth: Double
    /// The language of the letters, such as `de`.
    private let language: String

    /// The keys with their frames, in points from the keyboard's top left corner.
    var keys: [(key: KeyboardKey, frame: Rect)] {
        let rows = isKana ? KeyboardRow.kana : KeyboardRow.all(language: language, hasHomeButton: hasHomeButton)
        return zip(rows, tops).flatMap { row, top in frames(of: row, y: barHeight + top) }
    }

    private func frames(of row: KeyboardRow, y: Double) -> [(key: KeyboardKey, frame: Rect)] {
        func run(_ keys: [KeyboardKey], from x: Double, widths: [Double]) -> [(key: KeyboardKey, frame: Rect)] {
            var x = x
            return zip(keys, widths).map { key, width in
                defer { x += width + gap }
                let further = isKana && key == .return ? tops[3] - tops[2] : 0
                return (key, Rect(x: x, y: y, width: width, height: keyHeight + further))
            }
        }
        func length(_ widths: [Double]) -> Double { widths.reduce(0) { $0 + $1 + gap } }
        let leading = row.leading.map(ownWidth)
        let trailing = row.trailing.map(ownWidth)
        let (first, last) = (inset + side, inset + width - side)
        let isSpaceBar = row.middle == [.space]
        let room = last - first - length(leading) - length(trailing)
        let middle = row.middle.map { isSpaceBar ? room : ownWidth($0) }
        let spare = isSpaceBar ? 0 : (room - length(middle) + gap) / 2
        let start = first + length(leading) + spare
        return run(row.leading, from: first, widths: leading) + run(row.middle, from: start, widths: middle)
            + run(row.trailing, from: last - length(trailing) + gap, widths: trailing)
    }

    private func ownWidth(_ key: KeyboardKey) -> Double {
        if isKana { return letterWidth }
        return switch key {
        case .shift, .delete: shiftWidth
        case .numbers, .emoji, .dictation: smallWidth
        case .return: returnWidth
        default: letterWidth
        }
    }

    /// The size classes of keyboards.
    private enum Kind {
        case small, medium, large, landscape, landscapeWithFoot, pad, padLandscape

        /// The height of the keys, the rows' tops, a key's height, the side, the gap between keys.
        var rows: (Double, [Double], Double, Double, Double) {
            switch self {
            case .small: (216, Self.tops(12, 54), 38, 3, 6)
            case .medium: (216, [10.5, 64, 118.5, 170.5], 42, 3.5, 7)
            case .large: (226, Self.tops(8, 56), 46, 4, 6)
            case .landscape: (162, Self.tops(6, 40), 32, 3, 6)
            case .landscapeWithFoot: (150, Self.tops(4, 37), 31, 3, 6)
            case .pad: (264, Self.tops(10, 64), 54, 6, 6)
            case .padLandscape: (352, Self.tops(12, 86), 74, 7, 6)
            }
        }

        private static func tops(_ first: Double, _ pitch: Double) -> [Double] {
            (0..<4).map { first + Double($0) * pitch }
        }

        var isUpright: Bool { self == .small || self == .medium || self == .large }
    }
}
