import Basics
import Chrome
import TestSupport
import ContentExtensionHost
import RenderNotification
import Renderer
import Testing
import Views

/// A folder `Tests/Fixtures/scenarios/<what-it-shows>` with a scenario; `expected` has the files of `run -o`, with the
/// exit code and standard error in report.txt. A long trace is counted in trace.txt instead.
struct ScenarioCase: Sendable, CustomTestStringConvertible {
    var area = FixtureArea.scenarios
    let name: String
    /// `true` runs the code of its extensions.
    var runsCode = false

    var testDescription: String { name }
    /// The absolute path of its folder.
    var folder: String { "\(area.folder)/\(name)" }

    /// The cases, by name.
    static let all = FixtureArea.scenarios.cases().map { ScenarioCase(name: $0.name) }

    /// A file that results from running the scenario.
    struct Product: Equatable {
        var name: String
        var bytes: [UInt8]

        var isPicture: Bool { name.hasSuffix(".png") }
    }

    /// The number of events above which a trace has no reference.
    private static let longTrace = 2_000

    /// Plays the scenario.
    /// - Returns: its files; paths in texts are relative to the fixtures.
    func play() throws -> [Product] {
        let (outcome, warnings) = try run()
        let findings = warnings + outcome.diagnostics + outcome.failures
        let report = (["exit \(outcome.exitCode())"] + findings.map(\.description)).joined(separator: "\n") + "\n"
        func text(_ name: String, _ text: String) -> Product {
            Product(name: name, bytes: Array(Repository.relative(text).utf8))
        }
        let snapshots = outcome.snapshots.map { snapshot in
            snapshot.path.hasSuffix(".png")
                ? Product(name: snapshot.path, bytes: snapshot.bytes)
                : text(snapshot.path, String(decoding: snapshot.bytes, as: UTF8.self))
        }
        let isLong = outcome.trace.events.count > Self.longTrace
        let trace = isLong ? text("trace.txt", Self.counts(outcome.trace)) : text("trace.json", outcome.trace.json)
        // A run that ends well and reports nothing has no report.
        let reports = report == "exit 0\n" ? [] : [text("report.txt", report)]
        return reports + [trace] + snapshots
    }

    /// The trace as JSON.
    func trace() throws -> String { try run().outcome.trace.json }

    /// The whole scenario as a filmstrip, a GIF and an APNG, at a quarter of the device's pixels.
    func films() throws -> [[UInt8]] {
        let outputs: [FilmRecorder.Output] = [.strip, .animation(.gif), .animation(.apng)]
        let recorders = outputs.map { FilmRecorder($0, of: "scenario.json", scale: 0.25) }
        let renderer = try NotificationRenderer(device: Device(), fonts: FontLibrary())
        _ = try run(on: renderer, films: recorders)
        return try recorders.map { try $0.finish(on: renderer) }
    }

    private func run() throws -> (outcome: ScenarioOutcome, warnings: [Diagnostic]) {
        try run(on: NotificationRenderer(device: Device(), fonts: FontLibrary()), films: [])
    }

    private func run(
        on renderer: NotificationRenderer, films: [FilmRecorder]
    ) throws -> (outcome: ScenarioOutcome, warnings: [Diagnostic]) {
        let loaded = try ScenarioFile.read("\(folder)/scenario.json")
        var scenario = loaded.value
        if runsCode { scenario.code.extensions = nil }
        let runner = try ScenarioPlayer(scenario, in: Environment(), with: renderer)
        runner.films = films
        return (try runner.run(), loaded.warnings)
    }

    /// The number of events of each kind.
    private static func counts(_ trace: Trace) -> String {
        var counts: [String: Int] = [:]
        for event in trace.events { counts[event.kind.name, default: 0] += 1 }
        return counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
    }
}
