/// Counts finished pictures from any thread and reports each one.
package final class ProgressCounter: Sendable {
    private let done = Shared(0)
    private let all: Int
    private let progress: @Sendable (_ done: Int, _ all: Int) -> Void

    package init(of all: Int, _ progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void) {
        (self.all, self.progress) = (all, progress)
    }

    package func add() {
        // Report under the lock, so that the count never decreases.
        done.value.withLock { done in
            done += 1
            progress(done, all)
        }
    }
}
