import ContentExtensionHost

/// Finds, measures and decodes the images of pictures; what goes wrong is kept as diagnostics, once for each file.
///
/// Decoded images stay in a cache of so many bytes, under their file's identity and the size they were asked for at.
/// Failures aren't cached: a file that has been mended is drawn.
package final class ImageStore: ImageMeasuring {
    /// What was found wrong so far, in order.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Whom the stages' times are told, if anybody asks.
    package var timings: StageTimings?

    private struct Key: Hashable {
        let file: FileIdentity
        let frame: Int
        let width: Int
        let height: Int
    }

    private var bitmaps: BoundedCache<Key, PixelBuffer>
    private var headers = BoundedCache<FileIdentity, ImageHeader>(cost: 4_096, count: 4_096)
    /// Costs the bytes that a player holds: the canvas of a large GIF isn't kept.
    private var players = BoundedCache<FileIdentity, GIFPlayer>(cost: 64 << 20, count: 16)
    /// Whether the first image of a size that is worth it is decoded on a thread of its own as soon as it is measured: for
    /// whoever draws one picture and is gone.
    package var decodesAhead = false
    private var ahead: DecodingAhead?
    private var reported: Set<Diagnostic> = []
    private var decodedPixels = 0
    private var composedPixels = 0

    private let movies: MovieFrames

    /// A store that keeps decoded images of up to so many bytes.
    package init(cacheBytes: Int = 32 << 20, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil) {
        bitmaps = BoundedCache(cost: cacheBytes, count: 1_024)
        movies = MovieFrames(ffmpeg())
    }

    /// Begins another picture: what was wrong with the one before is forgotten.
    func startPicture() {
        (diagnostics, reported) = ([], [])
    }

    /// Begins to paint: the limits on what is decoded for one picture count anew.
    func startPainting() {
        (decodedPixels, composedPixels) = (0, 0)
        movies.startPainting()
    }

    package func naturalSize(of image: ImageReference) -> Size? {
        switch image {
        case .file(let path, let scale, _):
            guard let header = header(ofFile: path), scale > 0 else { return nil }
            return Size(width: Double(header.shownWidth) / scale, height: Double(header.shownHeight) / scale)
        case .symbol(let name, let pointSize, _):
            return symbol(named: name).size(atPointSize: pointSize)
        case .placeholder(_, let size), .movie(_, _, let size, _):
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
            let bytes = try file.read()
            let header = try bytes.withUnsafeBytes { try ImageHeader($0) }
            headers.insert(header, for: file.identity, cost: 1)
            if decodesAhead, ahead == nil { ahead = DecodingAhead(bytes, of: file.identity, header: header) }
            return header
        }
    }

    /// A file's picture, scaled down to a size in pixels (never up), or `nil` after reporting. An animated image shows a
    /// frame (the last instead of one that it doesn't have), or that of a time in seconds.
    func bitmap(
        ofFile path: String, width: Int, height: Int, frame wanted: Int? = nil, time: Double = 0
    ) -> PixelBuffer? {
        reporting(path) {
            let file = try ImageFile(path: path)
            let player = try player(of: file)
            let frame = player.map { $0.frames.index(of: wanted, at: time) } ?? 0
            let key = Key(file: file.identity, frame: frame, width: width, height: height)
            if let known = bitmaps.value(for: key) { return known }
            guard decodedPixels < Limits.decodedPixels else { throw ImageFailure.tooMuch(Limits.decodedPixels) }
            let decoded =
                try player.map { try picture(of: $0, frame: frame, path: path) }
                ?? ahead?.take(file.identity, coveringWidth: width, height: height)
                ?? ImageDecoder.decode(file.read(), coveringWidth: width, height: height)
            decodedPixels += decoded.width * decoded.height
            var bitmap = try AreaAverage.reduce(decoded, toWidth: width, height: height)
            // The player's canvas changes with the next frame.
            if player != nil, bitmap === decoded { bitmap = try decoded.copy() }
            bitmaps.insert(bitmap, for: key, cost: bitmap.stride * bitmap.height)
            return bitmap
        }
    }

    /// A movie's picture at a time in seconds, scaled down to a size in pixels (never up), or `nil` where it can't be
    /// decoded.
    func bitmap(ofMovie path: String, at time: Double, width: Int, height: Int) -> PixelBuffer? {
        let frame = reporting(path) { try movies.frame(of: path, at: time, report: report) }
        guard let frame = frame.flatMap(\.self) else { return nil }
        return reporting(path) { try AreaAverage.reduce(frame, toWidth: width, height: height) }
    }

    /// What composes a GIF's frames; `nil` for a file that is none.
    private func player(of file: ImageFile) throws -> GIFPlayer? {
        if let known = players.value(for: file.identity) { return known }
        if let header = headers.value(for: file.identity), header.format != .gif { return nil }
        let bytes = try file.read()
        return try bytes.withUnsafeBytes { bytes in
            let header = try ImageHeader(bytes)
            headers.insert(header, for: file.identity, cost: 1)
            guard header.format == .gif else { return nil }
            let player = try GIFPlayer(bytes, header: header)
            players.insert(player, for: file.identity, cost: player.cost)
            return player
        }
    }

    private func picture(of player: GIFPlayer, frame: Int, path: String) throws -> PixelBuffer {
        let cost = player.cost(of: frame)
        guard composedPixels + cost <= Limits.animationPixels else {
            throw ImageFailure.tooMuch(Limits.animationPixels)
        }
        composedPixels += cost
        let picture = try player.show(frame)
        if let broken = player.brokenFrame ?? (player.frames.cut == nil ? nil : player.frames.frames.count),
            frame > 0, frame >= broken - 1
        {
            let reason =
                player.brokenFrame == nil && player.frames.cut == .limits
                ? "it has more than \(Limits.animationFrames) frames, or \(Limits.animationPixels) pixels in all"
                : "what follows is broken or cut short"
            report(
                Diagnostic(
                    .warning, "animation-cut", "the image moves up to frame \(broken): \(reason)",
                    at: SourceLocation(file: path), hint: "open the file in a viewer to see whether it is whole"))
        }
        return picture
    }

    /// Runs a step on a file; what it throws is reported.
    private func reporting<Value>(_ path: String, _ body: () throws -> Value) -> Value? {
        do {
            return try timings.measure(.decode, body)
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
