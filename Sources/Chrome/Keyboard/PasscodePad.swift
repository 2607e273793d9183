import Views

/// The passcode pad over a locked screen, before an action with `authenticationRequired`
/// (fact: host/actions.authentication).
struct PasscodePad {
    let device: Device
    var metrics: PasscodeMetrics
    /// Over the notification's backdrop.
    var dim = Color.rgba(RGBA(white: 0, alpha: 0.5))
    var key = Color.rgba(RGBA(white: 1, alpha: 0.2))

    init(device: Device) { (self.device, metrics) = (device, PasscodeMetrics(device.screen)) }

    /// The whole screen: a darker backdrop, the title, six dots, the digits, "Emergency" and "Cancel".
    func view() -> ViewNode {
        let title = text(device.words.text(.enterPasscode), .system(metrics.titleSize))
        let middle = device.screen.width / 2
        return ViewNode(
            .view, id: "passcode", style: ViewStyle(backgroundColor: dim),
            sizing: ViewSizing(height: device.screen.height), part: .passcode,
            children: [placed(title, id: "passcode-title", x: middle, y: metrics.keysTop - metrics.titleRise)]
                + dots() + metrics.digits.map { digit($0.digit, $0.frame) } + words())
    }

    private static let letters = [2: "ABC", 3: "DEF", 4: "GHI", 5: "JKL", 6: "MNO", 7: "PQRS", 8: "TUV", 9: "WXYZ"]

    private func digit(_ digit: Int, _ frame: Rect) -> ViewNode {
        var number = text("\(digit)", .system(metrics.digitSize, .light))
        var faces: [ViewNode] = []
        if let letters = Self.letters[digit] {
            var word = text(letters, .system(metrics.lettersSize, .medium), kern: 2 * metrics.scale)
            word.placement = Placement(leading: 0, trailing: 0, centerY: metrics.lettersDrop)
            faces.append(word)
        }
        number.placement = Placement(leading: 0, trailing: 0, centerY: digit == 0 ? 0 : -metrics.digitLift)
        return ViewNode(
            .view, id: "passcode-\(digit)", style: ViewStyle(backgroundColor: key, cornerRadius: .half),
            sizing: ViewSizing(width: frame.width, height: frame.height),
            placement: Placement(leading: frame.minX, top: frame.minY), children: [number] + faces)
    }

    private func dots() -> [ViewNode] {
        let first = (device.screen.width - Double(metrics.dots - 1) * metrics.dotPitch - metrics.dot) / 2
        return (0..<metrics.dots).map { index in
            ViewNode(
                .view, style: ViewStyle(cornerRadius: .half, border: Border(width: 1.25, color: .white)),
                sizing: ViewSizing(width: metrics.dot, height: metrics.dot),
                placement: Placement(
                    leading: first + Double(index) * metrics.dotPitch,
                    top: metrics.keysTop - metrics.dotsRise - metrics.dot / 2))
        }
    }

    /// "Emergency" and "Cancel" below the first and the last column.
    private func words() -> [ViewNode] {
        let y = metrics.keysTop + metrics.keysHeight + metrics.wordDrop
        let font = Font.system(metrics.wordSize)
        let left = metrics.keysLeft + metrics.key / 2
        return [
            placed(text(device.words.text(.emergency), font), id: "passcode-emergency", x: left, y: y),
            placed(text(device.words.text(.cancel), font), id: "passcode-cancel", x: device.screen.width - left, y: y),
        ]
    }

    private func text(_ text: String, _ font: Font, kern: Double? = nil) -> ViewNode {
        var label = Label(text, font: font, textColor: .white, alignment: .center, lineBreakMode: .byClipping)
        if let kern { label.runs = [TextRun(text, kern: kern)] }
        return ViewNode(.label(label))
    }

    /// A view centred at a point of the screen.
    private func placed(_ view: ViewNode, id: String, x: Double, y: Double) -> ViewNode {
        var view = view
        view.id = id
        view.placement = Placement(centerX: x - device.screen.width / 2, centerY: y - device.screen.height / 2)
        return view
    }
}

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
