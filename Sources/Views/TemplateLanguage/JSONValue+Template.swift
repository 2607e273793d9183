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

    /// A rendered text converted to a number or boolean if it is one, for arithmetic and conditions.
    package var asScalar: JSONValue {
        guard let text = string else { return self }
        if text == "true" || text == "false" { return JSONValue(.bool(text == "true")) }
        guard let number = Self.finiteNumber(text), Self.text(of: number) == text else { return self }
        return JSONValue(.number(number, isInteger: number == number.rounded()))
    }

    /// `true` for a bindable value that isn't a literal: a template, a table, a choice, a format, an attachment.
    var isComputed: Bool {
        self["literal"] == nil
            && contains { value in
                value.string.map(TextTemplate.isTemplate)
                    ?? value.members?.contains { Self.computedKeys.contains($0.key) } ?? false
            }
    }

    /// `true` if the value tells the time, or the time that is left until a date.
    package var showsTime: Bool {
        contains { $0[DurationFormat.untilKey] != nil || $0.string.map { MustacheTag.mentions("now", in: $0) } == true }
    }

    /// `true` if the value, or one that it consists of, passes a test.
    package func contains(_ test: (JSONValue) -> Bool) -> Bool {
        if test(self) { return true }
        return switch kind {
        case .array(let elements): elements.contains { $0.contains(test) }
        case .object(let members): members.contains { $0.value.contains(test) }
        case .null, .bool, .number, .string: false
        }
    }

    /// The keys of objects that are computed.
    private static let computedKeys = Set(
        [ValueTable<Bool>.key, ValueChoice<Bool>.key, ImageSource.attachmentKey] + ValueFormat.keys)

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
