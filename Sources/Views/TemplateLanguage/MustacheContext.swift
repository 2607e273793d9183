import Basics
import Mustache

/// Converts a value for swift-mustache without reflection, so that a payload's keys stay data.
private func mustache(_ value: JSONValue, _ evaluation: Evaluation) -> Any {
    switch value.kind {
    case .null: MustacheValue(renderText: "", isNull: true)
    case .bool(let bool): bool
    case .number(let number, _): Int(exactly: number) ?? JSONValue.text(of: number)
    case .string(let text): MustacheValue(renderText: evaluation.mayRender(text.utf8.count) ? text : "", isNull: false)
    case .array(let entries): MustacheArray(entries: entries, evaluation: evaluation)
    case .object: MustacheValue { value[$0].map { mustache($0, evaluation) } }
    }
}

/// A text, JSON's null (it hides an outer name and renders as empty) or an object: a scope, or one of the payload.
///
/// One type for all, because swift-mustache asks each type of value for its conformances, which takes long.
struct MustacheValue: MustacheParent, MustacheTransformable, MustacheCustomRenderable {
    let renderText: String
    let isNull: Bool
    private var member: ((String) -> Any?)?

    init(scope: Scope) {
        self.init { [evaluation = scope.evaluation] in scope.value(named: $0).map { mustache($0, evaluation) } }
    }

    fileprivate init(_ member: @escaping (String) -> Any?) { (renderText, isNull, self.member) = ("", false, member) }

    fileprivate init(renderText: String, isNull: Bool) { (self.renderText, self.isNull) = (renderText, isNull) }

    func child(named name: String) -> Any? { member?(name) }

    func transform(_ name: String) -> Any? { isNull || member != nil ? nil : renderText.transform(name) }
}

/// An array of the payload: a sequence for sections, and a parent with the children `0`, `1`, ….
private struct MustacheArray: MustacheSequence, MustacheParent, MustacheTransformable, MustacheCustomRenderable {
    let entries: [JSONValue]
    let evaluation: Evaluation

    /// Ends early once nested sections have used up the notification's rendering limit.
    func makeIterator() -> AnyIterator<Any> {
        var entries = entries.makeIterator()
        return AnyIterator {
            guard evaluation.mayRender(100), let entry = entries.next() else { return nil }
            return mustache(entry, evaluation)
        }
    }

    func child(named name: String) -> Any? {
        Int(name).flatMap { entries.indices.contains($0) ? mustache(entries[$0], evaluation) : nil }
    }

    func transform(_ name: String) -> Any? {
        switch name {
        case "count": entries.count
        case "empty": entries.isEmpty
        case "first": entries.first.map { mustache($0, evaluation) }
        case "last": entries.last.map { mustache($0, evaluation) }
        case "reversed": MustacheArray(entries: entries.reversed(), evaluation: evaluation)
        default: nil
        }
    }

    var renderText: String { "" }
    var isNull: Bool { false }
}
