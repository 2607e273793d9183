import Basics

/// The value of a user-defined runtime attribute, converted as by key-value coding.
struct RuntimeValue {
    let element: XMLElement
    private let child: XMLElement?

    init(_ element: XMLElement) {
        self.element = element
        child = element.child(key: "value")
    }

    /// The text of a scalar: the attribute's, or the child's.
    var text: String { element["value"] ?? child?["value"] ?? child.map(InterfaceText.content) ?? "" }

    /// A number; a text is converted like NSString's doubleValue.
    var number: Double {
        switch text {
        case "YES": 1
        case "NO": 0
        default: ElementNumber.lenient(text)
        }
    }

    /// A non-negative length in points.
    var length: Double { min(Limits.points, max(0, number)) }

    /// A boolean; a text is converted like NSString's boolValue.
    var flag: Bool { text.first.map { "YyTt123456789".contains($0) } ?? false }

    /// A `<size>` or a `<point>`.
    var pair: (x: Double, y: Double) {
        (
            ElementNumber.points(child?["width"] ?? child?["x"]) ?? 0,
            ElementNumber.points(child?["height"] ?? child?["y"]) ?? 0
        )
    }

    func color(_ context: InterfaceContext) -> JSONValue? {
        child.flatMap { $0.name == "color" ? InterfaceColor.json($0, context: context) : nil }
    }
}
