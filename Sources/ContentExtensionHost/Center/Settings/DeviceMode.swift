/// Modes of the device that silence or delay the notifications of every app.
public struct DeviceMode: Sendable, Hashable {
    /// `true` if the mute switch is on, which silences all but critical sounds.
    public var isMuted: Bool
    /// `true` if Do Not Disturb or a Focus is on; time-sensitive and critical notifications still pass.
    public var doNotDisturb: Bool
    /// The times of the scheduled summary; empty without one.
    public var summaryTimes: [TimeOfDay]

    public init(isMuted: Bool = false, doNotDisturb: Bool = false, summaryTimes: [TimeOfDay] = []) {
        self.isMuted = isMuted
        self.doNotDisturb = doNotDisturb
        self.summaryTimes = summaryTimes
    }
}

/// A daily time in the device's time zone.
public struct TimeOfDay: Sendable, Hashable, Comparable {
    /// Minutes since midnight, in 0..<1440.
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
