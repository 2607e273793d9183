import ContentExtensionHost
import Views

/// The keyboard of the user's language, always left-to-right.
struct Keyboard {
    let device: Device
    var metrics: KeyboardMetrics
    var colors = KeyboardColors()

    init(device: Device) { (self.device, metrics) = (device, KeyboardMetrics(device)) }

    /// The keyboard as wide as the screen. Shift is on at the start of a sentence.
    func view(after text: String) -> ViewNode {
        // Kana have one size, that of capitals.
        let isShifted = metrics.isKana || Self.beginsSentence(after: text)
        let keys = metrics.keys.map { key($0.key, $0.frame, isShifted: isShifted) }
        return ViewNode(
            .view, id: "keyboard", style: ViewStyle(backgroundColor: colors.background),
            sizing: ViewSizing(height: metrics.height), part: .keyboard, children: suggestionLines + keys + foot)
    }

    /// `true` when the next letter is capitalized: at the start, after a line feed, and after a sentence and a space.
    static func beginsSentence(after text: String) -> Bool {
        guard let last = text.last(where: { $0 != " " }) else { return true }
        return last.isNewline || (text.hasSuffix(" ") && ".!?".contains(last))
    }

    private func key(_ key: KeyboardKey, _ frame: Rect, isShifted: Bool) -> ViewNode {
        let isOn = key == .shift && isShifted
        // Beside the kana, space is a key like delete.
        let isLight = key.isLight(isShifted: isShifted) && !(metrics.isKana && key == .space)
        let fill = isOn ? colors.shiftedKey : isLight ? colors.key : colors.functionKey
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
        guard let title = key.title(isShifted: isShifted, device.words) else { return nil }
        var label = Label(
            title, font: .system(metrics.wordSize), textColor: ink, alignment: .center, lineBreakMode: .byClipping)
        var lift = 0.0
        if case .letter = key {
            label.font = .system(isShifted ? metrics.capitalSize : metrics.letterSize)
            lift = isShifted ? 0 : metrics.letterLift
        } else {
            // "rivinvaihto" is longer than a key on a phone with a home button.
            label = label.shrinking
        }
        return ViewNode(.label(label), placement: Placement(leading: 0, trailing: 0, centerY: -lift))
    }

    /// The lines between the three suggestions since iOS 15, whose words depend on what the user has typed before
    /// (fact: ios18/input-bar.suggestions).
    private var suggestionLines: [ViewNode] {
        guard device.style.hasMenu, metrics.barHeight > 0 else { return [] }
        return [1.0, 2].map { third in
            ViewNode(
                .view, style: ViewStyle(backgroundColor: colors.suggestionLine),
                sizing: ViewSizing(width: 1, height: 25),
                placement: Placement(
                    leading: (third * metrics.width / 3).rounded() + metrics.inset,
                    top: (metrics.barHeight - 19) / 2))
        }
    }

    /// The keys below the keyboard of a phone without a home button: emoji, or the globe where emoji are in a row; and
    /// dictation.
    private var foot: [ViewNode] {
        guard !metrics.hasHomeButton else { return [] }
        let size = metrics.footSymbolSize
        let width = 2 * metrics.footSide
        let top = metrics.barHeight + metrics.keysHeight
        return [
            (metrics.isKana ? KeyboardKey.globe : .emoji, Placement(leading: metrics.inset, top: top)),
            (KeyboardKey.dictation, Placement(trailing: metrics.inset, top: top)),
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

    /// The views while the extension or one of its fields is first responder (fact: host/text-input), from the bottom up,
    /// as wide as the screen: input view or the keyboard of a field, then the accessory view.
    /// - Parameter fittingHeight: the height of an extension's view at the screen's width, in points.
    func views(
        for input: TextInputSession, accessory: ViewNode?, inputView view: ViewNode?, of scene: Scene,
        fittingHeight: (ViewNode) -> Double
    ) -> [ViewNode] {
        func host(
            _ view: ViewNode, _ id: String, _ part: ViewNode.Part, default height: Double, isLowest: Bool = true
        ) -> ViewNode {
            let own = fittingHeight(view)
            return hosting(view, id: id, part: part, height: own > 0 ? own : height, isLowest: isLowest)
        }
        // By default, an input view is as high as the keyboard.
        let board = metrics.height - device.safeArea.bottom
        let typed = input.field?.first.flatMap(scene.view)?.view.content.typedText ?? ""
        let lowest =
            view.map { host($0, "input-view", .inputView, default: board) }
            ?? (input.hasKeyboard ? self.view(after: typed) : nil)
        let bar = accessory.map {
            host($0, "accessory-view", .accessory, default: metrics.accessoryHeight, isLowest: lowest == nil)
        }
        return [lowest, bar].compactMap { $0 }
    }

    /// An extension's view in a system view, at most as high as the screen; an input view's has the keyboard's
    /// background. The lowest view reaches below the safe area.
    private func hosting(
        _ view: ViewNode, id: String, part: ViewNode.Part, height: Double, isLowest: Bool
    ) -> ViewNode {
        let below = isLowest ? device.safeArea.bottom : 0
        var view = view
        view.placement = .fill
        return ViewNode(
            .view, id: id,
            style: ViewStyle(backgroundColor: part == .inputView ? colors.background : nil, clipsToBounds: true),
            sizing: ViewSizing(height: min(height + below, device.screen.height), margins: EdgeInsets(bottom: below)),
            part: part, children: [view])
    }
}

/// The colours of the keyboard, from memory; the dark ones follow iOS 13's.
struct KeyboardColors: Sendable {
    var background = Color.dynamic(light: RGBA(210, 213, 219), dark: RGBA(43, 43, 45))
    /// A key with a character, and a function key.
    var key = Color.dynamic(light: RGBA(white: 1), dark: RGBA(107, 107, 110))
    var functionKey = Color.dynamic(light: RGBA(172, 179, 188), dark: RGBA(71, 71, 74))
    /// The shift key while it is on.
    var shiftedKey = Color.dynamic(light: RGBA(white: 1), dark: RGBA(212, 212, 214))
    var keyEdge = Color.dynamic(light: RGBA(137, 138, 141), dark: RGBA(26, 26, 28))
    var suggestionLine = Color.dynamic(light: RGBA(185, 188, 196), dark: RGBA(84, 84, 86))
    var ink = Color.dynamic(light: RGBA(white: 0), dark: RGBA(white: 1))
    var shiftedInk = Color.black
    /// Emoji and dictation below the keys.
    var footInk = Color.dynamic(light: RGBA(80, 85, 92), dark: RGBA(190, 190, 194))
    /// The caret in the field above; the light one is measured (fact: ios10/input-bar.field).
    var caret = Color.dynamic(light: RGBA(66, 107, 242), dark: RGBA(84, 132, 255))
}
