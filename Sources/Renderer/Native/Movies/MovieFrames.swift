import Basics
import Views

/// Decodes and caches the frames of movies; without ffmpeg there are none.
final class MovieFrames {
    private struct Key: Hashable {
        let file: FileIdentity
        let milliseconds: Int
    }

    /// Searched when the first movie is drawn, since most pictures have none.
    private lazy var ffmpeg = findFFmpeg()
    private let findFFmpeg: () -> FFmpeg?
    /// Failures are cached too, since they take as long to find.
    private var frames = LRUCache<Key, Result<Pixmap, Refusal>>(cost: 32 << 20, count: 256)
    /// The frames in the current picture, whether decoded or cached.
    private var shown: Set<Key> = []
    /// The frames of the current picture that took too long: they aren't tried again in it, nor are other movies.
    private var slow: [Key: Refusal] = [:]

    init(_ ffmpeg: @autoclosure @escaping () -> FFmpeg?) { findFFmpeg = ffmpeg }

    /// Starts another picture: resets the limit on decoded frames.
    func startPainting() { (shown, slow) = ([], [:]) }

    /// The frame of a movie at a time in seconds; `nil` after reporting the reason. Without ffmpeg nothing is reported.
    func frame(of path: String, at seconds: Double, report: (Diagnostic) -> Void) throws -> Pixmap? {
        guard let ffmpeg else { return nil }
        let file = try ImageFileHandle(path: path, limit: Limits.movieBytes)
        let key = Key(file: file.identity, milliseconds: Int((min(max(0, seconds), 1e9) * 1_000).rounded()))
        guard slow.isEmpty || shown.contains(key) else {
            report(Self.finding(path, "another movie of this picture took too long"))
            return nil
        }
        guard shown.count < Limits.movieFrames || shown.contains(key) else {
            report(Self.finding(path, "\(Limits.movieFrames) frames of movies are decoded already for this picture"))
            return nil
        }
        shown.insert(key)
        let frame =
            slow[key].map(Result.failure) ?? frames.value(for: key)
            ?? Result { () throws(Refusal) in try Self.picture(path, of: file, at: seconds, by: ffmpeg) }
        switch frame {
        case .success(let picture):
            frames.insert(frame, for: key, cost: picture.count * 4)
            return picture
        case .failure(let refusal):
            report(Self.finding(path, refusal.reason))
            if refusal.isSlow { slow[key] = refusal }
            // Don't cache failures that may be due to a busy machine.
            if !refusal.isPassing { frames.insert(frame, for: key, cost: 64) }
            return nil
        }
    }

    private struct Refusal: Error {
        let reason: String
        /// `true` for a failure that isn't the movie's fault.
        var isPassing = false
        /// `true` for a movie that took all of its time.
        var isSlow = false
    }

    private static func picture(
        _ path: String, of file: ImageFileHandle, at seconds: Double, by ffmpeg: FFmpeg
    ) throws(Refusal) -> Pixmap {
        do {
            guard let container = FFmpeg.Container(sniffing: try file.read(64)) else {
                throw Refusal(reason: "it is no movie that notifications take")
            }
            var bytes = try ffmpeg.frame(of: path, at: seconds, container: container)
            // Beyond the movie's end, use its first frame, as a device shows one too.
            if bytes.isEmpty, seconds > 0 { bytes = try ffmpeg.frame(of: path, at: 0, container: container) }
            guard !bytes.isEmpty else { throw Refusal(reason: "ffmpeg finds no picture in it") }
            return try ImageDecoder.decode(bytes, coveringWidth: .max, height: .max)
        } catch let refusal as Refusal {
            throw refusal
        } catch let failure as FFmpeg.Failure {
            throw Refusal(
                reason: failure.reason, isPassing: failure == .timedOut || failure == .cannotStart,
                isSlow: failure == .timedOut || failure == .processorTime)
        } catch {
            throw Refusal(reason: "what ffmpeg makes of it can't be read")
        }
    }

    private static func finding(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .warning, "movie-without-frame", "a stand-in is drawn for the movie: \(reason)",
            at: SourceSpan(file: path), hint: "play the file in a viewer to see whether it is whole")
    }
}

extension FFmpeg.Failure {
    fileprivate var reason: String {
        switch self {
        case .cannotStart: "ffmpeg can't be started"
        case .timedOut: "ffmpeg took longer than \(FixedText.short(Limits.ffmpegSeconds)) seconds"
        case .tooMuchOutput: "its frame has more than \(Limits.imageBytes) bytes"
        case .endUnknown: "how ffmpeg ended can't be told"
        case .processorTime: "ffmpeg took longer than \(Limits.ffmpegProcessorSeconds) seconds of processor time"
        case .failed(let code): "ffmpeg failed (\(code))"
        }
    }
}
