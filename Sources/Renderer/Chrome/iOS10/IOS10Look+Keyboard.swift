import ContentExtensionHost

/// The English keyboard with the words of the user's language; laid out from left to right.
extension IOS10Look {
    /// The keyboard as wide as the screen. Shift is on where a sentence begins.
    func keyboard(after text: String) -> ViewNode {
        let metrics = IOS10KeyboardMetrics(traits)
        let isShifted = Self.beginsSentence(after: text)
        let keys = metrics.keys.map { key($0.key, $0.frame, isShifted: isShifted) }
        return ViewNode(
            .view, id: "keyboard", style: ViewStyle(backgroundColor: IOS10KeyboardColors.background),
            sizing: ViewSizing(height: metrics.height), part: .keyboard, children: keys + foot(metrics))
    }

    /// Whether the next letter is a capital: at the start, after a line, and after a sentence and a space.
    static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last(where: { $0 != " " }) else { return true }
        return last.isNewline || (text.hasSuffix(" ") && ".!?".contains(last))
    }

    private func key(_ key: IOS10Key, _ frame: Rect, isShifted: Bool) -> ViewNode {
        let isOn = key == .shift && isShifted
        let fill =
            isOn
            ? IOS10KeyboardColors.shiftedKey
            : key.isLight(isShifted: isShifted) ? IOS10KeyboardColors.key : IOS10KeyboardColors.functionKey
        let ink = isOn ? IOS10KeyboardColors.shiftedInk : IOS10KeyboardColors.ink
        return ViewNode(
            .view, id: key.id,
            style: ViewStyle(
                backgroundColor: fill, cornerRadius: .points(IOS10KeyboardMetrics.cornerRadius),
                shadow: Shadow(
                    color: IOS10KeyboardColors.keyEdge, opacity: 1, radius: 0,
                    offset: Point(x: 0, y: IOS10KeyboardMetrics.edge))),
            sizing: ViewSizing(width: frame.width, height: frame.height),
            placement: Placement(leading: frame.minX, top: frame.minY),
            children: [face(key, ink, isShifted: isShifted)].compactMap { $0 })
    }

    private func face(_ key: IOS10Key, _ ink: Color, isShifted: Bool) -> ViewNode? {
        if let symbol = key.symbol(isShifted: isShifted) {
            return self.symbol(symbol, size: IOS10KeyboardMetrics.symbolSize, ink, .center)
        }
        guard let title = key.title(isShifted: isShifted, traits.words) else { return nil }
        var size = IOS10KeyboardMetrics.wordSize
        var lift = 0.0
        if case .letter = key {
            size = isShifted ? IOS10KeyboardMetrics.capitalSize : IOS10KeyboardMetrics.letterSize
            lift = isShifted ? 0 : IOS10KeyboardMetrics.letterLift
        }
        return ViewNode(
            .label(
                Label(title, font: .system(size), textColor: ink, alignment: .center, lineBreakMode: .byClipping)),
            placement: Placement(leading: 0, trailing: 0, centerY: -lift))
    }

    /// Emoji and dictation below the keys of a phone without a home button.
    private func foot(_ metrics: IOS10KeyboardMetrics) -> [ViewNode] {
        guard !metrics.hasHomeButton else { return [] }
        let size = IOS10KeyboardMetrics.footSymbolSize
        let width = 2 * IOS10KeyboardMetrics.footSide
        return [
            (IOS10Key.emoji, Placement(leading: metrics.inset, top: metrics.keysHeight)),
            (IOS10Key.dictation, Placement(trailing: metrics.inset, top: metrics.keysHeight)),
        ].map { key, placement in
            ViewNode(
                .view, id: key.id,
                sizing: ViewSizing(width: width, height: 2 * IOS10KeyboardMetrics.footMiddle),
                placement: placement,
                children: [key.symbol(isShifted: false)].compactMap { $0 }.map {
                    symbol($0, size: size, IOS10KeyboardColors.footInk, .center)
                })
        }
    }

    private func symbol(_ name: String, size: Double, _ ink: Color, _ placement: Placement) -> ViewNode {
        ViewNode(
            .image(ImageView(.symbol(name: name, pointSize: size, weight: .regular))),
            style: ViewStyle(tintColor: ink), placement: placement)
    }
}
