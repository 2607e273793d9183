import Renderer

/// The result of comparing a picture with its reference.
package enum PictureVerdict: Sendable, Equatable {
    /// The files are equal byte for byte.
    case sameBytes
    /// The files differ, for example after an update of the compressor, but the pixels are equal.
    case samePixels
    /// Within the tolerance, for example on another processor.
    case near(PixelDifference)
    case different(PixelDifference)
    case unreadable(String)

    /// Compares files: first their bytes, then their pixels.
    package init(reference: [UInt8], found: [UInt8], tolerance: PictureTolerance = .init()) {
        if reference == found {
            self = .sameBytes
            return
        }
        do {
            let (reference, found) = (try Image.decode(png: reference), try Image.decode(png: found))
            guard let difference = PixelDifference(reference, found, tolerance: tolerance) else {
                self = .samePixels
                return
            }
            self = tolerance.allows(difference) ? .near(difference) : .different(difference)
        } catch {
            self = .unreadable("\(error)")
        }
    }
}
