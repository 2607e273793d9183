extension Expectation {
    /// A diagnostic for each failed fact, with its position.
    package func failures(in facts: HostFacts) -> [Diagnostic] {
        self.facts.compactMap { fact in
            fact.value.failure(in: facts).map { failure in
                Diagnostic(
                    .error, "expectation-failed", failure.message, at: fact.span, hint: failure.hint, exit: .expectation
                )
            }
        }
    }
}

/// The message of a failed expectation.
struct ExpectationFailure {
    let message: String
    var hint: String?

    init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }

    /// The usual form of a message.
    init(_ what: String, expected: String, found: String, hint: String? = nil) {
        self.init("\(what): expected \(expected), found \(found)", hint: hint)
    }
}

extension Expectation.Fact {
    fileprivate func failure(in facts: HostFacts) -> ExpectationFailure? {
        switch self {
        case .state(let state):
            return unequal("the state", state.rawValue, facts.stateName.rawValue)
        case .actions(let names): return ExpectedList(names).failure(actions: facts.shownActions)
        case .title(let match): return match.failure("the header", facts.isUp ? facts.scene.headerTitle : nil)
        case .text(let outlet, let match):
            return facts.looking(for: outlet) { view, _ in
                guard let text = view.saidText else {
                    return ExpectationFailure(
                        "\(outlet.quoted()) is a \(view.content.kindName), which has no text",
                        hint: view.controlValue == nil ? nil : "ask for its \"value\"")
                }
                return match.failure("the text of \(outlet.quoted())", text)
            }
        case .value(let outlet, let value):
            return facts.looking(for: outlet) { view, _ in
                guard let found = view.controlValue else {
                    return ExpectationFailure(
                        "\(outlet.quoted()) is a \(view.content.kindName), which has no value",
                        hint: view.saidText == nil ? nil : "ask for its \"text\"")
                }
                return abs(found - value) < 0.0005 ? nil : unequal("the value of \(outlet.quoted())", value, found)
            }
        case .visible(let outlet, let isVisible):
            return facts.looking(for: outlet) { _, found in
                found == isVisible
                    ? nil : ExpectationFailure("\(outlet.quoted()) \(found ? "can be seen" : "is hidden")")
            }
        case .content(let part, let match):
            return match.failure("the notification's \(part.rawValue)", facts.text(of: part))
        case .attachments(let names):
            let found = facts.notification?.request.content.attachments.map(\.identifier) ?? []
            return ExpectedList(names).failure("the attachments", found)
        case .typedText(let match): return match.failure("the typed text", facts.scene.textInput?.text)
        case .keyboard(let isUp):
            return isUp == (facts.scene.textInput != nil)
                ? nil : ExpectationFailure(isUp ? "no keyboard is up" : "a keyboard is up")
        case .mediaPlaying(let isPlaying):
            let scene = facts.scene
            guard let found = scene.custom?.mediaButton?.isPlaying ?? scene.systemMediaPlayback?.isPlaying else {
                return ExpectationFailure("no play button is shown")
            }
            return isPlaying == found
                ? nil : ExpectationFailure(isPlaying ? "nothing is playing" : "it is playing")
        case .contentHeight(let range): return heightFailure(range, facts.isUp ? facts.scene.custom : nil)
        case .inbox(let entries): return ExpectedInbox(entries).failure(facts.app.inbox)
        case .badge(let badge): return unequal("the badge", Double(badge), Double(facts.app.badge))
        case .delivered(let identifiers):
            return ExpectedList(identifiers).failure(
                "the delivered notifications", facts.delivered.map(\.request.identifier))
        case .groups(let groups): return ExpectedGroups(groups).failure("the groups", facts.center.scene.groups)
        case .lockScreenGroups(let groups):
            return ExpectedGroups(groups).failure(
                "the locked screen's groups", facts.center.scene.lockScreenGroups)
        case .settingsRequests(let identifiers):
            let name = { (identifier: String?) in identifier ?? "null" }
            return ExpectedList(identifiers.map(name)).failure(
                "the settings requests", facts.app.settingsRequests.map(name))
        case .diagnostics(let codes): return diagnosticsFailure(codes, facts.diagnostics)
        case .trace(let match): return match.failure(in: facts.trace.names)
        case .time(let time):
            return abs(time - facts.time) < 0.0005 ? nil : unequal("the time", time, facts.time)
        case .authorization, .sounds, .banner, .hasBanner, .listed, .lockScreen, .held, .summary, .management, .prompt:
            return centerFailure(in: facts)
        }
    }

