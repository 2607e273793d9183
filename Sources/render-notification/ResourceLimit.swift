import ArgumentParser
import Platform

/// A limit that the system sets to this process (getrlimit(2)), in bytes.
enum ResourceLimit {
    case stack
    /// Memory that isn't a file's: what the process and the libraries allocate.
    case data

    /// `nil` when the system doesn't say.
    var bytes: UInt64? {
        var limit = rlimit()
        return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }

    /// Lowers the limit; an allocation beyond it fails, which ends the process.
    func lower(to size: MemorySize) {
        var limit = rlimit()
        limit.rlim_cur = rlim_t(size.bytes)
        limit.rlim_max = rlim_t(size.bytes)
        setrlimit(resource, &limit)
    }

    #if canImport(Darwin)
        private var resource: Int32 {
            switch self {
            case .stack: RLIMIT_STACK
            case .data: RLIMIT_DATA
            }
        }
    #else
        private var resource: __rlimit_resource_t {
            switch self {
            case .stack: __rlimit_resource_t(RLIMIT_STACK.rawValue)
            case .data: __rlimit_resource_t(RLIMIT_DATA.rawValue)
            }
        }
    #endif
}

/// A number of bytes, such as `512M`.
struct MemorySize: ExpressibleByArgument {
    let bytes: Int

    init?(argument: String) {
        let units = ["K": 10, "M": 20, "G": 30]
        let shift = argument.last.flatMap { units[$0.uppercased()] }
        guard let number = Int(argument.dropLast(shift == nil ? 0 : 1)), number > 0, number <= Int.max >> (shift ?? 0)
        else { return nil }
        bytes = number << (shift ?? 0)
    }
}
