/// Expectations of sounds, held notifications, banners and lists.
extension ScenarioReader {
    /// A sound's name, or an object with it.
    func sound(_ raw: JSONValue, _ path: String) -> Expectation.Sound? {
        if let name = raw.string { return .init(name) }
        guard var reader = report.object(raw, path: path, "a sound's name, or an object with \"name\"") else {
            return nil
        }
        let name = reader.identifier("name")
        let isCritical = reader.bool("critical")
        let volume = reader.number("volume", in: 0...1)
        reader.finish()
        return name.map { .init($0, isCritical: isCritical, volume: volume) }
    }

    /// The identifier of the notification with the visible banner, or a boolean for any banner.
    func banner(_ raw: JSONValue, _ path: String) -> Expectation.Fact? {
        if let isDown = raw.bool { return isDown ? .hasBanner(true) : .hasBanner(false) }
        return text(raw, path, "a notification's identifier, true or false").map { .banner($0.value) }
    }

    func summary(_ raw: JSONValue, _ path: String) -> Expectation.Summary? {
        if raw.bool == false { return .init(isThere: false) }
        guard var reader = report.object(raw, path: path, "an object with \"featured\" and \"others\", or false") else {
            return nil
        }
        var summary = Expectation.Summary(isThere: true)
        summary.title = reader.string("title")
        summary.featured = reader.decode("featured", names)
        summary.others = reader.entries("others")?.filter { !$0.key.hasPrefix("//") }.map { app in
            let count = report.number(app.value, path: app.path, in: 0...1e6, "a number of notifications")
            return "\(app.key): \(JSONValue.text(of: count ?? 0))"
        }
        reader.finish()
        return summary
    }
}

extension Expectation.Fact {
    /// The failure of an expectation of sounds, lists, banners or prompts; `nil` if it holds.
    func centerFailure(in facts: HostFacts) -> ExpectationFailure? {
        switch self {
        case .authorization(let status):
            return unequal("the authorization", status.rawValue, facts.app.settings.authorizationStatus.rawValue)
        case .sounds(let sounds): return soundsFailure(sounds, facts.sounds)
        case .hasBanner(let isDown):
            let banner = facts.center.banner
            return isDown == (banner != nil)
                ? nil
                : ExpectationFailure(
                    banner.map { "the banner of \($0.identifier.quoted()) is down" } ?? "no banner is down")
        case .banner(let identifier):
            guard let banner = facts.center.banner else { return ExpectationFailure("no banner is down") }
            return unequal("the banner", identifier, banner.identifier)
        case .listed(let identifiers):
            return ExpectedList(identifiers).failure("the list", facts.center.identifiers(where: \.isListed))
        case .lockScreen(let identifiers):
            return ExpectedList(identifiers).failure(
                "the locked screen", facts.center.identifiers(where: facts.center.isOnLockScreen))
        case .held(let identifiers):
            return ExpectedList(identifiers).failure(
                "what waits for the summary", facts.center.identifiers(where: \.outcome.isHeldForSummary))
        case .summary(let summary): return summary.failure(facts.center.scheduledSummary)
        case .management(let choices):
            let shown = facts.center.management == nil ? [] : facts.center.managementView?.choices ?? []
            return ExpectedList(choices.map(\.rawValue)).failure("the choices", shown.map(\.kind.rawValue))
        case .prompt(let isUp):
            return isUp == (facts.center.prompt != nil)
                ? nil : ExpectationFailure(isUp ? "no app asks anything" : "an app asks something")
        default: return nil
        }
    }

    private func soundsFailure(_ expected: [Expectation.Sound], _ heard: [NotificationSound]) -> ExpectationFailure? {
        let isRight = expected.count == heard.count && zip(expected, heard).allSatisfy { $0.matches($1) }
        // Formats the sounds like the expectation, without the details that it leaves open.
        return isRight
            ? nil
            : ExpectedList(expected.map(\.text)).failure("the sounds", heard.map { Expectation.Sound($0).text })
    }
}

extension Expectation.Sound {
    fileprivate init(_ sound: NotificationSound) {
        self.init(sound.name, isCritical: sound.isCritical, volume: sound.isCritical ? sound.volume : nil)
    }

    fileprivate func matches(_ sound: NotificationSound) -> Bool {
        name == sound.name && isCritical.map { $0 == sound.isCritical } ?? true
            && volume.map { abs($0 - sound.volume) < 0.0005 } ?? true
    }

    fileprivate var text: String {
        var text = name
        if isCritical == true { text += ", critical" }
        if let volume { text += ", volume \(JSONValue.text(of: volume))" }
        return text
    }
}

extension Expectation.Summary {
    fileprivate func failure(_ found: ScheduledSummary?) -> ExpectationFailure? {
        guard let found else { return isThere ? ExpectationFailure("no summary is there") : nil }
        guard isThere else { return ExpectationFailure("a summary is there: \(found.title.quoted())") }
        if let title, title != found.title {
            return ExpectationFailure(
                "the summary's title", expected: title.quoted(), found: found.title.quoted())
        }
        return featured.flatMap { ExpectedList($0).failure("the summary's first", found.featured.map(\.identifier)) }
            ?? others.flatMap {
                ExpectedList($0).failure(
                    "the summary's others", found.others.map { "\($0.app.name): \($0.count)" })
            }
    }
}

extension HostFacts {
    /// The sounds played for the app, in order.
    fileprivate var sounds: [NotificationSound] {
        trace.events.compactMap { event in
            if case .sound(app.info.key, let sound) = event.kind { sound } else { nil }
        }
    }
}
