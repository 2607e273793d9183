import ContentExtensionHost

/// Finds, measures and decodes the images of pictures; what goes wrong is kept as diagnostics, once for each file.
///
/// Decoded images stay in a cache of so many bytes, under their file's identity and the size they were asked for at.
/// Failures aren't cached: a file that has been mended is drawn.
package final class ImageStore: ImageMeasuring {
    /// What was found wrong so far, in order.
    package private(set) var diagnostics: [Diagnostic] = []

    private struct Key: Hashable {
        let file: FileIdentity
        let width: Int
        let height: Int
    }

    private var bitmaps: BoundedCache<Key, PixelBuffer>
    private var headers = BoundedCache<FileIdentity, ImageHeader>(cost: 4_096, count: 4_096)
    private var reported: Set<Diagnostic> = []
    private var decodedPixels = 0

    /// A store that keeps decoded images of up to so many bytes.
    package init(cacheBytes: Int = 32 << 20) { bitmaps = BoundedCache(cost: cacheBytes, count: 1_024) }

    /// Begins another picture: what was wrong with the one before is forgotten.
    func startPicture() {
        (diagnostics, reported) = ([], [])
        decodedPixels = 0
    }

    package func naturalSize(of image: ImageReference) -> Size? {
        switch image {
        case .file(let path, let scale):
            guard let header = header(ofFile: path), scale > 0 else { return nil }
            return Size(width: Double(header.shownWidth) / scale, height: Double(header.shownHeight) / scale)
        case .symbol(let name, let pointSize, _):
            return symbol(named: name).size(atPointSize: pointSize)
        case .placeholder(_, let size):
            return size
        }
    }

    /// The symbol of a name; an unknown one is reported with the nearest name, and a stand-in keeps its place.
    func symbol(named name: String) -> SystemSymbol {
        if let symbol = SystemSymbol.named(name) { return symbol }
        report(
            Diagnostic(
                .warning, "unknown-symbol", "there is no drawing for the system symbol \"\(name)\"",
                hint: NearestName.hint(for: name, among: SystemSymbol.names) ?? "give an image file in its place"))
        return .unknown
    }

    /// The size and orientation of a file, or `nil` after reporting.
    func header(ofFile path: String) -> ImageHeader? {
        reporting(path) {
            let file = try ImageFile(path: path)
            if let known = headers.value(for: file.identity) { return known }
            let header = try file.read().withUnsafeBytes { try ImageHeader($0) }
            headers.insert(header, for: file.identity, cost: 1)
            return header
        }
    }

    /// A file's picture, scaled down to a size in pixels (never up), or `nil` after reporting.
    func bitmap(ofFile path: String, width: Int, height: Int) -> PixelBuffer? {
        reporting(path) {
            let file = try ImageFile(path: path)
            let key = Key(file: file.identity, width: width, height: height)
            if let known = bitmaps.value(for: key) { return known }
            guard decodedPixels < Limits.decodedPixels else { throw ImageFailure.tooMuch }
            let decoded = try ImageDecoder.decode(file.read(), coveringWidth: width, height: height)
            decodedPixels += decoded.width * decoded.height
            let bitmap = try AreaAverage.reduce(decoded, toWidth: width, height: height)
            bitmaps.insert(bitmap, for: key, cost: bitmap.stride * bitmap.height)
            return bitmap
        }
    }

    /// Runs a step on a file; what it throws is reported.
    private func reporting<Value>(_ path: String, _ body: () throws -> Value) -> Value? {
        do {
            return try body()
        } catch let failure as ImageFailure {
            report(failure.diagnostic(path: path))
        } catch let failure as OutOfMemory {
            report(failure.diagnostic)
        } catch {
            report(Diagnostic(.error, "image-unreadable", "\(error)", at: SourceLocation(file: path)))
        }
        return nil
    }

    private func report(_ diagnostic: Diagnostic) {
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}
