import ContentExtensionHost
import Renderer

/// What came of a scenario.
package struct ScenarioOutcome {
    /// Something that the scenario asked to be written.
    package struct Snapshot: Sendable, Equatable {
        /// The file's name with its ending, without a folder.
        package var name: String
        package var bytes: [UInt8]
    }

    /// In the order in which they were taken.
    package internal(set) var snapshots: [Snapshot] = []
    /// How much of the texts is seen in each snapshot, where that was asked for.
    package internal(set) var truncation = TruncationReport(places: [])
    /// Every expectation that wasn't met, fact by fact, in the order of time.
    package internal(set) var failures: [Diagnostic] = []
    /// What is on the screen at the end.
    package internal(set) var scene: Scene
    /// The notification centre at the end.
    package var center: CenterScene { centerModel.scene }
    /// What that is made of; the texts and times of a list cost more than a picture that shows none.
    let centerModel: CenterModel
    /// What happened, from the first delivery on.
    package internal(set) var trace: Trace
    /// What was guessed that the code of the real extensions does; `nil` when all of them have bindings.
    package internal(set) var guessedBindings: JSONValue?
    /// Everything that was odd, each thing once, without what the scenario expects.
    package var diagnostics: [Diagnostic] = []
    /// The files that inputs name.
    var namedFiles: [NamedFile] = []
    /// Whether notifications name files, besides those that the extensions name.
    var readsFiles = false
    /// The paths of files that were read.
    package var inputs: [String] { namedFiles.map(\.path) }

    /// The screen of a place at the end.
    package func screen(in place: Place) -> Screen { Screen(place, scene: scene, center: center) }

    /// Every finding, with what the renderer found since: an image that can't be drawn is reported where an input names it.
    package func diagnostics(with renderer: NotificationRenderer) -> [Diagnostic] {
        diagnostics + renderer.diagnostics.map { $0.placed(among: namedFiles) }
    }

    /// The code that the process ends with: 1 when an expectation isn't met, or else that of an error that the scenario
    /// doesn't expect.
    package func exitCode(isStrict: Bool = false) -> Int32 {
        if !failures.isEmpty { return ExitClass.expectation.rawValue }
        let serious = diagnostics.first { $0.severity == .error || isStrict && $0.severity == .warning }
        return serious?.exit.rawValue ?? 0
    }
}

extension Diagnostic {
    /// A finding about a file as one about the place that names it.
    func placed(among files: [NamedFile]) -> Diagnostic {
        files.first { $0.path == location?.file }?.placed(self) ?? self
    }
}
