/// What the device lets through at the moment, whatever the app.
public struct DeviceMode: Sendable, Hashable {
    /// Whether the switch at the side is off, which silences all but critical sounds.
    public var isMuted: Bool
    /// Whether Do Not Disturb or a Focus is on, which lets through what is time-sensitive or critical.
    public var doNotDisturb: Bool
    /// When the scheduled summary comes; empty without one.
    public var summaryTimes: [TimeOfDay]

    public init(isMuted: Bool = false, doNotDisturb: Bool = false, summaryTimes: [TimeOfDay] = []) {
        self.isMuted = isMuted
        self.doNotDisturb = doNotDisturb
        self.summaryTimes = summaryTimes
    }
}

/// A time that comes every day, in the device's time zone.
public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// Minutes since midnight, within 0..<1440.
    public let minutes: Int

    public init?(hour: Int, minute: Int = 0) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        minutes = hour * 60 + minute
    }

    /// Reads `8:00` or `18:30`.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let hour = Int(parts[0]), let minute = Int(parts[1])
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool { left.minutes < right.minutes }
}
