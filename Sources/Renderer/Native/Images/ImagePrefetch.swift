import ContentExtensionHost

/// Decodes one image on a thread of its own while the first thread is busy with fonts and layout.
///
/// In which size an image is wanted is known after layout only; it is decoded whole, as nearly all are that are no larger
/// than a screen is wide. Whoever wants a fraction of it decodes it by himself, so that the pixels are the same either way.
final class ImagePrefetch {
    /// The images that are worth a thread, and small enough to be decoded on the chance that they are wanted.
    private static let pixels = 1 << 16...1 << 20

    private let file: FileIdentity
    private let header: ImageHeader
    private var thread: Threads.Running?
    private let work: Work

    /// What the thread leaves; it is unchecked because nobody looks at it before the thread has ended.
    private final class Work: @unchecked Sendable {
        let bytes: [UInt8]
        var picture: Result<PixelBuffer, any Error>?

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        func decode(_ header: ImageHeader) {
            picture = Result {
                try ImageDecoder.decode(bytes, coveringWidth: header.shownWidth, height: header.shownHeight)
            }
        }
    }

    /// Begins; `nil` where it isn't worth it, or there can't be another thread.
    init?(_ bytes: [UInt8], of file: FileIdentity, header: ImageHeader, cores: Int = Threads.cores) {
        guard header.format != .gif, Self.pixels.contains(header.width * header.height), cores > 1 else {
            return nil
        }
        (self.file, self.header, work) = (file, header, Work(bytes))
        thread = Threads.begin { [work] in work.decode(header) }
        if thread == nil { return nil }
    }

    deinit { thread?.join() }

    /// The picture of a file, once; `nil` when it is another file's, or is wanted in a fraction of its size.
    /// - Throws: what was wrong with the image.
    func take(_ file: FileIdentity, coveringWidth width: Int, height: Int) throws -> PixelBuffer? {
        guard file == self.file, let thread, header.denominator(coveringWidth: width, height: height) == 1 else {
            return nil
        }
        thread.join()
        self.thread = nil
        return try work.picture?.get()
    }
}
