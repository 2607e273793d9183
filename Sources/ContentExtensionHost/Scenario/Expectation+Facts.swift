import Basics

/// Decoding of an `expect` step: each fact becomes a check.
extension ScenarioReader {
    /// The facts of an `expect` step.
    func expectation(_ raw: JSONValue, _ path: String) -> Expectation? {
        guard let reader = report.object(raw, path: path, "an object of facts") else { return nil }
        let app = reader.optionalIdentifier("app")
        var facts: [Expectation.Fact] = []
        for key in Expectation.Key.allCases {
            // Reads one key after the other, which registers it as known.
            guard let value = reader.raw(key.rawValue) else { continue }
            facts += self.facts(key, value, reader.child(key.rawValue))
        }
        reader.finish()
        if facts.isEmpty, !report.hasErrors {
            report.add(
                .error, "missing-key", "nothing is expected here", at: raw.position, path: path,
                hint: "write facts, such as \"actions\": [\"Accept\"]")
        }
        let position = { (fact: Expectation.Fact) in (fact.span.line ?? 0, fact.span.column ?? 0) }
        return Expectation(app: app, facts: facts.sorted { position($0) < position($1) })
    }

    private func facts(_ key: Expectation.Key, _ raw: JSONValue, _ path: String) -> [Expectation.Fact] {
        let span = report.span(raw, path)
        switch key {
        case .text:
            return outlets(key, raw, path, "an object of outlets and their texts") { outlet, raw, path in
                check(match(raw, path)) { $1.text(of: outlet, $0) }
            }
        case .value:
            return outlets(key, raw, path, "an object of outlets and their values") { outlet, raw, path in
                check(controlValue(raw, path)) { $1.value(of: outlet, $0) }
            }
        case .visible, .hidden:
            return (texts(raw, path, "an outlet's name") ?? []).map { outlet in
                Expectation.Fact(key: key, span: outlet.span ?? span, source: raw) {
                    $0.visibility(of: outlet.value, key == .visible)
                }
            }
        case .notification: return content(raw, path)
        case .diagnostics:
            return names(raw, path).map { codes in
                [.init(key: key, span: span, source: raw, codes: codes) { $0.unexpectedDiagnostics(codes) }]
            } ?? []
        default: return singleCheck(key, raw, path).map { [.init(key: key, span: span, source: raw, check: $0)] } ?? []
        }
    }

    /// The check of a fact about the expanded notification or its app; `nil` for an invalid one.
    private func singleCheck(_ key: Expectation.Key, _ raw: JSONValue, _ path: String) -> Expectation.Check? {
        switch key {
        case .state:
            check(choice(raw, path, "a state", Expectation.State.self)) {
                .unequal("the state", $0.rawValue, $1.stateName.rawValue)
            }
        case .actions:
            check(elements(raw, path, "an array of names", match)) {
                ExpectedList($0).failure(actions: $1.shownActions)
            }
        case .title: textCheck(raw, path, "the title") { $0.isUp ? $0.scene.shownTitle : nil }
        case .typedText: textCheck(raw, path, "the typed text") { $0.scene.textInput?.text }
        case .keyboard:
            flagCheck(raw, path, no: "no keyboard is up", yes: "a keyboard is up") {
                $0.scene.textInput?.hasKeyboard ?? false
            }
        case .mediaPlaying: check(bool(raw, path)) { $1.playbackFailure($0) }
        case .contentHeight: check(height(raw, path)) { $1.heightFailure($0) }
        case .inbox:
            check(elements(raw, path, "an array of responses", inboxEntry)) {
                ExpectedInbox(entries: $0).failure($1.app.inbox)
            }
        case .badge:
            check(report.number(raw, path: path, in: 0...1e9, "a number")) {
                .unequal("the badge", $0.rounded(), Double($1.app.badge))
            }
        case .settingsRequests:
            check(
                elements(raw, path, "an array of notifications' identifiers, null for none") { raw, path in
                    raw.kind == .null ? "null" : report.string(raw, path: path, "an identifier")
                }
            ) { ExpectedList($0).failure("the settings requests", $1.app.settingsRequests.map { $0 ?? "null" }) }
        case .trace: trace(raw, path)
        case .time:
            check(report.number(raw, path: path, in: 0...1e12, "a number of seconds")) {
                .unequal("the time", $0, $1.time, tolerance: 0.0005)
            }
        default: centerCheck(key, raw, path)
        }
    }

