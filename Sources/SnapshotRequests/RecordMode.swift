import Basics

/// When references are written, with the names of swift-snapshot-testing.
public enum RecordMode: String, Sendable, CaseIterable, Codable {
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
    /// - Throws: `unknown-record-mode`.
    package init(environment: [String: String]) throws(InputError) {
        let name = environment[Self.variable, default: ""]
        if let mode = RecordMode(rawValue: name) {
            self = mode
            return
        }
        guard name.isEmpty else {
            throw InputError(
                Diagnostic(
                    .error, "unknown-record-mode", "\(Self.variable) is \(name.quoted())",
                    hint: "use \(Self.allCases.map(\.rawValue).joined(separator: ", "))", exit: .usage))
        }
        let isCI = !["", "0", "false"].contains(environment["CI", default: ""])
        self = isCI ? .never : .missing
    }
}
