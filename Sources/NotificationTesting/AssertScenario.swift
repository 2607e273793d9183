import ContentExtensionHost
import RenderNotification
import SnapshotComparison

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
    var code = CodeOptions()
    if runningCode { code.extensions = nil }
    let scenario = try ScenarioRendering(FilePath.joined(FilePath.folder(of: position.path), path), code: code)
    for failure in scenario.failures { position.fail(failure.description) }
    func check(_ name: String, _ formats: [SnapshotFormat], _ products: SnapshotProducts) throws {
        try SnapshotAssertion(name: SnapshotName(position, name: name), position: position, record: record)
            .check(formats, products)
    }
    for screen in scenario.screens {
        try check(screen.name, screen.kinds.map { SnapshotFormat(kind: $0) }, screen.products)
    }
    if !formats.isEmpty { try check("end", formats, scenario.end) }
}
