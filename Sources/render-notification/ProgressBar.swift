import Platform
import Synchronization

/// The progress of long work, on standard error if that is a terminal.
final class ProgressBar: Sendable {
    /// Characters.
    private static let width = 30
    private let isShown: Bool
    private let last = Mutex("")

    /// - Parameter sharesTerminal: hides the bar if standard output is a terminal too, where the work prints lines.
    init(sharesTerminal: Bool = false) {
        let kind = getenv("TERM").map { String(cString: $0) } ?? ""
        isShown =
            isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(kind)
            && !(sharesTerminal && isatty(STDOUT_FILENO) == 1)
    }

    /// Shows the number of finished parts; callable on any thread.
    func show(_ done: Int, of all: Int) {
        guard all > 0 else { return }
        let filled = Self.width * min(done, all) / all
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        show("\(bar) \(100 * min(done, all) / all) %")
    }

    /// Removes the bar.
    func clear() { show("") }

    /// The width of the terminal's window; a longer line would wrap.
    private static var columns: Int {
        var window = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return 80 }
        return Int(window.ws_col)
    }

    /// Shows the progress as a text, in place of the one before.
    func show(_ text: String) {
        last.withLock { last in
            guard isShown, last != text else { return }
            last = text
            printToStandardError("\r\u{1B}[K" + text.prefix(Self.columns - 1), terminator: "")
        }
    }
}
