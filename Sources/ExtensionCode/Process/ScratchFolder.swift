import Platform
import PlatformFoundation

/// A new folder of the system's folder for temporary files, which goes with the value.
final class ScratchFolder: Sendable {
    let path: String

    /// `nil` with `errno` set if it can't be made.
    init?() {
        let base = ProcessInfo.processInfo.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        guard let path = Self.make("\(base)/render-notification-") else { return nil }
        self.path = path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Makes a folder that only this user can read, whose name nothing else has.
    /// - Parameter prefix: the path up to the part that makes it unique.
    static func make(_ prefix: String) -> String? {
        var template = Array("\(prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
