#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Moments as the command line and scenarios write them.
package enum ISODate {
    /// Seconds since 1970 of `2026-01-01T09:41:00Z`, `2026-01-01` (midnight GMT), or a number of seconds.
    package static func seconds(_ text: String) -> Double? {
        if let seconds = Double(text), seconds.isFinite, abs(seconds) < 1e11 { return seconds }
        if let date = try? Date(text, strategy: .iso8601) { return date.timeIntervalSince1970 }
        if let date = try? Date(text + "T00:00:00Z", strategy: .iso8601) { return date.timeIntervalSince1970 }
        return nil
    }
}
