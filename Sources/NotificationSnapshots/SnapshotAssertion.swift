import Basics
import PlatformFoundation

/// A comparison with the references of one name.
package struct SnapshotAssertion: Sendable {
    package let name: SnapshotName
    package let position: TestPosition
    /// The assertion's own mode.
    private let record: RecordMode?

    package init(name: SnapshotName, position: TestPosition, record: RecordMode?) {
        (self.name, self.position, self.record) = (name, position, record)
    }

    private static let environment = ProcessInfo.processInfo.environment

    /// The references of the name, for the engine.
    /// - Throws: `unknown-record-mode`.
    package func references(_ formats: [SnapshotFormat]) throws(InputError) -> SnapshotRequest.References {
        .init(
            folder: name.folder, stem: name.stem, formats: formats, record: try mode(),
            artefacts: SnapshotRequest.References.artefacts(Self.environment, beside: Self.package(of: position.path)))
    }

    private func mode() throws(InputError) -> RecordMode {
        if let chosen = record ?? NotificationSnapshotsTrait.current?.record { return chosen }
        return try RecordMode(environment: Self.environment)
    }

    /// Compares, unless another assertion has the same references, and fails the test with what differs.
    package func check(
        _ formats: [SnapshotFormat], _ compare: (SnapshotRequest.References) throws -> [SnapshotReply.Compared]
    ) throws {
        guard isOnly else { return }
        let references = try references(formats)
        for compared in try compare(references) {
            let page = compared.report.map { SnapshotRun.shared.note($0, in: references.artefacts) }
            for outcome in compared.outcomes { report(outcome, page: page) }
        }
    }

    private func report(_ outcome: SnapshotReply.Outcome, page: String?) {
        switch outcome {
        case .same: break
        case .near(let note): position.warn(note)
        case .failed(let text, let files):
            for path in files {
                if let bytes = try? FileReader.read(path, limit: Limits.imageBytes) {
                    position.attach(bytes, named: FilePath.name(of: path))
                }
            }
            position.fail([text, page.map { "report      \($0)" }].compactMap(\.self).joined(separator: "\n  "))
        }
    }

    /// `false` fails the test, as another assertion has the same references.
    private var isOnly: Bool {
        guard let other = SnapshotRun.shared.note(name, at: position) else { return true }
        position.fail("\(name.title): \(other) compares with the same reference; tell them apart by named:")
        return false
    }

    /// The folder with the Package.swift above a file, else the file's own.
    private static func package(of file: String) -> String {
        FilePath.ancestors(of: FilePath.folder(of: file)).first { FileReader.isRegularFile("\($0)/Package.swift") }
            ?? FilePath.folder(of: file)
    }
}
