import Basics

/// Compares what a notification shows with its references, which are written when they are missing.
///
///     @Test(arguments: [Appearance.light, .dark]) func invitation(_ appearance: Appearance) throws {
///         try assertNotification(
///             "payloads/rooftop.apns", extension: "../Invite", on: .iPhone16Pro.appearance(appearance),
///             as: [.layout, .picture])
///     }
///
/// References lie in `__Snapshots__/<File>/<test>.<name>.png` beside the test's file, and relative paths begin there.
/// - Parameters:
///   - payload: the file of a payload as APNs delivers it, or as `xcrun simctl push` takes it.
///   - folder: a descriptor, a real extension's folder, or its Info.plist; the system's own look when `nil`.
///   - runningCode: `true` compiles and runs the extension's own Swift code (docs/running-code.md).
///   - device: unless given, that of the nearest `render-notification.json`, else an iPhone 8 with iOS 10.
///   - place: the place where the notification shows.
///   - steps: happen after the notification is in its place, such as `.tapAction("accept")`.
///   - formats: what is compared, in any order.
///   - name: tells assertions of a test apart; the payload's file, the device and its settings when `nil`.
///   - record: when references are written; unless given, as the trait or `SNAPSHOT_TESTING_RECORD` says.
/// - Throws: `InputError` with each error in the payload, the extension and their files, with positions.
public func assertNotification(
    _ payload: String, extension folder: String? = nil, runningCode: Bool = false, on device: Device? = nil,
    in place: Place = .expanded, after steps: [TestStep] = [], as formats: [SnapshotFormat] = [.picture],
    named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) throws {
    let position = TestPosition(fileID: fileID, file: file, test: testName, line: line, column: column)
    try AssertedNotification(payload: payload, folder: folder, runsCode: runningCode, device: device, steps: steps)
        .check(in: place, as: formats, named: name, record: record, at: position)
}

/// A notification that a test compares.
struct AssertedNotification: Sendable {
    /// `nil` where steps deliver.
    var payload: String?
    var folder: String?
    var runsCode: Bool
    /// `nil` for that of the nearest configuration.
    var device: Device?
    var steps: [TestStep]

    func check(
        in place: Place, as formats: [SnapshotFormat], named name: String?, record: RecordMode?,
        at position: TestPosition
    ) throws {
        let device = try device ?? SnapshotEngine.device(beside: FilePath.folder(of: position.path))
        let usual = (payload.map { [FilePath.stem(of: $0)] } ?? []) + [device.snapshotName(in: place)]
        let assertion = SnapshotAssertion(
            name: SnapshotName(position, name: name ?? usual.joined(separator: "-")), position: position, record: record
        )
        try assertion.check(formats) { references in
            let request = SnapshotRequest.Notification(
                payload: payload, folder: folder, runsCode: runsCode, file: position.path, device: device, place: place,
                steps: steps.map(\.json), references: references)
            return try SnapshotEngine.compare(.notification(request)).references
        }
    }
}
