import ContentExtensionHost
import ExtensionFolders
import RenderNotification
import Renderer
import SnapshotComparison

/// A picture for the page, with everything that the page shows about it.
package struct PreviewPicture: Sendable {
    package let bytes: [UInt8]
    package let format: PictureFormat
    /// Pixels per point.
    package let scale: Double
    package let composition: Composition
    /// The place that shows: an expanded notification covers the list that it was opened from.
    package let place: Place
    package let views: InspectedViews
    package let diagnostics: [Diagnostic]
    /// The expectations of a scenario that aren't met.
    package let failures: [Diagnostic]
    package let trace: Trace
    /// The device's state at the end.
    package let state: PreviewState
    /// The paths of the files that decide the picture.
    package let inputs: [String]
}

/// Draws what the page asks for. Each picture is a scenario that is played from its beginning, so that the page's address
/// is all there is to know about it.
package struct PreviewRenderer: Sendable {
    /// The own code of which extensions runs.
    private let code: CodeOptions
    /// `true` where extensions' own code is compiled, which takes some seconds at first.
    package var runsCode: Bool { code.extensions?.isEmpty != true }

    package init(code: CodeOptions = CodeOptions()) { self.code = code }

    /// Draws a picture.
    /// - Throws: `InputError` with each error in the subject and its files.
    package func draw(_ request: PreviewRequest) throws -> PreviewPicture {
        try withPlayer(of: request) { player, played, defaults, renderer in
            let outcome = try player.run(reportsPendingWork: played.isNotification)
            try played.check(outcome)
            let facts = player.facts
            let place = request.shownPlace(facts)
            let options = request.options(over: defaults.options)
            let picture = try renderer.draw(
                outcome.screen(in: place), options.composition, as: options.encoding)
            var diagnostics = played.warnings + outcome.diagnostics(with: renderer)
            if played.isNotification, let finding = outcome.emptiness(of: place, on: renderer.device) {
                diagnostics.append(finding)
            }
            let sources = ViewSources(extensions: played.scenario.extensionPaths, payload: played.payload)
            return PreviewPicture(
                bytes: picture.bytes, format: request.format,
                scale: options.scale ?? picture.composition.device.model.scale, composition: picture.composition,
                place: place,
                views: InspectedViews(picture.composition, sources: sources.lines()),
                diagnostics: diagnostics.withoutRepeats,
                failures: outcome.failures, trace: outcome.trace,
                state: PreviewState(facts),
                inputs: outcome.inputs + request.paths + (request.start.map { [$0.path] } ?? []))
        }
    }

    /// Plays the request's scenario without a picture.
    /// - Returns: the host's state at the end.
    /// - Throws: as `draw(_:)`.
    package func play(_ request: PreviewRequest) throws -> HostFacts {
        try withPlayer(of: request) { player, _, _, _ in
            _ = try player.run(reportsPendingWork: true)
            return player.facts
        }
    }

    /// The request's scenario as an animated GIF, from its beginning to its end.
    /// - Throws: as `draw(_:)`; `film-empty` (65) when no notification is expanded.
    package func film(_ request: PreviewRequest) throws -> [UInt8] {
        try withPlayer(of: request) { player, played, _, renderer in
            let film = FilmRecorder(.animation(.gif), of: PreviewRequest.name, crop: request.crop)
            player.films = [film]
            try played.check(player.run(reportsPendingWork: false))
            return try film.finish(on: renderer)
        }
    }

    /// The step of a gesture on the picture that `draw(_:)` makes of a request; `nil` where nothing takes the touch.
    /// - Throws: as `draw(_:)`.
    package func step(for gesture: TouchGesture, on request: PreviewRequest) throws -> JSONValue? {
        try withPlayer(of: request) { player, _, defaults, renderer in
            let screen = try player.run(reportsPendingWork: false).screen(in: request.shownPlace(player.facts))
            let options = request.options(over: defaults.options)
            let picture = renderer.composer.compose(screen, options.composition)
            let touch = PreviewTouch(screen: screen, picture: picture) {
                renderer.composer.compose(screen, CompositionOptions(crop: .screen))
            }
            return touch.step(for: gesture)
        }
    }

    /// Calls the body with a player of the request's scenario and an idle renderer.
    private func withPlayer<Result>(
        of request: PreviewRequest,
        _ body: (ScenarioPlayer, PlayedSubject, Configuration, NotificationRenderer) throws -> Result
    ) throws -> Result {
        try request.withDrafts {
            let defaults = try Configuration.nearest(to: request.folder, within: ".")
            let played = try PlayedSubject(request, defaults, code)
            return try RendererStore.shared.withRenderer(
                on: played.environment.device, folders: defaults.options.fontFolders,
                files: BundledFonts.files(of: played.scenario.extensionPaths)
            ) { renderer, _ in
                let player = try ScenarioPlayer(played.scenario, in: played.environment, with: renderer)
                return try body(player, played, defaults, renderer)
            }
        }
    }
}

