import Basics
import Mustache

/// Converts a value for swift-mustache without reflection, so that a payload's keys stay data.
private func mustache(_ value: JSONValue, _ evaluation: Evaluation) -> Any {
    switch value.kind {
    case .null: MustacheValue("", isNull: true, evaluation)
    case .bool(let bool): bool
    case .number(let number, _): Int(exactly: number) ?? JSONValue.text(of: number)
    case .string(let text): MustacheValue(text, isNull: false, evaluation)
    case .array(let entries): MustacheArray(entries: entries, evaluation: evaluation)
    case .object(let members):
        MustacheValue(evaluation) { name in
            guard evaluation.mayCompute(4 * members.count) else { return nil }
            return value[name].map { mustache($0, evaluation) }
        }
    }
}

/// A text, JSON's null (it hides an outer name and renders as empty) or an object: a scope, or one of the payload.
///
/// One type for all, because swift-mustache asks each type of value for its conformances, which takes long.
struct MustacheValue: MustacheParent, MustacheTransformable, MustacheCustomRenderable {
    private let text: String
    let isNull: Bool
    private let evaluation: Evaluation
    private var member: ((String) -> Any?)?

    init(scope: Scope) {
        self.init(scope.evaluation) { [evaluation = scope.evaluation] in
            scope.value(named: $0).map { mustache($0, evaluation) }
        }
    }

    fileprivate init(_ evaluation: Evaluation, _ member: @escaping (String) -> Any?) {
        (text, isNull, self.evaluation, self.member) = ("", false, evaluation, member)
    }

    fileprivate init(_ text: String, isNull: Bool, _ evaluation: Evaluation) {
        (self.text, self.isNull, self.evaluation) = (text, isNull, evaluation)
    }

    var renderText: String { evaluation.mayRender(text.utf8.count) ? text : "" }

    func child(named name: String) -> Any? {
        // The library asks the sections around a tag first, by reflection.
        guard evaluation.mayCompute(500 * (1 + evaluation.templateSize.depth)) else { return nil }
        return member?(name)
    }

    func transform(_ name: String) -> Any? {
        guard !isNull, member == nil, evaluation.mayCompute(1_000 + 100 * text.utf8.count) else { return nil }
        // Further transforms and the text are counted as well.
        switch text.transform(name) {
        case let text as String: return MustacheValue(text, isNull: false, evaluation)
        case let text as Substring: return MustacheValue(String(text), isNull: false, evaluation)
        case let result?: return result
        case nil:
            evaluation.noteText(text, of: name)
            return nil
        }
    }
}

/// An array of the payload: a sequence for sections, and a parent with the children `0`, `1`, ….
private struct MustacheArray: MustacheSequence, MustacheParent, MustacheTransformable, MustacheCustomRenderable {
    let entries: [JSONValue]
    let evaluation: Evaluation

    /// Ends early once nested sections have used up the notification's rendering limit.
    func makeIterator() -> AnyIterator<Any> {
        var entries = entries.makeIterator()
        let entrySteps = 500 + evaluation.templateSize.bytes
        return AnyIterator {
            guard evaluation.mayRender(100), evaluation.mayCompute(entrySteps), let entry = entries.next() else {
                return nil
            }
            return mustache(entry, evaluation)
        }
    }

    func child(named name: String) -> Any? {
        guard evaluation.mayCompute(500 * (1 + evaluation.templateSize.depth)) else { return nil }
        return Int(name).flatMap { entries.indices.contains($0) ? mustache(entries[$0], evaluation) : nil }
    }

    func transform(_ name: String) -> Any? {
        guard evaluation.mayCompute(1_000 + (name == "reversed" ? 30 * entries.count : 0)) else { return nil }
        return switch name {
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
