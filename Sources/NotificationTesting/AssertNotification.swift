import ContentExtensionHost
import PlatformFoundation
import SnapshotComparison

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
    in place: Place = .expanded, after steps: [ScenarioStep] = [], as formats: [SnapshotFormat] = [.picture],
    named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) throws {
    let path = "\(file)"
    let extensions = folder.map { [ContentExtension.installed($0, runningCode: runningCode, beside: path)] }
    try assertNotification(
        PushNotification(
            payload: .file(payload), extensions: extensions ?? [], relativeTo: path),
        on: device, in: place, after: steps, as: formats, named: name, record: record, fileID: fileID, file: file,
        testName: testName, line: line, column: column)
}

/// Compares what a notification shows with its references; see `assertNotification(_:extension:on:as:)`.
public func assertNotification(
    _ notification: PushNotification, on device: Device? = nil, in place: Place = .expanded,
    after steps: [ScenarioStep] = [], options: PictureOptions? = nil, as formats: [SnapshotFormat] = [.picture],
    named name: String? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) throws {
    let position = TestPosition(fileID: fileID, file: file, test: testName, line: line, column: column)
    let picture = formats.first { $0.kind == .picture }
    let rendering = try SnapshotRendering(
        notification, on: device, in: place, after: steps, options: options, scale: picture?.scale,
        drawsPicture: picture != nil)
    let payload = notification.payload.name.map { [FilePath.stem(of: $0)] } ?? []
    let usual = (payload + [rendering.device.snapshotName(in: place)]).joined(separator: "-")
    let reference = SnapshotName(position, name: name ?? usual)
    try SnapshotAssertion(name: reference, position: position, record: record).check(formats, rendering.products)
}
