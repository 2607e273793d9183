import Foundation

extension Date {
    /// The date of the run; Foundation's own reads the machine's clock.
    public init() { self.init(timeIntervalSince1970: Clock.seconds) }
    public init(timeIntervalSinceNow interval: TimeInterval) {
        self.init(timeIntervalSince1970: Clock.seconds + interval)
    }
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince1970 - Clock.seconds }
    public static var now: Date { Date() }
}

enum Clock {
    /// Virtual seconds since 1970; the machine's outside of an extension process.
    static var seconds: Double {
        let host = Host.shared
        guard !host.isHosted else { return host.startDate + host.now }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

extension Locale {
    /// The run's locale; Foundation's is always en_001 on Linux.
    public static var current: Locale { Locale(identifier: Host.shared.device[.locale]?.string ?? "en_US") }
    public static var autoupdatingCurrent: Locale { current }

    public static var preferredLanguages: [String] {
        [current.identifier.replacingOccurrences(of: "_", with: "-")]
    }
}

extension TimeZone {
    /// The run's time zone.
    public static var current: TimeZone {
        Host.shared.device[.timeZone]?.string.flatMap { TimeZone(identifier: $0) } ?? TimeZone(secondsFromGMT: 0)
            ?? .gmt
    }
    public static var autoupdatingCurrent: TimeZone { current }
    public static var `default`: TimeZone { current }
}

extension Calendar {
    public static var current: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = .current
        calendar.timeZone = .current
        return calendar
    }
    public static var autoupdatingCurrent: Calendar { current }

    public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
    public func isDateInYesterday(_ date: Date) -> Bool {
        isDate(date, inSameDayAs: Date(timeIntervalSinceNow: -86_400))
    }
    public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date(timeIntervalSinceNow: 86_400)) }
}

/// Foundation's, in the run's locale and zone; `@unchecked Sendable` as its superclass.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        (locale, timeZone) = (.current, .current)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Foundation on Linux has no words for the days near today's.
    open override func string(from date: Date) -> String {
        guard doesRelativeDateFormatting, dateStyle != .none else { return super.string(from: date) }
        var calendar = Calendar.current
        calendar.timeZone = timeZone
        let days = calendar.dateComponents(
            [.day], from: calendar.startOfDay(for: Date()), to: calendar.startOfDay(for: date))
        guard let word = [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][days.day],
            FormatterLanguage.isEnglish(locale, "DateFormatter's words for days")
        else { return super.string(from: date) }
        let time = Foundation.DateFormatter()
        (time.locale, time.timeZone, time.dateStyle, time.timeStyle) = (locale, timeZone, .none, timeStyle)
        return timeStyle == .none ? word : "\(word) at \(time.string(from: date))"
    }

    open override class func localizedString(
        from date: Date, dateStyle: Foundation.DateFormatter.Style, timeStyle: Foundation.DateFormatter.Style
    ) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.string(from: date)
    }

    /// The pattern of a template in a locale.
    open override class func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
        Foundation.DateFormatter.dateFormat(fromTemplate: template, options: options, locale: locale ?? .current)
    }
}

/// Foundation's, in the run's locale; `@unchecked Sendable` as its superclass.
open class NumberFormatter: Foundation.NumberFormatter, @unchecked Sendable {
    public override init() {
        super.init()
        locale = .current
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A limit moves the other one that it passes; currencies have two digits at least.
    open override var maximumFractionDigits: Int {
        get { super.maximumFractionDigits }
        set {
            super.maximumFractionDigits = newValue
            if minimumFractionDigits > newValue { super.minimumFractionDigits = newValue }
        }
    }

    open override class func localizedString(
        from number: NSNumber, number style: Foundation.NumberFormatter.Style
    ) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.string(from: number) ?? ""
    }
}
