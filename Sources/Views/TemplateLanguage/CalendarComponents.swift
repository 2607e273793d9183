import Foundation

/// Components that dates match, as the DateComponents of a calendar trigger: hour 9 and minute 30 match once a day.
package struct CalendarComponents: Sendable, Equatable {
    /// The components of the Gregorian calendar, by their names in DateComponents.
    package enum Name: String, Sendable, CaseIterable {
        case year, month, day, weekday, weekdayOrdinal, hour, minute, second

        /// The valid values. Weekday 1 is Sunday; weekday ordinal 2 with it is the month's second Sunday.
        package var range: ClosedRange<Int> {
            switch self {
            case .year: 1...9_999
            case .month: 1...12
            case .day: 1...31
            case .weekday: 1...7
            case .weekdayOrdinal: 1...5
            case .hour: 0...23
            case .minute, .second: 0...59
            }
        }

        fileprivate var keyPath: WritableKeyPath<DateComponents, Int?> {
            switch self {
            case .year: \.year
            case .month: \.month
            case .day: \.day
            case .weekday: \.weekday
            case .weekdayOrdinal: \.weekdayOrdinal
            case .hour: \.hour
            case .minute: \.minute
            case .second: \.second
            }
        }
    }

    package var values: [Name: Int]
    /// Identifier of the time zone; `nil` for the device's.
    package var timeZone: String?

    package init(_ values: [Name: Int], timeZone: String? = nil) { (self.values, self.timeZone) = (values, timeZone) }
}

extension LocalizedFormat {
    /// The first date after another that matches, in seconds since 1970; `nil` for none.
    ///
    /// In place of a time that the zone skips comes the next one that exists; of a time that it repeats comes the first.
    package static func nextDate(after date: Double, matching components: CalendarComponents, _ timeZone: String)
        -> Double?
    {
        guard dates.contains(date) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone(components.timeZone ?? timeZone)
        var wanted = DateComponents()
        for (name, value) in components.values { wanted[keyPath: name.keyPath] = value }
        let found = calendar.nextDate(
            after: Date(timeIntervalSince1970: date), matching: wanted, matchingPolicy: .nextTime)
        return found?.timeIntervalSince1970
    }
}
