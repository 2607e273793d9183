import FoundationEssentials
import SnapshotComparison
import TestSupport
import Testing

/// Every case of Tests/Fixtures: its layout, its diagnostics, its picture.
///
/// `RECORD=1` writes references that are missing or differ. The files of failures are in `SNAPSHOT_ARTIFACTS`, or in
/// `.build/snapshot-failures`.
@Suite struct SnapshotTests {
    @Test(arguments: SnapshotCase.all(in: .chrome)) func chrome(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .constraints)) func constraints(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .layout)) func layout(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .lifecyclePictures)) func lifecycle(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .presentations)) func presentations(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .templates)) func templates(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .text)) func text(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    @Test(arguments: SnapshotCase.all(in: .views)) func views(_ snapshot: SnapshotCase) throws {
        try verify(snapshot)
    }

    private func verify(_ snapshot: SnapshotCase) throws {
        for reference in try RenderedCase(snapshot).references(of: snapshot) {
            switch try reference.check(Recording.isOn ? .failed : .never, artefacts: .ofThisProject) {
            case .same: break
            case .near(let note): Issue.record(Comment(rawValue: note), severity: .warning)
            case .failed(let failure): Issue.record(Comment(rawValue: failure.text))
            }
        }
    }
}

extension Artefacts {
    fileprivate static let ofThisProject = Artefacts(
        folder: SnapshotRequest.References.artefacts(ProcessInfo.processInfo.environment, beside: Repository.root))
}
