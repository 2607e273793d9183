import LiveActivities

/// Plays a scenario with one host, one renderer and one virtual clock.
package final class ScenarioPlayer {
    let scenario: Scenario
    let cache: ScenarioCache
    let renderer: NotificationRenderer
    let host: NotificationHost
    /// Collects the extensions' findings.
    let findings: DiagnosticCollector
    let installation: ScenarioInstallation
    /// Measures the visible part of the texts in each snapshot.
    package var measuresTruncation = false
    var truncation = TruncationReport(places: [])
    /// Record every moment, each for one picture of the whole scenario.
    package var films: [FilmRecorder] = []

    var arrivals: ScenarioArrivals
    /// `true` without a date: then time is that of the pushes for Live Activities.
    let followsPushes: Bool
    /// The device's Live Activities; `nil` before the first push for one.
    var activities: ActivityCenter?
    /// The number of their events that the trace has.
    var activityEventsSeen = 0
    /// Those at the end.
    private var lastActivities = ActivityScene()
    var snapshots = SnapshotStore()
    var failures: [Diagnostic] = []
    /// The codes that the scenario expects.
    var expectedCodes: Set<String> = []
    /// Findings of the host and of touches, at the steps that caused them.
    var hostFindings: [Diagnostic] = []
    /// Findings of the current step, in addition to the host's.
    var stepFindings: [Diagnostic] = []
    /// The hints for identifiers of notifications that weren't there to be removed.
    private var suggestions: [String: String?] = [:]
    /// Findings of pictures.
    var pictureFindings: [Diagnostic] = []
    private var hostFindingsSeen = 0
    /// The number of steps since the last picture.
    var stepsOfPicture = 0
    /// The current round of each running `repeat`, the outermost first.
    var rounds: [Int] = []

    /// Loads all files that the scenario names.
    /// - Parameters:
    ///   - base: the environment for settings that the scenario omits.
    ///   - renderer: is set to the scenario's device.
    ///   - cache: reused for scenarios with the same extensions.
    ///   - controller: makes the controllers of extensions that are written in Swift, in place of what their
    ///     descriptors say; `nil` for none.
    /// - Throws: an error for each unreadable or invalid input.
    package init(
        _ scenario: Scenario, in base: Environment, with renderer: NotificationRenderer,
        cache: ScenarioCache = ScenarioCache(), controller: (() -> any NotificationContentExtension)? = nil
    ) throws(InputError) {
        self.scenario = scenario
        self.cache = cache
        self.renderer = renderer
        renderer.startPicture()
        var environment = try scenario.environment(over: base)
        arrivals = ScenarioArrivals(scenario, files: cache.notifications)
        let pushes = ScenarioPushes(scenario.steps, &arrivals)
        followsPushes = !scenario.hasDate && base.date == Environment.defaultDate
        if followsPushes, let date = pushes.date { environment.date = date }
        let isTooOld = pushes.hasActivity && !environment.device.style.hasActivities
        if isTooOld { environment.device.style = .ios18 }
        if renderer.device != environment.device { renderer.device = environment.device }
        let findings = DiagnosticCollector(file: scenario.file)
        installation = try renderer.timings.measure(.read) { () throws(InputError) in
            try cache.installation(
                of: scenario, locale: environment.device.locale, isDark: environment.device.appearance == .dark)
        }
        if let finding = LocaleIdentifier.finding(about: environment.device.locale) { findings.add(finding) }
        installation.findings.forEach(findings.add)
        if isTooOld { findings.add(ScenarioPushes.styleNote) }
        installation.namedFiles.forEach(findings.add)
        let installed = installation.descriptors.enumerated().map { [installation = installation] index, descriptor in
            let environment = DeclarativeEnvironment(environment, app: descriptor.app, report: findings, on: renderer)
            var installed = InstalledExtension(descriptor: descriptor, environment: environment)
            if let controller { installed.makeController = controller }
            if let code = installation.code[index] {
                let guess = installed.makeController
                installed.makeSubstitute = { code.substitute(environment, because: $0, make: guess) }
                installed.makeController = { code.controller(environment) }
            }
            if let service = installation.services[index] {
                let described = installed.makeService
                // Only a notification that asks for the service extension is concerned by what keeps it from running.
                installed.makeService = {
                    let loaded = service.code.value
                    loaded.findings.forEach(findings.add)
                    return loaded.code?.service(environment, makeSubstitute: described) ?? described?()
                }
            }
            return installed
        }
        self.findings = findings
        host = NotificationHost(
            installed: installed, environment: environment, measuring: renderer.composer,
            width: renderer.contentWidth, options: scenario.options)
        host.clock.computing = renderer.context.text.computing
        (arrivals.descriptors, arrivals.locale) = (installation.descriptors, environment.device.locale)
        try prepare(scenario.steps)
    }

    /// Plays all steps.
    /// - Parameter reportsPendingWork: reports unfinished work at the end, and that nothing is left on the screen.
    /// - Throws: an unreadable file, a picture beyond the limits; not unmet expectations.
    package func run(reportsPendingWork: Bool = false) throws -> ScenarioOutcome {
        for step in scenario.steps { try performStep(step) }
        if reportsPendingWork { host.finish() }
        lastActivities = try activityScene()
        collectFindings(of: scenario.steps.last)
        hostFindings += host.unknownAppFindings.map { finding in
            var finding = finding
            // The command line's settings have a file of their own.
            if !reportsPendingWork {
                (finding.location, finding.jsonPath) = (SourceSpan(file: scenario.file), "$.apps")
            }
            return finding
        }
        return outcome
    }

    /// The result of the steps so far; valid after `run` throws as well.
    package var outcome: ScenarioOutcome {
        let diagnostics = (findings.diagnostics + hostFindings + pictureFindings).withoutRepeats
            .filter { !expectedCodes.contains($0.code) }
        return ScenarioOutcome(
            snapshots: snapshots.all, truncation: truncation, failures: failures, scene: host.scene,
            centerModel: host.centerModel, activities: lastActivities, trace: host.trace,
            guessedBindings: installation.guess, diagnostics: diagnostics, namedFiles: findings.namedFiles,
            // Files from the command line have no line.
            readsFiles: findings.namedFiles.dropFirst(installation.namedFiles.count).contains {
                $0.location.line != nil
            })
    }

    /// The host's state after the steps so far.
    package var facts: HostFacts { facts(of: nil, lastActivities) }

    private func facts(of app: String?, _ activities: ActivityScene) -> HostFacts {
        var facts = host.facts(of: app, diagnostics: findings.diagnostics + hostFindings + pictureFindings)
        facts.activities = activities.facts
        return facts
    }

    private func performStep(_ step: ScenarioStep) throws {
        // The steps that lead to a picture share its work. Every fifth has all of it again, as a scenario may go on for
        // long without pictures.
        if stepsOfPicture % 5 == 0 { renderer.startPicture() } else { renderer.startStep() }
        stepsOfPicture += 1
        do {
            defer { collectFindings(of: step) }
            switch step.act {
            case .deliver(let delivery): try deliver(delivery, step)
            case .host(let event): if !touchActivities(event) { host.send(event) }
            case .tap(let tap): self.tap(tap)
            case .scroll(let scroll): self.scroll(scroll)
            case .typeText(let text): type(text)
            case .wait(let seconds): try wait(seconds, step)
            case .settle(let seconds): if host.scene.phase == .expanded { try wait(seconds, step) }
            case .change(let change):
                renderer.device = renderer.device.changed(change, findings)
                host.traitsChanged(measuring: renderer.composer, width: renderer.contentWidth)
            case .removeDelivered(let identifiers):
                guard host.chargeListWork() else { break }
                let delivered = host.delivered.map(\.request.identifier)
                reportUnknown(identifiers ?? [], among: delivered, "not-delivered")
                host.removeDelivered(identifiers ?? delivered)
            case .removePending(let identifiers):
                reportUnknown(identifiers ?? [], among: host.pendingRequests().map(\.identifier), "not-pending")
                host.removePending(identifiers)
            case .snapshot(let snapshot): try take(snapshot, at: step.span)
            case .expect(let expectation): try check(expectation)
            case .repeat(let times, let steps): return try performSteps(steps, times: times)
            }
        }
        if step.act.isSeen { try record(step, isFrame: false) }
    }

    private func performSteps(_ steps: [ScenarioStep], times: Int) throws {
        rounds.append(0)
        defer { rounds.removeLast() }
        for round in 0..<times {
            rounds[rounds.count - 1] = round + 1
            for step in steps { try performStep(step) }
        }
    }

    private func deliver(_ delivery: ScenarioDelivery, _ step: ScenarioStep) throws {
        let payload = try arrivals.payload(of: delivery)
        if payload.value.effect == .liveActivity, try deliver(payload, as: delivery, step) { return }
        let (arrival, files) = try arrivals.arrival(delivery, date: date)
        files.forEach(findings.add)
        host.send(.deliver(arrival))
    }

    private func check(_ expectation: Expectation) throws {
        expectedCodes.formUnion(expectation.facts.flatMap(\.codes))
        failures += expectation.failures(in: facts(of: expectation.app, try activityScene()))
    }

    /// Records the current moment in the films.
    func record(_ step: ScenarioStep, isFrame: Bool) throws {
        // Two films of a scenario share the memory of one.
        let limit = Limits.filmSceneBytes / max(1, films.count)
        let films = films.filter { !isFrame || $0.frameInterval != nil }
        guard !films.isEmpty else { return }
        let moment = ScenarioMoment(
            time: host.clock.now, caption: isFrame ? "" : step.caption, scene: host.scene,
            activities: try filmedActivities(), device: renderer.device, isFrame: isFrame)
        for film in films { film.record(moment, limit: limit) }
    }

    /// Reports identifiers of notifications that can't be removed.
    private func reportUnknown(_ identifiers: [String], among known: [String], _ code: String) {
        let state = code.dropFirst("not-".count)
        let found = Set(known)
        for identifier in identifiers where !found.contains(identifier) {
            let key = "\(code) \(identifier)"
            if suggestions[key] == nil, suggestions.count < Limits.identifierSuggestions {
                suggestions[key] = .some(NearestName.hint(for: identifier, among: known))
            }
            stepFindings.append(
                Diagnostic(
                    .warning, code,
                    "no notification with the identifier \(identifier.quoted()) is \(state), so none is removed",
                    hint: suggestions[key] ?? nil))
        }
    }

    /// Collects the findings since the last step; one without a position gets the step's.
    private func collectFindings(of step: ScenarioStep?) {
        let found = host.diagnostics
        for var finding in found[hostFindingsSeen...] + stepFindings {
            if finding.location == nil, let span = step?.span {
                finding.location = span.withoutPath
                finding.jsonPath = span.jsonPath
            }
            hostFindings.append(finding)
        }
        hostFindingsSeen = found.count
        stepFindings = []
    }
}

extension DeclarativeEnvironment {
    /// The context of an extension whose views a renderer measures and paints.
    init(_ environment: Environment, app: AppInfo, report: DiagnosticCollector, on renderer: NotificationRenderer) {
        self.init(environment, app: app, report: report)
        // The renderer's device can change while the scenario plays.
        measuring = { renderer.composer }
        computing = renderer.context.text.computing
        painting = { renderer.image(of: $0, size: $1, scale: $2) }
    }
}
