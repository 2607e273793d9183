import Basics

/// The first difference of a Live Activity; the text is the place that begins its message.
private typealias ActivityCheck = @Sendable (_ place: String, ActivityFacts) -> ExpectationFailure?

extension ScenarioReader {
    /// The expected Live Activities, the most relevant first.
    func activitiesCheck(_ raw: JSONValue, _ path: String) -> Expectation.Check? {
        check(elements(raw, path, "an array of activities", activity)) { checks, facts in
            let found = facts.activities
            if checks.count != found.count {
                return ExpectationFailure(
                    "the number of activities", expected: String(checks.count),
                    found: "\(found.count)"
                        + (found.isEmpty ? "" : ": \(found.map(\.identifier).joined(separator: ", "))"))
            }
            return zip(checks, found).lazy.compactMap { check, activity in
                check("the activity \(activity.identifier.quoted()): ", activity)
            }.first
        }
    }

    /// The check of an activity. Keys that aren't there match anything.
    private func activity(_ raw: JSONValue, _ path: String) -> ActivityCheck? {
        guard let reader = report.object(raw, path: path, "an object of what the activity should be") else {
            return nil
        }
        defer { reader.finish() }
        func name(_ key: String, _ found: @escaping @Sendable (ActivityFacts) -> String) -> ActivityCheck? {
            guard let expected = reader.string(key) else { return nil }
            return { .unequal("\($0)the \(key)", expected, found($1)) }
        }
        let state = reader.choice("state", ActivityFacts.State.self).map { state -> ActivityCheck in
            { .unequal("\($0)the state", state.rawValue, $1.state.rawValue) }
        }
        let texts = ActivityFacts.Form.allCases.map { form -> ActivityCheck? in
            let texts = reader.decode(form.rawValue) { elements($0, $1, "an array of texts", match) }
            guard let texts else { return nil }
            return { ExpectedList(texts).failure("\($0)\(form.rawValue)", $1.texts[form] ?? []) }
        }
        let checks = ([name("identifier", \.identifier), name("type", \.type), state] + texts).compactMap { $0 }
        return { place, activity in checks.lazy.compactMap { $0(place, activity) }.first }
    }
}
