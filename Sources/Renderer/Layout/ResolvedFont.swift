import ContentExtensionHost

/// A font at a size, with SF's vertical metrics and tracking unless it has a family (facts: type/sf, type/tracking).
public struct ResolvedFont: Sendable, Hashable {
    /// In points.
    public var size: Double
    /// A text style's own weight has been resolved to one of these.
    public var weight: FontWeight
    /// Asks for the family's italic face.
    public var isItalic: Bool
    /// Chooses the face when there is no `family`; `rounded` is drawn as `default`.
    public var design: Font.Design
    /// A family by name, or `nil` for the system font.
    public var family: String?
    /// The font's `tnum` feature: figures of equal width.
    public var hasMonospacedDigits: Bool
    /// SF's, or those of the family.
    public var metrics: FontMetrics

    public init(
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
    public var ascender: Double { size * metrics.ascender }
    /// UIFont.descender in points, as a positive length.
    public var descender: Double { size * metrics.descender }
    /// SF's cap height, 1443/2048 of the size (fact: type/sf.cap-height).
    public static let capHeightRatio = 1443.0 / 2048
    /// UIFont.lineHeight: ascender + descender, leading 0.
    public var lineHeight: Double { ascender + descender }
}
