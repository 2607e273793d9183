import Views

/// The file that a picture becomes.
package struct PictureEncoding: Sendable {
    package var format: PictureFormat
    /// Pixels per point; `nil` for the device's own.
    package var scale: Double?
    /// The effort of PNG compression.
    package var effort: PNGEncoder.Effort
    /// Writes the plain texts of an SVG as text instead of outlines.
    package var writesSVGText: Bool

    package init(
        _ format: PictureFormat = .png, scale: Double? = nil, effort: PNGEncoder.Effort = .fast,
        writesSVGText: Bool = false
    ) {
        (self.format, self.scale, self.effort, self.writesSVGText) = (format, scale, effort, writesSVGText)
    }
}

extension RenderContext {
    /// Paints a composition and encodes it.
    /// - Throws: `InputError`, as for a display list.
    package func encode(_ composition: Composition, as encoding: PictureEncoding = .init()) throws -> [UInt8] {
        if encoding.writesSVGText, encoding.format == .svg { return try encodeSVGText(composition) }
        return try encode(
            DisplayListBuilder.build(composition), as: encoding.format,
            scale: encoding.scale ?? composition.device.model.scale, effort: encoding.effort)
    }

    /// Paints a composition on a canvas of its own.
    package func paint(_ composition: Composition, scale: Double, opaque: Bool) throws -> PaintedPixmap {
        try paint(DisplayListBuilder.build(composition), scale: scale, opaque: opaque)
    }

    /// Paints a composition over a canvas.
    package func paint(_ composition: Composition, over canvas: PaintedPixmap) throws {
        try paint(DisplayListBuilder.build(composition), over: canvas)
    }
}
