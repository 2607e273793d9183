import ContentExtensionHost

/// The share of a machine's cores that a container may use: cgroup v2's `cpu.max`
/// (docs.kernel.org/admin-guide/cgroup-v2.html, "CPU Interface Files").
enum CoreQuota {
    /// What such a file has at the most: a line, or one for each hierarchy.
    private static let maxBytes = 64 * 1024

    /// As many cores as the quotas of the process's group, and of those that it is in, make, rounded up; `nil` where there is
    /// none.
    /// - Parameters:
    ///   - root: where groups are mounted.
    ///   - membership: the file that names the process's group.
    static func cores(root: String = "/sys/fs/cgroup", membership: String = "/proc/self/cgroup") -> Int? {
        var group = text(membership)?.split(separator: "\n").first { $0.hasPrefix("0::/") }?.dropFirst(3) ?? "/"
        if group == "/" { group = "" }
        var least: Int?
        while true {
            // A container may see its own group as the root, and under a name that isn't there.
            if let cores = text("\(root)\(group)/cpu.max").flatMap({ cores(in: $0) }) {
                least = min(cores, least ?? cores)
            }
            guard let slash = group.lastIndex(of: "/") else { return least }
            group = group[..<slash]
        }
    }

    /// `$MAX $PERIOD`, in microseconds, or `max` for no bound.
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
