import LiveActivities

/// The result of a scenario.
package struct ScenarioOutcome {
    /// The files that steps write, by name, in the order of the steps.
    package internal(set) var snapshots: [AtomicFile.Output] = []
    /// The visible part of the texts in each snapshot, if requested.
    package internal(set) var truncation = TruncationReport(places: [])
    /// Every unmet expectation, fact by fact, in the order of time.
    package internal(set) var failures: [Diagnostic] = []
    /// The screen at the end.
    package internal(set) var scene: Scene
    /// The notification centre at the end.
    package var center: CenterScene { centerModel.scene }
    /// The state that `center` is computed from on demand, since a list's texts and times are costly.
    let centerModel: CenterModel
    /// The Live Activities at the end.
    let activities: ActivityScene
    /// The events from the first delivery on.
    package internal(set) var trace: Trace
    /// The guessed bindings of real extensions; `nil` when all of them have bindings.
    package internal(set) var guessedBindings: JSONValue?
    /// All findings without duplicates and without those that the scenario expects.
    package var diagnostics: [Diagnostic] = []
    var namedFiles: [NamedFile] = []
    /// `true` when notifications name files other than the extensions'.
    var readsFiles = false
    package var inputs: [String] { namedFiles.map(\.path) }

    /// The screen that a place shows at the end.
    package func screen(in place: Place) -> Screen {
        Screen(place, scene: scene, center: center, activities: activities)
    }

    /// All findings, the renderer's included: an undrawable image is reported where an input names it.
    package func diagnostics(with renderer: NotificationRenderer) -> [Diagnostic] {
        diagnostics + renderer.diagnostics.map { $0.placed(among: namedFiles) }
    }

    /// The exit code: 1 for an unmet expectation, otherwise that of an unexpected error.
    package func exitCode(isStrict: Bool = false) -> Int32 {
        if !failures.isEmpty { return ExitClass.expectation.rawValue }
        let serious = diagnostics.first { $0.severity == .error || isStrict && $0.severity == .warning }
        return serious?.exit.rawValue ?? 0
    }
}

extension Diagnostic {
    /// Moves a finding about a file to the position that names the file.
    func placed(among files: [NamedFile]) -> Diagnostic {
        files.first { $0.path == location?.file }?.placed(self) ?? self
    }
}
