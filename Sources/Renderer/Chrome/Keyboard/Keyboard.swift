import ContentExtensionHost

/// The English keyboard with the words of the user's language; laid out from left to right.
struct Keyboard {
    let traits: Device

    /// The keyboard as wide as the screen. Shift is on where a sentence begins.
    func view(after text: String) -> ViewNode {
        let metrics = KeyboardMetrics(traits)
        let isShifted = Self.beginsSentence(after: text)
        let keys = metrics.keys.map { key($0.key, $0.frame, isShifted: isShifted) }
        return ViewNode(
            .view, id: "keyboard", style: ViewStyle(backgroundColor: KeyboardColors.background),
            sizing: ViewSizing(height: metrics.height), part: .keyboard, children: keys + foot(metrics))
    }

    /// Whether the next letter is a capital: at the start, after a line, and after a sentence and a space.
    static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last(where: { $0 != " " }) else { return true }
        return last.isNewline || (text.hasSuffix(" ") && ".!?".contains(last))
    }

    private func key(_ key: KeyboardKey, _ frame: Rect, isShifted: Bool) -> ViewNode {
        let isOn = key == .shift && isShifted
        let fill =
            isOn
            ? KeyboardColors.shiftedKey
            : key.isLight(isShifted: isShifted) ? KeyboardColors.key : KeyboardColors.functionKey
        let ink = isOn ? KeyboardColors.shiftedInk : KeyboardColors.ink
        return ViewNode(
            .view, id: key.id,
            style: ViewStyle(
                backgroundColor: fill, cornerRadius: .points(KeyboardMetrics.cornerRadius),
                shadow: Shadow(
                    color: KeyboardColors.keyEdge, opacity: 1, radius: 0,
                    offset: Point(x: 0, y: KeyboardMetrics.edge))),
            sizing: ViewSizing(width: frame.width, height: frame.height),
            placement: Placement(leading: frame.minX, top: frame.minY),
            children: [face(key, ink, isShifted: isShifted)].compactMap { $0 })
    }

    private func face(_ key: KeyboardKey, _ ink: Color, isShifted: Bool) -> ViewNode? {
        if let symbol = key.symbol(isShifted: isShifted) {
            return self.symbol(symbol, size: KeyboardMetrics.symbolSize, ink, .center)
        }
        guard let title = key.title(isShifted: isShifted, traits.words) else { return nil }
        var size = KeyboardMetrics.wordSize
        var lift = 0.0
        if case .letter = key {
            size = isShifted ? KeyboardMetrics.capitalSize : KeyboardMetrics.letterSize
            lift = isShifted ? 0 : KeyboardMetrics.letterLift
        }
        return ViewNode(
            .label(
                Label(title, font: .system(size), textColor: ink, alignment: .center, lineBreakMode: .byClipping)),
            placement: Placement(leading: 0, trailing: 0, centerY: -lift))
    }

    /// Emoji and dictation below the keys of a phone without a home button.
    private func foot(_ metrics: KeyboardMetrics) -> [ViewNode] {
        guard !metrics.hasHomeButton else { return [] }
        let size = KeyboardMetrics.footSymbolSize
        let width = 2 * KeyboardMetrics.footSide
        return [
            (KeyboardKey.emoji, Placement(leading: metrics.inset, top: metrics.keysHeight)),
            (KeyboardKey.dictation, Placement(trailing: metrics.inset, top: metrics.keysHeight)),
        ].map { key, placement in
            ViewNode(
                .view, id: key.id,
                sizing: ViewSizing(width: width, height: 2 * KeyboardMetrics.footMiddle),
                placement: placement,
                children: [key.symbol(isShifted: false)].compactMap { $0 }.map {
                    symbol($0, size: size, KeyboardColors.footInk, .center)
                })
        }
    }

    private func symbol(_ name: String, size: Double, _ ink: Color, _ placement: Placement) -> ViewNode {
        ViewNode(
            .image(ImageView(.symbol(name: name, pointSize: size, weight: .regular))),
            style: ViewStyle(tintColor: ink), placement: placement)
    }
}
