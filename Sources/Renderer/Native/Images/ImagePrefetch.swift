import Basics

/// Decodes one image on another thread while the first thread loads fonts and computes the layout.
///
/// The final size is known only after layout, so the image is decoded in full size, which suits nearly all images up to
/// a screen's width. An image needed at a fraction is decoded later, so that pixels don't depend on the prefetch.
final class ImagePrefetch {
    /// The sizes in pixels that are worth a thread and small enough to decode speculatively.
    private static let pixels = 1 << 16...1 << 20

    private let file: FileIdentity
    private let header: ImageHeader
    private var thread: Threads.Running?
    private let work: Work

    /// The result; unchecked because it is read only after the thread has ended.
    private final class Work: @unchecked Sendable {
        let bytes: [UInt8]
        var picture: Result<Pixmap, any Error>?

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        func decode(_ header: ImageHeader) {
            picture = Result {
                try ImageDecoder.decode(bytes, coveringWidth: header.shownWidth, height: header.shownHeight)
            }
        }
    }

    /// Starts decoding; `nil` if the image isn't worth it or no thread is available.
    init?(_ bytes: [UInt8], of file: FileIdentity, header: ImageHeader, cores: Int = Threads.cores) {
        // A costly one is decoded after it was counted.
        let cost = header.decodingCost(coveringWidth: .max, height: .max, fileBytes: bytes.count)
        guard header.format != .gif, Self.pixels.contains(header.width * header.height),
            cost <= 8 * Self.pixels.upperBound, cores > 1
        else { return nil }
        (self.file, self.header, work) = (file, header, Work(bytes))
        thread = Threads.begin { [work] in work.decode(header) }
        if thread == nil { return nil }
    }

    deinit { thread?.join() }

    /// The picture of a file, once; `nil` for another file or a fraction of the size.
    /// - Throws: the decoding error.
    func take(_ file: FileIdentity, coveringWidth width: Int, height: Int) throws -> Pixmap? {
        guard file == self.file, let thread, header.denominator(coveringWidth: width, height: height) == 1 else {
            return nil
        }
        thread.join()
        self.thread = nil
        return try work.picture?.get()
    }
}
