import Basics

struct XMLElement: Sendable {
    /// The tag's name.
    var name: String
    /// In file order, without duplicates.
    var attributes: [(name: String, value: String)] = []
    /// The direct children in file order.
    var children: [XMLElement] = []
    /// The direct text; empty if there is only white space.
    var text = ""
    /// The line of its `<`, from 1.
    var line = 0
    /// The column of its `<` in characters, from 1.
    var column = 0

    subscript(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

    func all(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

    /// The child for a property, identified by its attribute `key`.
    func child(key: String) -> XMLElement? { children.first { $0["key"] == key } }

    var position: TextPosition { .init(line: line, column: column) }
}
