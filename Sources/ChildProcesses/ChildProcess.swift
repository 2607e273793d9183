import CProcessLimits
import Platform

/// A program that runs beside this one, without a shell, in a session of its own.
///
/// It ends with this object, and with this process however that ends, both times with all that it has started: a guardian
/// (guardian.c) waits for the end of this process.
package final class ChildProcess {
    private let identifier: pid_t
    private let slot: Int32
    private var isReaped = false
    private var status: Status?

    /// Starts a program, and returns when it runs.
    /// - Parameter connections: its descriptors by number; those of 0 to 2 that aren't named are this process's own, and
    ///   there are no others.
    package init(_ program: Program, _ connections: [Int32: Connection] = [:]) throws(StartFailure) {
        slot = rn_guardian_take()
        guard slot >= 0 else { throw StartFailure(code: errno) }
        do throws(StartFailure) { identifier = try program.start(connections, slot: slot) } catch {
            rn_guardian_release(slot)
            throw error
        }
    }

    deinit { _ = end() }

    /// Starts a program that outlives this process.
    package static func startDetached(_ program: Program) throws(StartFailure) {
        _ = try program.start([:], slot: -1)
    }

    /// Kills the program, unless it has ended already, and all that it has started.
    /// - Returns: how it ended; `nil` if the system doesn't say, as in a process that ignores SIGCHLD.
    package func end() -> Status? {
        if !isReaped { kill(-identifier, SIGKILL) }
        return wait()
    }

    /// Waits until the program has ended by itself, and kills what it has left behind.
    /// - Returns: how it ended; `nil` if the system doesn't say.
    package func wait() -> Status? {
        if isReaped { return status }
        isReaped = true
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
        // Until it is reaped, no other process has its identifier. One that ends in order leaves nothing in other groups.
        if information.si_code == CLD_EXITED { kill(-identifier, SIGKILL) } else { rn_session_kill(identifier) }
        rn_guardian_release(slot)
        var value: Int32 = 0
        while waitpid(identifier, &value, 0) < 0 {
            guard errno == EINTR else { return nil }
        }
        status = Status(value)
        return status
    }

    /// Waits until the program has ended by itself.
    /// - Returns: `false` if it runs at the deadline.
    package func wait(until deadline: Deadline) -> Bool {
        while !isReaped {
            var information = siginfo_t()
            let result = waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT)
            if result == 0, information.si_signo != 0 { return true }
            if result < 0, errno != EINTR { return true }
            if deadline.hasPassed { return false }
            usleep(1_000)
        }
        return true
    }
}
