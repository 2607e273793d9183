import ContentExtensionHost

/// Draws rows, one after the other, on one thread.
package final class RowRenderer {
    private let settings: BatchSettings
    private let renderer: NotificationRenderer

    /// - Throws: `missing-fonts` (69), and what is wrong with the extensions.
    package init(_ settings: BatchSettings) throws {
        self.settings = settings
        renderer = try NotificationRenderer(traits: settings.traits, fonts: settings.fonts)
    }

    /// What a row looks like: runs the host, and neither lays out nor paints.
    /// - Throws: `InputError` with what is wrong with the row.
    package func look(of row: BatchRow) throws -> RowLook {
        renderer.traits = settings.traits
        var job = settings.job
        job.delivery = ScenarioDelivery(
            .inline(row.payload), folder: settings.folder, attachments: row.attachments.map { Placed($0) })
        job.overrides = row.overrides
        let outcome = try job.run(on: renderer)
        let text =
            "\(EngineVersion.text)\n\(settings.format)\n\(settings.png.effort)\n\(String(describing: settings.scale))"
        let tree = TreeDump.text(of: outcome.tree(on: renderer, crop: settings.composition.crop))
        let key = LookKey(bytes: SHA256.digest(of: Array("\(text)\n\(renderer.traits)\n\(tree)\n\(outcome.dump)".utf8)))
        return RowLook(
            key: key, diagnostics: row.warnings + outcome.diagnostics, outcome: outcome, traits: renderer.traits)
    }

    /// The picture of a look.
    /// - Throws: `InputError`: a canvas beyond the limits (77), or what cairo failed with (70).
    package func draw(_ look: RowLook) throws -> RowPicture {
        renderer.traits = look.traits
        renderer.startPicture()
        let composition = look.outcome.compose(on: renderer, settings.composition)
        let bytes = try renderer.encode(composition, as: settings.format, scale: settings.scale, png: settings.png)
        let scale = settings.scale ?? look.traits.device.scale
        return RowPicture(
            bytes: bytes, width: Int((composition.size.width * scale).rounded()),
            height: Int((composition.size.height * scale).rounded()),
            diagnostics: look.outcome.diagnostics(with: renderer))
    }
}

/// What a row looks like, before anything is drawn.
package struct RowLook {
    package let key: LookKey
    /// What was odd about the row.
    package let diagnostics: [Diagnostic]
    let outcome: NotificationJob.Outcome
    let traits: Traits
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
