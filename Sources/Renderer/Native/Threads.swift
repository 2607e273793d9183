import Basics
import CImageCodecs
import Platform

/// Threads for long work whose result doesn't depend on their number.
package enum Threads {
    /// The number of cores that this process may use.
    package static let cores = max(1, min(scheduledCores, CoreQuota.cores() ?? .max))

    /// The number of cores that the system schedules this process on.
    private static var scheduledCores: Int {
        let count = Int(image_codec_cores())
        return count > 0 ? count : Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    }

    /// Calls the body with each number from 0 on separate threads, if available, and returns when all have finished.
    package static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        var threads: [Running] = []
        for number in 1..<max(count, 1) {
            if let thread = begin({ body(number) }) { threads.append(thread) } else { body(number) }
        }
        body(0)
        for thread in threads { thread.join() }
    }

    /// Calls a function with each number below a count; returns results in order. Idle threads take the next number.
    /// - Parameter threads: the most threads; the function gets the number of its own.
    /// - Throws: the error of the lowest number, after all are done, so that it is the same each time.
    package static func map<Value: Sendable>(
        _ count: Int, on threads: Int, _ body: @escaping @Sendable (_ number: Int, _ thread: Int) throws -> Value
    ) throws -> [Value] {
        let left = Shared(0..<count)
        let results = Shared<[Int: Result<Value, any Error>]>([:])
        run(min(threads, max(count, 1))) { thread in
            while let number = left.value.withLock({ $0.popFirst() }) {
                let result = Result { try body(number, thread) }
                results.value.withLock { $0[number] = result }
            }
        }
        let found = results.value.withLock { $0 }
        return try (0..<count).compactMap { try found[$0]?.get() }
    }

    /// A running thread, which must be joined once.
    package struct Running {
        fileprivate let thread: pthread_t

        func join() { pthread_join(thread, nil) }
    }

    /// Calls the body on another thread; `nil` if none is available.
    package static func begin(_ body: @escaping @Sendable () -> Void) -> Running? {
        let work = Unmanaged.passRetained(Work(body))
        let thread = withAttributes { attributes -> pthread_t? in
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let status = pthread_create(
                &thread, &attributes,
                { work in
                    // Optional on Linux only.
                    if let work = work as UnsafeMutableRawPointer? {
                        Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
                    }
                    return nil
                }, work.toOpaque())
            return status == 0 ? thread : nil
        }
        if thread == nil { work.release() }
        return thread.map(Running.init)
    }

    /// `false` if the system allows this process no second thread. Pango ends a process that it denies one.
    static let areAvailable: Bool = {
        guard let thread = begin({}) else { return false }
        thread.join()
        return true
    }()

    private final class Work: Sendable {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Calls the body with the attributes for threads; `nil` if the system doesn't support them.
    package static func withAttributes<Value>(_ body: (inout pthread_attr_t) -> Value?) -> Value? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        // Nested views need as much stack as on the first thread.
        guard pthread_attr_setstacksize(&attributes, Limits.threadStackBytes) == 0 else { return nil }
        return body(&attributes)
    }
}

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
