import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The ffmpeg of this machine, which decodes a frame of a movie for a picture.
///
/// What it makes of a movie depends on its version, so pictures drawn with it are the same on machines with the same
/// ffmpeg only; a renderer has none unless it is given one.
public struct FFmpeg: Sendable, Hashable {
    /// The program's absolute path.
    public let path: String

    init(path: String) { self.path = path }

    /// The first program called `ffmpeg` in the folders of a search path; folders that aren't absolute don't count.
    public init?(searchPath: String) {
        let folders = searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
        guard let found = folders.lazy.map({ "\($0)/ffmpeg" }).first(where: Self.isProgram) else { return nil }
        path = found
    }

    /// The one on the `PATH` that this process was started with; `nil` where none is installed.
    public static let installed = getenv("PATH").flatMap { FFmpeg(searchPath: String(cString: $0)) }

    private static func isProgram(_ path: String) -> Bool {
        FileReader.isRegularFile(path) && access(path, X_OK) == 0
    }

    /// The frame that a movie shows at a time in seconds, as a PNG no wider than a notification can show.
    func frame(of movie: String, at seconds: Double, container: Container) throws(ChildProcess.Failure) -> [UInt8] {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        return try ChildProcess.output(
            of: path, Self.arguments(movie, at: seconds, container: container),
            environment: ["PATH=/\(folder):/usr/bin:/bin", "LC_ALL=C"], limit: Limits.imageBytes,
            seconds: Limits.ffmpegSeconds)
    }

    /// What ffmpeg is to take a file as; whatever else its bytes could pass for, a playlist of other files above all.
    enum Container: String {
        case mov, avi, mpeg

        /// The container of a file's first bytes.
        init?(sniffing bytes: [UInt8]) {
            switch MediaType.sniff(bytes) {
            case .mpeg4, .quickTime: self = .mov
            case .avi: self = .avi
            case .mpeg: self = .mpeg
            default: return nil
            }
        }
    }

    /// One frame of the first picture track; only the file itself is opened, whose name can't pass for an option or an
    /// address.
    static func arguments(_ movie: String, at seconds: Double, container: Container) -> [String] {
        let milliseconds = Int((min(max(0, seconds.isFinite ? seconds : 0), Limits.mediaSeconds) * 1_000).rounded())
        return [
            "-nostdin", "-hide_banner", "-loglevel", "quiet", "-max_alloc", "268435456", "-threads", "1",
            "-protocol_whitelist", "file", "-f", container.rawValue, "-ss", "\(milliseconds)ms", "-i", "file:\(movie)",
            "-map", "0:v:0", "-frames:v", "1", "-vf", "scale=w='min(iw,1290)':h=-1:flags=bicubic+accurate_rnd+bitexact",
            "-fflags", "+bitexact", "-flags:v", "+bitexact", "-c:v", "png", "-f", "image2pipe", "pipe:1",
        ]
    }
}
