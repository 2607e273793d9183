/// Closures that run later than the picture is drawn.
extension CodeEvaluator {
    /// Seconds after the expansion at which the picture is drawn.
    private static let shown = 0.5

    /// `true` for a call whose closure runs too late to be seen, or again and again.
    mutating func isLate(_ name: String, _ arguments: [SourceArgument]) -> Bool {
        switch name {
        case "asyncAfter", "dispatch_after":
            guard let first = arguments.first else { return false }
            return delay(first.value).map { $0 >= Self.shown } ?? true
        case "scheduledTimer", "scheduledTimerWithTimeInterval", "timerWithTimeInterval":
            guard case .number(let seconds)? = arguments.first.map({ value(of: $0.value) }) else { return true }
            return seconds >= Self.shown
        case "Timer": return arguments.contains { $0.label == "block" }
        default: return false
        }
    }

    /// The seconds from now to a deadline: `.now() + 2`, `dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC)`; `nil` if
    /// they aren't known.
    private mutating func delay(_ deadline: SourceExpression) -> Double? {
        switch deadline {
        case .operation(_, "+", let interval): return seconds(interval)
        case .call(.name("dispatch_time"), let arguments, _):
            guard arguments.count == 2, case .number(let count) = value(of: arguments[1].value) else { return nil }
            return count / 1e9
        case .call(.member(_, "now"), _, _): return 0
        default: return nil
        }
    }

    private mutating func seconds(_ interval: SourceExpression) -> Double? {
        if case .call(.member(_, let unit), let arguments, _) = interval, let first = arguments.first {
            let scale = ["seconds": 1, "milliseconds": 1e-3, "microseconds": 1e-6, "nanoseconds": 1e-9][unit]
            guard let scale, case .number(let count) = value(of: first.value) else { return nil }
            return count * scale
        }
        if case .number(let number) = value(of: interval) { return number }
        return nil
    }
}
