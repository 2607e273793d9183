import Basics
import Platform

/// Keeps pictures that go into an archive for the contact sheet, in a file without a name: an archive may be a pipe.
package final class PictureSpool: Sendable {
    /// A picture's place in the file.
    package struct Extent: Sendable, Equatable {
        var offset: Int
        var count: Int
    }

    private let descriptor: Int32
    private let folder: String

    /// - Parameter folder: for temporary files; `TMPDIR` when `nil`.
    /// - Throws: `cannot-create` (73).
    package init(folder: String? = nil) throws(Diagnostic) {
        let folder = folder ?? getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        self.folder = folder
        guard let file = TemporaryName.open(beside: "\(folder)/pictures", mode: 0o600) else {
            throw OutputProblem.cannotCreate(
                "a file in \(folder) can't be made: \(SystemError.reason(errno))",
                hint: "set TMPDIR to a folder that you may write to")
        }
        descriptor = file.made
        unlink(file.name)
    }

    deinit { close(descriptor) }

    /// - Throws: `cannot-write` (74).
    func add(_ bytes: [UInt8]) throws(Diagnostic) -> Extent {
        let offset = lseek(descriptor, 0, SEEK_END)
        guard offset >= 0, StreamOutput.write(bytes, to: descriptor) else {
            throw OutputProblem.cannotWrite("a file in \(folder)", errno)
        }
        return Extent(offset: Int(offset), count: bytes.count)
    }

    /// A picture's bytes, fewer where the disk fails; on any thread.
    func read(_ extent: Extent) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: extent.count) { buffer, done in
            while done < extent.count {
                let count = pread(
                    descriptor, buffer.baseAddress?.advanced(by: done), extent.count - done,
                    off_t(extent.offset + done))
                if count < 0, errno == EINTR { continue }
                if count <= 0 { break }
                done += count
            }
        }
    }
}
