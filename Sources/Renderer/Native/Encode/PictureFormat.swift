/// The file formats of pictures: the registry of their encoders, in the order of messages.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// Pixels at the device's scale unless given; the bytes depend only on the pixels.
    case png
    /// Lossless, in pixels; the bytes also depend on the version of libwebp.
    case webp
    /// Quality 90, in pixels, for previews; never transparent. The bytes also depend on the version of libjpeg.
    case jpeg
    /// Vector formats in points.
    case svg, pdf
    /// Red, green, blue and alpha of each pixel, a byte each, not premultiplied; row by row from the top, without a header.
    case raw

    /// The encoder of the format.
    /// - Parameter effort: of a PNG; the other formats have one effort.
    package func encoder(effort: PNGEncoder.Effort = .fast) -> any PictureEncoder {
        switch self {
        case .png: PNGEncoder(effort: effort)
        case .webp: WebPEncoder()
        case .jpeg: JPEGEncoder()
        case .svg: SVGEncoder()
        case .pdf: PDFEncoder()
        case .raw: RawEncoder()
        }
    }

    /// The format of a file ending without dot, in lower or upper case.
    public init?(fileEnding: some StringProtocol) {
        let ending = fileEnding.lowercased()
        guard let format = Self.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
        self = format
    }

    /// The format of a file's name.
    package init?(path: String) {
        guard let ending = path.split(separator: ".").last else { return nil }
        self.init(fileEnding: ending)
    }

    /// The endings of file names without the dot, the usual one first.
    package var endings: [String] { encoder().endings }

    /// The media type, such as `image/png`.
    package var mediaType: String { encoder().mediaType }

    /// `true` for formats that this program also reads.
    package var isReadable: Bool { encoder().isReadable }

    /// The usual endings of formats as words of a message: `png, webp or pdf`.
    package static func endingsInWords(where isIncluded: (PictureFormat) -> Bool = { _ in true }) -> String {
        let endings = allCases.filter(isIncluded).compactMap(\.endings.first)
        return endings.dropLast().joined(separator: ", ") + " or " + (endings.last ?? "")
    }

    /// Endings of image formats that aren't written, which a PNG mustn't have.
    package static let foreignEndings = [
        "gif", "heic", "heif", "avif", "bmp", "tif", "tiff", "jpe", "jfif", "svgz", "apng",
    ]

    /// Checks that this machine has the format's library, by encoding a pixel.
    /// - Throws: `image-codec-missing` (69).
    package func checkCodec() throws {
        let canvas = PaintedPixmap(buffer: try Pixmap(width: 1, height: 1), scale: 1, isOpaque: true)
        if let encoder = encoder() as? any PixelEncoder { _ = try encoder.encode(canvas) }
    }
}
