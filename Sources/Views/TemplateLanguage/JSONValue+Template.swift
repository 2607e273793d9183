import Basics

extension JSONValue.Kind {
    /// A literal text, in which `{{` has no meaning.
    package static func text(_ text: String) -> Self {
        text.contains("{{") ? .members(["literal": .string(text)]) : .string(text)
    }
}

extension JSONValue {
    /// A view of the template language and its descendants, outermost first.
    package var viewTree: [JSONValue] { [self] + (self["children"]?.array ?? []).flatMap(\.viewTree) }

    /// The value with an array's elements, given with their index, or an object's members changed.
    package func mapped(element: (Int, JSONValue) -> JSONValue, member: (inout Member) -> Void) -> JSONValue {
        var value = self
        switch kind {
        case .array(let elements): value.kind = .array(elements.enumerated().map(element))
        case .object(var members):
            for index in members.indices { member(&members[index]) }
            value.kind = .object(members)
        default: break
        }
        return value
    }
}
