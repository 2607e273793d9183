import TestSupport
import Foundation
import Platform
import Synchronization
import Testing

@testable import Basics
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
    /// The cores for a process's group with given quotas, in a temporary folder.
    private func cores(_ membership: String, _ quotas: [String: String]) throws -> Int? {
        let folder = try TemporaryFolder(["membership": membership])
        for (group, quota) in quotas { try folder.write(quota, to: "groups\(group)/cpu.max") }
        defer { withExtendedLifetime(folder) {} }
        return CoreQuota.cores(root: "\(folder.path)/groups", membership: "\(folder.path)/membership")
    }

    @Test(arguments: [
        ("150000 100000\n", 2), ("200000 100000\n", 2), ("5000 100000\n", 1), ("max 100000\n", nil), ("", nil),
        ("0 0", nil),
        ("9223372036854775807 1", Int.max), ("1 2 3", nil),
    ])
    func aContainersQuotaIsRoundedUpToCores(quota: String, expected: Int?) throws {
        #expect(try cores("0::/\n", ["": quota]) == expected)
    }

    @Test func theSmallestQuotaOfAGroupAndItsParentsCounts() throws {
        let quotas = ["/pod": "300000 100000", "/pod/a": "max 100000", "/pod/b": "100000 100000"]
        #expect(try cores("1:cpu:/old\n0::/pod/a\n", quotas) == 3)
        #expect(try cores("0::/pod/b\n", quotas) == 1)
    }

    @Test func anInvisibleGroupHasTheRootsQuota() throws {
        #expect(try cores("0::/kubepods/pod-1/box\n", ["": "100000 50000"]) == 2)
        #expect(try cores("0::/kubepods/pod-1/box\n", [:]) == nil)
        #expect(CoreQuota.cores(root: "/nowhere", membership: "/nowhere") == nil)
    }

    @Test func coresAreWithinTheMachines() {
        #expect((1...ProcessInfo.processInfo.processorCount).contains(Threads.cores))
    }
}
