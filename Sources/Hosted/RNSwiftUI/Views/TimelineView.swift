import RNUIKit

public enum TimelineScheduleMode: Hashable, Sendable { case normal, lowFrequency }

/// The instants at which a timeline's content is made anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Entries.Element == Date
    func entries(from startDate: Date, mode: Mode) -> Entries
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) { $0.addingTimeInterval(60) }
    }
}

public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval
    public init(from startDate: Date, by interval: TimeInterval) { (start, self.interval) = (startDate, interval) }
    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        let interval = max(0.01, interval)
        let steps = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        return sequence(first: start.addingTimeInterval(max(0, steps) * interval)) { $0.addingTimeInterval(interval) }
    }
}

public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Frames at ten a second at most: a picture shows one of them, and each costs a layout.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    private let isPaused: Bool
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        (interval, isPaused) = (max(0.1, minimumInterval ?? 0), paused)
    }
    public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
        let (interval, isPaused) = (interval, isPaused)
        return sequence(first: startDate) { isPaused ? nil : $0.addingTimeInterval(interval) }
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> { .init(dates) }
}

public struct TimelineViewDefaultContext: Sendable {
    public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
    public let date: Date
    public let cadence: Cadence
    public func invalidateTimelineContent() {}
}

/// A view that is made anew at the instants of a schedule, by the run's clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, PrimitiveView {
    public typealias Body = Never
    public nonisolated var _place = _ViewPlace(.view)
    public typealias Context = TimelineViewDefaultContext
    private let schedule: Schedule
    private let content: (Context) -> Content
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
        (self.schedule, self.content) = (schedule, content)
    }

    /// Instants that are looked at for the next one.
    private static var maxEntries: Int { 10_000 }

    public func _elements(in context: _ViewContext) -> [_ViewElement] {
        let now = Date()
        var current = now
        var next: Date?
        for entry in schedule.entries(from: now, mode: .normal).prefix(Self.maxEntries) {
            // A little early counts as now: instants are sums.
            if entry.timeIntervalSince(now) > 1e-6 {
                next = entry
                break
            }
            current = entry
        }
        if let next { wake(at: next, context) }
        let shown = context.host.tracking { content(Context(date: current, cadence: .live)) }
        return evaluate(shown, in: context.child(.content))
    }

    /// Evaluates again at an instant, unless another evaluation has come before or the view has gone.
    private func wake(at date: Date, _ context: ViewContext) {
        let round = context.identity.kept("round") { Kept(0) }
        round.value += 1
        let number = round.value
        context.identity.onRemoval["timeline"] = { round.value += 1 }
        EventLoop.shared.schedule(after: date.timeIntervalSinceNow) { [weak host = context.host] in
            if round.value == number { host?.invalidate() }
        }
    }
}
