import ContentExtensionHost
import Renderer
import SnapshotComparison

extension PushNotification {
    /// The contents of a reference: a PNG or text; for other libraries' comparisons.
    /// - Throws: `InputError` with each error in the inputs, or with the fonts that are missing here.
    public func snapshot(
        as format: SnapshotFormat, on device: Device? = nil, in place: Place = .expanded,
        after steps: [ScenarioStep] = []
    ) throws -> [UInt8] {
        let products = try SnapshotRendering(
            self, on: device, in: place, after: steps, scale: format.scale, drawsPicture: format.kind == .picture
        ).products
        let missing = products.diagnostics.filter { $0.code == "missing-font-package" }
        if !missing.isEmpty { throw InputError(missing) }
        return products.found(format.kind) ?? []
    }
}

/// The difference of two pictures beyond a tolerance, for other libraries' comparisons.
public struct PictureMismatch: Sendable {
    /// The number of differing pixels, where they are, and the tolerance.
    public let message: String
    /// A PNG of the reference, faded, with the differing pixels in red; `nil` when one isn't a picture.
    public let difference: [UInt8]?

    /// `nil` when the pictures match.
    /// - Parameters:
    ///   - reference: a PNG file.
    ///   - found: a PNG file.
    ///   - format: has the tolerance, such as `.picture(perceptualPrecision: 0.98)`.
    public init?(reference: [UInt8], found: [UInt8], as format: SnapshotFormat = .picture) {
        switch PictureVerdict(reference: reference, found: found, tolerance: format.tolerance) {
        case .sameBytes, .samePixels, .near: return nil
        case .different(let pixels):
            message = (pixels.lines + [format.tolerance.line]).joined(separator: "\n")
            difference = Self.picture(reference, found, format.tolerance)
        case .unreadable(let error): (message, difference) = ("not a picture: \(error)", nil)
        }
    }

    private static func picture(_ reference: [UInt8], _ found: [UInt8], _ tolerance: PictureTolerance) -> [UInt8]? {
        guard let reference = try? Image.decode(png: reference), let found = try? Image.decode(png: found) else {
            return nil
        }
        return try? DifferencePicture.png(reference: reference, found: found, tolerance: tolerance)
    }
}
