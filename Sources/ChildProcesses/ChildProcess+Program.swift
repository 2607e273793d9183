import CProcessLimits
import Platform

extension ChildProcess {
    /// A program to start, and what it may use.
    package struct Program: Sendable {
        /// An absolute path.
        package var executable: String
        /// Without the program's name.
        package var arguments: [String]
        /// All of it, as `NAME=value`; `nil` for this process's own.
        package var environment: [String]?
        /// The working directory; `nil` for this process's own.
        package var folder: String?
        package var limits = Limits()
        /// `true` for a program that ends when its channel closes. When this process is gone, it has five seconds for that, to
        /// finish the file that it is writing.
        package var endsByItself = false
        /// `nil` for a program that may do what this one may.
        package var sandbox: Sandbox?

        package init(_ executable: String, _ arguments: [String] = [], environment: [String]? = nil) {
            self.executable = executable
            self.arguments = arguments
            self.environment = environment
        }
    }

    /// Limits of the system; `nil` leaves that of this process.
    package struct Limits: Sendable {
        package var processorSeconds: UInt64?
        /// Bytes of virtual memory. Darwin has no such limit.
        package var memory: UInt64?
        /// Bytes of each file written.
        package var fileSize: UInt64?
        /// Open files.
        package var descriptors: UInt64?
        /// Threads of a program in a sandbox, on Linux with /proc. With more it ends by the code `tooManyThreads`.
        package var threads: UInt64?

        package init(
            processorSeconds: UInt64? = nil, memory: UInt64? = nil, fileSize: UInt64? = nil, descriptors: UInt64? = nil,
            threads: UInt64? = nil
        ) {
            self.processorSeconds = processorSeconds
            self.memory = memory
            self.fileSize = fileSize
            self.descriptors = descriptors
            self.threads = threads
        }
    }

    /// The exit code of a program with more threads than its limit.
    package static let tooManyThreads = RN_EXIT_THREADS

    /// The files that a program may use; with it come all protections of the kernel.
    package struct Sandbox: Sendable {
        /// Files and folders to read and execute, where the kernel can restrict it to them.
        package var readable: [String]
        /// Files and folders to write to.
        package var writable: [String]
        /// `true` for a program that starts others, as a compiler does.
        package var startsPrograms: Bool

        package init(readable: [String], writable: [String], startsPrograms: Bool = false) {
            (self.readable, self.writable, self.startsPrograms) = (readable, writable, startsPrograms)
        }

        /// The system's libraries and programs, and what each program reads of itself. The rest of its folder in /proc tells
        /// of the machine: mounts, and without namespaces connections.
        package static let systemFiles = [
            "/usr", "/lib", "/lib64", "/bin", "/System", "/etc/ld.so.cache", "/etc/localtime", "/dev/null",
            "/dev/urandom", "/proc/self/maps",
        ]
    }

    /// The target of one of a program's descriptors.
    package enum Connection {
        /// Nothing to read; what is written is dropped.
        case null
        /// A descriptor of this process.
        case copy(of: Int32)
        /// A channel, of which only the program keeps the other end.
        case channel(Channel)
    }

    /// A program that doesn't run.
    package struct StartFailure: Error, Equatable {
        /// The system's reason (errno).
        package var code: Int32
        /// `true` if a limit, a protection or the program itself fails, and not this process.
        package var isOfProgram = false
    }

    /// The exit code or signal of a program.
    package enum Status: Equatable, Sendable {
        case exited(Int32)
        case signalled(Int32)

        /// - Parameter status: that of wait(2).
        init(_ status: Int32) {
            let signal = status & 0x7F
            self = signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
        }

        /// The exit code, or 128 and the signal's number, as shells have it.
        package var code: Int32 {
            switch self {
            case .exited(let code): code
            case .signalled(let signal): 128 + signal
            }
        }
    }
}

extension ChildProcess.Program {
    /// - Parameter slot: the guardian's; below 0 for a program that outlives this process.
    func start(
        _ connections: [Int32: ChildProcess.Connection], slot: Int32
    ) throws(ChildProcess.StartFailure) -> pid_t {
        let words = CStrings([executable] + arguments)
        let variables = environment.map(CStrings.init)
        let (readable, writable) = (sandbox.map { CStrings($0.readable) }, sandbox.map { CStrings($0.writable) })
        let descriptors = connections.map { rn_connection(number: $0.key, own: $0.value.own) }
        var child: pid_t = 0
        var code: Int32 = 0
        descriptors.withUnsafeBufferPointer { descriptors in
            executable.withCString { executable in
                (folder ?? "").withCString { folder in
                    var process = rn_process(
                        executable: executable, arguments: words.pointers, environment: variables?.pointers,
                        folder: self.folder == nil ? nil : folder, connections: descriptors.baseAddress,
                        connection_count: Int32(descriptors.count),
                        cpu_seconds: limits.processorSeconds ?? RN_UNLIMITED, memory: limits.memory ?? RN_UNLIMITED,
                        file_size: limits.fileSize ?? RN_UNLIMITED, descriptors: limits.descriptors ?? RN_UNLIMITED,
                        ends_by_itself: endsByItself ? 1 : 0, threads: limits.threads ?? RN_UNLIMITED,
                        readable: readable?.pointers, writable: writable?.pointers,
                        starts_programs: sandbox?.startsPrograms == true ? 1 : 0)
                    child = rn_process_start(&process, slot)
                    code = errno
                }
            }
        }
        withExtendedLifetime((words, variables, readable, writable)) {}
        for case .channel(let channel) in connections.values { channel.closePeer() }
        guard child > 0 else {
            throw ChildProcess.StartFailure(code: code, isOfProgram: child == RN_NO_PROGRAM.rawValue)
        }
        return child
    }
}

extension ChildProcess.Connection {
    /// The descriptor of this process that the program gets a copy of; below 0 for none.
    fileprivate var own: Int32 {
        switch self {
        case .null: -1
        case .copy(let descriptor): descriptor
        case .channel(let channel): channel.peer
        }
    }
}

/// A NULL-terminated array of C strings.
private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ texts: [String]) {
        count = texts.count
        pointers = .allocate(capacity: count + 1)
        for (index, text) in texts.enumerated() { pointers[index] = strdup(text) }
        pointers[count] = nil
    }

    deinit {
        for index in 0..<count { free(pointers[index]) }
        pointers.deallocate()
    }
}
