import ContentExtensionHost
import PlatformFoundation
import SnapshotComparison

/// Compares what a notification of this process shows with its references; see `assertNotification(_:extension:on:as:)`.
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

extension SnapshotAssertion {
    func check(_ formats: [SnapshotFormat], _ products: SnapshotProducts) throws {
        try check(formats) { [try SnapshotService.compare(products, with: $0)] }
    }
}
