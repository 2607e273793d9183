import LiveActivities

extension ActivityEvent {
    fileprivate var traced: TraceEvent.Kind {
        switch kind {
        case .started: .activityStarted(identifier, type: attributesType)
        case .updated: .activityUpdated(identifier)
        case .alerted: .activityAlerted(identifier)
        case .outdated: .activityStale(identifier)
        case .ended: .activityEnded(identifier)
        case .dismissed: .activityDismissed(identifier)
        }
    }
}

extension ActivityScene {
    /// The activities as expectations see them.
    var facts: [ActivityFacts] {
        items.map { item in
            func texts(_ presentations: ActivityPresentation...) -> [String] {
                presentations.flatMap { item.views[$0]?.view.shownTexts ?? [] }
            }
            return ActivityFacts(
                identifier: item.identifier, type: item.attributesType,
                state: !item.isActive ? .ended : item.isStale ? .stale : .active,
                texts: [
                    .lockScreen: texts(.lockScreen), .islandCompact: texts(.compactLeading, .compactTrailing),
                    .islandMinimal: texts(.minimal), .islandExpanded: texts(.expanded),
                ])
        }
    }
}

/// Pushes for Live Activities, told apart from notifications as they arrive.
extension ScenarioPlayer {
    /// Delivers a push for a Live Activity.
    /// - Returns: `false` if no extension of the scenario has widgets: then it is told as a payload without a notification.
    /// - Throws: every reason why a device ignores it.
    func deliver(_ payload: Loaded<Payload>, as delivery: ScenarioDelivery, _ step: ScenarioStep) throws -> Bool {
        guard let center = try activityCenter() else { return false }
        let seen = findings.diagnostics.count
        for warning in payload.warnings where warning.code != "live-activity" { findings.add(warning) }
        if let refusal = payload.value.refusal {
            guard host.options.isForced else { throw InputError(refusal) }
            findings.add(.forced(refusal.message))
        }
        host.record(.payloadRead(file: payload.value.file, effect: payload.value.effect))
        let push = try ActivityPush.decode(payload.value.content.userInfo, file: payload.value.file)
        push.warnings.forEach(findings.add)
        if let timestamp = push.value.timestamp { try wait(untilMade: timestamp, step) }
        try running { try center.receive(push.value, for: delivery.identifier, at: date) }
        // The reasons why a push changes nothing, or something else than was meant.
        for finding in findings.diagnostics.dropFirst(seen) { host.record(.diagnostic(finding)) }
        traceActivities()
        return true
    }

    /// Time goes on to the second at which a push was made, for it can't arrive before: without a date, and as far as an
    /// activity can last.
    private func wait(untilMade timestamp: Double, _ step: ScenarioStep) throws {
        let seconds = timestamp - date
        if followsPushes, seconds > 0, seconds <= LiveActivity.longestSeconds { try wait(seconds, step) }
    }

    /// The device's Live Activities at this moment.
    func activityScene() throws -> ActivityScene {
        guard let activities else { return ActivityScene() }
        defer { traceActivities() }
        return try running { try activities.scene(at: date) }
    }

    /// Advances the virtual time, with a stop at each moment at which an activity changes by itself.
    func advance(to end: Double) {
        activities?.advance(to: date)
        while let change = activities?.nextChange {
            // The clock has whole microseconds: the next one after the change.
            let next = ((change - host.environment.date) * 1e6).rounded(.up) / 1e6
            let now = host.clock.now
            guard next > now, next < end else { break }
            host.send(.advance(next - now))
            // The clock doesn't advance beyond its last moment.
            guard host.clock.now > now else { break }
            activities?.advance(to: date)
            traceActivities()
        }
        host.send(.advance(max(0, end - host.clock.now)))
        activities?.advance(to: date)
        traceActivities()
    }

    /// Adds what happened to the activities to the device's trace.
    private func traceActivities() {
        let events = activities?.events ?? []
        for event in events.dropFirst(activityEventsSeen) { host.record(event.traced) }
        activityEventsSeen = events.count
    }

    /// Takes a touch on an activity, where no notification was delivered.
    /// - Returns: `false` for a notification's.
    func touchActivities(_ event: HostEvent) -> Bool {
        guard let activities, !activities.isEmpty, host.delivered.isEmpty else { return false }
        switch event {
        case .expand, .longPressNotification:
            activities.expand()
            return true
        case .dismiss, .tapBackdrop: return activities.collapse()
        default: return false
        }
    }

    /// Live Activities as a film shows them: as cards, or on a whole screen; `nil` while a notification is expanded, and
    /// without any.
    func filmedActivities() throws -> Screen? {
        guard host.scene.phase != .expanded else { return nil }
        let scene = try activityScene()
        guard !scene.items.isEmpty else { return nil }
        let showsScreen = films.contains { $0.options.crop == .screen }
        var center = host.center
        // Cards alone, as a film of a notification is without the list.
        if !showsScreen {
            (center.lockScreenGroups, center.lockScreenCount) = ([], "")
            (center.clock, center.day) = ("", "")
        }
        return .activities(scene, over: center, in: showsScreen ? .screen : .lockScreen)
    }

    /// The virtual time of the next second, at which texts that count change; `nil` without activities.
    var nextActivityChange: Double? {
        activities?.isEmpty == false ? host.clock.now.rounded(.down) + 1 : nil
    }

    /// Seconds since 1970.
    var date: Double { host.environment.date + host.clock.now }

    /// Made for the first push.
    private func activityCenter() throws(InputError) -> ActivityCenter? {
        if let activities { return activities }
        let device = renderer.device
        guard
            let installed = try cache.activities(
                of: scenario, locale: device.locale, isDark: device.appearance == .dark)
        else { return nil }
        installed.findings.forEach(findings.add)
        for file in installed.files {
            let named = FileScope.canonical(file) ?? file
            findings.add(NamedFile(path: named, name: file, location: SourceSpan(file: file), jsonPath: nil))
        }
        var base = host.environment
        base.device = device
        let environment = DeclarativeEnvironment(base, app: installed.app, report: findings, on: renderer)
        let (cardWidth, clock) = (Composer.cardWidth(device), host.clock)
        let center = ActivityCenter(types: installed.types, report: findings) { type throws(InputError) in
            try installed.program(of: type, environment, cardWidth: cardWidth, clock: clock)
        }
        activities = center
        return center
    }

    /// Calls the code of activities; a crash is an error at its place.
    private func running<Result>(_ body: () throws -> Result) throws -> Result {
        do { return try body() } catch let crash as ExtensionCrash {
            let crashed = Diagnostic(
                .error, "activity-crashed", "the widget's code ended: \(crash)",
                at: crash.location ?? SourceSpan(file: scenario.file))
            // What was left out of the code is the likely cause.
            throw InputError([crashed] + (crash.isCodeIncomplete ? findings.diagnostics : []))
        }
    }
}
