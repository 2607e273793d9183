import Foundation
import NotificationTesting
import SnapshotTesting

extension Snapshotting where Value == PushNotification, Format == Data {
    /// Compares the picture that a device shows, a PNG.
    ///
    ///     assertSnapshot(of: notification, as: .notification(on: .iPhone16Pro.dark, in: .banner))
    ///
    /// - Parameters:
    ///   - device: unless given, that of the nearest `render-notification.json`, else an iPhone 8 with iOS 10.
    ///   - steps: happen after the notification is in its place, such as `.tapAction("accept")`.
    ///   - format: scale and tolerance, such as `.picture(perceptualPrecision: 0.98)`; unless given, each channel of a
    ///     pixel may differ by 2 of 255.
    public static func notification(
        on device: Device? = nil, in place: Place = .expanded, after steps: [ScenarioStep] = [],
        as format: SnapshotFormat = .picture
    ) -> Snapshotting {
        let diffing = Diffing<Data>.diff(toData: { $0 }, fromData: { $0 }) { reference, found in
            if let failure = RenderingError.failure(found) { return failure }
            guard let mismatch = PictureMismatch(reference: [UInt8](reference), found: [UInt8](found), as: format)
            else {
                return nil
            }
            let difference = mismatch.difference.map { DiffAttachment.data(Data($0), name: "difference.png") }
            let files = [DiffAttachment.data(reference, name: "reference.png"), .data(found, name: "failure.png")]
            return (mismatch.message, files + [difference].compactMap(\.self))
        }
        return Snapshotting(pathExtension: "png", diffing: diffing) { notification in
            RenderingError.caught { try notification.snapshot(as: format, on: device, in: place, after: steps) }
        }
    }
}

extension Snapshotting where Value == PushNotification, Format == String {
    /// Compares the frame of every view and line of text, as JSON.
    public static func notificationLayout(
        on device: Device? = nil, in place: Place = .expanded, after steps: [ScenarioStep] = []
    ) -> Snapshotting {
        let lines = Diffing<String>.lines
        let diffing = Diffing<String>.diff(toData: lines.toData, fromData: lines.fromData) { reference, found in
            RenderingError.failure(Data(found.utf8)) ?? lines.diffV2(reference, found)
        }
        return Snapshotting(pathExtension: "json", diffing: diffing) { notification in
            lines.fromData(
                RenderingError.caught { try notification.snapshot(as: .layout, on: device, in: place, after: steps) })
        }
    }
}

/// An error in place of a picture or layout, since a strategy can't throw.
///
/// It fails even against a reference with the same error, which a recording may have written.
private enum RenderingError {
    private static let mark = "can't be rendered:\n"

    static func caught(_ render: () throws -> [UInt8]) -> Data {
        do { return Data(try render()) } catch { return Data("\(mark)\(error)".utf8) }
    }

    static func failure(_ found: Data) -> (String, [DiffAttachment])? {
        found.starts(with: mark.utf8) ? (String(decoding: found, as: UTF8.self), []) : nil
    }
}
