/// A font's vertical metrics as shares of its size.
public struct FontMetrics: Sendable, Hashable {
    /// UIFont.ascender at 1 point.
    public var ascender: Double
    /// UIFont.descender at 1 point, as a positive length.
    public var descender: Double

    /// Numbers that aren't finite, or that no font has, become SF's.
    public init(ascender: Double, descender: Double) {
        let isUsable = ascender > 0 && ascender < 4 && descender >= 0 && descender < 4
        self.ascender = isUsable ? ascender : 1950.0 / 2048
        self.descender = isUsable ? descender : 494.0 / 2048
    }

    /// SF's (fact: type/sf.vertical-metrics).
    public static let system = FontMetrics(ascender: 1950.0 / 2048, descender: 494.0 / 2048)
}
