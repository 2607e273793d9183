import ContentExtensionHost
import Renderer

/// Plays a scenario: one host, one renderer, one virtual clock.
package final class ScenarioPlayer {
    let scenario: Scenario
    let renderer: NotificationRenderer
    let cache: ScenarioCache
    let host: NotificationHost
    /// Where the extensions' findings go.
    let findings: DiagnosticCollector
    let installation: ScenarioInstallation
    /// Whether it is measured how much of the texts is seen in each snapshot.
    package var measuresTruncation = false
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
    /// - Parameters:
    ///   - base: the device and the rest of the environment, where the scenario leaves them open.
    ///   - renderer: is set to the scenario's device.
    ///   - cache: kept from scenarios that name the same extensions.
    ///   - others: extensions besides those that the scenario names.
    /// - Throws: an error for each input that can't be read or used.
    package init(
        _ scenario: Scenario, in base: Environment, with renderer: NotificationRenderer,
        cache: ScenarioCache = ScenarioCache(remembersHeights: false), installing others: [InstalledExtension] = []
    ) throws(InputError) {
        self.scenario = scenario
        self.renderer = renderer
        self.cache = cache
        renderer.startPicture()
        let environment = try scenario.environment(over: base)
        if renderer.traits != environment.device { renderer.traits = environment.device }
        let findings = DiagnosticCollector(file: scenario.file)
        installation = try renderer.timings.measure(.read) { () throws(InputError) in
            try cache.installation(
                of: scenario, locale: environment.device.locale, isDark: environment.device.appearance == .dark)
        }
        installation.findings.forEach(findings.add)
        installation.namedFiles.forEach(findings.add)
        let installed = installation.installed { descriptor in
            DeclarativeEnvironment(environment, app: descriptor.app, report: findings)
        }
        self.findings = findings
        host = NotificationHost(
            installed: installed + others, environment: environment, measuring: cache.measuring(of: renderer),
            width: renderer.contentWidth, options: scenario.options)
        arrivals = ScenarioArrivals(
            scenario, descriptors: installation.descriptors + others.map(\.descriptor),
            locale: environment.device.locale, files: cache.notifications)
        try prepare(scenario.steps)
    }

    /// Takes all steps.
    /// - Throws: what stops a scenario: files that can't be read, pictures beyond the limits, and what observers throw.
    ///   Expectations that aren't met don't.
    package func run() throws -> ScenarioOutcome { try run(reportsPendingWork: false) }

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
}
