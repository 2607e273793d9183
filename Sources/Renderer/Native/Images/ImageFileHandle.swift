import Basics
import Platform
import Views

/// An open regular image file within the size limit.
final class ImageFileHandle {
    let identity: FileIdentity
    private let descriptor: Int32

    /// Opens a file up to a size without blocking; refuses FIFOs, devices and folders.
    init(path: String, limit: Int = Limits.imageBytes) throws(ImageFailure) {
        descriptor = ScopedFile.open(path, O_NONBLOCK)
        guard descriptor >= 0 else { throw .missing(SystemError.reason(errno)) }
        var status = stat()
        let (isKnown, code) = (fstat(descriptor, &status) == 0, errno)
        identity = FileIdentity(status)
        guard isKnown else { throw .missing(SystemError.reason(code)) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .missing("it is not a regular file") }
        guard identity.bytes > 0 else { throw .unreadable("the file is empty") }
        guard identity.bytes <= limit else {
            throw .tooLarge("the file has \(identity.bytes) bytes; iOS takes at most \(limit)")
        }
    }

    deinit { close(descriptor) }

    /// The file's bytes, as many as at its opening, or the first of them.
    func read(_ most: Int = .max) throws(ImageFailure) -> [UInt8] {
        var failure: Int32 = 0
        let wanted = min(most, identity.bytes)
        let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            while count < wanted {
                let n = pread(descriptor, buffer.baseAddress.map { $0 + count }, wanted - count, off_t(count))
                if n < 0, errno == EINTR { continue }
                if n < 0 { failure = errno }
                guard n > 0 else { break }
                count += n
            }
        }
        guard failure == 0 else { throw .missing(SystemError.reason(failure)) }
        return bytes
    }
}
