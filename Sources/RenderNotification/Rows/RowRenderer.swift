import ContentExtensionHost
import Renderer

/// Draws rows, one after the other, on one thread.
package final class RowRenderer {
    private let settings: BatchSettings
    private let renderer: NotificationRenderer
    private let cache: ScenarioCache
    /// What is the same in every look.
    private let fontSet: String
    /// What the renderer's faces are read from.
    private let fontFiles: [FontFile]

    private struct FontFile: Equatable {
        @ByteString var path: String
        let identity: FileIdentity?
    }

    /// Where it is told how long stages take; `nil` when nobody asks.
    package var timings: StageTimings? {
        get { renderer.timings }
        set { renderer.timings = newValue }
    }

    /// - Parameters:
    ///   - readings: notes what the extensions are read from, which is once for each language and appearance.
    ///   - others: those that draw on the same thread; one with the same fonts shares what it has set and decoded.
    /// - Throws: `missing-fonts` (69).
    package init(
        _ settings: BatchSettings, noting readings: FileReadings? = nil, beside others: [RowRenderer] = []
    ) throws {
        self.settings = settings
        cache = ScenarioCache(remembersHeights: true, readings: readings)
        fontSet = SHA256.hex(settings.fonts.digest)
        fontFiles = settings.fonts.files.map { FontFile(path: $0, identity: FileIdentity(ofFile: $0)) }
        renderer =
            try others.first { [fontFiles] in $0.fontFiles == fontFiles }?.renderer
            ?? NotificationRenderer(traits: settings.device, fonts: settings.fonts)
    }

    /// Whether texts that the other has set needn't be set again.
    func sharesRenderer(with other: RowRenderer) -> Bool { renderer === other.renderer }

    /// Finds what is wrong with all rows before there is one: with the extensions, with what was delivered before, with the
    /// files that are attached to each, and with what the format takes to be written.
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

    /// What a row looks like: runs the host, and paints nothing.
    /// - Throws: `InputError` with what is wrong with the row, or with the extensions.
    package func look(of row: BatchRow) throws -> PreparedRow {
        var notification = settings.notification
        notification.payload = PayloadSource(
            ScenarioDelivery(
                .inline(row.payload), folder: settings.folder, attachments: row.attachments.map { Spanned($0) }))
        notification.overrides = row.overrides
        let outcome = try notification.play(
            in: settings.place, on: settings.device, with: renderer, cache: cache)
        let screen = outcome.screen(in: settings.place)
        let key = key(of: screen)
        let warnings = row.warnings + outcome.diagnostics
        return PreparedRow(
            key: key, diagnostics: warnings + findings(among: outcome.namedFiles), warnings: warnings,
            readsFiles: outcome.readsFiles, screen: screen, traits: renderer.traits,
            namedFiles: outcome.namedFiles, progress: renderer.progress)
    }

    private func key(of screen: Screen) -> Fingerprint {
        var look = cache.makeLook()
        look.add(EngineVersion.text, fontSet, settings.format)
        look.add(settings.format == .png ? settings.png.effort : nil)
        look.add(settings.scale ?? renderer.traits.model.scale)
        renderer.composer.write(screen, settings.composition, to: &look)
        // What the host alone has measured may leave too little for the picture, which is another's with the same views.
        let left = renderer.progress.cost.text.left
        if left < Limits.setTextBytes / 2 { look.add(left) }
        return Fingerprint(bytes: SHA256.digest(of: look.bytes))
    }

    /// The picture of a look.
    /// - Throws: `InputError`: a canvas beyond the limits (77), or what cairo failed with (70).
    package func draw(_ look: PreparedRow) throws -> RowPicture {
        goOn(with: look)
        let composition = renderer.compose(look.screen, settings.composition)
        let bytes = try renderer.encode(composition, as: settings.format, scale: settings.scale, png: settings.png)
        let size = size(of: composition)
        return RowPicture(
            bytes: bytes, width: size.width, height: size.height,
            diagnostics: look.warnings + findings(among: look.namedFiles))
    }

    /// Goes on with a row's picture where its look has ended, as a render does.
    private func goOn(with look: PreparedRow) {
        if renderer.traits != look.traits { renderer.traits = look.traits }
        renderer.progress = look.progress
    }

    /// What the renderer has found so far, where inputs name it.
    private func findings(among files: [NamedFile]) -> [Diagnostic] {
        renderer.diagnostics.map { $0.placed(among: files) }
    }

    /// The size in pixels of a look's picture that is a file already: what its header says, or what the layout comes to
    /// where there is none, or one beyond what images may have.
    /// - Returns: `nil` when it can't be the picture.
    package func size(of look: PreparedRow, in file: [UInt8]) -> (width: Int, height: Int)? {
        let hasHeader = [.png, .webp, .jpeg].contains(settings.format)
        if hasHeader, let header = try? file.withUnsafeBytes({ bytes throws(ImageFailure) in try ImageHeader(bytes) }) {
            return (header.shownWidth, header.shownHeight)
        }
        goOn(with: look)
        let size = size(of: renderer.compose(look.screen, settings.composition))
        return settings.format == .raw && size.width * size.height * 4 != file.count ? nil : size
    }

    private func size(of composition: Composition) -> (width: Int, height: Int) {
        let scale = settings.scale ?? renderer.traits.model.scale
        return (
            Int((composition.size.width * scale).rounded()), Int((composition.size.height * scale).rounded())
        )
    }
}

/// What a row looks like, before anything is drawn.
package struct PreparedRow {
    package let key: Fingerprint
    /// What was odd about the row.
    package let diagnostics: [Diagnostic]
    /// What was odd about the row besides its picture.
    fileprivate let warnings: [Diagnostic]
    /// Whether the row names files of its own.
    package let readsFiles: Bool
    fileprivate let screen: Screen
    fileprivate let traits: Device
    fileprivate let namedFiles: [NamedFile]
    /// How far its picture is.
    fileprivate let progress: NotificationRenderer.Progress

    /// The paths of the files that the row and the extensions name.
    package var inputs: [String] { namedFiles.map(\.path) }
}

/// A row's picture.
package struct RowPicture: Sendable {
    /// The file.
    package var bytes: [UInt8]
    /// In pixels; of SVG and PDF what they would be as a PNG.
    package var width: Int
    package var height: Int
    /// What was odd about the row, with what drawing found.
    package var diagnostics: [Diagnostic]
}
