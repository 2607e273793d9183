import Platform
import Renderer

/// The program's machine code in memory.
enum ProgramCode {
    /// Drops the resident pages of machine code; the system maps pages that run again from its cache.
    ///
    /// The code of parsing and layout isn't needed once painting starts, when memory use peaks. Pages are mapped in
    /// chunks of up to 2 MB, and all chunks ever touched would count as the process's memory.
    static func release() {
        // A debugger's breakpoints are in these pages.
        #if os(Linux) && !DEBUG
            guard let code else { return }
            madvise(UnsafeMutableRawPointer(bitPattern: code.start), code.count, MADV_DONTNEED)
        #endif
    }

    /// The address range of the code, from the list of mappings, whose first entries are the program's.
    private static let code: (start: UInt, count: Int)? = {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let text = String(unsafeUninitializedCapacity: 512) { max(0, read(file, $0.baseAddress, $0.count)) }
        for line in text.split(separator: "\n") {
            let fields = line.split(separator: " ")
            let bounds = fields.first?.split(separator: "-").compactMap { UInt($0, radix: 16) } ?? []
            guard fields.count > 1, bounds.count == 2, bounds[0] < bounds[1] else { return nil }
            // Unmodified code: dropped pages are reloaded from the file.
            if fields[1] == "r-xp" { return (bounds[0], Int(bounds[1] - bounds[0])) }
        }
        return nil
    }()
}
