import Renderer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The program's own code in memory.
enum ProgramCode {
    /// Lets go of the pages that have run so far; the system maps those that run again from its cache.
    ///
    /// What parses a command line or lays out isn't needed once there is something to paint, when most memory is; but pages
    /// come in pieces of up to two megabytes, and all that were ever touched would count as the process's memory.
    static func release() {
        // A debugger's breakpoints are in these pages.
        #if os(Linux) && !DEBUG
            guard let code else { return }
            madvise(UnsafeMutableRawPointer(bitPattern: code.start), code.count, MADV_DONTNEED)
        #endif
    }

    /// Where the system put it, by the list of mappings, which begins with the program's.
    private static let code: (start: UInt, count: Int)? = {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let text = String(unsafeUninitializedCapacity: 512) { max(0, read(file, $0.baseAddress, $0.count)) }
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ")
            let bounds = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
            guard fields.count > 1, bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            // Code that nobody wrote to: what is thrown away is on the disk.
            if fields[1] == "r-xp" { return (bounds[0], Int(bounds[1] - bounds[0])) }
        }
        return nil
    }()
}
