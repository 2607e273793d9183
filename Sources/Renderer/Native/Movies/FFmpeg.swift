import Basics
import ChildProcesses
import Platform
import Views

/// The installed ffmpeg, which decodes frames of movies.
///
/// Frames depend on ffmpeg's version, so pictures are equal only on machines with the same one. Off by default.
package struct FFmpeg: Sendable, Hashable {
    /// The program's absolute path.
    package let path: String

    init(path: String) { self.path = path }

    /// The first program called `ffmpeg` in the absolute folders of a search path.
    package init?(searchPath: String) {
        let candidates = SearchPath.candidates(for: "ffmpeg", in: searchPath)
        guard let found = candidates.first(where: SearchPath.isProgram) else { return nil }
        path = found
    }

    /// The ffmpeg on the process's `PATH`; `nil` if none is installed.
    package static let installed = getenv("PATH").flatMap { FFmpeg(searchPath: String(cString: $0)) }

    enum Failure: Error, Equatable {
        case cannotStart, timedOut, tooMuchOutput
        /// The process ignores SIGCHLD, so the exit status is unknown.
        case endUnknown
        /// The exit status, or 128 plus the signal number.
        case failed(Int)

        static let processorTime = failed(128 + Int(SIGXCPU))
    }

    /// The frame of a movie at a time in seconds, as a PNG of at most a notification's width.
    /// - Parameter limit: the seconds after which it is stopped.
    func frame(
        of movie: String, at seconds: Double, container: Container, limit: Double = Limits.ffmpegSeconds
    ) throws(Failure) -> [UInt8] {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let file = ScopedFile.open(movie)
        guard file >= 0 else { throw .cannotStart }
        defer { close(file) }
        var program = ChildProcess.Program(
            path, Self.arguments(at: seconds, container: container),
            // Since version 7 it has a thread for each stage, and memory for each thread would take all addresses.
            environment: ["PATH=/\(folder):/usr/bin:/bin", "LC_ALL=C", "MALLOC_ARENA_MAX=1"])
        program.limits = ChildProcess.Limits(
            processorSeconds: UInt64(Limits.ffmpegProcessorSeconds), memory: UInt64(Limits.ffmpegMemory))
        let run = ChildProcess.output(
            of: program, input: .copy(of: file), limit: .kill(Limits.imageBytes),
            until: Deadline(seconds: limit))
        switch run.ending {
        case .ended(.exited(0)): return run.bytes
        case .ended(let status): throw status.map { .failed(Int($0.code)) } ?? .endUnknown
        case .notStarted: throw .cannotStart
        case .timedOut: throw .timedOut
        case .tooMuchOutput: throw .tooMuchOutput
        }
    }

    /// The forced input format, so that ffmpeg never treats a file as another kind, such as a playlist of files.
    enum Container: String {
        case mov, avi, mpeg

        /// The container format of a file's first bytes.
        init?(sniffing bytes: [UInt8]) {
            switch MediaType.sniff(bytes) {
            case .mpeg4, .quickTime: self = .mov
            case .avi: self = .avi
            case .mpeg: self = .mpeg
            default: return nil
            }
        }
    }

    /// Arguments to decode a frame of the first video track of the file that is standard input: no name is looked up, so
    /// that no other file is read.
    static func arguments(at seconds: Double, container: Container) -> [String] {
        let milliseconds = Int((min(max(0, seconds.isFinite ? seconds : 0), Limits.mediaSeconds) * 1_000).rounded())
        return [
            "-nostdin", "-hide_banner", "-loglevel", "quiet", "-max_alloc", "268435456", "-threads", "1",
            "-protocol_whitelist", "file", "-f", container.rawValue, "-ss", "\(milliseconds)ms", "-i", "file:/dev/fd/0",
            "-map", "0:v:0", "-frames:v", "1", "-vf", "scale=w='min(iw,1290)':h=-1:flags=bicubic+accurate_rnd+bitexact",
            "-fflags", "+bitexact", "-flags:v", "+bitexact", "-c:v", "png", "-f", "image2pipe", "pipe:1",
        ]
    }
}
