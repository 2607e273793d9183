import ContentExtensionHost

/// What decides pictures besides rows, as the command line says it.
package struct BatchSettings: Sendable {
    /// The extensions and what happens to each notification; its payload is the row's.
    package var job: NotificationJob
    /// The device and its settings, which a row's overrides change.
    package var traits: Traits
    package var composition: CompositionOptions
    package var format: PictureFormat
    /// Pixels per point; the device's own when `nil`.
    package var scale: Double?
    package var png: PNGEncoder
    package var fonts: FontLibrary
    /// The folder below which the rows' attachments are.
    package var folder: String

    package init(
        job: NotificationJob, traits: Traits = Traits(), composition: CompositionOptions = .init(),
        format: PictureFormat = .png, scale: Double? = nil, png: PNGEncoder = PNGEncoder(), fonts: FontLibrary,
        folder: String = "."
    ) {
        self.job = job
        self.traits = traits
        self.composition = composition
        self.format = format
        self.scale = scale
        self.png = png
        self.fonts = fonts
        self.folder = folder
    }
}
