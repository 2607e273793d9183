import Basics
import Platform
import Synchronization

/// The references that this process has compared.
final class SnapshotRun: Sendable {
    static let shared = SnapshotRun()

    /// The places in sources that used a reference, by its path without the ending.
    private let uses = Mutex<[String: String]>([:])
    /// The files of tests with assertions.
    private let files = Mutex<Set<String>>([])
    /// The reports of failures by the folder of their files.
    private let reports = Mutex<[String: [String]]>([:])

    private init() {
        guard TestProcess.runsAllTests else { return }
        atexit { SnapshotRun.shared.reportOrphans() }
    }

    /// Keeps the report of a failure for the page that is written when all tests have run.
    /// - Parameter artefacts: the folder for the files of failures.
    /// - Returns: the page's path.
    func note(_ report: String, in artefacts: String) -> String {
        reports.withLock { reports in
            // After the engine has begun, whose processes end by an earlier registration: the latest is called first.
            if reports.isEmpty { atexit { SnapshotRun.shared.writeReports() } }
            reports[artefacts, default: []].append(report)
        }
        return Self.page(in: artefacts) + ".html"
    }

    /// The two libraries' tests run in processes of their own, one after the other.
    private static func page(in artefacts: String) -> String {
        "\(artefacts)/\(TestProcess.runsSwiftTesting ? "report" : "report-xctest")"
    }

    private func writeReports() {
        for (artefacts, reports) in reports.withLock({ $0 }) {
            do {
                try SnapshotEngine.report(.init(path: Self.page(in: artefacts), reports: reports))
            } catch { Self.say("no report of the failures is written: \(error)") }
        }
    }

    /// Notes a use of a reference.
    /// - Returns: another place that uses it as well; `nil` without one.
    func note(_ name: SnapshotName, at position: TestPosition) -> String? {
        _ = files.withLock { $0.insert(position.path) }
        let other = uses.withLock { uses in
            let other = uses["\(name.folder)/\(name.stem)"]
            uses["\(name.folder)/\(name.stem)"] = other ?? position.description
            return other
        }
        return other == position.description ? nil : other
    }

    /// Names the references that no assertion of their file used, and folders of files that are gone.
    private func reportOrphans() {
        let (uses, files) = (uses.withLock { Set($0.keys) }, files.withLock { $0 })
        let found = Self.orphans(of: files, uses: uses)
        if found.isEmpty { return }
        Self.say((["references that no test uses any more:"] + found.map { "  \($0)" }).joined(separator: "\n"))
    }

    private static func say(_ text: String) {
        let bytes = Array("\(text)\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    /// - Parameters:
    ///   - files: the files with tests that ran.
    ///   - uses: the paths of the references that they used, without the ending.
    static func orphans(of files: Set<String>, uses: Set<String>) -> [String] {
        let own = files.map { SnapshotName.folder(ofTests: $0) }
        let unused = own.flatMap { folder in
            FolderReader.entries(of: folder).map { "\(folder)/\($0.name)" }.filter { path in
                SnapshotKind.allCases.contains { path.hasSuffix(".\($0.ending)") }
                    && !SnapshotKind.allCases.contains { kind in
                        path.hasSuffix(".\(kind.ending)") && uses.contains(String(path.dropLast(kind.ending.count + 1)))
                    }
            }
        }
        let gone = Set(own.map { FilePath.folder(of: $0) }).flatMap { parent in
            FolderReader.entries(of: parent).filter { entry in
                entry.isFolder
                    && !FileReader.isRegularFile("\(FilePath.folder(of: parent))/\(entry.name).swift")
            }.map { "\(parent)/\($0.name)" }
        }
        return (unused + gone).sorted()
    }
}
