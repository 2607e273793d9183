import Mustache

/// Converts a value for swift-mustache without reflection, so that a payload's keys stay data.
private func mustache(_ value: JSONValue, _ evaluation: Evaluation) -> Any {
    switch value.kind {
    case .null: MustacheText(renderText: "", isNull: true)
    case .bool(let bool): bool
    case .number(let number, _): Int(exactly: number) ?? JSONValue.text(of: number)
    case .string(let text): MustacheText(renderText: evaluation.mayRender(text.utf8.count) ? text : "")
    case .array(let entries): MustacheArray(entries: entries, evaluation: evaluation)
    case .object: MustacheObject(evaluation: evaluation) { value[$0] }
    }
}

/// An object for templates: a scope, or an object of the payload.
struct MustacheObject: MustacheParent, MustacheCustomRenderable {
    private let evaluation: Evaluation
    private let lookUp: (String) -> JSONValue?

    init(scope: Scope) { self.init(evaluation: scope.evaluation, lookUp: scope.value(named:)) }

    fileprivate init(evaluation: Evaluation, lookUp: @escaping (String) -> JSONValue?) {
        self.evaluation = evaluation
        self.lookUp = lookUp
    }

    func child(named name: String) -> Any? { lookUp(name).map { mustache($0, evaluation) } }

    var renderText: String { "" }
    var isNull: Bool { false }
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

/// A text that is rendered without the casts by which swift-mustache finds out how to print a `String`.
/// JSON's null is such a text too: it hides an outer name and renders as empty.
private struct MustacheText: MustacheParent, MustacheTransformable, MustacheCustomRenderable {
    let renderText: String
    var isNull = false

    func child(named name: String) -> Any? { nil }

    func transform(_ name: String) -> Any? { isNull ? nil : renderText.transform(name) }
}