    /// The check of a decoded value; `nil` for an invalid one.
    func check<Value: Sendable>(
        _ value: Value?, _ failure: @escaping @Sendable (_ expected: Value, HostFacts) -> ExpectationFailure?
    ) -> Expectation.Check? {
        guard let value else { return nil }
        return { failure(value, $0) }
    }

    func names(_ raw: JSONValue, _ path: String) -> [String]? {
        elements(raw, path, "an array of names") { report.string($0, path: $1, "a string") }
    }

    /// A list of names in order.
    func listCheck(
        _ raw: JSONValue, _ path: String, _ what: String, _ found: @escaping @Sendable (HostFacts) -> [String]
    ) -> Expectation.Check? {
        check(names(raw, path)) { ExpectedList($0).failure(what, found($1)) }
    }

    /// A boolean with the messages of either failure.
    func flagCheck(
        _ raw: JSONValue, _ path: String, no: String, yes: String, _ found: @escaping @Sendable (HostFacts) -> Bool
    ) -> Expectation.Check? {
        check(bool(raw, path)) { $0 == found($1) ? nil : ExpectationFailure($0 ? no : yes) }
    }

    private func textCheck(
        _ raw: JSONValue, _ path: String, _ what: String, _ found: @escaping @Sendable (HostFacts) -> String?
    ) -> Expectation.Check? {
        check(match(raw, path)) { $0.failure(what, found($1)) }
    }

    /// A fact for each key of an object.
    private func outlets(
        _ key: Expectation.Key, _ raw: JSONValue, _ path: String, _ what: String,
        _ check: (String, JSONValue, String) -> Expectation.Check?
    ) -> [Expectation.Fact] {
        (report.object(raw, path: path, what)?.named ?? []).compactMap { member, place in
            check(member.key, member.value, place).map {
                Expectation.Fact(key: key, span: report.span(member.value, place), source: raw, check: $0)
            }
        }
    }

    /// The texts and attachments of the expanded notification, else of the newest delivered one.
    private func content(_ raw: JSONValue, _ path: String) -> [Expectation.Fact] {
        guard let reader = report.object(raw, path: path, "an object of the notification's texts") else { return [] }
        let parts: KeyValuePairs<String, @Sendable (NotificationRequest) -> String> = [
            "identifier": { $0.identifier }, "title": { $0.content.title }, "subtitle": { $0.content.subtitle },
            "body": { $0.content.body }, "threadIdentifier": { $0.content.threadIdentifier },
            "categoryIdentifier": { $0.content.categoryIdentifier },
        ]
        var facts: [Expectation.Fact] = []
        func add(_ key: String, _ check: (JSONValue, String) -> Expectation.Check?) {
            guard let raw = reader.raw(key), let check = check(raw, reader.child(key)) else { return }
            let span = report.span(raw, reader.child(key))
            facts.append(Expectation.Fact(key: .notification, span: span, source: raw, check: check))
        }
        for (key, part) in parts {
            add(key) { textCheck($0, $1, "the notification's \(key)") { $0.notification.map { part($0.request) } } }
        }
        add("attachments") {
            listCheck($0, $1, "the attachments") { facts in
                facts.notification?.request.content.attachments.map(\.identifier) ?? []
            }
        }
        reader.finish()
        return facts
    }

    /// A height, or a range.
    private func height(_ raw: JSONValue, _ path: String) -> Expectation.Height? {
        let limits = 0...Limits.points
        if raw.members == nil {
            return report.number(
                raw, path: path, in: limits, "a number of points, or an object with \"min\" and \"max\""
            ).map { .about($0) }
        }
        let reader = ObjectReader(raw, path: path, report: report)
        let low = reader.number("min", in: limits) ?? limits.lowerBound
        let high = reader.number("max", in: limits) ?? limits.upperBound
        reader.finish()
        if low <= high { return .within(low...high) }
        report.add(.error, "out-of-range", "min is above max", at: raw.position, path: path, hint: "exchange the two")
        return nil
    }
}
