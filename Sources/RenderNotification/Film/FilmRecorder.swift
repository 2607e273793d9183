import ContentExtensionHost
import Renderer

/// Watches a scenario, and makes one picture of all of it: a filmstrip or an animation.
///
/// It keeps scenes, and draws them when all is over: only then is it known how large the picture has to be.
package final class FilmRecorder: ScenarioObserver {
    /// What is made.
    package enum Output: Sendable, Hashable {
        /// The state after each step, side by side with captions, as PNG.
        case strip
        /// The whole scenario, thirty pictures for each second of virtual time.
        case animation(AnimationFormat)
    }

    let output: Output
    let options: CompositionOptions
    /// Pixels per point; the output's own when `nil`.
    let scale: Double?
    /// The scenario's file.
    private let file: String
    /// What isn't shown, and what was wrong with the pictures.
    package private(set) var diagnostics: [Diagnostic] = []

    private(set) var moments: [ScenarioMoment] = []

    /// - Parameters:
    ///   - file: the scenario's, for findings.
    ///   - crop: `platter`, which has no ground, becomes `notification`.
    ///   - scale: pixels per point of the device.
    package init(
        _ output: Output, of file: String, crop: Crop = .notification, wallpaper: Backdrop.Fill? = nil,
        scale: Double? = nil
    ) {
        self.output = output
        self.file = file
        self.scale = scale
        options = CompositionOptions(crop: crop == .platter ? .notification : crop, wallpaper: wallpaper)
    }

    package var frameInterval: Double? {
        output == .strip ? nil : 1 / Double(AnimationWriter.framesPerSecond)
    }

    package func observe(_ moment: ScenarioMoment) throws {
        guard moments.count < Limits.filmMoments else {
            return cut("an animation is made of the first \(Limits.filmMoments) moments of a scenario")
        }
        var moment = moment
        // Nobody sees it, and it grows with every response.
        moment.scene.appInbox = []
        if let last = moments.last {
            // The views are kept once, however long they stay.
            var still = last.scene
            still.time = moment.scene.time
            if still == moment.scene { moment.scene = still }
        }
        moments.append(moment)
    }

    /// The file.
    /// - Throws: `InputError`: a picture beyond the limits (77), or what a library failed with (70); `film-empty` (65)
    ///   when no look ever came up.
    package func finish(on renderer: NotificationRenderer) throws -> [UInt8] {
        let traits = renderer.traits
        defer { renderer.traits = traits }
        do {
            switch output {
            case .strip: return try Filmstrip(self).draw(on: renderer)
            case .animation(let format):
                var film = try Film(self, as: format, on: renderer)
                return try film.draw()
            }
        } catch let diagnostic as Diagnostic {
            throw InputError(diagnostic)
        }
    }

    /// Notes once that something isn't shown.
    func cut(_ message: String, hint: String = "play fewer steps, or fewer seconds") {
        let finding = Diagnostic(.warning, "film-cut", message, at: SourceSpan(file: file), hint: hint)
        if !diagnostics.contains(finding) { diagnostics.append(finding) }
    }

    /// Notes what was wrong with a picture, each finding once.
    func note(_ findings: [Diagnostic]) {
        for finding in findings where !diagnostics.contains(finding) && diagnostics.count < Limits.hostFindings {
            diagnostics.append(finding)
        }
    }

    /// Nothing was ever on the screen.
    var empty: Diagnostic {
        Diagnostic(
            .error, "film-empty", "there is nothing to show: no notification is expanded in the scenario",
            at: SourceSpan(file: file), hint: "add a step \"expand\" after \"deliver\"")
    }
}

extension Scene {
    /// What is seen of it when all is at rest: equal for scenes with equal pictures.
    var atRest: Scene {
        var scene = self
        (scene.time, scene.expandedAt, scene.transitions, scene.appInbox) = (0, 0, [], [])
        return scene
    }

    /// Whether the look is up or was.
    var hasLook: Bool { presentation != .nothing }

    /// Whether what is drawn comes out of the screen's bottom edge.
    var hasInput: Bool { textInput != nil || passcodePrompt != nil }
}
