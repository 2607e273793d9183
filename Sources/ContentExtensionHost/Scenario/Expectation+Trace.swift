import Basics

/// Expected names of the trace's events.
extension ScenarioReader {
    func trace(_ raw: JSONValue, _ path: String) -> Expectation.Check? {
        if raw.array != nil { return traceCheck(raw, path, Self.outOfOrder) }
        let what = "an array of events, or an object with \"ends\", \"all\", \"contains\" or \"never\""
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let kinds: KeyValuePairs<String, @Sendable (_ names: [String], _ found: [String]) -> ExpectationFailure?> = [
            "ends": { Self.unequal($0, Array($1.suffix($0.count)), "the trace's end") },
            "all": { Self.unequal($0, $1, "the trace") }, "contains": Self.notContiguous, "never": Self.unwanted,
        ]
        let found = kinds.compactMap { name, check in reader.raw(name).map { (name: name, raw: $0, check: check) } }
        reader.finish()
        guard let first = found.first, found.count == 1 else {
            report.add(
                .error, found.isEmpty ? "missing-key" : "conflicting-keys",
                found.isEmpty ? "no events are named" : "one fact about the trace stands in one step", at: raw.position,
                path: path, hint: "keep one of: \(kinds.map(\.key).joined(separator: ", "))")
            return nil
        }
        return traceCheck(first.raw, JSONPath.child(first.name, of: path), first.check)
    }

    private func traceCheck(
        _ raw: JSONValue, _ path: String, _ failure: @escaping @Sendable ([String], [String]) -> ExpectationFailure?
    ) -> Expectation.Check? {
        check(events(raw, path)) { failure($0, $1.trace.names) }
    }

    /// The names of known events.
    private func events(_ raw: JSONValue, _ path: String) -> [String]? {
        elements(raw, path, "an array of events") { raw, path in
            guard let name = report.string(raw, path: path, "an event's name") else { return nil }
            if TraceEvent.Kind.names.contains(name) { return name }
            report.unknownName(name, "an event", raw, path: path, among: TraceEvent.Kind.names)
            return nil
        }
    }

    /// In this order, with others between.
    @Sendable private static func outOfOrder(_ names: [String], _ found: [String]) -> ExpectationFailure? {
        var rest = found[...]
        for (index, name) in names.enumerated() {
            if let next = rest.firstIndex(of: name) {
                rest = rest[(next + 1)...]
                continue
            }
            let before = index > 0 ? " after \(names[index - 1].quoted())" : ""
            return ExpectationFailure(
                "the trace: \(name.quoted()) doesn't come\(before)",
                hint: found.contains(name)
                    ? "it comes before that" : "the last events are \(found.suffix(6).joined(separator: ", "))")
        }
        return nil
    }

    @Sendable private static func unequal(_ names: [String], _ found: [String], _ what: String) -> ExpectationFailure? {
        if names == found { return nil }
        let index = zip(names, found).prefix { $0 == $1 }.count
        func name(_ list: [String]) -> String { index < list.count ? list[index].quoted() : "the end" }
        return ExpectationFailure(
            "\(what), event \(index + 1)", expected: name(names), found: name(found),
            hint: "found were \(found.prefix(40).joined(separator: ", "))\(found.count > 40 ? ", …" : "")")
    }

    @Sendable private static func unwanted(_ names: [String], _ found: [String]) -> ExpectationFailure? {
        guard let name = names.first(where: found.contains) else { return nil }
        let count = found.count { $0 == name }
        return ExpectationFailure(
            "the trace: \(name.quoted()) should never come, and comes \(count == 1 ? "once" : "\(count) times")")
    }

    /// One after the other.
    @Sendable private static func notContiguous(_ names: [String], _ found: [String]) -> ExpectationFailure? {
        let isRun =
            names.isEmpty
            || found.indices.contains { start in found[start] == names[0] && found[start...].starts(with: names) }
        return isRun
            ? nil
            : ExpectationFailure(
                "the trace: \(ExpectedList.text(names)) don't come one after the other",
                hint: outOfOrder(names, found).map { $0.message } ?? "they come in this order, with others between")
    }
}
