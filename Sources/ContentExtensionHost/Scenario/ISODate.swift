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

extension ObjectReader {
    /// Seconds since 1970 of a moment; anything else is reported.
    mutating func moment(_ key: String) -> Double? {
        guard let raw = raw(key) else { return nil }
        let moment =
            raw.number.flatMap { ISODate.seconds(JSONValue.text(of: $0)) } ?? raw.string.flatMap(ISODate.seconds)
        if moment == nil {
            report.add(
                .error, "wrong-type", "\(key) should be a moment, not \(raw.string?.quoted() ?? raw.kindName)",
                at: raw.position, path: child(key),
                hint: "it is like \"2026-01-01T09:41:00Z\", or seconds since 1970")
        }
        return moment
    }
}
