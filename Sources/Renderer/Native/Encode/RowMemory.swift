#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Memory for a picture's filtered rows, of which the system gives pages as they are written to.
final class RowMemory {
    let start: UnsafeMutablePointer<UInt8>
    private let count: Int

    /// Allocates; throws when there isn't that much memory.
    init(count: Int) throws(OutOfMemory) {
        guard let memory = calloc(max(count, 1), 1) else { throw OutOfMemory(bytes: count) }
        start = memory.bindMemory(to: UInt8.self, capacity: count)
        self.count = count
    }

    deinit { free(start) }

    /// Hands the bytes to whoever reads them.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        try body(UnsafeRawBufferPointer(start: start, count: count))
    }
}
