#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import ContentExtensionHost
import Foundation
import Synchronization
import Testing

@testable import Renderer

@Test func limit_threadStackBytes() {
    let size = Threads.withAttributes { attributes -> Int? in
        var size = 0
        return pthread_attr_getstacksize(&attributes, &size) == 0 ? size : nil
    }
    #expect(size == Limits.threadStackBytes)
}

@Test func everyNumberIsCalledOnce() {
    let called = Shared<[Int]>([])
    Threads.run(5) { number in called.value.withLock { $0.append(number) } }
    #expect(called.value.withLock { $0.sorted() } == [0, 1, 2, 3, 4])
}

@Suite struct CoreQuotaTests {
    /// Makes a folder of groups, and the file that names the process's.
    private func cores(_ membership: String, _ quotas: [String: String]) throws -> Int? {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer { try? FileManager.default.removeItem(atPath: root) }
        for (group, quota) in quotas {
            let folder = "\(root)/groups\(group)"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(quota.utf8).write(to: URL(fileURLWithPath: "\(folder)/cpu.max"))
        }
        try Data(membership.utf8).write(to: URL(fileURLWithPath: "\(root).membership"))
        defer { try? FileManager.default.removeItem(atPath: "\(root).membership") }
        return CoreQuota.cores(root: "\(root)/groups", membership: "\(root).membership")
    }

    @Test(arguments: [
        ("150000 100000\n", 2), ("200000 100000\n", 2), ("5000 100000\n", 1), ("max 100000\n", nil), ("", nil),
        ("0 0", nil),
        ("9223372036854775807 1", Int.max), ("1 2 3", nil),
    ])
    func aContainersQuotaIsRoundedUpToCores(quota: String, expected: Int?) throws {
        #expect(try cores("0::/\n", ["": quota]) == expected)
    }

    @Test func theLeastOfAGroupAndThoseThatItIsInCounts() throws {
        let quotas = ["/pod": "300000 100000", "/pod/a": "max 100000", "/pod/b": "100000 100000"]
        #expect(try cores("1:cpu:/old\n0::/pod/a\n", quotas) == 3)
        #expect(try cores("0::/pod/b\n", quotas) == 1)
    }

    @Test func aGroupThatIsNotSeenHasTheRootsQuota() throws {
        #expect(try cores("0::/kubepods/pod-1/box\n", ["": "100000 50000"]) == 2)
        #expect(try cores("0::/kubepods/pod-1/box\n", [:]) == nil)
        #expect(CoreQuota.cores(root: "/nowhere", membership: "/nowhere") == nil)
    }

    @Test func noMoreCoresAreUsedThanMayBe() {
        #expect((1...ProcessInfo.processInfo.processorCount).contains(Threads.cores))
    }
}
