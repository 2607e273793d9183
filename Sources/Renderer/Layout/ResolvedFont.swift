import Views

/// A font in a size, with SF's vertical metrics and tracking unless it has a family (facts: type/sf, type/tracking).
package struct ResolvedFont: Sendable, Hashable, Encodable {
    /// Points.
    package var size: Double
    /// The final weight; a text style's weight is already resolved.
    package var weight = FontWeight.regular
    /// Uses the family's italic face.
    package var isItalic = false
    /// Selects the face without a `family`; `rounded` is drawn by `RoundedDesign`.
    package var design = Font.Design.default
    /// The family's name; `nil` for the system font.
    package var family: String?
    /// Uses the font's `tnum` feature: figures of equal width.
    package var hasMonospacedDigits = false
    /// SF's metrics, or those of the family.
    package var metrics = FontMetrics.system

    package init(
        size: Double, weight: FontWeight = .regular, isItalic: Bool = false,
        design: Font.Design = .default, family: String? = nil, hasMonospacedDigits: Bool = false,
        metrics: FontMetrics = .system
    ) {
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.design = design
        self.family = family
        self.hasMonospacedDigits = hasMonospacedDigits
        self.metrics = metrics
    }

    /// UIFont.ascender in points.
    package var ascender: Double { size * metrics.ascender }
    /// UIFont.descender in points, as a positive length.
    package var descender: Double { size * metrics.descender }
    /// SF's cap height, 1443/2048 of the size (fact: type/sf.cap-height).
    package static let capHeightRatio = 1443.0 / 2048
    /// UIFont.lineHeight: ascender + descender, leading 0.
    package var lineHeight: Double { ascender + descender }
}

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
