import Basics
import ChildProcesses
import ContentExtensionHost
import Platform

/// An extension's process and the channel to it: one JSON object a line, one call at a time.
final class HostedProcess {
    private let limits: ProcessLimits
    private let process: ChildProcess
    private let channel: ChildProcess.Channel
    private let log: ChildProcess.Channel
    private var printed = ProcessLog()
    private var received: [UInt8] = []
    private var isOver = false
    private var printedAll = false
    /// Seconds of the calls so far.
    private var spent = 0.0

    /// Starts a program.
    /// - Parameters:
    ///   - readable: files and folders that it may read, where the kernel can restrict it to them.
    ///   - home: its working directory, the only folder it may write to.
    /// - Throws: `ExtensionCrash` if it can't be started.
    init(
        _ executable: String, environment: [String: String], readable: [String], home: String, limits: ProcessLimits
    ) throws(ExtensionCrash) {
        let variables = environment.map { "\($0.key)=\($0.value)" }.sorted() + ["RN_INPUT=3", "RN_OUTPUT=4"]
        var program = ChildProcess.Program(executable, environment: variables)
        program.folder = home
        program.limits = limits.ofSystem
        program.sandbox = ChildProcess.Sandbox(
            readable: ChildProcess.Sandbox.systemFiles + [executable] + readable, writable: [home])
        self.limits = limits
        do throws(ChildProcess.StartFailure) {
            (channel, log) = (try ChildProcess.Channel(.both), try ChildProcess.Channel(.output))
            process = try ChildProcess(
                program,
                [0: .null, 1: .channel(log), 2: .channel(log), 3: .channel(channel), 4: .channel(channel)])
        } catch {
            throw ExtensionCrash(
                error.isOfProgram
                    ? "its process can't be started here: a protection or the program itself fails"
                    : "its process can't be started: \(SystemError.reason(error.code))")
        }
    }

    /// Ends the process with everything it has started.
    func end() {
        isOver = true
        _ = process.end()
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
        var rest = bytes[...]
        while !rest.isEmpty {
            guard let count = channel.send(rest) else { throw ended() }
            rest = rest.dropFirst(count)
            if count == 0 { try wait(for: POLLOUT, until: deadline, seconds: limits.callSeconds) }
        }
    }

    private func receive(until deadline: Deadline, seconds: Double) throws(ExtensionCrash) -> JSONValue {
        var searched = 0
        while true {
            if let end = received[searched...].firstIndex(of: 10) {
                let line = Array(received[..<end])
                received.removeSubrange(...end)
                // Without lines: positions in a reply mean nothing to a reader.
                guard let value = try? JSONReader.read(line, file: "reply", members: Limits.scenarioMembers, line: 0)
                else {
                    throw stop("its process sent a reply that can't be read")
                }
                return value
            }
            searched = received.count
            if received.count > limits.messageBytes {
                throw stop("it sent a reply of more than \(limits.messageBytes >> 20) MB")
            }
            switch channel.receive() {
            case .bytes(let bytes): received += bytes
            case .nothing: try wait(for: POLLIN, until: deadline, seconds: seconds)
            case .end: throw ended()
            }
        }
    }

    /// Waits until the channel is ready, and takes what the process prints meanwhile.
    private func wait(for event: Int32, until deadline: Deadline, seconds: Double) throws(ExtensionCrash) {
        while true {
            var waiting = [pollfd(fd: channel.descriptor, events: Int16(event), revents: 0)]
            if !printedAll { waiting.append(pollfd(fd: log.descriptor, events: Int16(POLLIN), revents: 0)) }
            if deadline.poll(&waiting) == 0 {
                throw stop("the call didn't return within \(JSONValue.text(of: seconds)) seconds")
            }
            try readLog()
            if waiting[0].revents != 0 { return }
        }
    }

    private func readLog() throws(ExtensionCrash) {
        switch log.receive() {
        case .bytes(let bytes): printed.add(bytes)
        case .nothing: break
        case .end: printedAll = true
        }
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
        // Its channel closes before it ends; but it can close it and go on, for as long as a call.
        _ = process.wait(until: Deadline(seconds: limits.callSeconds))
        let status = process.end()?.code ?? 0
        while printed.total <= limits.logBytes, case .bytes(let bytes) = log.receive() { printed.add(bytes) }
        return printed.fatalError ?? ExtensionCrash(reason(of: status))
    }

    private func reason(of status: Int32) -> String {
        switch status {
        case 127 where received.isEmpty && spent == 0: return "its process can't be started here: a library is missing"
        case ChildProcess.tooManyThreads: return "it had more than \(limits.threads) threads"
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
