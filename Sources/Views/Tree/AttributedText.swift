import AutoLayout
import Basics

/// A run of an attributed text; `nil` attributes are the view's.
public struct TextRun: Sendable, Hashable {
    @ByteString public var text: String
    /// `nil` for the view's font.
    public var font: Font?
    /// `nil` for the view's text color.
    public var textColor: Color?
    /// Fills the height of the run's lines.
    public var backgroundColor: Color?
    /// A single line below the baseline.
    public var isUnderlined: Bool
    /// `nil` for the text's color.
    public var underlineColor: Color?
    /// A single line at the middle of the x-height.
    public var isStruckThrough: Bool
    /// `nil` for the text's color.
    public var strikethroughColor: Color?
    /// NSAttributedString's kern in points after each character; `nil` for the font's kerning.
    public var kern: Double?
    /// In points, upwards.
    public var baselineOffset: Double

    public init(
        _ text: String, font: Font? = nil, textColor: Color? = nil, backgroundColor: Color? = nil,
        isUnderlined: Bool = false, underlineColor: Color? = nil, isStruckThrough: Bool = false,
        strikethroughColor: Color? = nil, kern: Double? = nil, baselineOffset: Double = 0
    ) {
        self.text = text
        self.font = font
        self.textColor = textColor
        self.backgroundColor = backgroundColor
        self.isUnderlined = isUnderlined
        self.underlineColor = underlineColor
        self.isStruckThrough = isStruckThrough
        self.strikethroughColor = strikethroughColor
        self.kern = kern
        self.baselineOffset = baselineOffset
    }

    /// The range of `kern` and `baselineOffset` in points: up to the largest font size.
    package static let shifts = -Limits.fontSize.upperBound...Limits.fontSize.upperBound
}

extension [TextRun] {
    package var plainText: String { map(\.text).joined() }

    /// The text of the runs, or a plain text if there are none.
    package func plainText(or text: String) -> String { isEmpty ? text : plainText }

    /// The runs after setting a plain text: UIKit keeps the attributes of the first character.
    package func replaced(by text: String) -> [TextRun] {
        guard var run = first else { return [] }
        run.text = text
        return [run]
    }
}

/// UILabel's shadowColor and shadowOffset: a copy of the text behind it, without blur.
public struct TextShadow: Sendable, Hashable {
    /// The color of the shadow, independent of the glyphs' colors.
    public var color: Color
    /// In points, y downwards; (0, −1) by default, like UILabel.
    public var offset: Point

    public init(color: Color, offset: Point = Point(x: 0, y: -1)) { (self.color, self.offset) = (color, offset) }
}
