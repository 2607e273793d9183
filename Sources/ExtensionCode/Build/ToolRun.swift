import ContentExtensionHost
import Platform

/// One run of a compiler or another tool of this machine.
struct ToolRun {
    /// `nil` if it didn't start or was stopped.
    var status: Int32?
    /// Standard output and standard error together, cut at `maxOutput`.
    var output: String

    /// Bytes of output that are kept: thousands of messages.
    static let maxOutput = 1 << 20

    /// Runs a tool and waits for it.
    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - seconds: the time after which it is stopped, with all it started.
    static func run(_ executable: String, _ arguments: [String], seconds: Double) -> ToolRun {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return ToolRun(status: nil, output: SystemError.reason(errno)) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let child = ProgramStart.start(
            executable, arguments, environment: nil,
            descriptors: [(0, .noInput), (1, .copy(of: ends[1])), (2, .copy(of: ends[1]))])
        let problem = errno
        close(ends[1])
        defer { close(ends[0]) }
        guard let child else { return ToolRun(status: nil, output: SystemError.reason(problem)) }
        let deadline = Deadline(seconds: seconds)
        var bytes: [UInt8] = []
        let isComplete = read(ends[0], into: &bytes, until: deadline)
        if !isComplete { kill(-child, SIGKILL) }
        let status = wait(for: child)
        return ToolRun(status: isComplete ? status : nil, output: String(decoding: bytes, as: UTF8.self))
    }

    /// - Returns: `false` if the time is up.
    private static func read(_ descriptor: Int32, into bytes: inout [UInt8], until deadline: Deadline) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&waiting, 1, deadline.milliseconds)
            if ready == 0 { return false }
            if ready < 0 { if errno == EINTR { continue } else { return false } }
            let count = Platform.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return true }
            if bytes.count < maxOutput { bytes += buffer[..<count] }
        }
    }

    /// The exit status of a child, or 128 and its signal.
    static func wait(for child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}

/// A moment of the machine's clock, which only stops what never ends.
struct Deadline {
    private let end: UInt64

    init(seconds: Double) { end = Self.now + UInt64(seconds * 1_000) }

    /// The time left for poll, at least 0.
    var milliseconds: Int32 { Int32(clamping: end > Self.now ? end - Self.now : 0) }

    /// Milliseconds since the system's start.
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000 + UInt64(time.tv_nsec) / 1_000_000
    }
}
