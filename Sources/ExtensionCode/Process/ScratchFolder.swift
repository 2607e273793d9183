import Basics
import ChildProcesses
import Platform
import PlatformFoundation

/// A new folder, which goes with the value, or with this process if that ends before.
final class ScratchFolder: Sendable {
    let path: String
    private let guardian: FolderGuard

    /// A folder of the system's folder for temporary files; `nil` with `errno` set if it can't be made.
    convenience init?() {
        let base = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        self.init("\(base)/render-notification-")
    }

    /// A folder that only this user can read, whose name nothing else has; `nil` with `errno` set if it can't be made.
    /// - Parameter prefix: the path up to the part that makes it unique.
    init?(_ prefix: String) {
        // By chance alone, since it is guarded before it is made: nobody else has a folder of this name.
        let path = prefix + String(UInt64.random(in: .min ... .max), radix: 36)
        guard let guardian = FolderGuard(path), mkdir(path, 0o700) == 0 else { return nil }
        (self.path, self.guardian) = (path, guardian)
    }

    deinit { FolderRemoval.remove(path) }
}
