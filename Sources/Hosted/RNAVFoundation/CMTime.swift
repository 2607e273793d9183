@_exported import RNFoundation

/// A time as Core Media counts it.
public struct CMTime: Hashable, Comparable {
    public var value: Int64
    public var timescale: Int32
    public private(set) var isIndefinite = false

    public init() { (value, timescale) = (0, 0) }
    public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }
    public init(seconds: Double, preferredTimescale: Int32) {
        self.init(
            value: seconds.isFinite ? Int64((seconds * Double(preferredTimescale)).rounded()) : 0,
            timescale: preferredTimescale)
        isIndefinite = !seconds.isFinite
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(seconds: .infinity, preferredTimescale: 1)
    public static let positiveInfinity = CMTime(seconds: .infinity, preferredTimescale: 1)
    public var seconds: Double { isIndefinite || timescale == 0 ? .nan : Double(value) / Double(timescale) }
    public var isValid: Bool { timescale != 0 }
    public var isNumeric: Bool { isValid && !isIndefinite }
    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds + b.seconds, preferredTimescale: 600)
    }
    public static func - (a: CMTime, b: CMTime) -> CMTime {
        CMTime(seconds: a.seconds - b.seconds, preferredTimescale: 600)
    }
}

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, _ timescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: timescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTimeMaximum(_ a: CMTime, _ b: CMTime) -> CMTime { max(a, b) }
public func CMTimeMinimum(_ a: CMTime, _ b: CMTime) -> CMTime { min(a, b) }
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: 600)
}
public func CMTimeShow(_ time: CMTime) {}
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a > b ? 1 : 0 }

extension NSValue {
    /// Times as pairs of seconds and scale, which `timeValue` reads.
    public convenience init(time: CMTime) { self.init(point: CGPoint(x: time.seconds, y: Double(time.timescale))) }
    public convenience init(timeRange range: CMTimeRange) {
        self.init(point: CGPoint(x: range.start.seconds, y: range.duration.seconds))
    }
    public var timeValue: CMTime { CMTime(seconds: pointValue.x, preferredTimescale: Int32(pointValue.y)) }
    public var timeRangeValue: CMTimeRange {
        CMTimeRange(
            start: CMTime(seconds: pointValue.x, preferredTimescale: 600),
            duration: CMTime(seconds: pointValue.y, preferredTimescale: 600))
    }
}

public struct CMTimeRange: Hashable {
    public var start: CMTime
    public var duration: CMTime
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
    public var end: CMTime { start + duration }
}
