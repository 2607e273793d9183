import Foundation
import RNFoundation

// The clocks of the C library on virtual time. Defined here, they win over libc's in the executable, and so Foundation's
// own calendars and dates see the run's instant. SwiftPM's targets leave this file out: tests need the machine's clock.

@_cdecl("clock_gettime")
public func hostedClockGettime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
    guard Host.isClockVirtual else { return RealClock.gettime?(clock, time) ?? -1 }
    // Seconds of uptime at the start, as DispatchTime has them.
    let seconds = (clock == CLOCK_REALTIME ? Host.shared.startDate : 1000) + Host.shared.now
    let whole = seconds.rounded(.down)
    time?.pointee = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    return 0
}

@_cdecl("gettimeofday")
public func hostedGettimeofday(_ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    var now = timespec()
    guard hostedClockGettime(CLOCK_REALTIME, &now) == 0 else { return -1 }
    time?.pointee = timeval(tv_sec: now.tv_sec, tv_usec: now.tv_nsec / 1000)
    return 0
}

@_cdecl("time")
public func hostedTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
    var now = timespec()
    _ = hostedClockGettime(CLOCK_REALTIME, &now)
    result?.pointee = now.tv_sec
    return now.tv_sec
}

/// libc's own clock, for the time before the first call.
private enum RealClock {
    private static let next = UnsafeMutableRawPointer(bitPattern: -1)
    static let gettime = unsafeBitCast(
        dlsym(next, "clock_gettime"), to: (@convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32)?.self)
}
