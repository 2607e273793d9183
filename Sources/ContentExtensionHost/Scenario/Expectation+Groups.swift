import Basics

/// The first difference of a group; the text is the place that begins its message.
private typealias GroupCheck = @Sendable (_ place: String, CenterGroup) -> ExpectationFailure?

extension ScenarioReader {
    /// The expected groups of the list or the locked screen, in order.
    func groupsCheck(
        _ raw: JSONValue, _ path: String, _ what: String, _ found: @escaping @Sendable (CenterScene) -> [CenterGroup]
    ) -> Expectation.Check? {
        check(elements(raw, path, "an array of groups", group)) { checks, facts in
            let groups = found(facts.center.scene)
            if checks.count != groups.count {
                let found = groups.map { "\($0.count) of \($0.app.name.quoted())" }
                return ExpectationFailure(
                    "the number of \(what)", expected: String(checks.count),
                    found: "\(groups.count)" + (found.isEmpty ? "" : ": \(found.joined(separator: ", "))"))
            }
            return zip(checks, groups).enumerated().lazy.compactMap { index, pair in
                pair.0("\(what): of number \(index + 1) ", pair.1)
            }.first
        }
    }

    /// The check of a group. Keys that aren't there match anything.
    private func group(_ raw: JSONValue, _ path: String) -> GroupCheck? {
        guard let reader = report.object(raw, path: path, "an object of what the group should be") else { return nil }
        defer { reader.finish() }
        func text(_ key: String, _ found: @escaping @Sendable (CenterGroup) -> String) -> GroupCheck? {
            guard let text = reader.decode(key, match) else { return nil }
            return { text.failure("\($0)the \(key)", found($1)) }
        }
        func list(_ key: String, _ found: @escaping @Sendable (NotificationRow) -> String) -> GroupCheck? {
            let texts = reader.decode(key) { elements($0, $1, "an array of texts", match) }
            guard let texts else { return nil }
            return { ExpectedList(texts).failure("\($0)the \(key)", $1.rows.map(found)) }
        }
        let count = reader.integer("count", in: 1...Limits.deliveredNotifications).map { count -> GroupCheck in
            { place, group in
                group.count == count
                    ? nil : ExpectationFailure("\(place)the count", expected: String(count), found: String(group.count))
            }
        }
        let expanded = reader.bool("expanded").map { isExpanded -> GroupCheck in
            { place, group in
                group.isExpanded == isExpanded
                    ? nil : ExpectationFailure("\(place)the stack is \(group.isExpanded ? "open" : "not open")")
            }
        }
        let priority = reader.bool("priority").map { isPriority -> GroupCheck in
            { place, group in
                group.key.isPriority == isPriority
                    ? nil
                    : ExpectationFailure("\(place)the section is \(group.key.isPriority ? "priority" : "the list")")
            }
        }
        // An app is named by its name as well.
        let app = reader.string("app").map { app -> GroupCheck in
            { $1.app.name == app ? nil : Expectation.TextMatch.equals(app).failure("\($0)the app", $1.key.app) }
        }
        let checks = [
            app, count, expanded, priority, text("thread") { $0.key.thread }, text("summary") { $0.summary },
            list("rows") { $0.identifier }, list("titles") { $0.title }, list("subtitles") { $0.subtitle },
            list("bodies") { $0.body }, list("times") { $0.time }, list("summaries") { $0.intelligentSummary },
        ].compactMap { $0 }
        return { place, group in checks.lazy.compactMap { $0(place, group) }.first }
    }
}
