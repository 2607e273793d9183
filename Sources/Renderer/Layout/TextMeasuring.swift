import ContentExtensionHost

/// A text with everything that decides its lines: what the text engine is asked for, and the key of its cache.
public struct TextRequest: Sendable, Hashable {
    /// Plain text; a line feed starts a paragraph.
    @ByteString public var text: String
    /// A fixed size in points: text styles have been resolved (`Typography`).
    public var font: ResolvedFont
    /// `natural` goes by `isRightToLeft`, whatever the text's script.
    public var alignment: TextAlignment
    /// What becomes of text beyond the last line or the width.
    public var lineBreakMode: LineBreakMode
    /// 0 means as many as it takes.
    public var numberOfLines: Int
    /// Within 0…1, of the font's size; only a text of one line shrinks.
    public var minimumScaleFactor: Double
    /// Whether a text of several lines shrinks until no word is broken inside.
    package var keepsWordsWhole = false
    /// The distance of baselines in points; 0 in a text with runs makes each line as high as its fonts.
    public var lineHeight: Double
    /// A language tag such as `zh-Hans`; decides Han glyphs and line breaking.
    public var language: String
    /// The direction of paragraphs without letters of their own.
    public var isRightToLeft: Bool
    /// The stretches of an attributed text in order; none for a text of one font.
    public var runs: [Run]

    public init(
        text: String, font: ResolvedFont, alignment: TextAlignment = .natural,
        lineBreakMode: LineBreakMode = .byTruncatingTail, numberOfLines: Int = 1, minimumScaleFactor: Double = 1,
        lineHeight: Double? = nil, language: String = "en", isRightToLeft: Bool = false,
        runs: [Run] = []
    ) {
        self.text = text
        self.font = font
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        self.numberOfLines = numberOfLines
        self.minimumScaleFactor = minimumScaleFactor
        self.lineHeight = lineHeight ?? font.lineHeight
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.runs = runs
    }

    /// What decides the glyphs of a stretch of text.
    public struct Run: Sendable, Hashable {
        /// In UTF-8 code units.
        public var length: Int
        /// A fixed size in points.
        public var font: ResolvedFont
        /// In points after each character, in place of the font's tracking.
        public var kern: Double?
        /// In points, upwards.
        public var baselineOffset: Double

        public init(length: Int, font: ResolvedFont, kern: Double? = nil, baselineOffset: Double = 0) {
            (self.length, self.font, self.kern, self.baselineOffset) = (length, font, kern, baselineOffset)
        }
    }

    /// The size of the largest font in it, in points.
    var largestFontSize: Double { runs.reduce(font.size) { max($0, $1.font.size) } }
}

/// The lines a text was broken into at a width; a value, so that it can be compared, dumped and kept.
public struct TextLayout: Sendable, Equatable {
    /// One line, in the text's own coordinates: x from its left edge, baseline from its top; points.
    public struct Line: Sendable, Equatable {
        /// The characters in it, with the ellipsis of a truncated one.
        public var text: String
        /// The left end of the line in points.
        public var x: Double
        /// In points, downwards.
        public var baseline: Double
        /// The advance in points, without spaces at the end.
        public var width: Double

        public init(text: String, x: Double, baseline: Double, width: Double) {
            (self.text, self.x, self.baseline, self.width) = (text, x, baseline, width)
        }
    }

    /// From the top; none for an empty text.
    public var lines: [Line]
    /// The width of the widest line and the height of all, in points, not rounded to pixels.
    public var size: Size
    /// Whether some of the text isn't shown.
    public var isTruncated: Bool
    /// What the font was scaled by to fit (1, or down to the minimum scale factor).
    public var scale: Double

    public init(lines: [Line], size: Size, isTruncated: Bool, scale: Double = 1) {
        (self.lines, self.size, self.isTruncated, self.scale) = (lines, size, isTruncated, scale)
    }
}

/// Breaks texts into lines. The layout knows nothing else about fonts.
package protocol TextMeasuring: AnyObject {
    /// The lines of a text at a width in points; `nil` means as wide as it is. Never fails: what can't be set is empty.
    func layout(_ request: TextRequest, width: Double?) -> TextLayout

    /// The vertical metrics of a font with a family; SF's of the others.
    func metrics(of font: ResolvedFont) -> FontMetrics
}

extension TextMeasuring {
    /// SF's.
    package func metrics(of font: ResolvedFont) -> FontMetrics { .system }
}

/// Knows how large images are. The layout knows nothing else about them.
package protocol ImageMeasuring: AnyObject {
    /// The natural size in points, or `nil` when the image can't be read (which has then been reported).
    func naturalSize(of image: ImageReference) -> Size?
}
