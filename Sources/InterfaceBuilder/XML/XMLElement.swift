import ContentExtensionHost

/// An element of an XML file with all that is in it.
package struct XMLElement: Sendable {
    /// The tag's name.
    package var name: String
    /// In the file's order, each name once.
    package var attributes: [(name: String, value: String)]
    /// The elements directly inside, in the file's order.
    package var children: [XMLElement]
    /// The text directly inside; empty when that is nothing but the space between children.
    package var text: String
    /// Where its `<` stands, from 1.
    package var line: Int
    /// Where its `<` stands, from 1, in characters.
    package var column: Int

    package init(
        name: String, attributes: [(name: String, value: String)] = [], children: [XMLElement] = [],
        text: String = "", line: Int = 0, column: Int = 0
    ) {
        self.name = name
        self.attributes = attributes
        self.children = children
        self.text = text
        self.line = line
        self.column = column
    }

    /// The value of an attribute; `nil` when the element hasn't got it.
    package subscript(_ attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The first child of a name.
    package func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// All children of a name.
    package func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The child that stands for a property: Interface Builder names it in the attribute `key`.
    package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    /// Where it stands, for diagnostics.
    package var position: TextPosition { .init(line: line, column: column) }
}
