import Basics
import Platform

/// Runs another program without a shell, with limits on time and output.
enum ChildProcess {
    enum Failure: Error, Equatable {
        case cannotStart, timedOut, tooMuchOutput
        /// The process ignores SIGCHLD, so the exit status is unknown.
        case endUnknown
        /// The exit status, or 128 plus the signal number.
        case failed(Int)

        /// The program used up the processor time that it had set itself.
        static let processorTime = failed(128 + Int(SIGXCPU))
    }

    /// Runs a program and returns its standard output; standard error is dropped.
    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - arguments: the arguments without the program's name.
    ///   - environment: the complete environment, as `NAME=value`.
    ///   - input: a descriptor for its standard input; `nil` for none.
    ///   - limit: the maximum output in bytes; the program is killed beyond it.
    ///   - seconds: the maximum time; afterwards the program and its children are killed.
    static func output(
        of executable: String, _ arguments: [String], environment: [String], input: Int32? = nil, limit: Int,
        seconds: Double
    ) throws(Failure) -> [UInt8] {
        let deadline = ContinuousClock.now + .seconds(seconds)
        let (child, output) = try start(executable, arguments, environment, input: input)
        defer { close(output) }
        let result: Result<[UInt8], Failure>
        do {
            let bytes = try readAll(output, limit: limit, until: deadline)
            try wait(for: child, until: deadline)
            result = .success(bytes)
        } catch { result = .failure(error) }
        // Kill the whole process group, then reap the child.
        kill(-child, SIGKILL)
        let code = exitCode(of: child)
        let bytes = try result.get()
        guard let code else { throw .endUnknown }
        guard code == 0 else { throw .failed(code) }
        return bytes
    }

    /// Reaps an ended child; `nil` if the process ignores SIGCHLD.
    private static func exitCode(of child: pid_t) -> Int? {
        guard let status = ProgramStart.wait(for: child) else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? Int(status >> 8 & 0xFF) : 128 + Int(signal)
    }

    private static func start(
        _ executable: String, _ arguments: [String], _ environment: [String], input: Int32?
    ) throws(Failure) -> (child: pid_t, output: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .cannotStart }
        // Concurrently started children must not inherit the pipe.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }

        let child = ProgramStart.start(
            executable, arguments, environment: environment,
            descriptors: [
                (STDIN_FILENO, input.map { .copy(of: $0) } ?? .noInput), (STDOUT_FILENO, .copy(of: ends[1])),
                (STDERR_FILENO, .dropped),
            ])
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

    /// Waits for the child's end without reaping it, so that its process group's id stays valid.
    private static func wait(for child: pid_t, until deadline: ContinuousClock.Instant) throws(Failure) {
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
