import Basics
import Devices

/// The first line of a program that answers assertions.
package struct SnapshotStart: Sendable, Codable {
    /// `EngineVersion.text`.
    package var version: String

    package init(version: String) { self.version = version }
}

/// The engine's answer to a `SnapshotRequest`.
package enum SnapshotReply: Sendable, Codable {
    case device(Device)
    case compared(Comparisons)
    case reported
    /// The errors in the inputs.
    case failed([Diagnostic])

    package struct Comparisons: Sendable, Codable {
        /// The expectations of a scenario that aren't met.
        package var failures: [String] = []
        package var references: [Compared] = []

        package init(failures: [String] = [], references: [Compared] = []) {
            (self.failures, self.references) = (failures, references)
        }
    }

    /// References of one name that were compared.
    package struct Compared: Sendable, Codable {
        package var stem: String
        /// In the order of `SnapshotKind`.
        package var outcomes: [Outcome]
        /// A report of what failed, as JSON; `nil` if nothing did.
        package var report: String?

        package init(stem: String, outcomes: [Outcome], report: String?) {
            (self.stem, self.outcomes, self.report) = (stem, outcomes, report)
        }
    }

    package enum Outcome: Sendable, Codable {
        case same
        /// Within the tolerance, with a note.
        case near(String)
        /// The differences in words, and the paths of the files about them.
        case failed(String, files: [String])
    }
}
