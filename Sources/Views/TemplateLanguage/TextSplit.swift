import Basics

/// `{"split": "body", "separator": ": ", "part": 1}`: a part of a text between separators.
struct TextSplit: Sendable {
    let key: ContextPath
    /// Not empty.
    let separator: String
    /// From 0 on; negative from the end, -1 for the last part.
    let part: Int
    let source: SourceSpan

    static func decode(_ object: ObjectReader, context: ProgramDecoding) -> TextSplit? {
        let source = context.report.span(object.value, object.path)
        let part = object.integer("part", in: -Limits.textBytes...Limits.textBytes) ?? 0
        guard object.require("separator", hint: "name what stands between the parts, such as \": \""),
            let separator = object.string("separator")
        else { return nil }
        if separator.isEmpty {
            context.report.add(
                .error, "unknown-value", "an empty separator splits nothing", at: object.value.position,
                path: object.child("separator"), hint: "name what stands between the parts")
            return nil
        }
        return object.decode("split", ContextPath.self).map {
            TextSplit(key: $0, separator: separator, part: part, source: source)
        }
    }

    /// `nil`, with a warning, for a part that the text lacks: the property keeps its value.
    @Sendable func text(in scope: Scope) -> String? {
        guard let value = scope.value(at: key, requiredBy: source), let text = value.string else {
            return nil
        }
        let parts = scope.evaluation.parts(of: text, separator: separator)
        let index = part < 0 ? parts.count + part : part
        guard parts.indices.contains(index) else {
            scope.warn(
                source, "binding-empty", "\(key.text) has \(parts.count) parts, and no part \(part)",
                hint: "the separator is \(separator.quoted())")
            return nil
        }
        return scope.evaluation.mayRender(parts[index].utf8.count) ? String(parts[index]) : nil
    }
}
