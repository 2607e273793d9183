import Platform
import RenderNotification

/// Preparation of the process before any file is opened or written.
enum ProcessSetup {
    /// The clock's time at the program's first line, in seconds, and the processor time used until then.
    private static let launch = (clock: StageTimings.now(), work: StageTimings.processTime())

    /// Turns fatal signals into errors of the failing call, and prevents files from reusing closed standard streams.
    static func prepare() {
        _ = launch
        startWithoutPixmanDisable()
        // A lost reader or a limit on file sizes: the write fails and is reported, without a partial file.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        for stream in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(stream, F_GETFD) < 0 && errno == EBADF {
            // Opened in the wrong direction, so that using the stream still fails. The lowest free number is its own.
            _ = open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Starts the program again where `PIXMAN_DISABLE` is set: pixman reads it while it is loaded, and single pixels differ
    /// without vector instructions.
    private static func startWithoutPixmanDisable() {
        #if os(Linux)
            guard getenv("PIXMAN_DISABLE") != nil else { return }
            unsetenv("PIXMAN_DISABLE")
            execv("/proc/self/exe", CommandLine.unsafeArgv)
        #endif
    }

    /// Bytes of stack below which nested views and texts end the program.
    private static let stackBytes = 1 << 20

    /// - Throws: `small-stack` and `arguments-unreadable` (69).
    static func check() throws {
        if let stack = ResourceLimit.stack.bytes, stack < stackBytes {
            throw Diagnostic(
                .error, "small-stack",
                "the stack is limited to \(stack / 1_024) KiB, and nested views take up to "
                    + "\(stackBytes / 1_024)",
                hint: "ulimit -s 8192", exit: .unavailable)
        }
        // Not even the program's name: Swift reads them from there.
        if CommandLine.arguments.isEmpty {
            throw Diagnostic(
                .error, "arguments-unreadable",
                "the command line can't be read, because there is no /proc/self/cmdline",
                hint: "mount /proc", exit: .unavailable)
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
