import Basics

/// Expectations of sounds, held notifications, banners and lists.
extension ScenarioReader {
    /// The check of a fact about the notification centre; `nil` for an invalid one.
    func centerCheck(_ key: Expectation.Key, _ raw: JSONValue, _ path: String) -> Expectation.Check? {
        switch key {
        case .authorization:
            check(choice(raw, path, "an authorization", AuthorizationStatus.self)) {
                .unequal("the authorization", $0.rawValue, $1.app.settings.authorizationStatus.rawValue)
            }
        case .delivered: listCheck(raw, path, "the delivered notifications") { $0.delivered.map(\.request.identifier) }
        case .groups: groupsCheck(raw, path, "the groups") { $0.groups }
        case .lockScreenGroups: groupsCheck(raw, path, "the locked screen's groups") { $0.lockScreenGroups }
        case .sounds: check(elements(raw, path, "an array of sounds", sound)) { $1.unexpectedSounds($0) }
        case .banner: bannerCheck(raw, path)
        case .listed: listCheck(raw, path, "the list") { $0.center.identifiers(where: \.isListed) }
        case .lockScreen:
            listCheck(raw, path, "the locked screen") { $0.center.identifiers(where: $0.center.isOnLockScreen) }
        case .held:
            listCheck(raw, path, "what waits for the summary") {
                $0.center.identifiers(where: \.outcome.isHeldForSummary)
            }
        case .pending: listCheck(raw, path, "the pending requests") { $0.pending.map(\.identifier) }
        case .activities: activitiesCheck(raw, path)
        case .summary: summaryCheck(raw, path)
        case .management:
            check(elements(raw, path, "an array of choices") { choice($0, $1, "a choice", Choice.Kind.self) }) {
                ExpectedList($0.map(\.rawValue)).failure("the choices", $1.managementChoices.map(\.rawValue))
            }
        case .prompt:
            flagCheck(raw, path, no: "no app asks anything", yes: "an app asks something") { $0.center.prompt != nil }
        default: nil
        }
    }

    private typealias Choice = ManagementView.Choice

    /// A sound's name, or an object with it.
    private func sound(_ raw: JSONValue, _ path: String) -> ExpectedSound? {
        if let name = raw.string { return .init(name: name) }
        let what = "a sound's name, or an object with \"name\", \"critical\", \"volume\""
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let name = reader.string("name")
        let isCritical = reader.bool("critical")
        let volume = reader.number("volume", in: 0...1)
        reader.finish()
        return ExpectedSound(name: name, isCritical: isCritical, volume: volume)
    }

    /// The identifier of the notification with the visible banner, or a boolean for any banner.
    private func bannerCheck(_ raw: JSONValue, _ path: String) -> Expectation.Check? {
        if let isExpected = raw.bool { return { $0.bannerFailure(isExpected) } }
        return check(text(raw, path, "a notification's identifier, true or false")) {
            guard let banner = $1.center.banner else { return ExpectationFailure("no banner is down") }
            return .unequal("the banner", $0.value, banner.identifier)
        }
    }

    /// The scheduled summary's properties, of which absent ones match anything; `false` for no summary.
    private func summaryCheck(_ raw: JSONValue, _ path: String) -> Expectation.Check? {
        if raw.bool == false {
            return { facts in
                facts.center.scheduledSummary.map { ExpectationFailure("a summary is there: \($0.title.quoted())") }
            }
        }
        guard let reader = report.object(raw, path: path, "an object with \"featured\" and \"others\", or false") else {
            return nil
        }
        let title = reader.decode("title", match)
        let featured = reader.decode("featured", names)
        let others = reader.entries("others")?.filter { !$0.key.hasPrefix("//") }.map { app in
            let count = report.number(app.value, path: app.path, in: 0...1e6, "a number of notifications")
            return "\(app.key): \(JSONValue.text(of: count ?? 0))"
        }
        reader.finish()
        return { facts in
            guard let found = facts.center.scheduledSummary else { return ExpectationFailure("no summary is there") }
            if let failure = title?.failure("the summary's title", found.title) { return failure }
            return featured.flatMap {
                ExpectedList($0).failure("the summary's first", found.featured.map(\.identifier))
            }
                ?? others.flatMap {
                    ExpectedList($0).failure("the summary's others", found.others.map { "\($0.app.name): \($0.count)" })
                }
        }
    }
}

/// An expected sound; `nil` properties match anything.
private struct ExpectedSound: Sendable {
    var name: String?
    var isCritical: Bool?
    var volume: Double?
}

extension ExpectedSound {
    init(_ sound: NotificationSound) {
        self.init(name: sound.name, isCritical: sound.isCritical, volume: sound.isCritical ? sound.volume : nil)
    }

    func matches(_ sound: NotificationSound) -> Bool {
        name.map { $0 == sound.name } ?? true && isCritical.map { $0 == sound.isCritical } ?? true
            && volume.map { abs($0 - sound.volume) < 0.0005 } ?? true
    }

    var text: String {
        var text = name ?? "any"
        if isCritical == true { text += ", critical" }
        if let volume { text += ", volume \(JSONValue.text(of: volume))" }
        return text
    }
}

extension HostFacts {
    /// The sounds played for the app, in order.
    private var sounds: [NotificationSound] {
        trace.events.compactMap { event in if case .sound(app.info.key, let sound) = event.kind { sound } else { nil } }
    }

    fileprivate var managementChoices: [ManagementView.Choice.Kind] {
        center.apps.management == nil ? [] : center.managementView?.choices.map(\.kind) ?? []
    }

    fileprivate func bannerFailure(_ isExpected: Bool) -> ExpectationFailure? {
        let banner = center.banner
        return isExpected == (banner != nil)
            ? nil
            : ExpectationFailure(
                banner.map { "the banner of \($0.identifier.quoted()) is down" } ?? "no banner is down")
    }

    fileprivate func unexpectedSounds(_ expected: [ExpectedSound]) -> ExpectationFailure? {
        let heard = sounds
        let isRight = expected.count == heard.count && zip(expected, heard).allSatisfy { $0.matches($1) }
        // Formats the sounds like the expectation, without the details that it leaves open.
        return isRight
            ? nil : ExpectedList(expected.map(\.text)).failure("the sounds", heard.map { ExpectedSound($0).text })
    }
}