extension PreviewRequest {
    /// Calls the body with the page's texts in place of the files'.
    func withDrafts<Result>(_ body: () throws -> Result) throws -> Result {
        var texts: [String: [UInt8]] = [:]
        for (path, text) in drafts {
            if let file = FileScope.canonical(path) { texts[file] = Array(text.utf8) }
        }
        return try FileReader.$drafts.withValue(texts) { try body() }
    }

    /// The place that shows: an expanded notification covers the list that it was opened from.
    func shownPlace(_ facts: HostFacts) -> Place {
        facts.scene.phase == .expanded && place.isCoveredByExpansion ? .expanded : place
    }

    /// The request's options, over the project's.
    fileprivate func options(over defaults: PictureOptions) -> PictureOptions {
        var options = defaults
        (options.crop, options.showsFullHeight, options.format) = (crop, showsFullHeight, format)
        options.scale = scale ?? options.scale
        if moment != nil { options.motion = .instant }
        return options
    }
}

extension Place {
    /// `true` where an expanded notification lies over what the place shows.
    fileprivate var isCoveredByExpansion: Bool {
        switch self {
        case .banner, .islandCompact, .islandMinimal, .islandExpanded, .lockScreen, .notificationCenter, .group, .swipe:
            true
        case .expanded, .manage, .prompt, .screen: false
        }
    }
}

/// The scenario of a request, in its environment.
private struct PlayedSubject {
    var scenario: Scenario
    let environment: Environment
    /// The findings about a scenario's file.
    var warnings: [Diagnostic] = []
    let isNotification: Bool
    /// The payload's file, for the lines of texts.
    var payload: String?

    /// - Throws: all findings of the run, if one is an error.
    func check(_ outcome: ScenarioOutcome) throws(InputError) {
        if outcome.diagnostics.contains(where: { $0.severity == .error }) {
            throw InputError(warnings + outcome.diagnostics)
        }
    }

    init(_ request: PreviewRequest, _ defaults: Configuration, _ code: CodeOptions) throws(InputError) {
        var device = defaults.environment.device
        device.orientation = request.orientation ?? device.orientation
        let touches = request.touches
        switch request.subject {
        case .scenario(let path):
            isNotification = false
            let loaded = try ScenarioFile.read(path)
            warnings = loaded.warnings
            scenario = loaded.value
            scenario.settings = touches.settings.over(scenario.settings)
            scenario.steps += touches.steps
            var base = defaults.environment
            base.device = device
            environment = base
        case .notification(let payload, let paths, let bindings):
            isNotification = true
            let source: PayloadSource
            switch payload {
            case .file(let path):
                self.payload = path
                source = .file(path)
            case .text(let text): source = .text(text)
            }
            let (extensions, spare) = ContentExtension.paired(paths, bindings, runningCode: code.extensions == nil)
            var notification = PushNotification(
                payload: source, extensions: extensions, timeZone: defaults.environment.timeZone,
                date: defaults.environment.date, options: touches.options)
            if let start = request.start {
                notification.delivered = [
                    PastDelivery(ScenarioDelivery(.file(Spanned(start.path))), ago: start.ago)
                ]
            }
            notification.spareBindings = spare
            notification.overrides = touches.settings
            notification.configuration = defaults.environment.configuration
            scenario = notification.scenario(in: request.place, then: touches.steps)
            // The page's steps have positions, the notification's files don't.
            scenario.project = FileScope(root: ".")
            environment = notification.environment(on: device)
        }
        scenario.code = code
        scenario.steps = scenario.steps.cut(at: request.moment)
    }
}
