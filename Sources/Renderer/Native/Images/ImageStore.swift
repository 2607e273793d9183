import Basics
import Views

/// Finds, measures and decodes images; reports each file's errors once.
///
/// Decoded images are cached, up to a number of bytes, by file identity and requested size. So are failures, which can take
/// as long to find.
package final class ImageStore: ImageMeasuring {
    /// The findings so far, in order.
    package var diagnostics: [Diagnostic] { budget.diagnostics }
    /// The resources used by the current picture's images, and the findings about them.
    var budget = ImageBudget()
    /// Collects the duration of stages; `nil` measures nothing.
    package var timings: StageTimings?

    /// An image in the requested size, with its cost and a finding about it.
    private struct DecodedImage {
        let pixels: Pixmap
        let charge: ImageBudget.Charge
        let finding: Diagnostic?
    }

    /// The reason why a file can't be drawn, and the pixels decoded before it was found.
    private struct Failure {
        let reason: ImageFailure
        let charge: ImageBudget.Charge
    }

    private var bitmaps: LRUCache<ImageBudget.Key, DecodedImage>
    private var failures = LRUCache<FileIdentity, Failure>(cost: 4_096, count: 4_096)
    private var headers = LRUCache<FileIdentity, ImageHeader>(cost: 4_096, count: 4_096)
    private var symbolHints = LRUCache<String, String?>(cost: 256, count: 256)
    private var symbols = LRUCache<String, SystemSymbol>(cost: 256, count: 256)
    /// The cost is the player's size in bytes: a very large GIF isn't cached.
    private var players = LRUCache<FileIdentity, GIFPlayer>(cost: 64 << 20, count: 16)
    /// Decodes the first large image on another thread once measured: for a process that draws one picture and exits.
    package var prefetches = false
    private var ahead: ImagePrefetch?
    private let movies: MovieFrames

    /// Makes a store that caches decoded images up to a number of bytes.
    package init(cacheBytes: Int = 32 << 20, ffmpeg: @autoclosure @escaping () -> FFmpeg? = nil) {
        bitmaps = LRUCache(cost: cacheBytes, count: 1_024)
        movies = MovieFrames(ffmpeg())
    }

    /// Begins another picture: clears the findings and counts.
    package func startPicture() { budget = ImageBudget() }

    /// Starts painting: resets the limits on decoding.
    /// - Parameter left: the share of them that other work has left, 0…1.
    func startPainting(left: Double = 1) {
        budget.startPainting(left: left)
        movies.startPainting()
    }

    /// Runs a step whose result is cached.
    /// - Returns: the result, and the resources and findings of its images.
    func recording<Value>(_ body: () throws -> Value) rethrows -> (Value, ImageBudget) {
        var whole = budget
        budget = ImageBudget()
        defer {
            whole.add(budget)
            budget = whole
        }
        return (try body(), budget)
    }

    package func naturalSize(of image: ImageReference) -> Size? {
        switch image {
        case .file(let path, let scale, _):
            guard let header = header(ofFile: path), scale > 0 else { return nil }
            return Size(width: Double(header.shownWidth) / scale, height: Double(header.shownHeight) / scale)
        case .symbol(let name, let pointSize, _): return symbol(named: name).size(atPointSize: pointSize)
        case .placeholder(_, let size), .movie(_, _, let size, _): return size
        }
    }

    package func sizeForCode(of image: ImageReference) -> Size? {
        if case .file(let path, _, _) = image {
            do { _ = try readHeader(ofFile: path) } catch {
                var finding = (error as? ImageFailure)?.diagnostic(path: path)
                finding?.severity = .warning
                if let finding { report(finding) }
                return nil
            }
        }
        return naturalSize(of: image)
    }

    package func hasSymbol(named name: String) -> Bool {
        symbols.value(for: name) != nil || SystemSymbol.named(name) != nil
    }

    /// The symbol with a name; an unknown one is reported with the nearest name and replaced by a placeholder.
    func symbol(named name: String) -> SystemSymbol {
        if let known = symbols.value(for: name) { return known }
        if let symbol = SystemSymbol.named(name) {
            symbols.insert(symbol, for: name, cost: 1)
            return symbol
        }
        report(
            Diagnostic(
                .warning, "unknown-symbol", "there is no drawing for the system symbol \"\(name)\"",
                hint: nearestSymbol(to: name) ?? "give an image file in its place"))
        return .unknown
    }

    /// A hint with the most similar name; for the first unknown names of a picture, because a search takes two milliseconds.
    private func nearestSymbol(to name: String) -> String? {
        guard budget.mayLookUp(name) else { return nil }
        if let known = symbolHints.value(for: name) { return known }
        let hint = NearestName.hint(for: name, among: SystemSymbol.names)
        symbolHints.insert(hint, for: name, cost: 1)
        return hint
    }

    /// A file's size and orientation; `nil` after reporting the reason.
    /// - Parameter isRequired: `true` for an image without which there is no picture.
    func header(ofFile path: String, isRequired: Bool = false) -> ImageHeader? {
        reporting(path, isRequired: isRequired) { try readHeader(ofFile: path) }
    }

    private func readHeader(ofFile path: String) throws -> ImageHeader {
        let file = try ImageFileHandle(path: path)
        if let known = headers.value(for: file.identity) { return known }
        return try remembering(file, path) {
            let bytes = try file.read()
            let header = try header(of: file, bytes)
            if prefetches, ahead == nil { ahead = ImagePrefetch(bytes, of: file.identity, header: header) }
            return header
        }
    }

    private func header(of file: ImageFileHandle) throws -> ImageHeader {
        try headers.value(for: file.identity) ?? header(of: file, file.read())
    }

    private func header(of file: ImageFileHandle, _ bytes: [UInt8]) throws -> ImageHeader {
        let header = try bytes.withUnsafeBytes { try ImageHeader($0) }
        // libwebp reads only what this program has written, for contact sheets.
        guard header.format != .webp else { throw ImageFailure.notDecoded }
        headers.insert(header, for: file.identity, cost: 1)
        return header
    }

    /// Runs a step on a file, unless it has failed before.
    private func remembering<Value>(_ file: ImageFileHandle, _ path: String, _ body: () throws -> Value) throws -> Value
    {
        if let known = failures.value(for: file.identity) {
            try budget.count(known.charge)
            throw known.reason
        }
        do { return try body() } catch let reason as ImageFailure where reason.isOfTheFile {
            let header = headers.value(for: file.identity)
            let key = ImageBudget.Key(file: file.identity, frame: 0, width: 0, height: 0)
            let pixels = header?.decodingCost(coveringWidth: .max, height: .max, fileBytes: file.identity.bytes) ?? 0
            let charge = ImageBudget.Charge(key: key, path: path, frames: nil, pixels: pixels)
            failures.insert(Failure(reason: reason, charge: charge), for: file.identity, cost: 1)
            budget.decoded(charge, composing: 0)
            throw reason
        }
    }

    /// A file's picture, scaled down (never up) to a size in pixels; `nil` after reporting the reason. An animated image
    /// shows the given frame (at most the last one), or the one at a time in seconds.
    func bitmap(ofFile path: String, width: Int, height: Int, frame wanted: Int? = nil, time: Double = 0) -> Pixmap? {
        reporting(path) {
            let file = try ImageFileHandle(path: path)
            return try remembering(file, path) {
                try bitmap(of: file, path, width: width, height: height, frame: wanted, time: time)
            }
        }
    }

    private func bitmap(
        of file: ImageFileHandle, _ path: String, width: Int, height: Int, frame wanted: Int?, time: Double
    ) throws -> Pixmap {
        let player = try player(of: file)
        let frame = player.map { $0.frames.index(of: wanted, at: time) } ?? 0
        let key = ImageBudget.Key(file: file.identity, frame: frame, width: width, height: height)
        if let known = bitmaps.value(for: key) {
            try budget.count(known.charge)
            if let finding = known.finding { report(finding) }
            return known.pixels
        }
        var charge = ImageBudget.Charge(key: key, path: path, frames: player?.frames)
        let composing = player?.cost(of: frame) ?? 0
        charge.pixels = try header(of: file).decodingCost(
            coveringWidth: width, height: height, fileBytes: file.identity.bytes)
        try budget.check(charge, composing: composing)
        let decoded =
            try player.map { try $0.show(frame) }
            ?? ahead?.take(file.identity, coveringWidth: width, height: height)
            ?? ImageDecoder.decode(file.read(), coveringWidth: width, height: height)
        budget.decoded(charge, composing: composing)
        let finding = player.flatMap { Self.finding(about: $0, frame: frame, path: path) }
        if let finding { report(finding) }
        var bitmap = try AreaAverage.reduce(decoded, toWidth: width, height: height)
        // Copy: the player's canvas changes with the next frame.
        if player != nil, bitmap === decoded { bitmap = try decoded.copy() }
        bitmaps.insert(
            DecodedImage(pixels: bitmap, charge: charge, finding: finding), for: key,
            cost: bitmap.stride * bitmap.height)
        return bitmap
    }

    /// Counts a picture that is drawn on a page, for which cairo compresses it each time; reports one beyond the limit.
    func mayWrite(_ bitmap: Pixmap, of path: String) -> Bool {
        reporting(path) { try budget.write(bitmap.count) } != nil
    }

    /// A movie's frame at a time in seconds, scaled down (never up) to a size in pixels; `nil` if it can't be decoded.
    func bitmap(ofMovie path: String, at time: Double, width: Int, height: Int) -> Pixmap? {
        let frame = reporting(path) { try movies.frame(of: path, at: time, report: report) }
        guard let frame = frame.flatMap(\.self) else { return nil }
        return reporting(path) { try AreaAverage.reduce(frame, toWidth: width, height: height) }
    }

    /// The player of a GIF; `nil` for another file.
    private func player(of file: ImageFileHandle) throws -> GIFPlayer? {
        if let known = players.value(for: file.identity) { return known }
        if let header = headers.value(for: file.identity), header.format != .gif { return nil }
        let bytes = try file.read()
        let header = try header(of: file, bytes)
        guard header.format == .gif else { return nil }
        return try bytes.withUnsafeBytes { bytes in
            let player = try GIFPlayer(bytes, header: header)
            players.insert(player, for: file.identity, cost: player.cost)
            return player
        }
    }

    /// A finding about the frame that a player shows; errors in later frames don't count.
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

    /// Runs a step on a file and reports its errors.
    private func reporting<Value>(
        _ path: String, isRequired: Bool = false, _ body: () throws -> Value
    ) -> Value? {
        do {
            return try timings.measure(.decode, body)
        } catch let failure as ImageFailure {
            var finding = failure.diagnostic(path: path)
            if failure.leavesABox, !isRequired {
                finding.severity = .warning
                report(finding)
            } else {
                budget.fail(finding)
            }
        } catch let failure as OutOfMemory {
            budget.fail(failure.diagnostic)
        } catch {
            budget.fail(Diagnostic(.error, "image-unreadable", "\(error)", at: SourceSpan(file: path)))
        }
        return nil
    }

    private func report(_ diagnostic: Diagnostic) { budget.report(diagnostic) }
}
