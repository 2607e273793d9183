import CCairo
import Views

extension Painter {
    /// Paints commands upright into pixels of their own, and these through a transform, as Core Animation does.
    /// A page takes the transform itself.
    func draw(_ commands: [DisplayCommand], through transform: ViewTransform, canvas: Size) throws {
        guard let inverse = transform.inverse else { return }
        let list = DisplayList(size: canvas, commands: commands, time: resources.time)
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        if isPage {
            return try pen.scoped {
                cairo_transform(cr, &matrix)
                var inner = within
                try inner.paint(list)
            }
        }
        // Only what the clip leaves visible, with a pixel around it for smooth edges.
        let seen = inverse.bounds(of: visiblePixels(of: Rect(origin: .zero, size: canvas)).points(scale: scale))
        let bounds = pen.clamp(list.bounds(text: resources.text).intersection(seen))
        let scale = scale * Self.magnification(of: transform)
        let place = PixelRect(around: bounds.inset(by: -1 / scale), scale: scale)
        guard !bounds.isEmpty, !place.isEmpty else { return }
        let pixels = try Pixmap(width: place.width, height: place.height)
        try pixels.withSurface { surface in
            cairo_surface_set_device_offset(surface.pointer, -Double(place.x), -Double(place.y))
            let context = try CairoSurface.context(on: surface)
            cairo_scale(context.pointer, scale, scale)
            var inner = Painter(
                on: context, target: .pixels(pixels, top: place.y, isOpaque: false), scale: scale,
                resources: resources)
            try inner.paint(list)
        }
        try pen.scoped {
            cairo_transform(cr, &matrix)
            try drawSmoothly(pixels, in: place.points(scale: scale))
        }
    }

    /// The enlargement of a group's own pixels. Beyond 3, enlarged pixels show; they take memory by the square.
    static func magnification(of transform: ViewTransform) -> Double { min(3, max(1, transform.magnification)) }

    private func drawSmoothly(_ pixels: Pixmap, in rect: Rect) throws {
        try pixels.withSurface { surface in
            cairo_translate(cr, rect.minX, rect.minY)
            cairo_scale(cr, rect.width / Double(pixels.width), rect.height / Double(pixels.height))
            cairo_set_source_surface(cr, surface.pointer, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
            cairo_paint(cr)
            let status = cairo_status(cr)
            guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "drawing a group") }
        }
    }
}
