import Dispatch
import Testing

@testable import Renderer

/// Threads work in parallel until the process has more faces than cairo keeps open.
@Suite struct FontLockTests {
    private func face(_ number: Int) -> FontFace { FontFace(path: "\(number).otf", index: 0) }

    /// The most threads of two that were inside at the same time, in many turns.
    private func crowd(_ process: FontLock.Process, admitting faces: Range<Int>) -> Int {
        let (inside, most) = (Shared(0), Shared(0))
        Threads.run(2) { _ in
            let lock = FontLock(process)
            for _ in 0..<1_000 {
                lock.held {
                    for face in faces { lock.admit(self.face(face)) }
                    let count = inside.value.withLock { count in
                        count += 1
                        return count
                    }
                    most.value.withLock { $0 = max($0, count) }
                    inside.value.withLock { $0 -= 1 }
                }
            }
        }
        return most.value.withLock { $0 }
    }

    /// Returns when two threads hold the lock at the same time, or after a minute.
    private func areTogether(_ process: FontLock.Process, admitting faces: Range<Int>) -> Bool {
        let arrived = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let together = Shared(0)
        Threads.run(2) { number in
            let lock = FontLock(process)
            lock.held {
                for face in faces { lock.admit(self.face(face)) }
                arrived[number].signal()
                if arrived[1 - number].wait(timeout: .now() + 60) == .success { together.value.withLock { $0 += 1 } }
            }
        }
        return together.value.withLock { $0 } == 2
    }

    @Test func threadsPaintInParallelWithFewFaces() {
        let process = FontLock.Process()
        for number in 0..<FontLock.faces { FontLock(process).admit(face(number)) }
        #expect(areTogether(process, admitting: 0..<FontLock.faces))
    }

    @Test func threadsTakeTurnsWithMany() {
        let process = FontLock.Process()
        for number in 0...FontLock.faces { FontLock(process).admit(face(number)) }
        #expect(crowd(process, admitting: 0..<1) == 1)
    }

    @Test func admittingAFaceTooManyMakesTheLockExclusive() {
        let process = FontLock.Process()
        let lock = FontLock(process)
        lock.held {
            #expect(!lock.isAlone)
            lock.admit(face(1))
            #expect(lock.isAlone)
        }
        lock.held {
            lock.admit(face(1))
            #expect(!lock.isAlone)
        }
        #expect(crowd(process, admitting: 20..<40) == 1)
    }

    @Test func facesAdmittedBeforeLockingCount() {
        let process = FontLock.Process()
        let (lock, other) = (FontLock(process), FontLock(process))
        for number in 0...FontLock.faces { lock.admit(face(number)) }
        other.held { #expect(other.isAlone) }
    }
}
