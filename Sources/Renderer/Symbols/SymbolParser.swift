import Views

extension SystemSymbol {
    /// Reads a drawing as the table writes it, or `nil` when it is malformed.
    ///
    /// Words are separated by spaces and ends of lines. A number up front is the box's width (100 without). `fill`, `stroke`, `solid` (filled,
    /// with rounded corners), `cut` and `cutStroke` begin a layer. In it, coordinates follow each letter: `M x y`, `L x y`, `C x1 y1 x2 y2 x y`, `Z`, `O x y r` (circle), `E x y rx ry`, `R x y w h r`
    /// (rounded rectangle), `A x y r from to` (arc, degrees).
    init?(parsing text: String) {
        var words = text.split { $0 == " " || $0 == "\n" }[...]
        func takeNumbers(_ count: Int) -> [Double]? {
            let numbers = words.prefix(count).compactMap { Double($0) }
            guard numbers.count == count else { return nil }
            words = words.dropFirst(count)
            return numbers
        }
        var width = 100.0
        if let number = words.first.flatMap({ Double($0) }) {
            width = number
            words = words.dropFirst()
        }
        var layers: [Layer] = []
        while let word = words.popFirst() {
            if let style = Self.styles[word] {
                layers.append(Layer(style: style, path: []))
                continue
            }
            guard let (count, make) = Self.commands[word], let numbers = takeNumbers(count), !layers.isEmpty else {
                return nil
            }
            layers[layers.count - 1].path.append(make(numbers))
        }
        guard !layers.isEmpty else { return nil }
        (self.width, self.layers) = (width, layers)
    }

    private static let styles: [Substring: Style] = [
        "fill": .fill, "stroke": .stroke, "solid": .solid, "cut": .cut, "cutStroke": .cutStroke,
    ]

    /// The commands, with how many numbers each takes.
    private static let commands: [Substring: (Int, @Sendable ([Double]) -> PathCommand)] = [
        "M": (2, { .move(Point(x: $0[0], y: $0[1])) }),
        "L": (2, { .line(Point(x: $0[0], y: $0[1])) }),
        "C": (6, { .curve(Point(x: $0[0], y: $0[1]), Point(x: $0[2], y: $0[3]), to: Point(x: $0[4], y: $0[5])) }),
        "Z": (0, { _ in .close }),
        "O": (3, { .ellipse(Rect(x: $0[0] - $0[2], y: $0[1] - $0[2], width: 2 * $0[2], height: 2 * $0[2])) }),
        "E": (4, { .ellipse(Rect(x: $0[0] - $0[2], y: $0[1] - $0[3], width: 2 * $0[2], height: 2 * $0[3])) }),
        "R": (5, { .roundedRect(Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]), radius: $0[4]) }),
        "A": (5, { .arc(center: Point(x: $0[0], y: $0[1]), radius: $0[2], from: $0[3], to: $0[4]) }),
    ]
}
