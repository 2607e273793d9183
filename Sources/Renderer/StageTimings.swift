import Basics
import Platform

/// The duration of stages. Measuring is optional and doesn't affect pictures.
///
/// Nested stages count only their own time, so that the sum is the whole. Use it on one thread.
package final class StageTimings {
    /// The stages in the order of a render.
    package enum Stage: String, Sendable, CaseIterable {
        /// The system's work before the program's first line: loading and linking.
        case start
        case arguments
        /// Reading of descriptors and their files.
        case read
        /// The host's work: payload, extension, actions.
        case host
        case fonts
        case layout
        case decode
        case paint
        case encode
        case write
    }

    /// Seconds by stage.
    package private(set) var seconds: [Stage: Double] = [:]
    /// The running stages, the innermost last.
    private var stages: [Stage] = []
    private var changed = 0.0

    package init() {}

    /// Runs a step as part of a stage.
    package func measure<Value, Failure: Error>(
        _ stage: Stage, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        settle()
        stages.append(stage)
        defer {
            settle()
            stages.removeLast()
        }
        return try body()
    }

    /// Adds a separately measured time, in seconds.
    package func add(_ stage: Stage, _ time: Double) { seconds[stage, default: 0] += time }

    /// Clears the times, for the next picture.
    package func reset() { seconds = [:] }

    /// The time of the monotonic clock in seconds.
    package static func now() -> Double { time(CLOCK_MONOTONIC) }

    /// The processor time used by the process in seconds, the system's work included.
    package static func processTime() -> Double { time(CLOCK_PROCESS_CPUTIME_ID) }

    /// The stages with their times in milliseconds and the total, a line each.
    package var table: String {
        let rows = Stage.allCases.map { ($0.rawValue, seconds[$0] ?? 0) } + [("total", seconds.values.reduce(0, +))]
        return rows.map { name, seconds in
            let number = FixedText.decimals(max(seconds, 0) * 1_000)
            let gap = String(repeating: " ", count: max(1, 20 - name.count - number.count))
            return name + gap + number + " ms"
        }.joined(separator: "\n")
    }

    /// Adds the time since the last change to the current stage.
    private func settle() {
        let now = Self.now()
        if let stage = stages.last { add(stage, now - changed) }
        changed = now
    }

    private static func time(_ clock: clockid_t) -> Double {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

extension StageTimings? {
    /// Runs a step, and measures it unless `self` is `nil`.
    package func measure<Value, Failure: Error>(
        _ stage: StageTimings.Stage, _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let self else { return try body() }
        return try self.measure(stage, body)
    }
}
