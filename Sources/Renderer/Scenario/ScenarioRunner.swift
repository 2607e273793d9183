import ContentExtensionHost

/// Plays a scenario: one host, one renderer, one virtual clock.
public final class ScenarioRunner {
    let scenario: Scenario
    let renderer: NotificationRenderer
    let cache: ScenarioCache
    let host: NotificationHost
    /// Where the extensions' findings go.
    let findings: DiagnosticCollector
    let installation: ScenarioInstallation
    /// Whether it is measured how much of the texts is seen in each snapshot.
    public var measuresTruncation = false
    var truncation = TruncationReport(places: [])
    /// Who sees the scenario as it is played.
    package var observers: [any ScenarioObserver] = []

    var arrivals: ScenarioArrivals
    var snapshots = SnapshotStore()
    var failures: [Diagnostic] = []
    /// The codes that the scenario expects.
    var expectedCodes: Set<String> = []
    /// What the host found odd, or the touches, with the steps that it came up in.
    var hostFindings: [Diagnostic] = []
    /// What was odd about the step that is being taken, besides what the host finds.
    var stepFindings: [Diagnostic] = []
    /// What was odd about pictures.
    var pictureFindings: [Diagnostic] = []
    private var hostFindingsSeen = 0
    /// How often each `repeat` that is under way has been begun, the outermost first.
    var rounds: [Int] = []
    private var stepsTaken = 0

    /// Loads everything that the scenario names.
    /// - Parameter renderer: draws for the device that the scenario leaves open; it is set to what the scenario says.
    /// - Throws: what can't be read, or is wrong.
    public convenience init(_ scenario: Scenario, on renderer: NotificationRenderer) throws(InputError) {
        try self.init(scenario, on: renderer, cache: ScenarioCache(remembersHeights: false))
    }

    /// - Parameter cache: what is kept of scenarios before, which name the same extensions.
    init(_ scenario: Scenario, on renderer: NotificationRenderer, cache: ScenarioCache) throws(InputError) {
        self.scenario = scenario
        self.renderer = renderer
        self.cache = cache
        renderer.startPicture()
        let traits = try scenario.traits(over: renderer.traits)
        if traits != renderer.traits { renderer.traits = traits }
        let findings = DiagnosticCollector(file: scenario.file)
        let settings = scenario.settings
        let locale = settings.locale ?? "en_US"
        let isDark = renderer.traits.appearance == .dark
        installation = try renderer.timings.measure(.read) { () throws(InputError) in
            try cache.installation(of: scenario, locale: locale, isDark: isDark)
        }
        installation.findings.forEach(findings.add)
        installation.namedFiles.forEach(findings.add)
        let assets = try Self.assets(of: scenario)
        var options = scenario.options
        options.assets = assets
        options.locale = locale
        options.timeZone = settings.timeZone ?? options.timeZone
        options.date = settings.date ?? options.date
        options.style = renderer.traits.style
        let installed = installation.installed { descriptor in
            DeclarativeEnvironment(
                locale: locale, timeZone: settings.timeZone ?? "GMT", app: descriptor.app, assets: assets,
                report: findings)
        }
        self.findings = findings
        host = NotificationHost(
            installed: installed, measuring: cache.measuring(of: renderer),
            width: renderer.contentWidth,
            options: options)
        arrivals = ScenarioArrivals(
            scenario, descriptors: installation.descriptors, locale: locale,
            files: cache.notifications)
        try prepare(scenario.steps)
    }

    /// Takes all steps.
    /// - Throws: what stops a scenario: files that can't be read, pictures beyond the limits, and what observers throw.
    ///   Expectations that aren't met don't.
    public func run() throws -> ScenarioOutcome { try run(reportsPendingWork: false) }

    /// - Parameter reportsPendingWork: whether it is a finding that something waits at the end, or that nothing is left to see.
    func run(reportsPendingWork: Bool) throws -> ScenarioOutcome {
        try take(scenario.steps)
        if reportsPendingWork { host.finish() }
        collectFindings(of: scenario.steps.last)
        hostFindings += host.unknownAppFindings.map { finding in
            var finding = finding
            // The command line's settings are in a file of their own.
            if !reportsPendingWork {
                (finding.location, finding.jsonPath) = (SourceSpan(file: scenario.file), "$.apps")
            }
            return finding
        }
        return outcome
    }

    /// What came of the steps that are taken so far, also when `run` throws.
    package var outcome: ScenarioOutcome {
        var seen: Set<Diagnostic> = []
        let diagnostics = (findings.diagnostics + hostFindings + pictureFindings).filter { finding in
            !expectedCodes.contains(finding.code) && seen.insert(finding).inserted
        }
        return ScenarioOutcome(
            snapshots: snapshots.all, truncation: truncation, failures: failures, scene: host.scene,
            centerModel: host.centerModel,
            trace: host.trace,
            guessedBindings: installation.guess, diagnostics: diagnostics, namedFiles: findings.namedFiles,
            // What the command line names has no line.
            readsFiles: findings.namedFiles.dropFirst(installation.namedFiles.count).contains {
                $0.location.line != nil
            })
    }

    func take(_ steps: [ScenarioStep]) throws {
        for step in steps {
            if case .repeat(let times, let inner) = step.act {
                rounds.append(0)
                defer { rounds.removeLast() }
                for round in 0..<times {
                    rounds[rounds.count - 1] = round + 1
                    try take(inner)
                }
                continue
            }
            // Texts and images are limited for each picture, and every step may make one.
            renderer.startPicture()
            stepsTaken += 1
            do {
                defer { collectFindings(of: step) }
                try perform(step)
            }
            if step.act.isSeen { try observe(step, isFrame: false) }
        }
    }

    /// Shows the observers what is on the screen.
    func observe(_ step: ScenarioStep, isFrame: Bool) throws {
        let interested = observers.filter { !isFrame || $0.frameInterval != nil }
        guard !interested.isEmpty else { return }
        let moment = ScenarioMoment(
            time: host.clock.now, step: stepsTaken, caption: isFrame ? "" : step.caption, scene: host.scene,
            traits: renderer.traits,
            isFrame: isFrame)
        for observer in interested { try observer.observe(moment) }
    }

    /// Takes what was found odd since the last time; what has no place of its own came up in the step.
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

    /// What is at the scenario's addresses.
    private static func assets(of scenario: Scenario) throws(InputError) -> RemoteAssets {
        let files = ScenarioFiles(scenario)
        var network = RemoteAssets()
        for asset in scenario.assets {
            var path: String?
            if let named = asset.path { path = try files.existing(named) }
            network[asset.url] = RemoteAsset(
                url: asset.url, path: path, latency: asset.latency, failure: asset.failure)
        }
        return network
    }
}
