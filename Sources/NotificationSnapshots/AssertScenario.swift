import Basics

/// Plays a scenario (docs/scenarios.md), and compares its snapshots with their references.
///
///     @Test func like() throws { try assertScenario("like.scenario.json") }
///
/// An expectation that isn't met fails the test as well.
/// - Parameters:
///   - path: the scenario's file; relative paths begin at the test's file.
///   - runningCode: `true` compiles and runs the code of real extensions (docs/running-code.md).
///   - formats: what is compared besides the snapshots: `.trace`, `.diagnostics`.
///   - record: when references are written; unless given, as the trait or `SNAPSHOT_TESTING_RECORD` says.
/// - Throws: `InputError` with each error in the scenario and its files, with positions.
public func assertScenario(
    _ path: String, runningCode: Bool = false, as formats: [SnapshotFormat] = [], record: RecordMode? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) throws {
    let position = TestPosition(fileID: fileID, file: file, test: testName, line: line, column: column)
    let assertion = SnapshotAssertion(name: SnapshotName(position), position: position, record: record)
    let request = SnapshotRequest.Scenario(
        path: FilePath.joined(FilePath.folder(of: position.path), path), runsCode: runningCode,
        references: try assertion.references(formats))
    let comparisons = try SnapshotEngine.compare(.scenario(request))
    for failure in comparisons.failures { position.fail(failure) }
    for compared in comparisons.references {
        let name = SnapshotName(folder: assertion.name.folder, stem: compared.stem)
        try SnapshotAssertion(name: name, position: position, record: record).check(formats) { _ in [compared] }
    }
}
