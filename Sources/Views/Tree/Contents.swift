import AutoLayout
import Basics

/// A UILabel.
public struct Label: Sendable, Equatable {
    /// Plain text; a line feed starts a paragraph.
    @ByteString public var text: String
    /// The system font at 17 points by default (fact: uikit/label.defaults).
    public var font: Font
    /// UIColor.label by default, which follows the appearance.
    public var textColor: Color
    /// `natural` by default: the leading side of the user's language, independent of the text's script.
    public var alignment: TextAlignment
    /// 0 for no limit.
    public var numberOfLines: Int
    /// Treatment of text that is too long for the last line; truncates at the tail by default.
    public var lineBreakMode: LineBreakMode
    /// In 0…1; below 1 the text shrinks down to this factor before it is truncated.
    public var minimumScaleFactor: Double
    /// The distance of baselines in points; `nil` for the font's line height.
    public var lineHeight: Double?
    /// UILabel's attributedText, shown instead of `text` unless empty.
    public var runs: [TextRun]
    /// UILabel's shadowColor and shadowOffset; `nil` for none.
    public var textShadow: TextShadow?
    /// `false` draws the text fainter.
    public var isEnabled: Bool
    /// `true` shrinks multi-line text, down to `minimumScaleFactor`, to keep words whole: alerts do, UILabel doesn't.
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
public enum TextAlignment: String, Sendable, Hashable, CaseIterable, Encodable {
    /// `natural` is the leading side of the user's language; `justified` stretches all lines except a paragraph's last.
    case natural, left, center, right, justified
}

/// NSLineBreakMode.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable, Encodable {
    /// Breaks between words; text beyond the last line is omitted.
    case byWordWrapping = "wordWrap"
    /// Breaks between any two characters; text beyond the last line is omitted.
    case byCharWrapping = "charWrap"
    /// Clips the last line at the edge, also within a character.
    case byClipping = "clip"
    /// `…and the end`: the last line ends with the text's end.
    case byTruncatingHead = "truncateHead"
    /// `The start…`: the last line shows as much as fits.
    case byTruncatingTail = "truncateTail"
    /// `The…end`: the last line shows its start and the text's end.
    case byTruncatingMiddle = "truncateMiddle"
}

/// A UIImageView.
public struct ImageView: Sendable, Equatable {
    /// `nil` draws nothing and has no intrinsic size.
    public var image: ImageReference?
    /// `scaleToFill` by default, like UIKit, which distorts the image (fact: uikit/image.defaults).
    public var contentMode: ContentMode
    /// Selects the original colors or the tint color.
    public var renderingMode: RenderingMode
    /// CALayer's contentsRect: the part that the content mode places, in unit coordinates; `nil` for the whole image.
    /// The rest of the image is clipped by the view's bounds only.
    package var contentsRect: Rect?
    /// The colour behind transparent parts of an app's icon, which iOS draws on black; `nil` for none.
    package var matte: RGBA?

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
    /// `automatic` tints symbols and draws files in their colors; `alwaysTemplate` tints every image.
    case automatic, alwaysOriginal, alwaysTemplate
}

/// A resolved image of a template, attachment or asset catalog.
public enum ImageReference: Sendable, Hashable, Encodable {
    /// A file by absolute path, with its scale in pixels per point (`@2x` in an asset's name). `frame` selects a frame
    /// (from 0) of an animated image; without it the current frame is drawn.
    case file(path: String, scale: Double, frame: Int? = nil)
    /// A system symbol by SF's name at a point size, drawn in the tint color.
    case symbol(name: String, pointSize: Double, weight: FontWeight)
    /// A grey box with a text for an unavailable image; without a size in points it fills its view.
    case placeholder(String, size: Size? = nil)
    /// A movie's frame at a time in seconds if a decoder is installed, else a dark box with a text. The size in points
    /// is the file's; without it the picture fills its view.
    case movie(path: String, time: Double, size: Size?, words: String)

    package var isSymbol: Bool { if case .symbol = self { true } else { false } }
}

/// UIView.ContentMode.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    /// `redraw` is drawn like `scaleToFill`. The positions keep the image's size, and overflow smaller views.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// Positions in the corners.
    case topLeft, topRight, bottomLeft, bottomRight
}

/// A vector shape.
public enum Shape: Sendable, Equatable {
    /// A rectangle with the style's corner radius.
    case rectangle(fill: Color)
    /// An ellipse inscribed in the frame.
    case ellipse(fill: Color)
    /// A line along the longer side of the frame.
    case line(color: Color, width: Double, dash: [Double])
    /// Two diagonals from corner to corner, clipped to the frame.
    case cross(color: Color, width: Double)
    /// A linear gradient between two colors; the angle is in degrees, 0 downwards, 90 to the trailing side.
    case gradient(from: Color, to: Color, angle: Double)
    /// Lines and curves.
    case path(PathShape)
}
