import Basics
import CProcessLimits
import ContentExtensionHost
import Platform

/// An extension's process and the channel to it: one JSON object a line, one call at a time.
final class HostedProcess {
    /// The files of a process.
    struct Access {
        /// Files and folders that it may read, where the kernel can restrict it to them.
        var readable: [String]
        /// Its home, the only folder it may write to.
        var home: String
    }

    private let limits: ProcessLimits
    private let process: pid_t
    private let channel: Int32
    private let log: Int32
    private var printed = ProcessLog()
    private var received: [UInt8] = []
    private var isOver = false
    private var printedAll = false
    /// Seconds of the calls so far.
    private var spent = 0.0

    /// Starts a program.
    /// - Throws: `ExtensionCrash` if the system refuses.
    init(
        _ executable: String, environment: [String: String], access: Access, limits: ProcessLimits
    ) throws(ExtensionCrash) {
        self.limits = limits
        let refused = { ExtensionCrash("its process can't be started: \(SystemError.reason($0))") }
        var (sockets, ends): ([Int32], [Int32]) = ([-1, -1], [-1, -1])
        guard Self.makeSockets(&sockets) else { throw refused(errno) }
        guard pipe(&ends) == 0 else {
            sockets.forEach { close($0) }
            throw refused(errno)
        }
        (channel, log) = (sockets[0], ends[0])
        for descriptor in sockets + ends { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        for descriptor in [channel, log] { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted() + ["RN_INPUT=3", "RN_OUTPUT=4"]
        process = Self.start(
            executable, variables: variables, access: access, limits: limits, channel: sockets[1], log: ends[1])
        let problem = errno
        close(sockets[1])
        close(ends[1])
        guard process > 0 else {
            close(channel)
            close(log)
            throw refused(problem)
        }
    }

    deinit { end() }

    /// Ends the process with everything it has started.
    func end() {
        guard !isOver else { return }
        isOver = true
        kill(-process, SIGKILL)
        kill(process, SIGKILL)
        _ = ToolRun.wait(for: process)
        close(channel)
        close(log)
    }

    private static func makeSockets(_ sockets: inout [Int32]) -> Bool {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { return false }
        #if canImport(Darwin)
            var on: Int32 = 1
            setsockopt(sockets[0], SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
        #endif
        return true
    }

    private static func start(
        _ executable: String, variables: [String], access: Access, limits: ProcessLimits, channel: Int32, log: Int32
    ) -> pid_t {
        let system = [
            "/usr", "/lib", "/lib64", "/bin", "/System", "/etc/ld.so.cache", "/etc/localtime", "/dev/null",
            "/dev/urandom", "/proc/self",
        ]
        return CStrings.with([executable]) { arguments in
            CStrings.with(variables) { variables in
                CStrings.with(system + [executable] + access.readable) { readable in
                    CStrings.with([access.home]) { writable in
                        readable.withMemoryRebound(to: UnsafePointer<CChar>?.self) { readable in
                            writable.withMemoryRebound(to: UnsafePointer<CChar>?.self) { writable in
                                executable.withCString { program in
                                    access.home.withCString { folder in
                                        var start = rn_process(
                                            executable: program, arguments: arguments.baseAddress,
                                            environment: variables.baseAddress, folder: folder, channel: channel,
                                            log: log, cpu_seconds: limits.processorSeconds, memory: limits.memory,
                                            file_size: limits.fileSize, descriptors: limits.descriptors,
                                            readable: readable.baseAddress, writable: writable.baseAddress)
                                        return rn_process_start(&start)
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// Arrays of C strings.
private enum CStrings {
    /// Calls `body` with a NULL-terminated array, which lives as long as the call.
    static func with<Result>(
        _ texts: [String], _ body: (UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers = texts.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeMutableBufferPointer { body($0) }
    }
}

extension HostedProcess {
    /// Calls the extension and answers its questions until it replies.
    /// - Parameters:
    ///   - seconds: the time that it may take, without that of the answers.
    ///   - answer: answers a `query`.
    /// - Returns: the `reply`.
    /// - Throws: the end of the process, for whatever reason.
    func call(
        _ message: JSONValue, seconds: Double? = nil, answer: (JSONValue) -> JSONValue
    ) throws(ExtensionCrash) -> JSONValue {
        let seconds = seconds ?? limits.callSeconds
        var left = seconds
        let begin = Deadline.now
        defer { spent += Double(Deadline.now - begin) / 1_000 }
        try send(message, until: Deadline(seconds: seconds))
        for _ in 0...limits.queries {
            let start = Deadline.now
            let message = try receive(until: Deadline(seconds: left), seconds: seconds)
            left = max(0, left - Double(Deadline.now - start) / 1_000)
            if let reply = message[.reply] { return reply }
            if spent + Double(Deadline.now - begin) / 1_000 > limits.totalSeconds {
                throw stop("its calls and their questions took more than \(Int(limits.totalSeconds)) seconds together")
            }
            guard message[.query] != nil else { throw stop("its process sent something that is no reply") }
            try send(answer(message), until: Deadline(seconds: seconds))
        }
        throw stop("a call asked for layouts or images more than \(limits.queries) times")
    }

    private func send(_ message: JSONValue, until deadline: Deadline) throws(ExtensionCrash) {
        var bytes = Array(message.compactText.utf8)
        bytes.append(10)
        var start = 0
        while start < bytes.count {
            let count = bytes.withUnsafeBytes { raw in
                Platform.send(channel, raw.baseAddress?.advanced(by: start), bytes.count - start, Self.noSignal)
            }
            if count > 0 {
                start += count
            } else if errno == EAGAIN || errno == EINTR {
                try wait(for: Int16(POLLOUT), until: deadline, seconds: limits.callSeconds)
            } else {
                throw ended()
            }
        }
    }

    private static var noSignal: Int32 {
        #if canImport(Darwin)
            0
        #else
            Int32(MSG_NOSIGNAL)
        #endif
    }

    private func receive(until deadline: Deadline, seconds: Double) throws(ExtensionCrash) -> JSONValue {
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: 10) {
                let line = Array(received[..<end])
                received.removeSubrange(...end)
                guard let value = try? JSONReader.read(line, file: "reply", members: Limits.scenarioMembers) else {
                    throw stop("its process sent a reply that can't be read")
                }
                return value
            }
            searched = received.count
            if received.count > limits.messageBytes {
                throw stop("it sent a reply of more than \(limits.messageBytes >> 20) MB")
            }
            try wait(for: Int16(POLLIN), until: deadline, seconds: seconds)
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(channel, &buffer, buffer.count)
            if count > 0 {
                received += buffer[..<count]
            } else if count == 0 || errno != EAGAIN && errno != EINTR {
                throw ended()
            }
        }
    }

    /// Waits until the channel is ready, and takes what the process prints meanwhile.
    private func wait(for event: Int16, until deadline: Deadline, seconds: Double) throws(ExtensionCrash) {
        while true {
            var waiting = [
                pollfd(fd: channel, events: event, revents: 0), pollfd(fd: log, events: Int16(POLLIN), revents: 0),
            ]
            if printedAll { waiting.removeLast() }
            let ready = poll(&waiting, nfds_t(waiting.count), deadline.milliseconds)
            if ready == 0 { throw stop("the call didn't return within \(JSONValue.text(of: seconds)) seconds") }
            if ready < 0 { continue }
            if waiting.count > 1, waiting[1].revents != 0 { try readLog() }
            if waiting[0].revents != 0 { return }
        }
    }

    private func readLog() throws(ExtensionCrash) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(log, &buffer, buffer.count)
        if count > 0 { printed.add(buffer[..<count]) }
        if count == 0 { printedAll = true }
        if printed.total > limits.logBytes { throw stop("it printed more than \(limits.logBytes >> 20) MB") }
    }

    /// Ends the process because of a limit.
    private func stop(_ reason: String) -> ExtensionCrash {
        end()
        return ExtensionCrash(reason)
    }

    /// The reason why the process has ended by itself.
    private func ended() -> ExtensionCrash {
        guard !isOver else { return ExtensionCrash("its process is over") }
        isOver = true
        // It can close its channel and go on.
        kill(-process, SIGKILL)
        let status = ToolRun.wait(for: process)
        while true {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(log, &buffer, buffer.count)
            if count <= 0 || printed.total > limits.logBytes { break }
            printed.add(buffer[..<count])
        }
        close(channel)
        close(log)
        return printed.fatalError ?? ExtensionCrash(reason(of: status))
    }

    private func reason(of status: Int32) -> String {
        switch status {
        case 126 where received.isEmpty && spent == 0:
            return "its process can't be started here: a protection or the program itself fails"
        case 127 where received.isEmpty && spent == 0: return "its process can't be started here: a library is missing"
        case 0..<128: return "it ended itself with status \(status)"
        case 128 + SIGXCPU:
            return "it took more than \(limits.processorSeconds) seconds of processor time"
        case 128 + SIGKILL:
            return
                "it closed its connection or ended itself, or it took more than \(limits.processorSeconds) seconds of processor time"
        case 128 + SIGABRT: return "it ended itself with abort()"
        case 128 + SIGXFSZ: return "it wrote a file of more than \(limits.fileSize >> 20) MB"
        case 128 + SIGSEGV, 128 + SIGBUS:
            return
                "signal \(status - 128) ended it without a message: a stack that is too deep, more than \(limits.memory >> 20) MB of memory, or a wrong address"
        default: return "signal \(status - 128) ended it"
        }
    }
}
