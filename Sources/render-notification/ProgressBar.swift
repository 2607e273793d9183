#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import Synchronization

/// How far long work is, on standard error where that is a terminal.
final class ProgressBar: Sendable {
    /// In characters.
    private static let width = 30
    private let isShown: Bool
    private let last = Mutex("")

    /// - Parameter sharesTerminal: whether there are lines on standard output meanwhile; where they go to a terminal, the bar
    ///   would be in their way.
    init(sharesTerminal: Bool = false) {
        let kind = getenv("TERM").map { String(cString: $0) } ?? ""
        isShown =
            isatty(STDERR_FILENO) == 1 && !["", "dumb"].contains(kind)
            && !(sharesTerminal && isatty(STDOUT_FILENO) == 1)
    }

    /// Shows how much of all is done. It may be called on any thread.
    func show(_ done: Int, of all: Int) {
        guard isShown, all > 0 else { return }
        let filled = Self.width * min(done, all) / all
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
        write("\(bar) \(100 * min(done, all) / all) %")
    }

    /// Shows a line that says how far it is in other words.
    func show(_ text: String) {
        if isShown { write(text) }
    }

    /// Takes the bar away.
    func clear() {
        if isShown { write("") }
    }

    /// Of the terminal's window, in which a longer line would go on below.
    private static var columns: Int {
        var window = winsize()
        guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return 80 }
        return Int(window.ws_col)
    }

    /// Puts a text in place of the line, unless it stands there already.
    private func write(_ text: String) {
        last.withLock { last in
            guard last != text else { return }
            last = text
            var line = "\r\u{1B}[K" + text.prefix(Self.columns - 1)
            line.withUTF8 { bytes in
                // A terminal that is gone is nobody's loss.
                _ = writeToTerminal(bytes.baseAddress, bytes.count)
            }
        }
    }
}

/// write(2) to standard error, under a name that `ProgressBar.write` doesn't hide.
private func writeToTerminal(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int {
    write(STDERR_FILENO, bytes, count)
}
