import Views

/// Painting commands in order, with resolved frames and colours, in points of the canvas.
package struct DisplayList: Sendable, Hashable, Encodable {
    /// The canvas in points.
    package var size: Size
    /// From back to front: each paints over the earlier ones.
    package var commands: [DisplayCommand]
    /// Seconds since the notification was expanded; selects the frames of animated images.
    package var time: Double

    package init(size: Size, commands: [DisplayCommand] = [], time: Double = 0) {
        (self.size, self.commands, self.time) = (size, commands, time)
    }

    /// True where the picture has a backdrop, which covers all of it.
    var hasBackdrop: Bool { if case .backdrop = commands.first { true } else { false } }
}

/// One step of painting. Coordinates are points of the canvas, y downwards.
package enum DisplayCommand: Sendable, Hashable, Encodable {
    /// The wallpaper, blurred and dimmed, over the whole canvas.
    case backdrop(Backdrop)
    /// One colour inside an outline.
    case fill(Outline, RGBA)
    /// A line along the outline's inside.
    case strokeInside(Outline, width: Double, RGBA)
    /// A straight line; `dash` is empty for a solid one. Points.
    case line(from: Point, to: Point, width: Double, dash: [Double], roundCap: Bool, RGBA)
    /// Two colours inside an outline, interpolated in sRGB from `start` to `end` and constant beyond.
    case gradient(Outline, from: RGBA, to: RGBA, start: Point, end: Point)
    /// Colours inside an outline.
    case shading(Outline, GradientPaint)
    /// The line of a path.
    case stroke(Path, Stroke, RGBA)
    /// The shadow of an outline, drawn only outside it.
    case shadow(Outline, RGBA, radius: Double, offset: Point)
    /// A blur material over everything painted so far.
    case material(Outline, MaterialRecipe)
    /// An image in a rectangle, cut off at `clip`. `template` paints its alpha in a colour.
    case image(ImageReference, in: Rect, clip: Outline?, template: RGBA?)
    /// A text with its top left corner at a point, set at a width (`nil`: its own).
    case text(TextRequest, at: Point, width: Double?, RGBA)
    /// The same, changing the pixels below as a material does.
    case vibrantText(TextRequest, at: Point, width: Double?, MaterialRecipe)
    /// An attributed text, with a paint for each of the request's runs.
    case attributedText(TextRequest, at: Point, width: Double?, [TextPaint])
    /// Clips painting to the outline until the matching pop; clips nest and intersect.
    case pushClip(Outline)
    /// Ends the latest clip.
    case popClip
    /// Paints everything until the matching pop as one group, at an opacity.
    case pushOpacity(Double)
    /// Ends the latest group.
    case popOpacity
    /// Other commands, painted as one group through a map of the canvas.
    indirect case transformed([DisplayCommand], ViewTransform)
}

/// A gradient's colours and geometry.
package struct GradientPaint: Sendable, Hashable, Encodable {
    package var stops: [RGBA]
    /// In 0…1, one for each stop.
    package var positions: [Double]
    /// The rectangle whose sides are the points' units.
    package var frame: Rect
    package var start: Point
    package var end: Point
    /// Out from the start to the ellipse with the corner `end`; otherwise along the line to the end.
    package var isRadial: Bool
}

/// The paint of a run in an attributed text.
package struct TextPaint: Sendable, Hashable, Encodable {
    /// The colour of the glyphs, and of lines without one of their own.
    package var color: RGBA
    /// Painted as high as the line; `nil` for none.
    package var background: RGBA?
    /// Draws a line below the baseline.
    package var isUnderlined = false
    package var underlineColor: RGBA?
    /// Draws a line through the small letters.
    package var isStruckThrough = false
    package var strikethroughColor: RGBA?
}

/// The wallpaper behind everything (fact: ios10/backdrop).
package struct Backdrop: Sendable, Hashable, Encodable {
    /// The source of its colours.
    package enum Fill: Sendable, Hashable, Encodable {
        /// An image file, drawn to fill the screen and blurred.
        case image(path: String)
        /// Colours from the top to the bottom of the screen, used without a wallpaper.
        case gradient([RGBA])
        /// One flat colour.
        case color(RGBA)
    }

    /// Only an image is blurred.
    package var source: Fill
    /// The screen that the wallpaper fills, in the canvas's coordinates; points.
    package var screen: Rect
    /// The Gaussian's sigma in points.
    package var blurRadius: Double
    /// Painted over the blurred wallpaper.
    package var tint: RGBA

    package init(source: Fill, screen: Rect, blurRadius: Double, tint: RGBA) {
        self.source = source
        self.screen = screen
        self.blurRadius = blurRadius
        self.tint = tint
    }
}

/// A material's effect on the pixels behind it: `saturation` scales the colour's distance from its grey, then each
/// channel becomes `multiply × value + add`, clamped to 0…1.
///
/// Vector formats can't read pixels back; they use `approximation`.
package struct MaterialRecipe: Sendable, Hashable, Encodable {
    /// The factor of each channel; below 1 it reduces contrast.
    package var multiply: Double
    /// Added to each channel after that; 1 is white.
    package var add: Double
    /// 1 keeps colours, 0 makes them grey.
    package var saturation = 1.0
    /// The translucent colour that approximates the recipe on a plain background.
    package var approximation: RGBA
    /// The Gaussian's sigma in points for a sharp wallpaper behind the material; 0 doesn't blur.
    package var blurRadius = 0.0

    package init(
        multiply: Double, add: Double, saturation: Double = 1, approximation: RGBA, blurRadius: Double = 0
    ) {
        self.multiply = multiply
        self.add = add
        self.saturation = saturation
        self.approximation = approximation
        self.blurRadius = blurRadius
    }

    /// The recipe with "Reduce Transparency": one grey for every background.
    /// - Parameter palette: its `systemGray5` replaces the background.
    package func opaque(_ palette: Palette) -> MaterialRecipe {
        let ground = palette.resolve(.semantic(.systemGray5))
        let (over, alpha) = (approximation, approximation.alpha)
        func luma(_ color: RGBA) -> Double { 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue }
        let grey = luma(over) * alpha + luma(ground) * (1 - alpha)
        return MaterialRecipe(multiply: 0, add: grey, approximation: RGBA(white: grey))
    }
}

extension MaterialRecipe {
    /// The recipe at an opacity from 0 to 1.
    package func faded(_ opacity: Double) -> MaterialRecipe {
        let rest = 1 - opacity
        // A colour is its grey plus the difference from it; the recipe scales the grey by `multiply` and the difference
        // by `multiply × saturation`.
        let grey = rest + opacity * multiply
        let beyond = rest + opacity * multiply * saturation
        return MaterialRecipe(
            multiply: grey, add: add * opacity, saturation: grey != 0 ? beyond / grey : 1,
            approximation: approximation.opacity(opacity), blurRadius: blurRadius * opacity)
    }
}
