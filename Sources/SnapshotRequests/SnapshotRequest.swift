import Basics
import Devices

/// A question of an assertion to the engine in its process, or as a line of JSON to an installed program.
package enum SnapshotRequest: Sendable, Codable {
    /// The device of the `render-notification.json` nearest to a folder.
    case device(folder: String)
    case notification(Notification)
    case scenario(Scenario)
    case report(Report)

    /// The failures of a run of tests, for a page.
    package struct Report: Sendable, Codable {
        /// The path of the page, without its ending.
        package var path: String
        /// `SnapshotReply.Compared.report` of each.
        package var reports: [String]

        package init(path: String, reports: [String]) { (self.path, self.reports) = (path, reports) }
    }

    /// A notification to compare.
    package struct Notification: Sendable, Codable {
        /// The payload's file; `nil` where steps deliver.
        package var payload: String?
        /// A descriptor, a real extension's folder or its Info.plist.
        package var folder: String?
        package var runsCode: Bool
        /// The file of the test, at which relative paths begin.
        package var file: String
        package var device: Device
        package var place: Place
        /// Steps of a scenario, as JSON.
        package var steps: [String]
        package var references: References

        package init(
            payload: String?, folder: String?, runsCode: Bool, file: String, device: Device, place: Place,
            steps: [String], references: References
        ) {
            (self.payload, self.folder, self.runsCode, self.file) = (payload, folder, runsCode, file)
            (self.device, self.place, self.steps, self.references) = (device, place, steps, references)
        }
    }

    /// A scenario to play, whose snapshots are compared.
    package struct Scenario: Sendable, Codable {
        package var path: String
        package var runsCode: Bool
        /// Those of the test: each snapshot's have its name after them. The formats are compared at the end.
        package var references: References

        package init(path: String, runsCode: Bool, references: References) {
            (self.path, self.runsCode, self.references) = (path, runsCode, references)
        }
    }

    /// The references of one name, and how they are compared.
    package struct References: Sendable, Codable {
        /// The folder of the test file's references.
        package var folder: String
        /// The name without the ending.
        package var stem: String
        package var formats: [SnapshotFormat]
        package var record: RecordMode
        /// The folder for the files of failures.
        package var artefacts: String

        package init(
            folder: String, stem: String, formats: [SnapshotFormat], record: RecordMode, artefacts: String
        ) {
            (self.folder, self.stem, self.formats) = (folder, stem, formats)
            (self.record, self.artefacts) = (record, artefacts)
        }

        /// For failures and artefacts.
        package var title: String { "\(FilePath.name(of: folder))/\(stem)" }
        package var path: String { "\(folder)/\(stem)" }
        package var tolerances: [SnapshotKind: PictureTolerance] {
            Dictionary(formats.map { ($0.kind, $0.tolerance) }, uniquingKeysWith: { first, _ in first })
        }

        /// The references of a name below these.
        package func named(_ name: String) -> References {
            var references = self
            references.stem = "\(stem).\(Self.sanitized(name))"
            return references
        }

        /// `SNAPSHOT_ARTIFACTS`, or `.build/snapshot-failures` in a folder.
        package static func artefacts(_ environment: [String: String], beside root: String) -> String {
            let chosen = environment["SNAPSHOT_ARTIFACTS", default: ""]
            return chosen.isEmpty ? "\(root)/.build/snapshot-failures" : chosen
        }

        /// Runs of other characters than letters, digits and underscores become a hyphen, as in swift-snapshot-testing.
        package static func sanitized(_ text: String) -> String {
            text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.joined(separator: "-")
        }
    }
}
