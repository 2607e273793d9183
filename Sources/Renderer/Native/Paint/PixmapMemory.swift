import Basics
import Platform

/// Allocation of pixels failed.
package struct OutOfMemory: Error {
    package let bytes: Int

    package var diagnostic: Diagnostic {
        Diagnostic(
            .error, "out-of-memory", "there aren't \(bytes) bytes of memory for the pixels", exit: .internalError)
    }
}

/// Zeroed memory: allocated for small pictures, fresh pages of the system, which are zero, for large ones.
struct PixmapMemory {
    let start: UnsafeMutableRawPointer
    /// The mapped pages; `nil` for memory from the allocator.
    private let mapped: UnsafeMutableRawBufferPointer?

    /// The minimum size to map: half a huge page.
    private static let mappedBytes = 1 << 20
    private static let hugePage = 1 << 21

    init(bytes: Int) throws(OutOfMemory) {
        guard bytes >= Self.mappedBytes else {
            guard let start = calloc(1, bytes) else { throw OutOfMemory(bytes: bytes) }
            (self.start, mapped) = (start, nil)
            return
        }
        // Align to a huge page: the first touch of each small page costs more than painting it (performance.md 0). The
        // pages before and after are never touched, so they take no memory.
        let (length, isTooLarge) = bytes.addingReportingOverflow(Self.hugePage)
        let flags = MAP_PRIVATE | MAP_ANONYMOUS
        guard !isTooLarge, let pages = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0), pages != MAP_FAILED
        else { throw OutOfMemory(bytes: bytes) }
        mapped = UnsafeMutableRawBufferPointer(start: pages, count: length)
        start = pages.alignedUp(toMultipleOf: Self.hugePage)
        #if os(Linux)
            // Whole huge pages only: the last partial one would count as memory to its end.
            madvise(start, bytes & ~(Self.hugePage - 1), Int32(MADV_HUGEPAGE))
        #endif
    }

    func release() { if let mapped { munmap(mapped.baseAddress, mapped.count) } else { free(start) } }
}
