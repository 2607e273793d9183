import Dispatch
import Testing

@testable import Renderer

/// Threads set and paint texts at once until the process has asked for more faces than cairo keeps open.
@Suite struct FontLockTests {
    private func face(_ number: Int) -> FontFace { FontFace(path: "\(number).otf", index: 0) }

    /// Whether two threads come to be inside together; each waits for the other for a while.
    private func areTogether(_ process: FontLock.Process, admitting faces: Range<Int>) -> Bool {
        let arrived = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let together = Shared(0)
        Threads.run(2) { number in
            let lock = FontLock(process)
            lock.held {
                for face in faces { lock.admit(self.face(face)) }
                arrived[number].signal()
                if arrived[1 - number].wait(timeout: .now() + 0.5) == .success { together.value.withLock { $0 += 1 } }
            }
        }
        // Who comes second when they take turns finds that the first has been there.
        return together.value.withLock { $0 } == 2
    }

    @Test func threadsPaintAtOnceWithFewFaces() {
        let process = FontLock.Process()
        for number in 0..<FontLock.faces { FontLock(process).admit(face(number)) }
        #expect(areTogether(process, admitting: 0..<FontLock.faces))
    }

    @Test func threadsTakeTurnsWithMany() {
        let process = FontLock.Process()
        for number in 0...FontLock.faces { FontLock(process).admit(face(number)) }
        #expect(!areTogether(process, admitting: 0..<1))
    }

    @Test func whoAsksForAFaceInTheMiddleIsAlone() {
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
        #expect(!areTogether(process, admitting: 20..<40))
    }

    @Test func whatIsAskedForBeforeItIsHeldCounts() {
        let process = FontLock.Process()
        let (lock, other) = (FontLock(process), FontLock(process))
        for number in 0...FontLock.faces { lock.admit(face(number)) }
        other.held { #expect(other.isAlone) }
    }
}
