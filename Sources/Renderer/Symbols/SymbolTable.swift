/// The drawings of system symbols, in the notation of `SystemSymbol.init(parsing:)`: our own, none of them traced.
enum SymbolTable {
    static let themes = [
        marks, arrows, media, nature, places, shopping, people, health, leisure, documents, things, devices, extras,
    ]

    static let entries: [String: String] = themes.reduce(into: [:]) { all, theme in
        all.merge(theme) { first, _ in first }
    }

    /// Drawings of the system's own chrome, under names that SF doesn't have.
    static let chrome: Set<String> = ["media.play", "media.pause", "map.balloon"]

    /// Names that share another's drawing: older and newer ones of the same symbol, and those that follow the writing
    /// direction, where it runs to the right.
    static let aliases: [String: String] = [
        "chevron.forward": "chevron.right",
        "chevron.backward": "chevron.left",
        "chevron.forward.2": "chevron.right.2",
        "chevron.backward.2": "chevron.left.2",
        "arrow.forward": "arrow.right",
        "arrow.backward": "arrow.left",
        "arrow.up.forward": "arrow.up.right",
        "arrow.up.backward": "arrow.up.left",
        "arrow.down.forward": "arrow.down.right",
        "arrow.down.backward": "arrow.down.left",
        "arrow.uturn.forward": "arrow.uturn.right",
        "arrow.uturn.backward": "arrow.uturn.left",
        "arrow.2.circlepath": "arrow.triangle.2.circlepath",
        "arrowshape.turn.up.forward": "arrowshape.turn.up.right",
        "arrowshape.turn.up.backward": "arrowshape.turn.up.left",
        "rectangle.portrait.and.arrow.forward": "rectangle.portrait.and.arrow.right",
        "goforward": "arrow.clockwise",
        "gobackward": "arrow.counterclockwise",
        "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "list.dash": "list.bullet",
        "star.lefthalf.fill": "star.leadinghalf.filled",
        "circle.lefthalf.fill": "circle.lefthalf.filled",
        "hourglass.bottomhalf.fill": "hourglass.bottomhalf.filled",
        "person.crop.circle.fill": "person.circle.fill",
        "person.circle": "person.crop.circle",
        "speaker.1.fill": "speaker.wave.1.fill",
        "speaker.2": "speaker.wave.2",
        "speaker.2.fill": "speaker.wave.2.fill",
        "speaker.3.fill": "speaker.wave.3.fill",
        "bubble": "bubble.left",
        "bubble.fill": "bubble.left.fill",
        "battery.100percent": "battery.100",
        "battery.75percent": "battery.75",
        "battery.50percent": "battery.50",
        "battery.25percent": "battery.25",
        "battery.0percent": "battery.0",
        "thermometer.medium": "thermometer",
        "truck.box": "box.truck",
        "truck.box.fill": "box.truck.fill",
        "mail": "envelope",
        "mail.fill": "envelope.fill",
        "microphone": "mic",
        "microphone.fill": "mic.fill",
        "globe.americas": "globe",
        "globe.europe.africa": "globe",
        "list.bullet.clipboard": "list.clipboard",
        "list.bullet.clipboard.fill": "list.clipboard.fill",
        "iphone.gen3": "iphone",
        "phone.arrow.right": "phone.arrow.up.right",
        "suit.heart": "heart",
        "suit.heart.fill": "heart.fill",
        "gauge.with.dots.needle.bottom.50percent": "gauge",
        "thermometer.high": "thermometer",
        "chart.xyaxis.line": "chart.line.uptrend.xyaxis",
        "arrowshape.turn.up.backward.2": "arrowshape.turn.up.left.2",
        "arrowtriangle.backward.fill": "arrowtriangle.left.fill",
        "arrowtriangle.forward.fill": "arrowtriangle.right.fill",
    ]
}
