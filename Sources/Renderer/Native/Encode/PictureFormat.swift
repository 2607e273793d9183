/// The formats a picture can be written in.
public enum PictureFormat: String, Sendable, Hashable, CaseIterable {
    /// In pixels, the device's unless a scale is given; its bytes depend on the pixels alone.
    case png
    /// In points.
    case svg, pdf
    /// Without loss, in pixels; its bytes depend on the version of libwebp, too.
    case webp
    /// Of quality 90, in pixels, for previews. It can't be transparent, and its bytes depend on the version of libjpeg, too.
    case jpeg
    /// Red, green, blue and alpha of each pixel, a byte each, not premultiplied; row by row from the top, without a header.
    case raw

    /// What a file's name ends in, without the dot, in either case.
    public init?(fileEnding: some StringProtocol) {
        let ending = fileEnding.lowercased()
        guard let format = ending == "jpg" ? .jpeg : PictureFormat(rawValue: ending) else { return nil }
        self = format
    }
}
