/// Duration and curve of a change.
package struct ChangeTiming: Sendable, Hashable {
    /// Seconds.
    package let duration: Double
    let curve: MotionCurve

    /// Progress, 0 to 1, this many seconds after the start.
    package func progress(after seconds: Double) -> Double { curve.value(at: seconds / duration) }
}
