import ContentExtensionHost

/// The English keyboard with key titles in the user's language, always left-to-right.
struct Keyboard {
    let traits: Device
    var metrics: KeyboardMetrics
    var colors = KeyboardColors()

    init(traits: Device) { (self.traits, metrics) = (traits, KeyboardMetrics(traits)) }

    /// The keyboard as wide as the screen. Shift is on at the start of a sentence.
    func view(after text: String) -> ViewNode {
        let isShifted = Self.beginsSentence(after: text)
        let keys = metrics.keys.map { key($0.key, $0.frame, isShifted: isShifted) }
        return ViewNode(
            .view, id: "keyboard", style: ViewStyle(backgroundColor: colors.background),
            sizing: ViewSizing(height: metrics.height), part: .keyboard, children: keys + foot)
    }

    /// `true` when the next letter is capitalized: at the start, after a line feed, and after a sentence and a space.
    static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last(where: { $0 != " " }) else { return true }
        return last.isNewline || (text.hasSuffix(" ") && ".!?".contains(last))
    }

    private func key(_ key: KeyboardKey, _ frame: Rect, isShifted: Bool) -> ViewNode {
        let isOn = key == .shift && isShifted
        let fill = isOn ? colors.shiftedKey : key.isLight(isShifted: isShifted) ? colors.key : colors.functionKey
        let ink = isOn ? colors.shiftedInk : colors.ink
        return ViewNode(
            .view, id: key.id,
            style: ViewStyle(
                backgroundColor: fill, cornerRadius: .points(metrics.cornerRadius),
                shadow: Shadow(color: colors.keyEdge, opacity: 1, radius: 0, offset: Point(x: 0, y: metrics.edge))),
            sizing: ViewSizing(width: frame.width, height: frame.height),
            placement: Placement(leading: frame.minX, top: frame.minY),
            children: [face(key, ink, isShifted: isShifted)].compactMap { $0 })
    }

    private func face(_ key: KeyboardKey, _ ink: Color, isShifted: Bool) -> ViewNode? {
        if let symbol = key.symbol(isShifted: isShifted) {
            return self.symbol(symbol, size: metrics.symbolSize, ink, .center)
        }
        guard let title = key.title(isShifted: isShifted, traits.words) else { return nil }
        var size = metrics.wordSize
        var lift = 0.0
        if case .letter = key {
            size = isShifted ? metrics.capitalSize : metrics.letterSize
            lift = isShifted ? 0 : metrics.letterLift
        }
        return ViewNode(
            .label(Label(title, font: .system(size), textColor: ink, alignment: .center, lineBreakMode: .byClipping)),
            placement: Placement(leading: 0, trailing: 0, centerY: -lift))
    }

    /// The emoji and dictation keys below the keyboard of a phone without a home button.
    private var foot: [ViewNode] {
        guard !metrics.hasHomeButton else { return [] }
        let size = metrics.footSymbolSize
        let width = 2 * metrics.footSide
        return [
            (KeyboardKey.emoji, Placement(leading: metrics.inset, top: metrics.keysHeight)),
            (KeyboardKey.dictation, Placement(trailing: metrics.inset, top: metrics.keysHeight)),
        ].map { key, placement in
            ViewNode(
                .view, id: key.id, sizing: ViewSizing(width: width, height: 2 * metrics.footMiddle),
                placement: placement,
                children: [key.symbol(isShifted: false)].compactMap { $0 }.map {
                    symbol($0, size: size, colors.footInk, .center)
                })
        }
    }

    private func symbol(_ name: String, size: Double, _ ink: Color, _ placement: Placement) -> ViewNode {
        ViewNode(
            .image(ImageView(.symbol(name: name, pointSize: size, weight: .regular))),
            style: ViewStyle(tintColor: ink), placement: placement)
    }
}