    func unequal(_ what: String, _ expected: String, _ found: String) -> ExpectationFailure? {
        expected == found ? nil : ExpectationFailure(what, expected: expected.quoted(), found: found.quoted())
    }

    private func unequal(_ what: String, _ expected: Double, _ found: Double) -> ExpectationFailure? {
        expected == found
            ? nil
            : ExpectationFailure(what, expected: JSONValue.text(of: expected), found: JSONValue.text(of: found))
    }

    private func heightFailure(_ range: ClosedRange<Double>, _ custom: CustomContent?) -> ExpectationFailure? {
        guard let height = custom?.size.height else { return ExpectationFailure("no extension's content is shown") }
        if range.contains(height) { return nil }
        let isOne = range.upperBound - range.lowerBound == 1
        let expected =
            isOne
            ? JSONValue.text(of: range.lowerBound + 0.5)
            : [range.lowerBound, range.upperBound].map(JSONValue.text(of:)).joined(separator: " to ")
        return ExpectationFailure(
            "the content's height", expected: expected, found: "\(JSONValue.text(of: height)) points")
    }

    private func diagnosticsFailure(_ codes: [String], _ diagnostics: [Diagnostic]) -> ExpectationFailure? {
        let all = Set(diagnostics.map(\.code))
        let missing = codes.filter { !all.contains($0) }
        var seen = Set(codes)
        let unexpected = diagnostics.filter { $0.severity != .note && seen.insert($0.code).inserted }.map(\.code)
        if missing.isEmpty, unexpected.isEmpty { return nil }
        let said = unexpected.isEmpty ? "" : "\(unexpected.joined(separator: ", ")) came up"
        let unsaid = missing.isEmpty ? "" : "\(missing.joined(separator: ", ")) didn't come up"
        return ExpectationFailure(
            "the diagnostics: " + [unsaid, said].filter { !$0.isEmpty }.joined(separator: ", and "),
            hint: missing.lazy.compactMap { NearestName.hint(for: $0, among: unexpected) }.first)
    }
}

extension HostFacts {
    /// Looks up the view of an outlet; a missing view fails with the most similar name as a hint.
    fileprivate func looking(
        for outlet: String, _ body: (ViewNode, Bool) -> ExpectationFailure?
    ) -> ExpectationFailure? {
        if let found = scene.view(outlet) { return body(found.view, found.isVisible) }
        let outlets = scene.outlets
        if outlets.isEmpty {
            return ExpectationFailure("no view is called \(outlet.quoted()): no extension's content is shown")
        }
        return ExpectationFailure(
            "no view is called \(outlet.quoted())",
            hint: NearestName.hint(for: outlet, among: outlets)
                ?? "there are \(outlets.prefix(Limits.unknownKeys).map { $0.quoted() }.joined(separator: ", "))")
    }

    /// The expanded notification, else the newest delivered one.
    fileprivate var notification: UserNotification? { isUp ? scene.notification : delivered.first }

    fileprivate func text(of part: Expectation.ContentPart) -> String? {
        guard let request = notification?.request else { return nil }
        return switch part {
        case .identifier: request.identifier
        case .title: request.content.title
        case .subtitle: request.content.subtitle
        case .body: request.content.body
        case .threadIdentifier: request.content.threadIdentifier
        case .categoryIdentifier: request.content.categoryIdentifier
        }
    }
}
