/// When references are written, with the names of swift-snapshot-testing.
public enum RecordMode: String, Sendable, CaseIterable {
    /// All that differ or are missing, whatever the tolerance.
    case all
    /// Those that fail or are missing.
    case failed
    /// Those that are missing.
    case missing
    /// None: a missing one fails.
    case never

    /// The environment variable with a mode.
    package static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The mode that the environment says, else `never` where `CI` is set, else `missing`.
    package init(environment: [String: String]) {
        let isCI = !["", "0", "false"].contains(environment["CI", default: ""])
        self = environment[Self.variable].flatMap(RecordMode.init) ?? (isCI ? .never : .missing)
    }
}
