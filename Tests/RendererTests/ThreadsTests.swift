#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import ContentExtensionHost
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
