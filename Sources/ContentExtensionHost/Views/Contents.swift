import AutoLayout

/// A UILabel.
public struct Label: Sendable, Equatable {
    /// Plain text, as it is drawn; a line feed starts a paragraph.
    @ByteString public var text: String
    /// The system font at 17 points unless set, as UILabel's is (fact: uikit/label.defaults).
    public var font: Font
    /// UIColor.label unless set, which follows the appearance.
    public var textColor: Color
    /// `natural` unless set: the leading side of the user's language, whatever the text's script.
    public var alignment: TextAlignment
    /// 0 means as many as it takes.
    public var numberOfLines: Int
    /// What happens to text that is too long for the last line; truncated at the tail unless set.
    public var lineBreakMode: LineBreakMode
    /// Within 0…1; below 1 the text shrinks as far as this before it is truncated.
    public var minimumScaleFactor: Double
    /// The distance of baselines in points, in place of the font's own line height.
    public var lineHeight: Double?
    /// UILabel's attributedText: stretches with attributes of their own, shown in place of `text` unless empty.
    public var runs: [TextRun]
    /// UILabel's shadowColor and shadowOffset; `nil` draws none.
    public var textShadow: TextShadow?
    /// A label that isn't enabled draws its text fainter.
    public var isEnabled: Bool
    /// Whether a text of several lines shrinks, as far as `minimumScaleFactor`, until no word is broken inside: the
    /// system's own alerts and tiles do, UILabel doesn't.
    package var keepsWordsWhole = false

    public init(
        _ text: String, font: Font = .system(17), textColor: Color = .label, alignment: TextAlignment = .natural,
        numberOfLines: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail, minimumScaleFactor: Double = 1,
        lineHeight: Double? = nil, runs: [TextRun] = [], textShadow: TextShadow? = nil, isEnabled: Bool = true
    ) {
        self.text = text
        self.font = font
        self.textColor = textColor
        self.alignment = alignment
        self.numberOfLines = max(0, numberOfLines)
        self.lineBreakMode = lineBreakMode
        self.minimumScaleFactor = min(1, max(0.01, minimumScaleFactor))
        self.lineHeight = lineHeight
        self.runs = runs
        self.textShadow = textShadow
        self.isEnabled = isEnabled
    }
}

/// NSTextAlignment.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
    /// `natural` is the leading side of the user's language; `justified` stretches every line but a paragraph's last.
    case natural, left, center, right, justified
}

/// NSLineBreakMode.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    /// Breaks between words; what doesn't fit in the last line isn't drawn.
    case byWordWrapping = "wordWrap"
    /// Breaks between any two characters; what doesn't fit in the last line isn't drawn.
    case byCharWrapping = "charWrap"
    /// Cuts the last line off at the edge, in the middle of a character if need be.
    case byClipping = "clip"
    /// `…and the end`: the last line shows the text's end.
    case byTruncatingHead = "truncateHead"
    /// `The start…`: the last line shows as much as fits.
    case byTruncatingTail = "truncateTail"
    /// `The…end`: the last line shows its start and the text's end.
    case byTruncatingMiddle = "truncateMiddle"
}

/// A UIImageView.
public struct ImageView: Sendable, Equatable {
    /// `nil` shows nothing and has no intrinsic size.
    public var image: ImageReference?
    /// `scaleToFill` unless set, as UIKit's, which distorts the image (fact: uikit/image.defaults).
    public var contentMode: ContentMode
    /// Whether the image is drawn as it is, or its shape in the tint colour.
    public var renderingMode: RenderingMode
    /// CALayer's contentsRect: the part that the content mode places, in unit coordinates; the whole image when `nil`.
    /// What lies beyond it is cut off by the view's bounds alone.
    package var contentsRect: Rect?

    public init(
        _ image: ImageReference?, contentMode: ContentMode = .scaleToFill, renderingMode: RenderingMode = .automatic
    ) {
        self.image = image
        self.contentMode = contentMode
        self.renderingMode = renderingMode
    }
}

/// UIImage.RenderingMode.
public enum RenderingMode: String, Sendable, Hashable, CaseIterable {
    /// `automatic` draws symbols in the tint colour and files as they are; `alwaysTemplate` draws any image's shape in it.
    case automatic, alwaysOriginal, alwaysTemplate
}

/// An image that has been found; what template sources, attachments and assets resolve to.
public enum ImageReference: Sendable, Hashable {
    /// A file by absolute path; `scale` is the pixels per point its size is given in (`@2x` in an asset's name). Of an
    /// animated image one frame, counted from 0; without, the frame of the moment is shown.
    case file(path: String, scale: Double, frame: Int? = nil)
    /// A system symbol by SF's name, at a point size, drawn in the tint colour.
    case symbol(name: String, pointSize: Double, weight: FontWeight)
    /// A grey box with words, for what can't be had: a remote image with no stand-in. One without a size in points
    /// fills its view.
    case placeholder(String, size: Size? = nil)
    /// A movie's picture at a time in seconds, where the machine has a decoder, else a dark box with words. The size in
    /// points is the file's own; without one it fills its view.
    case movie(path: String, time: Double, size: Size?, words: String)
}

/// UIView.ContentMode.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    /// `redraw` draws as `scaleToFill`; a position keeps the image's own size, and sticks out where the view is
    /// smaller.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Positions as above, in the corners.
    case topLeft, topRight, bottomLeft, bottomRight
}

/// A vector shape.
public enum Shape: Sendable, Equatable {
    /// A rectangle with the style's corner radius.
    case rectangle(fill: Color)
    /// An ellipse that touches the frame's four sides.
    case ellipse(fill: Color)
    /// A line along the longer side of the frame.
    case line(color: Color, width: Double, dash: [Double])
    /// Two diagonals from corner to corner, cut off by the frame.
    case cross(color: Color, width: Double)
    /// A linear gradient between two colours; the angle is in degrees, 0 downwards, 90 to the trailing side.
    case gradient(from: Color, to: Color, angle: Double)
}
