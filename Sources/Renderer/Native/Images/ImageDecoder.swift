import CImageCodecs

/// Decodes image files to cairo's pixel format.
package enum ImageDecoder {
    /// Decodes an image in its orientation, at least as large as a size in pixels: a JPEG may be decoded at a fraction.
    package static func decode(_ bytes: [UInt8], coveringWidth width: Int, height: Int) throws -> Pixmap {
        try bytes.withUnsafeBytes { bytes in
            let header = try ImageHeader(bytes)
            let stored = try decode(
                bytes, header: header, denominator: header.denominator(coveringWidth: width, height: height))
            // A JPEG has no alpha to premultiply.
            if header.format != .jpeg { stored.premultiply() }
            return try header.orientation.apply(to: stored)
        }
    }

    /// Decodes an image in full size and as stored, without premultiplying alpha.
    package static func decodeStraight(_ bytes: [UInt8]) throws -> Pixmap {
        try bytes.withUnsafeBytes { try decode($0, header: ImageHeader($0), denominator: 1) }
    }

    private static func decode(
        _ bytes: UnsafeRawBufferPointer, header: ImageHeader, denominator: Int
    ) throws -> Pixmap {
        // The first frame; `ImageStore` handles animation.
        if header.format == .gif { return try GIFPlayer(bytes, header: header).show(0) }
        let buffer = try Pixmap(
            width: (header.width + denominator - 1) / denominator,
            height: (header.height + denominator - 1) / denominator)
        guard let data = bytes.bindMemory(to: UInt8.self).baseAddress else {
            throw ImageFailure.unreadable("it is empty")
        }
        let target = buffer.codecTarget
        let status =
            switch header.format {
            case .png: image_codec_png(data, bytes.count, target)
            case .jpeg: image_codec_jpeg(data, bytes.count, UInt32(denominator), target)
            case .webp: image_codec_webp(data, bytes.count, target)
            // Handled above.
            case .gif: image_codec_unreadable
            }
        try ImageFailure.check(status, format: header.format)
        return buffer
    }
}
