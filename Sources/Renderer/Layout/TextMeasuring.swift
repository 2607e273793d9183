import Basics
import Views

/// A text with everything that affects its lines: the input of the text engine and the key of its cache.
package struct TextRequest: Sendable, Hashable, Encodable {
    /// Plain text; a line feed starts a paragraph.
    @ByteString package var text: String
    /// A fixed size in points: text styles have been resolved (`Typography`).
    package var font: ResolvedFont
    /// `natural` follows `isRightToLeft`, whatever the text's script.
    package var alignment: TextAlignment
    /// The treatment of text beyond the last line or the width.
    package var lineBreakMode: LineBreakMode
    /// 0 for any number.
    package var numberOfLines: Int
    /// The smallest factor for the font's size, 0…1; only a text of one line shrinks.
    package var minimumScaleFactor: Double
    /// Shrinks a text of several lines until every word fits on a line.
    package var keepsWordsWhole = false
    /// The distance of baselines in points; 0 in a text with runs gives each line its fonts' height.
    package var lineHeight: Double
    /// A language tag such as `zh-Hans`; affects Han glyphs and line breaking.
    package var language: String
    /// The direction of paragraphs without letters.
    package var isRightToLeft: Bool
    /// The runs of an attributed text in order; empty for plain text.
    package var runs: [Run]

    package init(
        text: String, font: ResolvedFont, alignment: TextAlignment = .natural,
        lineBreakMode: LineBreakMode = .byTruncatingTail, numberOfLines: Int = 1, minimumScaleFactor: Double = 1,
        lineHeight: Double? = nil, language: String = "en", isRightToLeft: Bool = false, runs: [Run] = []
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

    /// The attributes that affect the glyphs of a part of the text.
    package struct Run: Sendable, Hashable, Encodable {
        /// The length in UTF-8 code units.
        package var length: Int
        /// A fixed size in points.
        package var font: ResolvedFont
        /// Points after each character, in place of the font's tracking.
        package var kern: Double?
        /// Points upwards.
        package var baselineOffset = 0.0
    }

    /// The largest font size in the text, in points.
    var largestFontSize: Double { runs.reduce(font.size) { max($0, $1.font.size) } }

    /// The largest size of the rounded design in points; 0 without it.
    var largestRoundedSize: Double {
        (runs.isEmpty ? [font] : runs.map(\.font)).reduce(0) { $1.design == .rounded ? max($0, $1.size) : $0 }
    }
}

/// The lines of a text at a width; a value, so that it can be compared, dumped and cached.
package struct TextLayout: Sendable, Equatable {
    /// A line in the text's own coordinates: x from its left edge, baseline from its top, in points.
    package struct Line: Sendable, Equatable {
        /// The line's characters, with its ellipsis.
        package var text: String
        /// The left end in points.
        package var x: Double
        /// Points from the top.
        package var baseline: Double
        /// The advance in points, without trailing spaces.
        package var width: Double

        package init(text: String, x: Double, baseline: Double, width: Double) {
            self.text = text
            self.x = x
            self.baseline = baseline
            self.width = width
        }
    }

    /// From top to bottom; empty for an empty text.
    package var lines: [Line]
    /// The widest line's width and the total height in points, not rounded to pixels.
    package var size: Size
    /// `true` when part of the text is left out.
    package var isTruncated: Bool
    /// The factor of the font's size that makes the text fit, from the minimum scale factor to 1.
    package var scale = 1.0

    package init(lines: [Line], size: Size, isTruncated: Bool, scale: Double = 1) {
        self.lines = lines
        self.size = size
        self.isTruncated = isTruncated
        self.scale = scale
    }
}

/// Breaks texts into lines; the layout's only access to fonts.
package protocol TextMeasuring: AnyObject {
    /// The lines of a text at a width in points; `nil` means its own width. Never fails: an impossible text is empty.
    func layout(_ request: TextRequest, width: Double?) -> TextLayout

    /// The vertical metrics of a font with a family; SF's for others.
    func metrics(of font: ResolvedFont) -> FontMetrics

    /// `true` for a font of iOS, and for one with a file here, by its family's or its PostScript name.
    func hasFont(named name: String) -> Bool
}

/// Measures images; the layout's only access to them.
package protocol ImageMeasuring: AnyObject {
    /// The natural size in points; `nil` for an unreadable image, which is reported.
    func naturalSize(of image: ImageReference) -> Size?
    /// The natural size in points; `nil` for a file that is no image, with a warning only, as UIImage's initializers
    /// give `nil` for it.
    func sizeForCode(of image: ImageReference) -> Size?
    /// `true` for a system symbol that has a drawing.
    func hasSymbol(named name: String) -> Bool
}
