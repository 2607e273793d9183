import ArgumentParser
import RenderNotification

/// Plays a scenario.
struct RunCommand: LimitedCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Plays a scenario of arrivals, touches and snapshots.",
        discussion: """
            A scenario is a test (docs/scenarios.md): when something isn't as it expects,
            run says what, writes everything all the same, and ends with 1.

            EXAMPLES
              render-notification run scenario.json -o out
              render-notification run scenario.json
              render-notification run scenario.json --filmstrip strip.png \\
                --animate film.gif --trace trace.mmd
            """)

    @Argument(help: "The scenario; '-' for standard input.", completion: .file(extensions: ["json"]))
    var scenario: String

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: "The folder for the snapshots and trace.json, made if it isn't there; without it they aren't written.",
        completion: .directory)
    var folder: String?

    @Option(help: "Writes the trace: as JSON, or for a name that ends in .mmd as a Mermaid sequence diagram.")
    var trace: String?

    @Option(
        help:
            "Writes how much of each text is seen in each snapshot, as JSON (docs/truncation.md); '-' for standard output."
    )
    var truncation: String?

    @Option(help: "Draws the state after each step side by side, with captions, as PNG.", completion: .file())
    var filmstrip: String?

    @Option(help: "Draws the whole scenario as an animation: .gif, or .png for APNG.", completion: .file())
    var animate: String?

    @Option(
        help:
            "How much the filmstrip and the animation show: the notification on its backdrop, or the whole screen, as long as it shows one."
    )
    var crop: Crop = .notification

    @Option(help: "The device, in place of the scenario's.") var device: DeviceModel?

    @Option(help: "Light or dark, in place of the scenario's.") var appearance: Appearance?

    @Option(help: "The text size, in place of the scenario's.") var contentSize: ContentSizeCategory?

    @OptionGroup var fonts: FontOptions

    @OptionGroup var code: CodeOptionGroup

    @Flag(inversion: .prefixedNo, help: "Takes warnings for errors.") var strict = Configuration.current.isStrict

    @OptionGroup var forced: ForceOption
    @OptionGroup var limits: LimitOptions

    @OptionGroup var configuration: ConfigurationOptions

    func validate() throws {
        if [scenario, folder, trace, truncation, filmstrip, animate].contains("") {
            throw ValidationError("The name of a file is empty.")
        }
        if let animate, animationFormat == nil {
            throw ValidationError(
                "Animations are written as .gif or .png (APNG): give \(animate) one of these endings.")
        }
        if let filmstrip, !Self.isNamed(filmstrip, ["png"]) {
            throw ValidationError("Filmstrips are written as .png: give \(filmstrip) this ending.")
        }
        if let trace, !Self.isNamed(trace, ["json", "mmd"]) {
            throw ValidationError("Traces are written as .json or .mmd: give \(trace) one of these endings.")
        }
        if let folder, PictureFormat(path: folder) != nil {
            throw ValidationError(
                "-o is the folder of the scenario's pictures, one for each of its snapshots: -o out, or --filmstrip \(folder) for one of all its steps."
            )
        }
        if folder == "-" { throw ValidationError("Snapshots are written to a folder: give -o the name of one.") }
        if [trace, truncation, filmstrip, animate].filter({ $0 == "-" }).count > 1 {
            throw ValidationError("Only one thing at a time can go to standard output.")
        }
    }

    /// `true` for standard output, or a name with one of these endings.
    private static func isNamed(_ path: String, _ endings: [String]) -> Bool {
        path == "-" || endings.contains { path.lowercased().hasSuffix(".\($0)") }
    }

    func run() throws {
        if let folder { try OutputPath.checkFolder(folder) }
        let loaded = try ScenarioFile.read(scenario)
        var scenario = loaded.value
        if strict { scenario.options.isStrict = true }
        if forced.force { scenario.options.isForced = true }
        scenario.code = code.options
        if let device { scenario.settings.device = Spanned(device.name) }
        if let appearance { scenario.settings.appearance = Spanned(appearance.rawValue) }
        if let contentSize { scenario.settings.contentSize = Spanned(contentSize.rawValue) }
        let fonts = try fonts.library(for: scenario.extensionPaths)
        let renderer = try NotificationRenderer(device: Device(), fonts: fonts, ffmpeg: .installed)
        let player = try ScenarioPlayer(scenario, in: Configuration.current.environment, with: renderer)
        player.measuresTruncation = truncation != nil
        var films: [(recorder: FilmRecorder, path: String)] = []
        if let filmstrip { films.append((FilmRecorder(.strip, of: scenario.file, crop: crop), filmstrip)) }
        if let animate, let animationFormat {
            films.append((FilmRecorder(.animation(animationFormat), of: scenario.file, crop: crop), animate))
        }
        player.films = films.map(\.recorder)
        // After an error in a step, film or file, still report earlier unmet expectations.
        var problems: [Diagnostic] = []
        func attempt(_ body: () throws -> Void) { do { try body() } catch { problems += Diagnostic.all(of: error) } }
        attempt { _ = try player.run() }
        var outcome = player.outcome
        var outputs = self.outputs(outcome)
        if problems.isEmpty {
            for film in films {
                attempt { outputs.append(.init(bytes: try film.recorder.finish(on: renderer), path: film.path)) }
            }
        }
        attempt {
            try OutputPath.check(outputs.map(\.path), inputs: outcome.inputs + [self.scenario] + scenario.inputs)
            if let folder { try OutputPath.makeFolder(folder) }
            try AtomicFile.write(outputs)
        }
        outcome.diagnostics += films.flatMap(\.recorder.diagnostics)
        let isStrict = scenario.options.isStrict
        Report.show(
            (loaded.warnings + outcome.diagnostics).map { $0.counted(isStrict: isStrict) } + outcome.failures + problems
        )
        if !outcome.failures.isEmpty {
            let count = outcome.failures.count
            printToStandardError("\(scenario.file): \(count) expectation\(count == 1 ? "" : "s") failed")
        }
        let isBroken = outcome.failures.isEmpty && !problems.isEmpty
        let code = isBroken ? InputError(problems).exit.rawValue : outcome.exitCode(isStrict: isStrict)
        if code != 0 { throw ExitCode(code) }
    }

    private var animationFormat: AnimationFormat? { animate.flatMap { $0 == "-" ? .apng : AnimationFormat(path: $0) } }

    private func outputs(_ outcome: ScenarioOutcome) -> [AtomicFile.Output] {
        var outputs: [AtomicFile.Output] = []
        if let folder {
            outputs = outcome.snapshots.map { .init(bytes: $0.bytes, path: "\(folder)/\($0.path)") }
            outputs.append(.init(text: outcome.trace.json, path: "\(folder)/trace.json"))
        }
        if let trace { outputs.append(.init(text: outcome.trace.text(forFile: trace), path: trace)) }
        if let truncation { outputs.append(.init(text: outcome.truncation.json, path: truncation)) }
        return outputs
    }
}
