import AutoLayout

/// A stretch of an attributed text; what isn't set is the view's own.
public struct TextRun: Sendable, Hashable {
    /// The characters.
    @ByteString public var text: String
    /// The view's font when `nil`.
    public var font: Font?
    /// The view's text colour when `nil`.
    public var textColor: Color?
    /// Fills the stretch, as high as its lines.
    public var backgroundColor: Color?
    /// A single line below the baseline.
    public var isUnderlined: Bool
    /// A single line through the middle of the small letters.
    public var isStruckThrough: Bool
    /// NSAttributedString's kern in points after each character; `nil` is the font's own.
    public var kern: Double?
    /// In points, upwards.
    public var baselineOffset: Double

    public init(
        _ text: String, font: Font? = nil, textColor: Color? = nil, backgroundColor: Color? = nil,
        isUnderlined: Bool = false, isStruckThrough: Bool = false, kern: Double? = nil, baselineOffset: Double = 0
    ) {
        self.text = text
        self.font = font
        self.textColor = textColor
        self.backgroundColor = backgroundColor
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
        self.kern = kern
        self.baselineOffset = baselineOffset
    }
}

extension TextRun {
    /// What `kern` and `baselineOffset` may be, in points: no more than the largest font, so that lines can be reckoned.
    package static let shifts = -Limits.fontSize.upperBound...Limits.fontSize.upperBound
}

extension [TextRun] {
    /// The characters of all stretches.
    package var plainText: String { map(\.text).joined() }

    /// What is read: the stretches, or the plain text where there are none.
    package func plainText(or text: String) -> String { isEmpty ? text : plainText }

    /// The attributed text after a plain one was set: UIKit keeps the attributes of the first character.
    package func replaced(by text: String) -> [TextRun] {
        guard var run = first else { return [] }
        run.text = text
        return [run]
    }
}

/// UILabel's shadowColor and shadowOffset: the text once more behind itself, without a blur.
public struct TextShadow: Sendable, Hashable {
    /// Of all glyphs, whatever their own colours.
    public var color: Color
    /// In points, y downwards; (0, −1) unless set, as UILabel's.
    public var offset: Point

    public init(color: Color, offset: Point = Point(x: 0, y: -1)) { (self.color, self.offset) = (color, offset) }
}
