import RenderNotification
import Renderer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the process must be like before anything is opened or written.
enum ProcessSetup {
    /// When the program's first line ran, in seconds of the clock, and what the system had done for it by then.
    private static let launch = (clock: StageTimings.now(), work: StageTimings.processTime())

    /// Turns what would end the process by a signal into errors of the call that meets it, and keeps the numbers of
    /// closed standard streams from going to files.
    static func prepare() {
        _ = launch
        // A reader that left, or a limit on file sizes: writing fails, is reported, and leaves no half a file.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
            // Opened the wrong way round, so that using the stream still fails. The lowest free number is the stream's.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Times that begin with what happened until the arguments were known.
    static func timings() -> StageTimings {
        let timings = StageTimings()
        timings.add(.start, launch.work)
        timings.add(.arguments, StageTimings.now() - launch.clock)
        return timings
    }
}
