import ContentExtensionHost

/// Reads the attributes and children of one element and gathers the template's keys, remembering what was asked for.
struct ElementReader {
    let element: XMLElement
    let context: InterfaceContext
    /// The keys gathered so far, in order.
    private(set) var members: [JSONValue.Member] = []
    private var asked: Set<String> = []
    private var askedKeys: Set<String> = []
    private var askedElements: Set<String> = []

    init(_ element: XMLElement, _ context: InterfaceContext) {
        self.element = element
        self.context = context
    }

    // MARK: What the element says

    /// An attribute's text.
    mutating func attribute(_ name: String) -> String? {
        asked.insert(name)
        return element[name]
    }

    /// A truth value, `YES` or `NO`.
    mutating func bool(_ name: String) -> Bool? { attribute(name).map { $0 == "YES" || $0 == "true" } }

    /// A number, moved into the range when it lies outside.
    mutating func number(_ name: String, in range: ClosedRange<Double> = ElementReader.offsets) -> Double? {
        guard let text = attribute(name) else { return nil }
        guard let number = ElementNumber.parse(text) else {
            context.findings.unknownValue(text, of: name, in: element)
            return nil
        }
        return min(range.upperBound, max(range.lowerBound, number))
    }

    /// The template's word for a value, from a table of Interface Builder's words.
    mutating func choice(_ name: String, _ words: [String: String]) -> String? {
        guard let text = attribute(name) else { return nil }
        if let word = words[text] { return word }
        context.findings.unknownValue(text, of: name, in: element)
        return nil
    }

    /// The template's word for a value that both call the same.
    mutating func choice(_ name: String, _ words: String...) -> String? {
        choice(name, Dictionary(uniqueKeysWithValues: words.map { ($0, $0) }))
    }

    /// The child that stands for a property.
    mutating func child(key: String) -> XMLElement? {
        askedKeys.insert(key)
        return element.child(key: key)
    }

    /// The first child of a name, whatever its key.
    mutating func child(named name: String) -> XMLElement? {
        askedElements.insert(name)
        return element.first(name)
    }

    // MARK: What the template gets

    mutating func set(_ key: String, _ value: JSONValue?) {
        guard let value else { return }
        members.removeAll { $0.key == key }
        members.append(.init(key: key, keyPosition: element.position, value: value))
    }

    mutating func set(_ key: String, _ text: String?) { set(key, text.map { JSONValue(.string($0), at: position) }) }
    mutating func set(_ key: String, _ flag: Bool?) { set(key, flag.map { JSONValue(.bool($0), at: position) }) }
    mutating func set(_ key: String, _ number: Double?) { set(key, number.map { .number($0, at: position) }) }

    /// The value that was gathered for a key.
    subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

    var position: JSONValue.Position { element.position }

    /// Lengths in points that may be negative.
    static let offsets = -Limits.points...Limits.points
    /// Lengths in points.
    static let lengths = 0...Limits.points

    /// Reports the attributes and children that nobody asked for and that aren't known to change nothing.
    func finish(harmless: HarmlessParts) {
        for (name, _) in element.attributes where !asked.contains(name) && !harmless.attributes.contains(name) {
            context.findings.unknownAttribute(name, of: element)
        }
        for child in element.children {
            if askedElements.contains(child.name) || harmless.elements.contains(child.name) { continue }
            if let key = child["key"], askedKeys.contains(key) || harmless.keys.contains(key) { continue }
            context.findings.unknownElement(child, in: element)
        }
    }
}

extension JSONValue {
    /// A finite number as JSON has it.
    static func number(_ number: Double, at position: Position) -> JSONValue {
        JSONValue(.number(number, isInteger: number == number.rounded() && abs(number) < 1e15), at: position)
    }
}
