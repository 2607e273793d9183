extension Expectation.TraceMatch {
    /// The difference to the names of a trace's events.
    func failure(in found: [String]) -> ExpectationFailure? {
        switch self {
        case .inOrder(let names): outOfOrder(names, found)
        case .ends(let names): unequal(names, Array(found.suffix(names.count)), "the trace's end")
        case .all(let names): unequal(names, found, "the trace")
        case .contains(let names):
            Self.isRun(names, in: found)
                ? nil
                : ExpectationFailure(
                    "the trace: \(ExpectedList.text(names)) don't come one after the other",
                    hint: outOfOrder(names, found).map { $0.message }
                        ?? "they come in this order, with others between")
        case .never(let names): unwanted(names, found)
        }
    }

    private func outOfOrder(_ names: [String], _ found: [String]) -> ExpectationFailure? {
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

    private func unequal(_ names: [String], _ found: [String], _ what: String) -> ExpectationFailure? {
        if names == found { return nil }
        let index = zip(names, found).prefix { $0 == $1 }.count
        func name(_ list: [String]) -> String { index < list.count ? list[index].quoted() : "the end" }
        return ExpectationFailure(
            "\(what), event \(index + 1)", expected: name(names), found: name(found),
            hint: "found were \(found.prefix(40).joined(separator: ", "))\(found.count > 40 ? ", …" : "")")
    }

    private func unwanted(_ names: [String], _ found: [String]) -> ExpectationFailure? {
        guard let name = names.first(where: found.contains) else { return nil }
        let count = found.count { $0 == name }
        return ExpectationFailure(
            "the trace: \(name.quoted()) should never come, and comes \(count == 1 ? "once" : "\(count) times")")
    }

    private static func isRun(_ names: [String], in found: [String]) -> Bool {
        names.isEmpty
            || found.indices.contains { start in
                found[start] == names[0] && found[start...].starts(with: names)
            }
    }
}
