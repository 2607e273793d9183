import Basics

/// The names visible at one place of a template: a repeat's entry first, then the named values, then the notification.
package struct Scope {
    package let evaluation: Evaluation
    /// The notification's context, followed by the entries of the enclosing repeats.
    private let frames: [JSONValue]
    /// The indices of those entries.
    let indices: [Int]
    /// The number of visible named values. Each sees only those before it, which rules out cycles.
    private var visibleValues: Int
    private let cache = ValueCache()

    /// Cache of computed named values for these frames.
    private final class ValueCache { var values: [Int: JSONValue] = [:] }

    package init(_ evaluation: Evaluation, root: JSONValue) { self.init(evaluation, frames: [root], indices: []) }

    private init(_ evaluation: Evaluation, frames: [JSONValue], indices: [Int]) {
        self.evaluation = evaluation
        self.frames = frames
        self.indices = indices
        self.visibleValues = evaluation.values.count
    }

    /// The scope of an entry of a repeat: its keys, then `item`, `index`, `number`, `first`, `last`, and its neighbours
    /// `previous` and `next`.
    ///
    /// `nil` if the evaluation has used up its steps.
    func entering(_ index: Int, of entries: [JSONValue]) -> Scope? {
        let entry = entries[index]
        guard evaluation.mayCompute(2_000 + 20 * (entry.members?.count ?? 0)) else { return nil }
        let isLast = index == entries.count - 1
        let locals: JSONValue.Kind = .members([
            "item": entry.kind, "index": .integer(index), "number": .integer(index + 1), "first": .bool(index == 0),
            "last": .bool(isLast), "previous": index == 0 ? .null : entries[index - 1].kind,
            "next": isLast ? .null : entries[index + 1].kind,
        ])
        let members = (entry.members ?? []) + (JSONValue(locals).members ?? [])
        return Scope(evaluation, frames: frames + [JSONValue(.object(members))], indices: indices + [index])
    }

    /// The value of a name, innermost first.
    package func value(named name: String) -> JSONValue? {
        for frame in frames.dropFirst().reversed() {
            guard evaluation.mayCompute(Self.steps(frame)) else { return nil }
            if let value = frame[name] { return value }
        }
        if let index = evaluation.valueIndices[name], index < visibleValues { return namedValue(index) }
        return evaluation.mayCompute(Self.steps(frames[0])) ? frames[0][name] : nil
    }

    /// The steps of a search for a member.
    private static func steps(_ value: JSONValue) -> Int { 100 + 4 * (value.members?.count ?? 0) }

    private func namedValue(_ index: Int) -> JSONValue {
        if let known = cache.values[index] { return known }
        guard evaluation.mayNameValue() else { return JSONValue(.null) }
        defer { evaluation.valueDepth -= 1 }
        var scope = self
        scope.visibleValues = index
        let named = evaluation.values[index]
        let value = evaluation.assigned[named.name] ?? named.value.value(in: scope)?.asScalar ?? JSONValue(.null)
        cache.values[index] = value
        return value
    }

    /// Looks up a path; `nil` if a step is missing. A `null` counts as present.
    func value(at path: ContextPath) -> JSONValue? {
        path.steps.dropFirst().reduce(value(named: path.steps[0])) { value, step in
            guard let value, evaluation.mayCompute(Self.steps(value)) else { return nil }
            return value.value(at: CollectionOfOne(step))
        }
    }

    /// Like `value(at:)`, with a warning about the missing step.
    func value(at path: ContextPath, requiredBy source: SourceSpan) -> JSONValue? {
        evaluation.latestValue = source
        if let value = value(at: path) { return value }
        if !leadsBeyondEnds(path) { noteMissing(path, source) }
        return nil
    }

    /// `true` for a value of the neighbour that the first or last entry of a repeat lacks.
    private func leadsBeyondEnds(_ path: ContextPath) -> Bool {
        guard !indices.isEmpty, path.steps.count > 1, ["previous", "next"].contains(path.steps[0]) else { return false }
        return value(named: path.steps[0])?.kind == .null
    }

    /// Warns of a first name that can never exist, which is a misspelling rather than a missing value.
    func checkName(of path: ContextPath, _ source: SourceSpan) {
        evaluation.latestValue = source
        if frames.count == 1, value(named: path.steps[0]) == nil { noteMissing(path, source) }
    }

    private func noteMissing(_ path: ContextPath, _ source: SourceSpan) {
        guard evaluation.notesWarnings else { return }
        var present = path.steps.prefix(0)
        while present.count < path.steps.count,
            let longer = ContextPath(path.steps.prefix(present.count + 1).joined(separator: ".")),
            value(at: longer) != nil
        { present = path.steps.prefix(present.count + 1) }
        guard present.count < path.steps.count else { return }
        let key = path.steps[present.count]
        let container = ContextPath(present.joined(separator: ".")).flatMap { value(at: $0) }
        let owner = container == nil ? "the notification" : present.joined(separator: ".")
        let identity = "\(path.text) in \(owner)"
        if evaluation.hasNoted(identity) { return }
        let known = container.map { ($0.members ?? []).map(\.key) } ?? names
        let message =
            container?.array.map { "\(owner) has \($0.count) entries, and no \(key.quoted())" }
            ?? "\(owner) has no \(key.quoted())"
        warn(
            source, "binding-empty", message,
            hint: nearest(to: key, among: known).map(NearestName.hint) ?? Self.list(known), once: identity)
    }

    /// The most similar of some names.
    func nearest(to name: String, among names: [String]) -> String? {
        guard name.utf8.count <= NearestName.longest else { return nil }
        let steps = names.reduce(0) { $0 + 2_500 + 5 * name.utf8.count * min($1.utf8.count, NearestName.longest) }
        return evaluation.mayCompute(steps) ? NearestName.to(name, among: names) : nil
    }

    /// Records a warning about a value of the descriptor.
    /// - Parameter key: the identity of the finding; the whole finding by default.
    package func warn(
        _ source: SourceSpan, _ code: String, _ message: String, hint: String? = nil, once key: String? = nil
    ) {
        evaluation.note(source.warning(code, message, hint: hint), once: key)
    }

    /// The names a path can begin with, innermost first.
    private var names: [String] {
        frames.dropFirst().reversed().flatMap { ($0.members ?? []).map(\.key) }
            + evaluation.values.prefix(visibleValues).map(\.name) + (frames[0].members ?? []).map(\.key)
    }

    private static func list(_ names: [String]) -> String? {
        names.isEmpty ? nil : "it has: \(names.prefix(12).joined(separator: ", "))\(names.count > 12 ? ", …" : "")"
    }
}
