import ContentExtensionHost
import PlatformFoundation
import SnapshotComparison

/// A comparison with the references of one name.
struct SnapshotAssertion: Sendable {
    let name: SnapshotName
    let position: TestPosition
    /// The assertion's own mode.
    let record: RecordMode?

    private func mode() throws(InputError) -> RecordMode {
        if let chosen = record ?? NotificationSnapshotsTrait.current?.record { return chosen }
        return try RecordMode(environment: Self.environment)
    }

    private static let environment = ProcessInfo.processInfo.environment

    /// Compares in the order of `SnapshotKind`; fails the test with what differs.
    func check(_ formats: [SnapshotFormat], _ products: SnapshotProducts) throws {
        if let other = SnapshotRun.shared.note(name, at: position) {
            return position.fail(
                "\(name.title): \(other) compares with the same reference; tell them apart by named:")
        }
        let artefacts = Artefacts(environment: Self.environment, beside: Self.package(of: position.path))
        let references = ReferenceSet(title: name.title, stem: "\(name.folder)/\(name.stem)")
        let tolerances = Dictionary(formats.map { ($0.kind, $0.tolerance) }, uniquingKeysWith: { first, _ in first })
        for (_, outcome) in try references.check(tolerances, products, mode(), artefacts: artefacts) {
            switch outcome {
            case .same: break
            case .near(let note): position.warn(note)
            case .failed(let failure):
                for file in failure.files { position.attach(file.bytes, named: FilePath.name(of: file.path)) }
                position.fail(failure.text)
            }
        }
    }

    /// The folder with the Package.swift above a file, else the file's own.
    private static func package(of file: String) -> String {
        FilePath.ancestors(of: FilePath.folder(of: file)).first { FileReader.isRegularFile("\($0)/Package.swift") }
            ?? FilePath.folder(of: file)
    }
}
