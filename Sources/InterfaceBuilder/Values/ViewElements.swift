import ContentExtensionHost

/// Turns the element of a view into the keys of the template language.
package enum ViewElements {
    /// Whether an element is a view that is drawn, or stands in for one.
    package static func isView(_ name: String) -> Bool { table[name] != nil }

    /// The keys of a view: `type`, those of its type, and `backgroundColor`, `tintColor`, `alpha`, `hidden`,
    /// `clipsToBounds`, `hugging`, `compressionResistance`, `cornerRadius`, `border` and `shadow` where it sets them.
    ///
    /// What stands in the element and changes pixels, but is read by nobody, goes to the findings; the tree, constraints,
    /// frames, margins and connections are the caller's and pass in silence. `nil` for an element that is no view.
    package static func properties(of element: XMLElement, context: InterfaceContext) -> [JSONValue.Member]? {
        guard let kind = table[element.name] else { return nil }
        var reader = ElementReader(element, context)
        reader.set("type", kind.type)
        reader.finish(harmless: kind.harmless)
        return reader.members
    }

    private static let table: [String: ElementKind] = [
        "view": ElementKind("view")
    ]
}

/// How the elements of one name are read.
struct ElementKind: Sendable {
    /// The template's type.
    let type: String
    let harmless: HarmlessParts

    init(_ type: String, harmless: HarmlessParts = .init()) {
        self.type = type
        self.harmless = harmless
    }
}
