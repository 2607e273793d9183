import LiveActivities

/// Records a scenario and makes one picture of it: a filmstrip or an animation.
///
/// Scenes are kept and drawn at the end, because the picture's size is known only then.
package final class FilmRecorder {
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
    /// Omissions, and the findings of the pictures.
    package private(set) var diagnostics: [Diagnostic] = []

    private(set) var moments: [ScenarioMoment] = []
    /// The bytes of the moments' views, estimated.
    private var bytes = 0

    /// - Parameters:
    ///   - file: the scenario's file, for findings.
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

    /// Seconds of virtual time between frames while time passes; `nil` records steps only.
    var frameInterval: Double? { output == .strip ? nil : 1 / Double(AnimationWriter.framesPerSecond) }

    /// Records a moment; they come in the order of time.
    /// - Parameter limit: bytes of the views of all moments.
    func record(_ moment: ScenarioMoment, limit: Int = Limits.filmSceneBytes) {
        guard moments.count < Limits.filmMoments else {
            return cut("an animation is made of the first \(Limits.filmMoments) moments of a scenario")
        }
        guard bytes < limit else {
            return cut(
                "the views of a film's moments take \(limit / 1_048_576) MB of memory at most, and the rest is left out"
            )
        }
        var moment = moment
        // Never drawn, and it grows with every response.
        moment.scene.appInbox = []
        bytes += moment.scene.share(with: moments.last?.scene)
        if let last = moments.last, last.activities == moment.activities {
            moment.activities = last.activities
        } else if case .activities(let activities, _, _)? = moment.activities {
            bytes += activities.bytes
        }
        moments.append(moment)
    }

    /// The moments, which are kept no longer.
    func takeMoments() -> [ScenarioMoment] {
        defer { moments = [] }
        return moments
    }

    /// The encoded file.
    /// - Throws: `InputError`: a picture beyond the limits (77), a library's failure (70), or `film-empty` (65) when no
    ///   notification was ever expanded.
    package func finish(on renderer: NotificationRenderer) throws -> [UInt8] {
        let device = renderer.device
        defer { renderer.device = device }
        do {
            switch output {
            case .strip: return try Filmstrip(recorder: self).draw(on: renderer)
            case .animation(let format):
                var film = try Film(self, as: format, on: renderer)
                return try film.draw()
            }
        } catch let diagnostic as Diagnostic {
            throw InputError(diagnostic)
        }
    }

    /// Reports an omission once.
    func cut(_ message: String, hint: String = "play fewer steps, or fewer seconds") {
        let finding = Diagnostic(.warning, "film-cut", message, at: SourceSpan(file: file), hint: hint)
        if !diagnostics.contains(finding) { diagnostics.append(finding) }
    }

    /// Adds the findings of a picture, each one once.
    func note(_ findings: [Diagnostic]) {
        for finding in findings where !diagnostics.contains(finding) && diagnostics.count < Limits.hostFindings {
            diagnostics.append(finding)
        }
    }

    /// The error of a scenario in which no notification is ever expanded.
    var empty: Diagnostic {
        Diagnostic(
            .error, "film-empty", "there is nothing to show: no notification is expanded in the scenario",
            at: SourceSpan(file: file), hint: "add a step \"expand\" after \"deliver\"")
    }
}

extension ActivityScene {
    /// The bytes of its views, estimated.
    fileprivate var bytes: Int {
        items.reduce(0) { bytes, item in
            ActivityPresentation.allCases.reduce(bytes) { bytes, presentation in
                guard var view = item.views[presentation]?.view else { return bytes }
                return bytes + (view.share(with: ViewNode()) ?? 0)
            }
        }
    }
}

extension Scene {
    /// The scene without its times: equal for scenes whose pictures at rest are equal.
    var atRest: Scene {
        var scene = self
        (scene.time, scene.expandedAt, scene.transitions, scene.appInbox) = (0, 0, [], [])
        return scene
    }

    /// `true` when a keyboard or passcode pad comes out of the screen's bottom edge.
    var hasInput: Bool { textInput != nil || passcodePrompt != nil }
}
