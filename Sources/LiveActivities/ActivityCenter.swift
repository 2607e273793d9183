import Basics
import Views

/// The Live Activities of a device over time: pushes change them, time makes them outdated and ends them.
package final class ActivityCenter {
    /// Makes the code of an activity of a type.
    package typealias MakeProgram = (_ attributesType: String) throws(InputError) -> any ActivityProgram

    private struct Running {
        var activity: LiveActivity
        let program: any ActivityProgram
        var views = ActivityViews()
        /// The values that its views show.
        var shown: ActivityValues?
        /// The arrival of the last push, in seconds since 1970.
        var changed: Double
        /// `true` once it is recorded that the last push is outdated.
        var isOutdated = false

        /// The date at which it becomes outdated; `nil` if it doesn't, or is.
        var staleDate: Double? {
            guard !isOutdated, activity.phase == .active else { return nil }
            return activity.staleDate.map { max($0, changed) }
        }
    }

    private var running: [Running] = []
    private let types: [String]
    private let makeProgram: MakeProgram
    private let report: DiagnosticCollector
    private var started = 0
    private var alert: (identifier: String, end: Double)?
    /// The steps of the activities so far.
    package private(set) var events: [ActivityEvent] = []

    /// Seconds that an alert shows an activity large (fact: activities/life.alert).
    private static let alertSeconds = 5.0
    /// Activities of a device, as many as iOS keeps (fact: activities/life.count).
    private static let maxCount = 5

    /// - Parameters:
    ///   - types: the names of the app's types.
    ///   - report: collects findings about pushes.
    package init(types: [String], report: DiagnosticCollector, makeProgram: @escaping MakeProgram) {
        (self.types, self.report, self.makeProgram) = (types, report, makeProgram)
    }

    deinit { running.forEach { $0.program.end() } }

    // MARK: Pushes

    /// Receives a push.
    /// - Parameters:
    ///   - identifier: the activity's, as the token names it to APNs; `nil` for the newest of the push's type.
    ///   - date: seconds since 1970.
    /// - Throws: every reason why a device would ignore it.
    package func receive(_ push: ActivityPush, for identifier: String? = nil, at date: Double) throws {
        advance(to: date)
        let changed: Int
        switch push.event {
        case .start: changed = try start(push, identifier, at: date)
        case .update, .end:
            guard let index = index(of: push, identifier) else {
                changed = try startLate(push, identifier, at: date)
                break
            }
            changed = index
            if let timestamp = push.timestamp, timestamp < running[changed].activity.timestamp {
                return report.add(
                    Diagnostic(
                        .warning, "activity-old-push",
                        "the push is older than the one before, so the device ignores it",
                        at: SourceSpan(file: push.file), path: "$.aps.timestamp",
                        hint: "timestamp is the second at which the push is made"))
            }
            try update(changed, push, at: date)
        }
        if push.alerts {
            alert = (running[changed].activity.identifier, date + Self.alertSeconds)
            record(.alerted, running[changed].activity, at: date)
        }
    }

    /// - Returns: the index of the new activity.
    private func start(_ push: ActivityPush, _ identifier: String?, at date: Double) throws -> Int {
        guard running.count < Self.maxCount else {
            throw InputError(
                Diagnostic(
                    .error, "too-many-activities", "\(Self.maxCount) activities run already, and iOS starts no more",
                    at: SourceSpan(file: push.file), hint: "end one first"))
        }
        started += 1
        let activity = LiveActivity(
            identifier: identifier ?? "activity-\(started)", attributesType: push.attributesType ?? "",
            attributes: push.attributes ?? JSONValue(.object([])), state: push.state ?? JSONValue(.object([])),
            startDate: date, timestamp: push.timestamp ?? date, staleDate: push.staleDate,
            relevanceScore: push.relevanceScore)
        var new = Running(activity: activity, program: try makeProgram(activity.attributesType), changed: date)
        try show(&new, push, at: date)
        running.append(new)
        record(.started, activity, at: date)
        return running.count - 1
    }

    /// The running activity that a push is for.
    private func index(of push: ActivityPush, _ identifier: String?) -> Int? {
        running.lastIndex { running in
            guard running.activity.phase == .active else { return false }
            if let identifier { return running.activity.identifier == identifier }
            return push.attributesType.map { $0 == running.activity.attributesType } ?? true
        }
    }

    /// Starts the activity of an update or end that names type and attributes, as its app did before.
    /// - Returns: its index.
    private func startLate(_ push: ActivityPush, _ identifier: String?, at date: Double) throws -> Int {
        guard push.attributesType != nil, push.attributes != nil, push.state != nil else {
            throw InputError(
                [
                    Diagnostic(
                        .error, "activity-missing",
                        "no activity runs that the push could \(push.event.rawValue)"
                            + (identifier.map { ": there is none called \($0.quoted())" } ?? ""),
                        at: SourceSpan(file: push.file), path: "$.aps.event",
                        hint: "give the start with --delivered, or write attributes-type and attributes into the push")
                ] + (try stateFindings(about: push)))
        }
        let index = try start(push, identifier, at: date)
        if push.event == .end { try update(index, push, at: date) }
        return index
    }

    /// The findings about a state for which no activity runs; none if one of the types takes it.
    private func stateFindings(about push: ActivityPush) throws -> [Diagnostic] {
        guard let state = push.state else { return [] }
        var refused: [Diagnostic] = []
        for type in push.attributesType.map({ [$0] }) ?? types {
            let program = try makeProgram(type)
            defer { program.end() }
            let values = ActivityValues(identifier: "", attributes: nil, state: state, isStale: false)
            let findings = try program.show(values).findings(about: push)
            guard findings.contains(where: { $0.severity == .error }) else { return findings }
            if refused.isEmpty { refused = findings }
        }
        return refused
    }

    private func update(_ index: Int, _ push: ActivityPush, at date: Double) throws {
        var next = running[index]
        if let state = push.state { next.activity.state = state }
        next.activity.timestamp = push.timestamp ?? next.activity.timestamp
        next.activity.staleDate = push.staleDate
        next.activity.relevanceScore = push.relevanceScore
        if push.event == .end {
            next.activity.end(at: date, dismissal: push.dismissalDate)
            if let dismissal = push.dismissalDate, dismissal > date + LiveActivity.endedHours * 3600 {
                report.add(
                    Diagnostic(
                        .warning, "activity-dismissal",
                        "iOS removes an ended activity after \(Int(LiveActivity.endedHours)) hours, before its dismissal-date",
                        at: SourceSpan(file: push.file), path: "$.aps.dismissal-date"))
            }
        }
        (next.changed, next.isOutdated) = (date, false)
        try show(&next, push, at: date)
        running[index] = next
        record(push.event == .end ? .ended : .updated, next.activity, at: date)
    }

    /// Shows the values of a push.
    /// - Throws: the reason why the app's types refuse them.
    private func show(_ next: inout Running, _ push: ActivityPush, at date: Double) throws {
        let values = next.activity.values(at: date)
        let findings = try next.program.show(values).findings(about: push)
        if findings.contains(where: { $0.severity == .error }) { throw InputError(findings) }
        findings.forEach(report.add)
        next.shown = values
        next.views = try next.program.views()
    }

    // MARK: Time

    /// Ends, removes and outdates activities whose time has come.
    package func advance(to date: Double) {
        for index in running.indices {
            if let stale = running[index].staleDate, date >= stale {
                running[index].isOutdated = true
                record(.outdated, running[index].activity, at: stale)
            }
            let limit = running[index].activity.limit
            if running[index].activity.phase == .active, date >= limit {
                running[index].activity.end(at: limit, dismissal: nil)
                record(.ended, running[index].activity, at: limit)
            }
        }
        for gone in running where !gone.activity.isShown(at: date) {
            gone.program.end()
            record(.dismissed, gone.activity, at: date)
        }
        running.removeAll { !$0.activity.isShown(at: date) }
        if let end = alert?.end, date >= end { alert = nil }
    }

    /// The activities at a date, with the views at that moment.
    /// - Throws: the reason why the code couldn't be called.
    package func scene(at date: Double) throws -> ActivityScene {
        advance(to: date)
        for index in running.indices {
            let values = running[index].activity.values(at: date)
            if values != running[index].shown {
                _ = try running[index].program.show(values)
                running[index].shown = values
            }
            running[index].views = try running[index].program.views()
        }
        return ActivityScene(
            items: order.map { index in
                let activity = running[index].activity
                return ActivityScene.Item(
                    identifier: activity.identifier, attributesType: activity.attributesType,
                    views: running[index].views, isStale: activity.isStale(at: date),
                    isActive: activity.phase == .active)
            }, alert: alert?.identifier)
    }

    /// The next date at which an activity becomes outdated, ends or leaves by itself; `nil` if none does.
    package var nextChange: Double? {
        running.map { min($0.staleDate ?? .infinity, $0.activity.limit) }.min()
    }

    package var isEmpty: Bool { running.isEmpty }

    /// The user presses the island, or the card, long.
    package func expand() {
        guard let first = order.first else { return }
        alert = (running[first].activity.identifier, .infinity)
    }

    /// The user touches beside what a long press opened.
    /// - Returns: `false` if it did nothing, as an alert goes by itself.
    package func collapse() -> Bool {
        guard alert?.end == .infinity else { return false }
        alert = nil
        return true
    }

    /// The indices of activities, the most relevant first; of equal ones the first started (fact: activities/order.score).
    private var order: [Int] {
        running.indices.sorted {
            (-running[$0].activity.relevanceScore, $0) < (-running[$1].activity.relevanceScore, $1)
        }
    }

    private func record(_ kind: ActivityEvent.Kind, _ activity: LiveActivity, at date: Double) {
        events.append(
            ActivityEvent(
                date: date, kind: kind, identifier: activity.identifier, attributesType: activity.attributesType))
    }
}

/// A step of an activity's life.
package struct ActivityEvent: Sendable, Equatable {
    package enum Kind: String, Sendable { case started, updated, alerted, outdated, ended, dismissed }

    /// In seconds since 1970.
    package var date: Double
    package var kind: Kind
    package var identifier: String
    package var attributesType: String
}
