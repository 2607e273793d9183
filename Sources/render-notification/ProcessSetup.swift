import Platform
import RenderNotification

/// Preparation of the process before any file is opened or written.
enum ProcessSetup {
    /// The clock's time at the program's first line, in seconds, and the processor time used until then.
    private static let launch = (clock: StageTimings.now(), work: StageTimings.processTime())

    /// Turns fatal signals into errors of the failing call, and prevents files from reusing closed standard streams.
    static func prepare() {
        _ = launch
        // A lost reader or a limit on file sizes: the write fails and is reported, without a partial file.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
            // Opened in the wrong direction, so that using the stream still fails. The lowest free number is its own.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Timings that include the time from the launch until the arguments were parsed.
    static func timings() -> StageTimings {
        let timings = StageTimings()
        timings.add(.start, launch.work)
        timings.add(.arguments, StageTimings.now() - launch.clock)
        return timings
    }
}

/// Writes a line to standard error; its failure is ignored, since the terminal may be gone.
func printToStandardError(_ line: String, terminator: String = "\n") {
    var text = line + terminator
    text.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}
