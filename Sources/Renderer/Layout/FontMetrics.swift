/// A font's vertical metrics for a size of 1.
package struct FontMetrics: Sendable, Hashable, Encodable {
    /// UIFont.ascender at 1 point.
    package var ascender: Double
    /// UIFont.descender at 1 point, as a positive length.
    package var descender: Double

    /// Non-finite or implausible values are replaced by SF's.
    package init(ascender: Double, descender: Double) {
        let isUsable = ascender > 0 && ascender < 4 && descender >= 0 && descender < 4
        self.ascender = isUsable ? ascender : 1950.0 / 2048
        self.descender = isUsable ? descender : 494.0 / 2048
    }

    /// SF's metrics (fact: type/sf.vertical-metrics).
    package static let system = FontMetrics(ascender: 1950.0 / 2048, descender: 494.0 / 2048)
}
