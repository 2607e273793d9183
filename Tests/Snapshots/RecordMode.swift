import FoundationEssentials

/// When references are written: the modes and the variable of swift-snapshot-testing.
enum RecordMode: String, CaseIterable {
    /// Always.
    case all
    /// When they are missing or differ.
    case failed
    /// When they are missing.
    case missing
    /// Not at all.
    case never

    static let variable = "SNAPSHOT_TESTING_RECORD"

    /// The mode that the environment asks for: `missing`, or `never` where `CI` is set, when it asks for none.
    /// - Throws: `UnknownMode` for a name that isn't one of the four.
    init(environment: [String: String]) throws(UnknownMode) {
        if let name = environment[Self.variable], !name.isEmpty {
            guard let mode = RecordMode(rawValue: name) else { throw UnknownMode(name: name) }
            self = mode
        } else {
            self = environment["CI", default: ""].isEmpty ? .missing : .never
        }
    }

    struct UnknownMode: Error, CustomStringConvertible {
        let name: String

        var description: String {
            let names = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            return "\(RecordMode.variable) is \"\(name)\"; it can be \(names)"
        }
    }
}
