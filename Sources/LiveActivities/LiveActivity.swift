import Basics
import Views

/// A Live Activity that was started, with what the last push made of it.
package struct LiveActivity: Sendable, Equatable {
    package enum Phase: Sendable, Equatable {
        case active
        /// It has left the island, and stays on the locked screen until `dismissal`, in seconds since 1970.
        case ended(dismissal: Double)
    }

    package var identifier: String
    /// The name of the app's type.
    package var attributesType: String
    package var attributes: JSONValue
    package var state: JSONValue
    /// In seconds since 1970.
    package var startDate: Double
    /// The last effective push's, in seconds since 1970.
    package var timestamp: Double
    package var staleDate: Double?
    package var relevanceScore: Double
    package var phase = Phase.active

    /// Hours that an activity may last, and hours that it stays on the locked screen after its end
    /// (facts: activities/life.active, activities/life.ended).
    static let (activeHours, endedHours) = (8.0, 4.0)
    /// Seconds from the first to the last moment of an activity.
    package static let longestSeconds = (activeHours + endedHours) * 3600

    /// `true` once its stale date has come.
    func isStale(at date: Double) -> Bool { staleDate.map { date >= $0 } ?? false }

    /// `true` while the locked screen shows it.
    func isShown(at date: Double) -> Bool {
        switch phase {
        case .active: true
        case .ended(let dismissal): date < dismissal
        }
    }

    /// The date at which it ends by itself, or leaves after its end; in seconds since 1970.
    var limit: Double {
        switch phase {
        case .active: startDate + Self.activeHours * 3600
        case .ended(let dismissal): dismissal
        }
    }

    /// The values that its views show.
    func values(at date: Double) -> ActivityValues {
        ActivityValues(identifier: identifier, attributes: attributes, state: state, isStale: isStale(at: date))
    }

    /// Ends it, at a push's wish or the system's.
    mutating func end(at date: Double, dismissal: Double?) {
        let latest = date + Self.endedHours * 3600
        phase = .ended(dismissal: min(dismissal ?? latest, latest))
    }
}
