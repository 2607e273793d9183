import Basics

/// `{"switch": …, "cases": {…}, "default": …}`: selects a value by a rendered text.
enum ValueTable<Value: Sendable> {
    /// The key that marks an object as a table.
    static var key: String { "switch" }

    @_semantics("optimize.sil.specialize.generic.never")
    static func decode(
        _ value: JSONValue, path: String, rule: ValueRule<Value>, context: ProgramDecoding
    ) -> Bound<Value>? {
        let object = ObjectReader(value, path: path, report: context.report)
        defer { object.finish() }
        let subject = object.decode(key) { raw, path in
            if let text = raw.string, !TextTemplate.isTemplate(text) {
                context.report.add(
                    .error, "constant-switch", "the table always picks the case \(text.quoted())", at: raw.position,
                    path: path, hint: "write \"{{\(text.filter { !"{}".contains($0) })}}\" to look at a key")
                return TextTemplate?.none
            }
            return TextTemplate.decode(raw, path: path, report: context.report)
        }
        let cases = object.object("cases").map { cases in
            (cases.value.members ?? []).reduce(into: [String: Bound<Value>]()) { result, member in
                result[member.key] = rule.bound(member.value, path: cases.child(member.key), context: context)
            }
        }
        // `null` leaves the property alone, as no default does, but on purpose.
        let leavesAlone = object.value["default"]?.kind == .null
        let fallback = object.bound("default", rule, context)
        guard let subject else { return nil }
        guard let cases else {
            context.report.add(
                .error, "missing-key", "a table needs \"cases\"", at: value.position, path: path,
                hint: "{\"switch\": …, \"cases\": {\"text\": value}, \"default\": value}")
            return nil
        }
        return Bound(source: value) { scope in
            let text = subject.render(in: scope)
            if let chosen = cases[text] ?? fallback { return chosen.value(in: scope) }
            if leavesAlone { return nil }
            guard scope.evaluation.notesWarnings else { return nil }
            scope.warn(
                subject.source, "no-case", "the table has no case for \(text.quoted()), and no default",
                hint: scope.nearest(to: text, among: cases.keys.sorted()).map { "the nearest case is \"\($0)\"" }
                    ?? "add a \"default\"")
            return nil
        }
    }
}
