import Basics

/// A container's limit on processor cores: cgroup v2's `cpu.max`
/// (docs.kernel.org/admin-guide/cgroup-v2.html, "CPU Interface Files").
enum CoreQuota {
    /// The maximum size of these files, which have a line, or one for each hierarchy.
    private static let maxBytes = 64 * 1024

    /// The cores that the quotas of the process's group and its parents allow, rounded up; `nil` without a quota.
    /// - Parameters:
    ///   - root: the mount point of groups.
    ///   - membership: the file with the name of the process's group.
    static func cores(root: String = "/sys/fs/cgroup", membership: String = "/proc/self/cgroup") -> Int? {
        var group = text(membership)?.split(separator: "\n").first { $0.hasPrefix("0::/") }?.dropFirst(3) ?? "/"
        if group == "/" { group = "" }
        var least: Int?
        while true {
            // A container may see its own group as the root, while its name doesn't exist.
            if let cores = text("\(root)\(group)/cpu.max").flatMap({ cores(in: $0) }) {
                least = min(cores, least ?? cores)
            }
            guard let slash = group.lastIndex(of: "/") else { return least }
            group = group[..<slash]
        }
    }

    /// Parses `$MAX $PERIOD`, in microseconds; `max` is no limit.
    private static func cores(in text: String) -> Int? {
        let numbers = text.split { $0.isWhitespace }.map { Int($0) }
        guard numbers.count == 2, let quota = numbers[0], let period = numbers[1], quota > 0, period > 0 else {
            return nil
        }
        return (quota - 1) / period + 1
    }

    private static func text(_ path: String) -> String? {
        (try? FileReader.read(path, limit: maxBytes)).map { String(decoding: $0, as: UTF8.self) }
    }
}
