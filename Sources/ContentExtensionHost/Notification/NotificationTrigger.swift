import Basics
import Views

/// UNNotificationTrigger: the cause of a request's delivery (fact: api/request.trigger). Location triggers aren't modelled.
package enum NotificationTrigger: Sendable, Equatable {
    /// UNPushNotificationTrigger: APNs has delivered it.
    case push
    /// UNTimeIntervalNotificationTrigger: seconds after the request, at least `shortestRepetition` if it repeats.
    case timeInterval(Double, repeats: Bool)
    /// UNCalendarNotificationTrigger: the next date that matches.
    case calendar(CalendarComponents, repeats: Bool)

    /// Seconds below which iOS refuses a repeating time interval (fact: api/request.time).
    package static let shortestRepetition = 60.0

    var repeats: Bool {
        switch self {
        case .push: false
        case .timeInterval(_, let repeats), .calendar(_, let repeats): repeats
        }
    }

    /// The seconds from a date until the next delivery; `nil` if there is none.
    /// - Parameter date: in seconds since 1970.
    func wait(after date: Double, timeZone: String) -> Double? {
        switch self {
        case .push: return nil
        case .timeInterval(let seconds, _): return seconds
        case .calendar(let components, _):
            // Dates are rounded: a date that fires isn't its own next one.
            let next = LocalizedFormat.nextDate(after: date + 0.001, matching: components, timeZone)
            return next.map { $0 - date }
        }
    }
}

extension NotificationTrigger: JSONDecodable {
    /// Decodes a local request's trigger in the words of the triggers' initializers.
    package static func decode(_ raw: JSONValue, path: String, report: DiagnosticCollector) -> NotificationTrigger? {
        let what = "an object with \"timeInterval\" or \"dateMatching\""
        guard let reader = report.object(raw, path: path, what) else { return nil }
        let seconds = reader.number("timeInterval", in: 0.001...Limits.advanceSeconds)
        let components = reader.decode("dateMatching", CalendarComponents.self)
        let repeats = reader.bool("repeats") ?? false
        reader.finish { $0 == "region" ? "requests with a location trigger are never delivered here" : nil }
        switch (reader.raw("timeInterval"), reader.raw("dateMatching")) {
        case (nil, nil):
            report.add(
                .error, "missing-key", "the trigger says no time", at: raw.position, path: path,
                hint: "write \"timeInterval\": 60, or \"dateMatching\": {\"hour\": 9}")
        case (_?, let stray?):
            report.add(
                .error, "conflicting-keys", "\"timeInterval\" and \"dateMatching\" both say when it is due",
                at: stray.position, path: path, hint: "keep one")
            return nil
        case (let interval?, nil) where repeats && seconds ?? shortestRepetition < shortestRepetition:
            report.add(
                .error, "out-of-range",
                "a repeating time interval is \(JSONValue.text(of: shortestRepetition)) seconds or longer",
                at: interval.position, path: reader.child("timeInterval"),
                hint: "write \(JSONValue.text(of: shortestRepetition)) or more; iOS raises an exception for less")
            return nil
        case (_?, nil), (nil, _?): break
        }
        return seconds.map { .timeInterval($0, repeats: repeats) }
            ?? components.map { .calendar($0, repeats: repeats) }
    }
}
