import ChildProcesses
import Synchronization

/// Tells what is being compiled once that takes long: each module in a line.
package final class CompileProgress: Sendable {
    /// That of the command that runs; `nil` tells nothing.
    @TaskLocal package static var current: CompileProgress?

    private struct State {
        var due: Deadline?
        var text = ""
        var isTold = true
        var hasTold = false
    }

    private let delay: Double
    private let tell: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - delay: seconds from the first module's beginning up to the first line.
    ///   - tell: writes a line.
    package init(after delay: Double, tell: @escaping @Sendable (String) -> Void) {
        self.delay = delay
        self.tell = tell
    }

    /// A module's compilation begins.
    func begin(_ text: String) {
        let isLate = state.withLock { state in
            state.due = state.due ?? Deadline(seconds: delay)
            (state.text, state.isTold) = (text, state.hasTold)
            return state.hasTold
        }
        if isLate { tell(text) }
    }

    /// The line that is due while a program runs; `nil` for none.
    var notice: ChildProcess.Notice? {
        state.withLock { state in
            guard let due = state.due, !state.isTold else { return nil }
            return ChildProcess.Notice(due: due) { [self] in tellLine() }
        }
    }

    private func tellLine() {
        let text: String? = state.withLock { state in
            if state.isTold { return nil }
            (state.isTold, state.hasTold) = (true, true)
            return state.text
        }
        if let text { tell(text) }
    }
}
