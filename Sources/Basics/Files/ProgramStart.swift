import Platform

/// Starts a program without a shell, in its own process group: terminal signals such as Ctrl-C don't reach it.
package enum ProgramStart {
    /// The target of one of the program's file descriptors.
    package enum Descriptor {
        case noInput
        /// Discarded output.
        case dropped
        /// A descriptor of this process.
        case copy(of: Int32)
    }

    /// - Parameters:
    ///   - executable: an absolute path.
    ///   - arguments: without the program's name.
    ///   - environment: the complete environment, as `NAME=value`; `nil` for this process's own.
    ///   - descriptors: by their numbers in the program; it also inherits those without close-on-exec.
    /// - Returns: the process identifier; `nil` with `errno` set on failure.
    package static func start(
        _ executable: String, _ arguments: [String], environment: [String]?, descriptors: [(Int32, Descriptor)]
    ) -> pid_t? {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        var (none, standard) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&standard)
        for signal in [SIGPIPE, SIGTERM, SIGINT] { sigaddset(&standard, signal) }
        let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
        var failures = [
            posix_spawnattr_setpgroup(&attributes, 0), posix_spawnattr_setsigmask(&attributes, &none),
            posix_spawnattr_setsigdefault(&attributes, &standard),
            posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags)),
        ]
        for (number, descriptor) in descriptors {
            let failure =
                switch descriptor {
                case .noInput: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
                case .dropped: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
                case .copy(let own): posix_spawn_file_actions_adddup2(&actions, own, number)
                }
            failures.append(failure)
        }
        var child: pid_t = 0
        var failure = failures.first { $0 != 0 } ?? 0
        if failure == 0 {
            failure = withCStrings([executable] + arguments) { words in
                guard let environment else {
                    return posix_spawn(&child, executable, &actions, &attributes, words, environ)
                }
                return withCStrings(environment) { variables in
                    posix_spawn(&child, executable, &actions, &attributes, words, variables)
                }
            }
        }
        guard failure == 0 else {
            errno = failure
            return nil
        }
        return child
    }

    /// Waits until a started program has ended, and reaps it.
    /// - Returns: its status (wait(2)): a signal's number, or an exit code times 256; `nil` when the system doesn't say, as
    ///   in a process that ignores SIGCHLD.
    package static func wait(for child: pid_t) -> Int32? {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        return status
    }

    /// Calls `body` with a NULL-terminated C array of C strings.
    private static func withCStrings<Result>(
        _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let pointers = texts.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
