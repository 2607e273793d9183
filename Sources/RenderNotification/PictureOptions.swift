/// The picture that is made of a notification: its cut, format and size.
public struct PictureOptions: Sendable {
    /// `notification` unless set.
    public var crop: Crop
    /// Draws all of a notification that is taller than the screen.
    public var showsFullHeight: Bool
    /// The path of an image to blur behind the notification; the style's own gradient when `nil`.
    public var wallpaper: String?
    /// `nil` paints nothing: the layout and the diagnostics alone.
    public var format: PictureFormat?
    /// Pixels per point, 0.5 to 8; the device's own when `nil`.
    public var scale: Double?
    /// The effort of PNG compression.
    public var effort: PNGEncoder.Effort
    /// Folders of fonts to use before the machine's pinned ones; with SF Pro in one, text is set in SF.
    public var fontFolders: [String]
    /// Measures the visible part of each text.
    public var measuresTruncation: Bool
    /// Writes the plain texts of an SVG as text, in groups named by outlet, instead of outlines.
    public var writesSVGText = false
    /// Changes that are under way: settled, or as far as they are at the moment.
    package var motion = Motion.settled
    /// Keeps the views before layout, for dumps.
    package var keepsTree = false
    /// Uses all cores for this picture and frees memory early: for a process that draws one picture and exits.
    package var isOnlyPicture = false

    public init(
        crop: Crop = .notification, showsFullHeight: Bool = false, wallpaper: String? = nil,
        format: PictureFormat? = .png, scale: Double? = nil, effort: PNGEncoder.Effort = .fast,
        fontFolders: [String] = [], measuresTruncation: Bool = false
    ) {
        self.crop = crop
        self.showsFullHeight = showsFullHeight
        self.wallpaper = wallpaper
        self.format = format
        self.scale = scale
        self.effort = effort
        self.fontFolders = fontFolders
        self.measuresTruncation = measuresTruncation
    }

    /// The subset for layout.
    package var composition: CompositionOptions {
        CompositionOptions(
            crop: crop, showsFullHeight: showsFullHeight, wallpaper: wallpaper.map { .image(path: $0) }, motion: motion)
    }

    /// The subset for the file; `nil` when nothing is painted.
    package var encoding: PictureEncoding? {
        format.map { PictureEncoding($0, scale: scale, effort: effort, writesSVGText: writesSVGText) }
    }
}
