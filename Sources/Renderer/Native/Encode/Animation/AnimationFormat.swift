/// The file formats of animations: the registry of their encoders.
package enum AnimationFormat: String, Sendable, Hashable, CaseIterable {
    /// 256 colours for each frame, dithered; plays everywhere.
    case gif
    /// All colours; plays in browsers, and shows its first frame elsewhere.
    case apng

    var encoder: any AnimationEncoder.Type {
        switch self {
        case .gif: GIFEncoder.self
        case .apng: APNGEncoder.self
        }
    }

    /// The format of a file's name; `nil` for one of another ending.
    package init?(path: String) {
        guard let ending = path.split(separator: ".").last?.lowercased(), ending.utf8.count < path.utf8.count,
            let format = Self.allCases.first(where: { $0.encoder.ending == ending })
        else { return nil }
        self = format
    }

    /// The maximum of pixels per point that is worth the bytes.
    package var maxScale: Double { encoder.maxScale }
}

/// A format that animations are written in; one file per format, registered in `AnimationFormat`.
protocol AnimationEncoder: AnyObject {
    /// The ending of file names, without the dot.
    static var ending: String { get }
    static var maxScale: Double { get }

    /// Begins a file that repeats without end.
    /// - Throws: `image-codec-missing` (69).
    init(width: Int, height: Int, maxBytes: Int) throws

    /// Encodes a changed part of the picture, which `write` adds once its duration is known.
    /// - Parameter old: the last picture; `nil` for the first one, whose region is the whole picture.
    func prepare(_ region: PixelRect, of canvas: PaintedPixmap, since old: PaintedPixmap?) throws

    /// Adds the prepared change.
    /// - Parameters:
    ///   - start: its start in thirtieths of a second.
    ///   - end: the start of the next one.
    /// - Throws: `animation-too-large` (77).
    func write(from start: Int, to end: Int) throws

    func finish() throws -> [UInt8]
}
