import Views

/// The image formats with a decoder. WebP is decoded for contact sheets of own pictures only.
package enum ImageFormat: CaseIterable {
    case png, jpeg, gif, webp

    /// The format of a file's bytes; `nil` for others, such as SVG, PDF and HEIC.
    package init?(sniffing bytes: UnsafeRawBufferPointer) {
        switch MediaType.sniff(bytes) {
        case .png: self = .png
        case .jpeg: self = .jpeg
        case .gif: self = .gif
        case .webp: self = .webp
        default: return nil
        }
    }

    /// The format's usual name.
    package var name: String { words.name }

    /// The Debian package with the format's decoder.
    package var package: String { words.package }

    private var words: (name: String, package: String) {
        switch self {
        case .png: ("PNG", "libpng16-16")
        case .jpeg: ("JPEG", "libjpeg62-turbo")
        case .gif: ("GIF", "libgif7")
        case .webp: ("WebP", "libwebp7")
        }
    }
}
