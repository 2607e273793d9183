import ContentExtensionHost

/// Finds, measures and decodes the images of pictures; what goes wrong is kept as diagnostics, once for each file.
///
/// Decoded images stay in a cache of so many bytes, under their file's identity and the size they were asked for at.
/// Failures aren't cached: a file that has been mended is drawn.
package final class ImageStore: ImageMeasuring {
    /// What was found wrong so far, in order.
    package var diagnostics: [Diagnostic] { ledger.diagnostics }
    /// What this picture's images have cost, and what was wrong with them.
    var ledger = ImageBudget()
    /// Whom the stages' times are told, if anybody asks.
    package var timings: StageTimings?

    private struct Key: Hashable {
        let file: FileIdentity
        let frame: Int
        let width: Int
        let height: Int
    }

    /// An image in the size that was asked for, with its cost and what is odd about it.
    private struct Bitmap {
        let pixels: PixelBuffer
        let charge: ImageBudget.Charge
        let finding: Diagnostic?
    }

    private var bitmaps: BoundedCache<Key, Bitmap>
    private var headers = BoundedCache<FileIdentity, ImageHeader>(cost: 4_096, count: 4_096)
    /// Costs the bytes that a player holds: the canvas of a large GIF isn't kept.
    private var players = BoundedCache<FileIdentity, GIFPlayer>(cost: 64 << 20, count: 16)
    /// Whether the first image of a size that is worth it is decoded on a thread of its own as soon as it is measured: for
    /// whoever draws one picture and is gone.
    package var prefetches = false
    private var ahead: ImagePrefetch?
    private let movies: MovieFrames

    /// A store that keeps decoded images of up to so many bytes.
    package init(cacheBytes: Int = 32 << 20, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil) {
        bitmaps = BoundedCache(cost: cacheBytes, count: 1_024)
        movies = MovieFrames(ffmpeg())
    }

    /// Begins another picture: what was wrong with the one before is forgotten.
    func startPicture() { ledger = ImageBudget() }

    /// Begins to paint: the limits on what is decoded for one picture count anew.
    func startPainting() {
        ledger.startPainting()
        movies.startPainting()
    }

    /// Runs a step whose result is kept.
    /// - Returns: its result, with what its images have cost and what was wrong with them.
    func recording<Value>(_ body: () throws -> Value) rethrows -> (Value, ImageBudget) {
        var whole = ledger
        ledger = ImageBudget()
        defer {
            whole.add(ledger)
            ledger = whole
        }
        return (try body(), ledger)
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
            if prefetches, ahead == nil { ahead = ImagePrefetch(bytes, of: file.identity, header: header) }
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
            if let known = bitmaps.value(for: key) {
                try ledger.count(known.charge)
                if let finding = known.finding { report(finding) }
                return known.pixels
            }
            var charge = ImageBudget.Charge(id: key.hashValue, path: path)
            charge.frame = player.map { .init(file: file.identity, index: frame, frames: $0.frames) }
            let composing = player?.cost(of: frame) ?? 0
            try ledger.check(charge, composing: composing)
            let decoded =
                try player.map { try $0.show(frame) }
                ?? ahead?.take(file.identity, coveringWidth: width, height: height)
                ?? ImageDecoder.decode(file.read(), coveringWidth: width, height: height)
            charge.pixels = decoded.width * decoded.height
            ledger.decoded(charge, composing: composing)
            let finding = player.flatMap { Self.finding(about: $0, frame: frame, path: path) }
            if let finding { report(finding) }
            var bitmap = try AreaAverage.reduce(decoded, toWidth: width, height: height)
            // The player's canvas changes with the next frame.
            if player != nil, bitmap === decoded { bitmap = try decoded.copy() }
            bitmaps.insert(
                Bitmap(pixels: bitmap, charge: charge, finding: finding), for: key, cost: bitmap.stride * bitmap.height)
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

    /// What is odd about a frame that a player has shown; what it has met later on doesn't count.
    private static func finding(about player: GIFPlayer, frame: Int, path: String) -> Diagnostic? {
        let count = player.frames.frames.count
        let broken: Int
        if let first = player.brokenFrame, frame >= first {
            broken = first
        } else if player.frames.cut != nil, frame > 0, frame >= count - 1 {
            broken = count
        } else {
            return nil
        }
        let reason =
            broken == count && player.frames.cut == .limits
            ? "it has more than \(Limits.animationFrames) frames, or \(Limits.animationPixels) pixels in all"
            : "what follows is broken or cut short"
        return Diagnostic(
            .warning, "animation-cut", "the image moves up to frame \(broken): \(reason)",
            at: SourceSpan(file: path), hint: "open the file in a viewer to see whether it is whole")
    }

    /// Runs a step on a file; what it throws is reported.
    private func reporting<Value>(_ path: String, _ body: () throws -> Value) -> Value? {
        do {
            return try timings.measure(.decode, body)
        } catch let failure as ImageFailure {
            ledger.fail(failure.diagnostic(path: path))
        } catch let failure as OutOfMemory {
            ledger.fail(failure.diagnostic)
        } catch {
            ledger.fail(Diagnostic(.error, "image-unreadable", "\(error)", at: SourceSpan(file: path)))
        }
        return nil
    }

    private func report(_ diagnostic: Diagnostic) { ledger.report(diagnostic) }
}
