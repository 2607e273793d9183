import ContentExtensionHost

/// A font in a size, with SF's vertical metrics and tracking unless it has a family (facts: type/sf, type/tracking).
package struct ResolvedFont: Sendable, Hashable, Encodable {
    /// Points.
    package var size: Double
    /// The final weight; a text style's weight is already resolved.
    package var weight: FontWeight
    /// Uses the family's italic face.
    package var isItalic: Bool
    /// Selects the face without a `family`; `rounded` is drawn as `default`.
    package var design: Font.Design
    /// The family's name; `nil` for the system font.
    package var family: String?
    /// Uses the font's `tnum` feature: figures of equal width.
    package var hasMonospacedDigits: Bool
    /// SF's metrics, or those of the family.
    package var metrics: FontMetrics

    package init(
        size: Double, weight: FontWeight = .regular, isItalic: Bool = false, design: Font.Design = .default,
        family: String? = nil, hasMonospacedDigits: Bool = false, metrics: FontMetrics = .system
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
