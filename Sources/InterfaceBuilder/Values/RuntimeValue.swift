import ContentExtensionHost

/// The value of a user-defined runtime attribute, as key-value coding turns it into what a property wants.
struct RuntimeValue {
    let element: XMLElement
    private let child: XMLElement?

    init(_ element: XMLElement) {
        self.element = element
        child = element.child(key: "value")
    }

    /// The text that stands for a scalar: the attribute, or the child's.
    var text: String {
        element["value"] ?? child?["value"] ?? child.map(InterfaceText.content) ?? ""
    }

    /// A number; of a text what NSString's doubleValue makes of it, 0 in the end.
    var number: Double {
        switch text {
        case "YES": 1
        case "NO": 0
        default: ElementNumber.lenient(text)
        }
    }

    /// A length in points that isn't negative.
    var length: Double { min(Limits.points, max(0, number)) }

    /// A truth value; of a text what NSString's boolValue makes of it.
    var flag: Bool { text.first.map { "YyTt123456789".contains($0) } ?? false }

    /// A `<size>` or a `<point>`.
    var pair: (x: Double, y: Double) {
        (
            ElementNumber.points(child?["width"] ?? child?["x"]) ?? 0,
            ElementNumber.points(child?["height"] ?? child?["y"]) ?? 0
        )
    }

    /// A colour.
    func color(_ context: InterfaceContext) -> JSONValue? {
        child.flatMap { $0.name == "color" ? InterfaceColor.json($0, context: context) : nil }
    }
}
