import ContentExtensionHost

/// The image formats that can be drawn.
package enum ImageFormat: CaseIterable {
    case png, jpeg, gif, webp, heif

    /// The format of a file's bytes, or `nil` for anything else (SVG and PDF among them).
    package init?(sniffing bytes: UnsafeRawBufferPointer) {
        switch MediaType.sniff(bytes) {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .gif: self = .gif
        case .webp: self = .webp
        // libheif decodes both.
        case .heic, .avif: self = .heif
        default: return nil
        }
    }

    /// As people write it.
    package var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .webp: "WebP"
        case .heif: "HEIF"
        }
    }

    /// Debian's package of the library that decodes it.
    package var package: String {
        switch self {
        case .png: "libpng16-16"
        case .jpeg: "libjpeg62-turbo"
        case .gif: "libgif7"
        case .webp: "libwebp7"
        case .heif: "libheif1"
        }
    }
}
