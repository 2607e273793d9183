import Basics
import Platform
import PlatformFoundation

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
        run(executable, each: [arguments], seconds: seconds)[0]
    }

    /// Runs a tool several times side by side and waits for all.
    /// - Parameters:
    ///   - limit: how many run at once.
    ///   - seconds: the time after which they are stopped.
    static func run(
        _ executable: String, each arguments: [[String]], atOnce limit: Int = .max, seconds: Double
    ) -> [ToolRun] {
        let deadline = Deadline(seconds: seconds)
        // Swift's compiler leaves a folder behind at each run.
        let temporary = ScratchFolder()
        defer { withExtendedLifetime(temporary) {} }
        var tools: [StartedTool] = []
        while true {
            while tools.count < arguments.count, tools.count(where: \.isOpen) < limit {
                tools.append(StartedTool(executable, arguments[tools.count], temporary: temporary?.path))
            }
            if !tools.contains(where: \.isOpen) { break }
            var waiting = tools.map { pollfd(fd: $0.isOpen ? $0.end : -1, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&waiting, nfds_t(waiting.count), deadline.milliseconds)
            if ready < 0, errno == EINTR { continue }
            if ready <= 0 { break }
            for index in tools.indices where waiting[index].revents != 0 { tools[index].read() }
        }
        let left = arguments.count - tools.count
        return tools.map { $0.finished() } + Array(repeating: ToolRun(status: nil, output: ""), count: left)
    }

    /// The exit status of a child, or 128 and its signal.
    static func wait(for child: pid_t) -> Int32 {
        let status = ProgramStart.wait(for: child) ?? 0
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : 128 + signal
    }
}

/// A tool whose output is being read.
private struct StartedTool {
    private var child: pid_t?
    /// The reading end of its output.
    private(set) var end: Int32 = -1
    private(set) var isOpen = false
    private var bytes: [UInt8] = []

    /// - Parameter temporary: the folder for its temporary files; `nil` for the system's.
    init(_ executable: String, _ arguments: [String], temporary: String?) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            bytes = Array(SystemError.reason(errno).utf8)
            return
        }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        child = ProgramStart.start(
            executable, arguments, environment: Self.environment(temporary: temporary),
            descriptors: [(0, .noInput), (1, .copy(of: ends[1])), (2, .copy(of: ends[1]))])
        if child == nil { bytes = Array(SystemError.reason(errno).utf8) }
        close(ends[1])
        (end, isOpen) = (ends[0], child != nil)
    }

    /// This process's own, but for the folder.
    private static func environment(temporary: String?) -> [String] {
        var variables = ProcessInfo.processInfo.environment
        if let temporary { variables["TMPDIR"] = temporary }
        return variables.map { "\($0)=\($1)" }
    }

    /// Reads what is there.
    mutating func read() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = Platform.read(end, &buffer, buffer.count)
        if count < 0, errno == EINTR { return }
        if count <= 0 { isOpen = false } else if bytes.count < ToolRun.maxOutput { bytes += buffer[..<count] }
    }

    /// Stops it if it still runs.
    func finished() -> ToolRun {
        if end >= 0 { close(end) }
        guard let child else { return ToolRun(status: nil, output: String(decoding: bytes, as: UTF8.self)) }
        if isOpen { kill(-child, SIGKILL) }
        let status = ToolRun.wait(for: child)
        return ToolRun(status: isOpen ? nil : status, output: String(decoding: bytes, as: UTF8.self))
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
