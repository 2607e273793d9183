import ContentExtensionHost

/// An element of an XML file with its contents.
package struct XMLElement: Sendable {
    /// The tag's name.
    package var name: String
    /// In file order, without duplicates.
    package var attributes: [(name: String, value: String)]
    /// The direct children in file order.
    package var children: [XMLElement]
    /// The direct text; empty if there is only white space.
    package var text: String
    /// The line of its `<`, from 1.
    package var line: Int
    /// The column of its `<` in characters, from 1.
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

    package subscript(_ attribute: String) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// The first child with a name.
    package func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    /// All children with a name.
    package func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The child for a property, identified by its attribute `key`.
    package func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    package var position: TextPosition { .init(line: line, column: column) }
}
