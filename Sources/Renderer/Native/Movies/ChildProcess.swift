import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs another program without a shell, for so long and for so much output.
enum ChildProcess {
    enum Failure: Error, Equatable {
        case cannotStart, timedOut, tooMuchOutput
        /// The process ignores the ends of its children, so whether this one did what it should is not known.
        case endUnknown
        /// By its exit status, or 128 and the signal that ended it.
        case failed(Int)
    }

    /// What a program writes to its standard output; it gets no input, and its errors are dropped.
    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - arguments: without the program's name.
    ///   - environment: all of its environment, as `NAME=value`.
    ///   - limit: the bytes of output above which it is ended.
    ///   - seconds: the time after which it is ended, with whatever it has started.
    static func output(
        of executable: String, _ arguments: [String], environment: [String], limit: Int, seconds: Double
    ) throws(Failure) -> [UInt8] {
        let deadline = ContinuousClock.now + .seconds(seconds)
        let (child, output) = try start(executable, arguments, environment)
        defer { close(output) }
        let result: Result<[UInt8], Failure>
        do {
            let bytes = try readAll(output, limit: limit, until: deadline)
            try wait(for: child, until: deadline)
            result = .success(bytes)
        } catch {
            result = .failure(error)
        }
        // The whole group, and then the child itself, so that nothing of it is left.
        kill(-child, SIGKILL)
        let code = exitCode(of: child)
        let bytes = try result.get()
        guard let code else { throw .endUnknown }
        guard code == 0 else { throw .failed(code) }
        return bytes
    }

    /// Collects an ended child; `nil` where the process ignores the ends of its children.
    private static func exitCode(of child: pid_t) -> Int? {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        let signal = status & 0x7F
        return signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal)
    }

    private static func start(
        _ executable: String, _ arguments: [String], _ environment: [String]
    ) throws(Failure) -> (child: pid_t, output: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .cannotStart }
        // Another child that is started meanwhile must not hold the pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }

        let child = ProgramStart.start(
            executable, arguments, environment: environment,
            descriptors: [(STDIN_FILENO, .noInput), (STDOUT_FILENO, .copy(of: ends[1])), (STDERR_FILENO, .dropped)])
        guard let child else {
            close(ends[0])
            throw .cannotStart
        }
        return (child, ends[0])
    }

    private static func readAll(
        _ output: Int32, limit: Int, until deadline: ContinuousClock.Instant
    ) throws(Failure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
            let left = milliseconds(until: deadline)
            guard left > 0 else { throw .timedOut }
            let ready = poll(&waiting, 1, left)
            if ready == 0 { throw .timedOut }
            if ready < 0 {
                guard errno == EINTR else { throw .cannotStart }
                continue
            }
            let count = read(output, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            guard bytes.count + count <= limit else { throw .tooMuchOutput }
            bytes += chunk[..<count]
        }
    }

    /// Waits until a child has ended, and leaves it to be collected: until then its number is its group's.
    private static func wait(for child: pid_t, until deadline: ContinuousClock.Instant)
        throws(Failure)
    {
        while true {
            var information = siginfo_t()
            let status = waitid(P_PID, id_t(child), &information, WEXITED | WNOHANG | WNOWAIT)
            if status == 0, information.si_signo != 0 { return }
            if status < 0, errno != EINTR { throw .endUnknown }
            guard milliseconds(until: deadline) > 0 else { throw .timedOut }
            usleep(1_000)
        }
    }

    private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        return Int32(max(0, min(left, 60_000)).rounded(.up))
    }
}
