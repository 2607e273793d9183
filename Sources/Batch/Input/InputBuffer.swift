import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What is read of an input and not yet taken, in one piece of memory.
struct InputBuffer: ~Copyable {
    /// As many bytes as stay in a core's second cache while they are looked through.
    private static let block = 256 * 1024

    let descriptor: Int32
    let path: String
    /// The file's size in bytes; `nil` for a pipe.
    let size: Int?
    private(set) var isAtEnd = false
    /// The bytes that were read in all.
    private(set) var total = 0
    private var base: UnsafeMutableRawPointer
    private var capacity = Self.block
    private var start = 0
    private var end = 0

    init(path: String) throws(Diagnostic) {
        descriptor = try FileReader.open(path)
        self.path = path
        var status = stat()
        let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        size = isFile ? Int(status.st_size) : nil
        base = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        base.deallocate()
        close(descriptor)
    }

    /// What isn't taken yet; valid until the next `fill`.
    var pending: UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: base + start, count: end - start)
    }

    /// Takes bytes from the front.
    mutating func take(_ count: Int) { start = min(end, start + count) }

    /// Reads once, more room being made when there is none.
    /// - Returns: whether there was anything.
    /// - Throws: `file-unreadable` (exit 66).
    mutating func fill() throws(Diagnostic) -> Bool {
        if isAtEnd { return false }
        if start > 0 {
            memmove(base, base + start, end - start)
            end -= start
            start = 0
        }
        if capacity - end < Self.block / 2 {
            let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2, alignment: 16)
            larger.copyMemory(from: base, byteCount: end)
            base.deallocate()
            base = larger
            capacity *= 2
        }
        let count = StreamInput.read(descriptor, base + end, capacity - end)
        if count < 0 { throw FileReader.unreadable(path, errno) }
        end += count
        total += count
        isAtEnd = count == 0
        return count > 0
    }
}
