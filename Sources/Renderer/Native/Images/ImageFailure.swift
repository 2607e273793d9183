import Basics
import CImageCodecs

/// The reason why an image can't be drawn; `ImageStore` turns it into a diagnostic with the file's name.
package enum ImageFailure: Error, Equatable {
    case missing(String)
    case unreadable(String)
    case tooLarge(String)
    /// The limit on decoded pixels of the picture is reached.
    case tooMuch(Int)
    case codecMissing(ImageFormat)
    case outOfMemory

    /// For formats whose libraries are too easily crashed and slowed down by broken files, and that no public extension
    /// contains.
    static let notDecoded = ImageFailure.unreadable("HEIC, AVIF and WebP aren't decoded; convert it to PNG or JPEG")

    /// `true` for a failure that depends on nothing but the file.
    var isOfTheFile: Bool {
        switch self {
        case .unreadable, .tooLarge, .codecMissing: true
        case .missing, .tooMuch, .outOfMemory: false
        }
    }

    /// `true` for an image that leaves a box in the picture, with a warning: iOS shows nothing of it, or more of it than
    /// this program decodes.
    var leavesABox: Bool {
        switch self {
        case .unreadable, .tooLarge: true
        case .missing, .tooMuch, .codecMissing, .outOfMemory: false
        }
    }

    /// Throws unless a codec succeeded.
    static func check(_ status: image_codec_status, format: ImageFormat) throws(ImageFailure) {
        switch status {
        case image_codec_ok: return
        case image_codec_missing: throw .codecMissing(format)
        case image_codec_no_memory: throw .outOfMemory
        case image_codec_too_large:
            throw .tooLarge(
                "it has too many scans for its size; the limit is 100, and 250 million pixels in all of them")
        default: throw .unreadable("its \(format.name) data is broken or cut short")
        }
    }

    /// The diagnostic for a file, or for data without a file.
    package func diagnostic(path: String? = nil) -> Diagnostic {
        let location = path.map { SourceSpan(file: $0) }
        return switch self {
        case .missing(let reason):
            Diagnostic(
                .error, "image-missing", "the image can't be opened: \(reason)", at: location,
                hint: "name a file that is there and may be read", exit: .noInput)
        case .unreadable(let reason):
            Diagnostic(
                .error, "image-unreadable", "the image can't be read: \(reason)", at: location,
                hint: "iOS takes JPEG, GIF and PNG attachments; open the file in a viewer to see whether it is whole")
        case .tooLarge(let reason):
            Diagnostic(
                .error, "image-too-large", "the image is refused: \(reason)", at: location,
                hint: "a notification's picture is at most 1290 pixels wide: scale it down", exit: .refused)
        case .tooMuch(let pixels):
            Diagnostic(
                .error, "image-too-large",
                "the image is refused: the picture's images come to more than \(pixels) pixels and bytes to decode",
                at: location, hint: "scale the images down to the size they are shown at", exit: .refused)
        case .codecMissing(let format):
            Diagnostic(
                .error, "image-codec-missing", "this machine has no library for \(format.name) images", at: location,
                hint: "apt-get install \(format.package)", exit: .unavailable)
        case .outOfMemory:
            Diagnostic(
                .error, "out-of-memory", "there isn't enough memory to decode the image", at: location,
                hint: "scale the image down", exit: .internalError)
        }
    }
}
