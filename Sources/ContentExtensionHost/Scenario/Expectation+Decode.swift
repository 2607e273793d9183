extension ScenarioReader {
    /// The facts of an `expect` step.
    func expectation(_ raw: JSONValue, _ path: String) -> Expectation? {
        guard var reader = report.object(raw, path: path, "an object of facts") else { return nil }
        let app = reader.raw("app") == nil ? nil : reader.identifier("app")
        var facts: [Spanned<Expectation.Fact>] = []
        for name in FactName.allCases {
            // Reads one key after the other, which registers it as known.
            guard let value = reader.raw(name.rawValue) else { continue }
            facts += self.facts(name, value, reader.child(name.rawValue))
        }
        reader.finish()
        if facts.isEmpty, !report.hasErrors {
            report.add(
                .error, "missing-key", "nothing is expected here", at: raw.position, path: path,
                hint: "write facts, such as \"actions\": [\"Accept\"]")
        }
        return Expectation(app: app, facts: facts.sorted { $0.isBefore($1) })
    }

    /// The keys of facts.
    enum FactName: String, CaseIterable {
        case state, actions, title, text, value, visible, hidden, notification, typedText, keyboard, mediaPlaying
        case contentHeight, inbox, badge, delivered, groups, lockScreenGroups, settingsRequests, diagnostics, trace,
            time
        case authorization, sounds, banner, listed, lockScreen, held, summary, management, prompt
    }

    private func facts(_ name: FactName, _ raw: JSONValue, _ path: String) -> [Spanned<Expectation.Fact>] {
        func one(_ fact: Expectation.Fact?) -> [Spanned<Expectation.Fact>] {
            fact.map { [Spanned($0, at: report.span(raw, path))] } ?? []
        }
        switch name {
        case .state: return one(choice(raw, path, "a state", Expectation.State.self).map { .state($0) })
        case .actions: return one(names(raw, path).map { .actions($0) })
        case .title: return one(match(raw, path).map { .title($0) })
        case .text:
            return entries(raw, path, "an object of outlets and their texts") { outlet, value, path in
                match(value, path).map { .text(outlet: outlet, $0) }
            }
        case .value:
            return entries(raw, path, "an object of outlets and their values") { outlet, value, path in
                controlValue(value, path).map { .value(outlet: outlet, $0) }
            }
        case .visible, .hidden:
            return (texts(raw, path, "an outlet's name") ?? []).map { outlet in
                Spanned(.visible(outlet: outlet.value, name == .visible), at: outlet.span)
            }
        case .notification: return content(raw, path)
        case .typedText: return one(match(raw, path).map { .typedText($0) })
        case .keyboard: return one(bool(raw, path).map { .keyboard($0) })
        case .mediaPlaying: return one(bool(raw, path).map { .mediaPlaying($0) })
        case .contentHeight: return one(height(raw, path).map { .contentHeight($0) })
        case .inbox: return one(elements(raw, path, "an array of responses", inboxEntry).map { .inbox($0) })
        case .badge:
            return one(report.number(raw, path: path, in: 0...1e9, "a number").map { .badge(Int($0.rounded())) })
        case .delivered: return one(names(raw, path).map { .delivered($0) })
        case .groups: return one(groups(raw, path).map { .groups($0) })
        case .lockScreenGroups: return one(groups(raw, path).map { .lockScreenGroups($0) })
        case .settingsRequests:
            return one(
                elements(raw, path, "an array of notifications' identifiers, null for none") { raw, path in
                    raw.kind == .null ? .some(nil) : report.string(raw, path: path, "an identifier").map { $0 }
                }.map { .settingsRequests($0) })
        case .diagnostics: return one(names(raw, path).map { .diagnostics($0) })
        case .trace: return one(trace(raw, path).map { .trace($0) })
        case .time:
            return one(report.number(raw, path: path, in: 0...1e12, "a number of seconds").map { .time($0) })
        case .authorization:
            return one(choice(raw, path, "an authorization", AuthorizationStatus.self).map { .authorization($0) })
        case .sounds: return one(elements(raw, path, "an array of sounds", sound).map { .sounds($0) })
        case .banner: return one(banner(raw, path))
        case .listed: return one(names(raw, path).map { .listed($0) })
        case .lockScreen: return one(names(raw, path).map { .lockScreen($0) })
        case .held: return one(names(raw, path).map { .held($0) })
        case .summary: return one(summary(raw, path).map { .summary($0) })
        case .management:
            return one(
                elements(raw, path, "an array of choices") {
                    choice($0, $1, "a choice", ManagementView.Choice.Kind.self)
                }.map { .management($0) })
        case .prompt: return one(bool(raw, path).map { .prompt($0) })
        }
    }

    func names(_ raw: JSONValue, _ path: String) -> [String]? {
        elements(raw, path, "an array of names") { report.string($0, path: $1, "a string") }
    }

    private func entries(
        _ raw: JSONValue, _ path: String, _ what: String,
        _ body: (String, JSONValue, String) -> Expectation.Fact?
    ) -> [Spanned<Expectation.Fact>] {
        guard let members = raw.members else {
            report.expected(what, raw, path: path)
            return []
        }
        return members.filter { !$0.isComment }.compactMap { member in
            let place = JSONPath.child(member.key, of: path)
            return body(member.key, member.value, place).map { Spanned($0, at: report.span(member.value, place)) }
        }
    }

    /// An exact text, or an object with a part of it.
    private func match(_ raw: JSONValue, _ path: String) -> Expectation.TextMatch? {
        if let text = raw.string { return .equals(text) }
        guard var reader = report.object(raw, path: path, "a text, or an object with \"contains\""),
            reader.require("contains")
        else { return nil }
        let part = reader.string("contains")
        reader.finish()
        return part.map { .contains($0) }
    }

    private func content(_ raw: JSONValue, _ path: String) -> [Spanned<Expectation.Fact>] {
        guard var reader = report.object(raw, path: path, "an object of the notification's texts") else { return [] }
        var facts: [Spanned<Expectation.Fact>] = []
        for part in Expectation.ContentPart.allCases {
            guard let raw = reader.raw(part.rawValue) else { continue }
            let path = reader.child(part.rawValue)
            guard let match = match(raw, path) else { continue }
            facts.append(Spanned(.content(part, match), at: report.span(raw, path)))
        }
        if let raw = reader.raw("attachments") {
            let path = reader.child("attachments")
            if let names = names(raw, path) { facts.append(Spanned(.attachments(names), at: report.span(raw, path))) }
        }
        reader.finish()
        return facts
    }

    /// A height with a tolerance of half a point, or a range.
    private func height(_ raw: JSONValue, _ path: String) -> ClosedRange<Double>? {
        let limits = 0...Limits.points
        if raw.members == nil {
            return report.number(
                raw, path: path, in: limits, "a number of points, or an object with \"min\" and \"max\""
            )
            .map { $0 - 0.5...$0 + 0.5 }
        }
        var reader = ObjectReader(raw, path: path, report: report)
        let low = reader.number("min", in: limits) ?? limits.lowerBound
        let high = reader.number("max", in: limits) ?? limits.upperBound
        reader.finish()
        if low <= high { return low...high }
        report.add(
            .error, "out-of-range", "min is above max", at: raw.position, path: path, hint: "exchange the two")
        return nil
    }

    private func inboxEntry(_ raw: JSONValue, _ path: String) -> Expectation.InboxEntry? {
        if let action = raw.string { return .init(action) }
        guard var reader = report.object(raw, path: path, "an action's identifier, or an object with \"action\"")
        else { return nil }
        let action = reader.identifier("action")
        let text = reader.string("text")
        let isForeground = reader.bool("foreground")
        let notification = reader.string("notification")
        reader.finish()
        return action.map { .init($0, text: text, isForeground: isForeground, notification: notification) }
    }

    private func trace(_ raw: JSONValue, _ path: String) -> Expectation.TraceMatch? {
        if raw.array != nil { return events(raw, path).map { .inOrder($0) } }
        let what = "an array of events, or an object with \"ends\", \"all\", \"contains\" or \"never\""
        guard var reader = report.object(raw, path: path, what) else { return nil }
        let kinds: KeyValuePairs<String, ([String]) -> Expectation.TraceMatch> = [
            "ends": { .ends($0) }, "all": { .all($0) }, "contains": { .contains($0) }, "never": { .never($0) },
        ]
        let found = kinds.compactMap { name, make in
            reader.raw(name).map { (name: name, raw: $0, make: make) }
        }
        reader.finish()
        guard let first = found.first, found.count == 1 else {
            report.add(
                .error, found.isEmpty ? "missing-key" : "conflicting-keys",
                found.isEmpty ? "no events are named" : "one fact about the trace stands in one step", at: raw.position,
                path: path, hint: "keep one of: \(kinds.map(\.key).joined(separator: ", "))")
            return nil
        }
        return events(first.raw, JSONPath.child(first.name, of: path)).map(first.make)
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
}

extension Spanned {
    /// `true` if this value precedes another in the file.
    fileprivate func isBefore(_ other: Spanned) -> Bool {
        guard let own = span, let others = other.span else { return false }
        return (own.line ?? 0, own.column ?? 0) < (others.line ?? 0, others.column ?? 0)
    }
}
