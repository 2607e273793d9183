/// Draws rows one after the other on one thread.
package final class RowRenderer {
    let settings: BatchSettings
    let renderer: NotificationRenderer
    private let cache: ScenarioCache
    private var contents = FileContentsStore()
    /// The digest of the fonts, part of every fingerprint.
    private let fontSet: String
    /// The files of the renderer's faces.
    private let fontFiles: [FileIdentity?]

    /// Collects the duration of stages; `nil` measures nothing.
    package var timings: StageTimings? {
        get { renderer.timings }
        set { renderer.timings = newValue }
    }

    /// - Parameters:
    ///   - readings: records the files of the extensions, which are read once for each language and appearance.
    ///   - others: the renderers of the same thread; one with the same fonts shares its cached texts and images.
    /// - Throws: `missing-fonts` (69).
    package init(
        _ settings: BatchSettings, noting readings: FileReadings? = nil, beside others: [RowRenderer] = []
    ) throws {
        self.settings = settings
        cache = ScenarioCache(readings: readings)
        fontSet = settings.fonts.digest.hex
        fontFiles = settings.fonts.files.map { FileIdentity(ofFile: $0) }
        renderer =
            try others.first { [fontSet, fontFiles] in $0.fontSet == fontSet && $0.fontFiles == fontFiles }?.renderer
            ?? NotificationRenderer(device: settings.device, fonts: settings.fonts)
    }

    /// Checks the common inputs of all rows: extensions, past deliveries, attachments and the format's codec.
    /// - Throws: `InputError`, as every row would; `image-codec-missing` (69).
    package func check() throws {
        try settings.format.checkCodec()
        var notification = settings.notification
        notification.steps = []
        if notification.attachments.isEmpty {
            notification.payload = PayloadSource(nil)
        } else {
            let payload = try JSONReader.read(#"{"aps":{"alert":"A"}}"#.utf8, file: "")
            notification.payload = PayloadSource(ScenarioDelivery(.inline(Spanned(payload)), folder: settings.folder))
        }
        _ = try notification.play(in: .notificationCenter, on: settings.device, with: renderer, cache: cache)
    }

    /// Runs the host and the layout for a row, without painting.
    /// - Throws: `InputError` with the errors in the row or the extensions.
    package func prepare(_ row: BatchRow) throws -> PreparedRow {
        let place = row.place ?? settings.place
        var outcome = try play(row, in: place, on: settings.device)
        outcome.diagnostics = row.warnings + outcome.diagnostics
        let composition = renderer.composer.compose(outcome.screen(in: place), settings.options.composition)
        let list = DisplayListBuilder.build(composition)
        return PreparedRow(
            fingerprint: fingerprint(of: list), diagnostics: outcome.diagnostics(with: renderer),
            width: Int((list.size.width * scale).rounded()), height: Int((list.size.height * scale).rounded()),
            outcome: outcome, list: list, device: renderer.device, state: renderer.context.cost)
    }

    /// Runs the host for a row.
    func play(_ row: BatchRow, in place: Place, on device: Device) throws -> ScenarioOutcome {
        var notification = settings.notification
        notification.show(row, folder: settings.folder)
        return try notification.play(in: place, on: device, with: renderer, cache: cache)
    }

    /// The digest of everything that decides the picture's bytes.
    private func fingerprint(of list: DisplayList) -> Digest {
        let hasher = ContentHasher()
        hasher.add([EngineVersion.text, fontSet, settings.format.rawValue])
        hasher.add(settings.format == .png ? settings.options.effort.rawValue : nil)
        hasher.add(scale)
        hasher.add(list.contents { contents.contents(of: $0) })
        // Measuring in the host may leave less work than an equal screen had, and so change the picture.
        let cost = renderer.context.cost
        let left = min(cost.left, cost.text.share)
        if left < 0.9 { hasher.add(left) }
        return hasher.digest
    }

    private var scale: Double { settings.options.scale ?? renderer.device.model.scale }

    /// Draws a prepared row; its picture goes on where the preparation ended, as a render's does.
    /// - Returns: the encoded file, and the findings about the row, drawing included.
    /// - Throws: `InputError`: a canvas beyond the limits (77), or a failure of cairo (70).
    package func draw(_ row: PreparedRow) throws -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
        if renderer.device != row.device { renderer.device = row.device }
        renderer.context.cost = row.state
        let bytes = try renderer.context.encode(
            row.list, as: settings.format, scale: scale, effort: settings.options.effort)
        return (bytes, row.outcome.diagnostics(with: renderer))
    }
}

/// A row after host and layout have run, before painting.
package struct PreparedRow {
    /// The digest of everything that decides the picture's bytes: rows with the same fingerprint have the same picture.
    package let fingerprint: Digest
    /// The findings about the row.
    package let diagnostics: [Diagnostic]
    /// The picture's size in pixels; for SVG and PDF that of an equal PNG.
    package let width: Int
    package let height: Int
    fileprivate let outcome: ScenarioOutcome
    fileprivate let list: DisplayList
    /// The device with the row's own settings.
    let device: Device
    /// The renderer's state to resume from.
    fileprivate let state: ResourceUsage

    func screen(in place: Place) -> Screen { outcome.screen(in: place) }

    /// The paths of the files that the row and the extensions name.
    package var inputs: [String] { outcome.inputs }
    /// `true` when the row names files of its own.
    package var readsFiles: Bool { outcome.readsFiles }
}
