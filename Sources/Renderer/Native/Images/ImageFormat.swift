/// The image formats that can be drawn, told apart by their first bytes: names and extensions lie.
enum ImageFormat: CaseIterable {
    case png, jpeg, gif, webp, heif

    /// The format of a file's bytes, or `nil` for anything else (SVG and PDF among them).
    init?(sniffing bytes: UnsafeRawBufferPointer) {
        func has(_ signature: StaticString, at offset: Int = 0) -> Bool {
            guard bytes.count >= offset + signature.utf8CodeUnitCount else { return false }
            return (0..<signature.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == signature.utf8Start[$0] }
        }
        func startsWith(_ signature: [UInt8]) -> Bool { bytes.prefix(signature.count).elementsEqual(signature) }

        if startsWith([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if startsWith([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("ftyp", at: 4),
            ["heic", "heix", "heim", "heis", "mif1", "avif"].contains(where: { has($0, at: 8) })
        {
            self = .heif
        } else {
            return nil
        }
    }

    /// As people write it.
    var name: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .webp: "WebP"
        case .heif: "HEIF"
        }
    }

    /// Debian's package of the library that decodes it.
    var package: String {
        switch self {
        case .png: "libpng16-16"
        case .jpeg: "libjpeg62-turbo"
        case .gif: "libgif7"
        case .webp: "libwebp7"
        case .heif: "libheif1"
        }
    }
}
