import ContentExtensionHost

/// What is to be painted, in order: frames resolved, colours resolved, everything in points of the canvas.
public struct DisplayList: Sendable, Hashable {
    /// The canvas in points.
    public var size: Size
    /// Back to front: each one paints over those before it.
    public var commands: [DisplayCommand]
    /// Seconds since the look came up, which decide the frames of moving images.
    public var time: Double

    public init(size: Size, commands: [DisplayCommand] = [], time: Double = 0) {
        self.size = size
        self.commands = commands
        self.time = time
    }
}

/// One step of painting. Coordinates are points of the canvas, y downwards.
public enum DisplayCommand: Sendable, Hashable {
    /// The wallpaper, blurred and dimmed, over the whole canvas.
    case backdrop(Backdrop)
    /// One colour inside an outline.
    case fill(Outline, RGBA)
    /// A line along the outline's inside.
    case strokeInside(Outline, width: Double, RGBA)
    /// A straight line; `dash` is empty for a solid one. Points.
    case line(from: Point, to: Point, width: Double, dash: [Double], roundCap: Bool, RGBA)
    /// Two colours inside an outline, mixed in sRGB along the line from `start` to `end`; beyond it they go on.
    case gradient(Outline, from: RGBA, to: RGBA, start: Point, end: Point)
    /// The shadow of an outline, drawn only outside it.
    case shadow(Outline, RGBA, radius: Double, offset: Point)
    /// A blur material over what has been painted so far.
    case material(Outline, MaterialRecipe)
    /// An image in a rectangle; what lies outside `clip` isn't drawn. `template` paints its alpha in a colour.
    case image(ImageReference, in: Rect, clip: Outline?, template: RGBA?)
    /// A text with its top left corner at a point, set at a width (`nil`: its own).
    case text(TextRequest, at: Point, width: Double?, RGBA)
    /// An attributed text, with a paint for each of the request's runs.
    case attributedText(TextRequest, at: Point, width: Double?, [TextPaint])
    /// Up to the matching pop nothing outside the outline is painted; clips nest and intersect.
    case pushClip(Outline)
    /// Ends the clip that was pushed last.
    case popClip
    /// Everything up to the matching pop is painted as one, at an opacity.
    case pushOpacity(Double)
    /// Ends the group that was pushed last.
    case popOpacity
}

/// How a run of an attributed text is painted.
public struct TextPaint: Sendable, Hashable {
    /// Of the glyphs and the lines through and below them.
    public var color: RGBA
    /// As high as the line; `nil` paints none.
    public var background: RGBA?
    /// Whether a line stands below the baseline.
    public var isUnderlined: Bool
    /// Whether a line goes through the small letters.
    public var isStruckThrough: Bool

    public init(_ color: RGBA, background: RGBA? = nil, isUnderlined: Bool = false, isStruckThrough: Bool = false) {
        self.color = color
        self.background = background
        self.isUnderlined = isUnderlined
        self.isStruckThrough = isStruckThrough
    }
}

/// A closed outline.
public enum Outline: Sendable, Hashable {
    /// With right angles.
    case rect(Rect)
    /// The radius is in points, half the shorter side at most; a continuous curve without room becomes circular.
    case roundedRect(Rect, radius: Double, curve: CornerCurve)
    /// The ellipse that touches the rectangle's sides.
    case ellipse(Rect)

    /// The smallest rectangle around it.
    public var bounds: Rect {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
        }
    }
}

/// The wallpaper behind everything (fact: ios10/backdrop).
public struct Backdrop: Sendable, Hashable {
    /// Where its colours come from.
    public enum Fill: Sendable, Hashable {
        /// An image file, drawn to fill the screen and blurred.
        case image(path: String)
        /// Colours from the top to the bottom of the screen, for when no wallpaper is given.
        case gradient([RGBA])
        /// One flat colour.
        case color(RGBA)
    }

    /// Only an image is blurred.
    public var source: Fill
    /// The screen that the wallpaper fills, in the canvas's coordinates; points.
    public var screen: Rect
    /// The Gaussian's sigma in points.
    public var blurRadius: Double
    /// Laid over the blurred wallpaper.
    public var tint: RGBA

    public init(source: Fill, screen: Rect, blurRadius: Double, tint: RGBA) {
        (self.source, self.screen, self.blurRadius, self.tint) = (source, screen, blurRadius, tint)
    }
}

/// How a material changes what lies behind it: the colour is moved away from its grey by `saturation`, and each channel
/// becomes `multiply × value + add`, kept within 0…1.
///
/// On vector formats, which can't read back, `approximation` is laid over instead.
public struct MaterialRecipe: Sendable, Hashable {
    /// The factor of each channel; below 1 it flattens what shows through.
    public var multiply: Double
    /// Added to each channel after that, in units where 1 is white.
    public var add: Double
    /// 1 leaves colours as they are, 0 makes them grey.
    public var saturation: Double
    /// What stands for the recipe on a plain background: a colour with an alpha.
    public var approximation: RGBA
    /// The Gaussian's sigma, in points, at which a wallpaper that is sharper shows through; 0 blurs nothing.
    public var blurRadius: Double

    public init(
        multiply: Double, add: Double, saturation: Double = 1, approximation: RGBA, blurRadius: Double = 0
    ) {
        (self.multiply, self.add, self.saturation) = (multiply, add, saturation)
        self.approximation = approximation
        self.blurRadius = blurRadius
    }

    /// What "Reduce Transparency" leaves of it: one grey, whatever lies behind.
    /// - Parameter palette: its `systemGray5` stands for what lies behind.
    func opaque(_ palette: Palette) -> MaterialRecipe {
        let ground = palette.resolve(.semantic(.systemGray5))
        let (over, alpha) = (approximation, approximation.alpha)
        func luma(_ color: RGBA) -> Double { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }
        let grey = luma(over) * alpha + luma(ground) * (1 - alpha)
        return MaterialRecipe(multiply: 0, add: grey, approximation: RGBA(white: grey))
    }
}
