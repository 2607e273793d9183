import Platform

extension ChildProcess {
    /// The bytes that a program wrote, and its end.
    package struct Output: Sendable {
        package var bytes: [UInt8]
        package var ending: Ending
    }

    package enum Ending: Equatable, Sendable {
        /// `nil` if the system doesn't say how.
        case ended(Status?)
        case notStarted(StartFailure)
        /// It was killed.
        case timedOut, tooMuchOutput
    }

    /// The bytes of output that are kept.
    package enum OutputLimit: Sendable {
        /// More are dropped.
        case cut(Int)
        /// With more the program is killed.
        case kill(Int)

        fileprivate var bytes: Int {
            switch self {
            case .cut(let bytes), .kill(let bytes): bytes
            }
        }
    }

    /// A call that is due once while programs run.
    package struct Notice {
        var due: Deadline
        var tell: () -> Void

        package init(due: Deadline, tell: @escaping () -> Void) { (self.due, self.tell) = (due, tell) }
    }

    /// The output of a program, for which it waits.
    package static func output(
        of program: Program, input: Connection = .null, withErrors: Bool = false, limit: OutputLimit,
        until deadline: Deadline
    ) -> Output {
        outputs(of: [program], input: input, withErrors: withErrors, limit: limit, until: deadline)[0]
    }

    /// The output of programs that run side by side, for which it waits.
    /// - Parameters:
    ///   - withErrors: takes standard error together with standard output; it is dropped else.
    ///   - count: how many run at once.
    ///   - deadline: the end of all: those that still run are killed, and no others begin.
    ///   - notice: told once when it is due.
    package static func outputs(
        of programs: [Program], input: Connection = .null, withErrors: Bool = false, limit: OutputLimit,
        atOnce count: Int = .max, until deadline: Deadline, notice: Notice? = nil
    ) -> [Output] {
        var notice = notice
        var runs: [OutputReader] = []
        while true {
            while runs.count < programs.count, runs.count(where: \.isReading) < count {
                runs.append(OutputReader(programs[runs.count], input, withErrors: withErrors))
            }
            var waiting = runs.filter(\.isReading).map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
            if waiting.isEmpty { break }
            if (notice.map { $0.due.earlier(deadline) } ?? deadline).poll(&waiting) == 0 {
                guard let due = notice, !deadline.hasPassed else { break }
                due.tell()
                notice = nil
                continue
            }
            for run in runs { run.read(limit) }
        }
        let outputs = runs.map { $0.finished(by: deadline) }
        return outputs + Array(repeating: Output(bytes: [], ending: .timedOut), count: programs.count - runs.count)
    }
}

/// A program whose output is being read.
private final class OutputReader {
    private var running: (child: ChildProcess, channel: ChildProcess.Channel)?
    private var bytes: [UInt8] = []
    /// `nil` as long as it may end by itself.
    private var ending: ChildProcess.Ending?
    private(set) var isReading = false

    init(_ program: ChildProcess.Program, _ input: ChildProcess.Connection, withErrors: Bool) {
        do throws(ChildProcess.StartFailure) {
            let channel = try ChildProcess.Channel(.output)
            let output = ChildProcess.Connection.channel(channel)
            let child = try ChildProcess(program, [0: input, 1: output, 2: withErrors ? output : .null])
            (running, isReading) = ((child, channel), true)
        } catch { ending = .notStarted(error) }
    }

    var descriptor: Int32 { running?.channel.descriptor ?? -1 }

    /// Reads what is there.
    func read(_ limit: ChildProcess.OutputLimit) {
        guard isReading, let channel = running?.channel else { return }
        switch channel.receive() {
        case .bytes(let new):
            let room = limit.bytes - bytes.count
            bytes += new.prefix(room)
            if case .kill = limit, new.count > room { (ending, isReading) = (.tooMuchOutput, false) }
        case .nothing: break
        case .end: isReading = false
        }
    }

    /// Kills the program if it still runs at the deadline.
    func finished(by deadline: Deadline) -> ChildProcess.Output {
        guard let child = running?.child else { return ChildProcess.Output(bytes: [], ending: ending ?? .timedOut) }
        if ending == nil, isReading || !child.wait(until: deadline) { ending = .timedOut }
        let status = child.end()
        return ChildProcess.Output(bytes: bytes, ending: ending ?? .ended(status))
    }
}
