import ContentExtensionHost

/// What came of a scenario.
public struct ScenarioOutcome {
    /// Something that the scenario asked to be written.
    public struct Snapshot: Sendable, Equatable {
        /// The file's name with its ending, without a folder.
        public var name: String
        public var bytes: [UInt8]
    }

    /// In the order in which they were taken.
    public internal(set) var snapshots: [Snapshot] = []
    /// How much of the texts is seen in each snapshot, where that was asked for.
    public internal(set) var truncation = TruncationReport(places: [])
    /// Every expectation that wasn't met, fact by fact, in the order of time.
    public internal(set) var failures: [Diagnostic] = []
    /// What is on the screen at the end.
    public internal(set) var scene: Scene
    /// What the short looks and the list show at the end.
    public var center: CenterScene { centerModel.scene }
    /// What that is made of; the texts and times of a list cost more than a picture that shows none.
    let centerModel: CenterModel
    /// What happened, from the first delivery on.
    public internal(set) var trace: Trace
    /// What was guessed that the code of the real extensions does; `nil` when all of them have bindings.
    public internal(set) var guessedBindings: JSONValue?
    /// Everything that was odd, each thing once, without what the scenario expects.
    public package(set) var diagnostics: [Diagnostic] = []
    /// The files that inputs name.
    var namedFiles: [NamedFile] = []
    /// Whether notifications name files, besides those that the extensions name.
    var readsFiles = false
    /// The paths of files that were read.
    package var inputs: [String] { namedFiles.map(\.path) }

    /// The code that the process ends with: 1 when an expectation isn't met, or else that of an error that the scenario
    /// doesn't expect.
    public func exitCode(isStrict: Bool = false) -> Int32 {
        if !failures.isEmpty { return ExitClass.expectation.rawValue }
        let serious = diagnostics.first { $0.severity == .error || isStrict && $0.severity == .warning }
        return serious?.exit.rawValue ?? 0
    }
}
