extension ScenarioReader {
    /// The expected groups of the list or the locked screen, in order.
    func groupsCheck(
        _ raw: JSONValue, _ path: String, _ what: String, _ found: @escaping @Sendable (CenterScene) -> [CenterGroup]
    ) -> Expectation.Check? {
        check(elements(raw, path, "an array of groups", group)) {
            ExpectedGroups(entries: $0).failure(what, found($1.center.scene))
        }
    }

    private func group(_ raw: JSONValue, _ path: String) -> GroupEntry? {
        guard let reader = report.object(raw, path: path, "an object of what the group should be") else { return nil }
        let entry = GroupEntry(
            app: reader.string("app"), thread: reader.string("thread"),
            count: reader.integer("count", in: 1...Limits.deliveredNotifications), summary: reader.string("summary"),
            isExpanded: reader.bool("expanded"), rows: reader.decode("rows", names),
            titles: reader.decode("titles", names), bodies: reader.decode("bodies", names),
            times: reader.decode("times", names))
        reader.finish()
        return entry
    }
}

private struct ExpectedGroups {
    let entries: [GroupEntry]

    func failure(_ what: String, _ groups: [CenterGroup]) -> ExpectationFailure? {
        if entries.count != groups.count {
            let found = groups.map { "\($0.count) of \($0.app.name.quoted())" }
            return ExpectationFailure(
                "the number of \(what)", expected: String(entries.count),
                found: "\(groups.count)" + (found.isEmpty ? "" : ": \(found.joined(separator: ", "))"))
        }
        return zip(entries, groups).enumerated().lazy.compactMap { index, pair in
            pair.0.failure("\(what): of number \(index + 1) ", pair.1)
        }.first
    }
}

/// An expected group of the list; `nil` properties match anything.
private struct GroupEntry: Sendable {
    /// By bundle identifier or name.
    var app: String?
    var thread: String?
    var count: Int?
    var summary: String?
    var isExpanded: Bool?
    /// The identifiers of the visible rows from the top.
    var rows: [String]?
    var titles: [String]?
    /// The bodies of the rows, or their replacements.
    var bodies: [String]?
    /// The ages shown in the rows.
    var times: [String]?

    /// The first difference.
    func failure(_ place: String, _ group: CenterGroup) -> ExpectationFailure? {
        func text(_ name: String, _ expected: String?, _ found: String) -> ExpectationFailure? {
            expected.flatMap { Expectation.TextMatch.equals($0).failure("\(place)\(name)", found) }
        }
        func list(_ name: String, _ expected: [String]?, _ found: KeyPath<NotificationRow, String>)
            -> ExpectationFailure?
        { expected.flatMap { ExpectedList($0).failure("\(place)\(name)", group.rows.map { $0[keyPath: found] }) } }
        if let app, app != group.app.name, let failure = text("the app", app, group.key.app) { return failure }
        if let count, count != group.count {
            return ExpectationFailure("\(place)the count", expected: String(count), found: String(group.count))
        }
        if let isExpanded, isExpanded != group.isExpanded {
            return ExpectationFailure("\(place)the stack is \(group.isExpanded ? "open" : "not open")")
        }
        return text("the thread", thread, group.key.thread) ?? text("the summary", summary, group.summary)
            ?? list("the rows", rows, \.identifier) ?? list("the titles", titles, \.title)
            ?? list("the bodies", bodies, \.body) ?? list("the times", times, \.time)
    }
}
