import CCairo
import Views

extension Painter {
    /// Paints an outline's shadow outside it.
    func shadow(of outline: Outline, _ color: RGBA, radius: Double, offset: Point) throws {
        guard color.alpha > 0, !outline.bounds.isEmpty else { return }
        var geometry = OutlineGeometry(outline)
        geometry.bounds = pen.clamp(geometry.bounds)
        let offset = pen.clamp(offset)
        let radius = pen.clamp(max(0, radius))
        let maskScale = ShadowMask.scale(radius: radius, canvasScale: scale)
        let isSharp = radius * scale < 0.1
        try pen.scoped {
            if isSharp || isPage || maskScale != scale { clipOutside(geometry) }
            pen.setColor(color)
            guard !isSharp else {
                geometry.bounds = geometry.bounds.offset(x: offset.x, y: offset.y)
                pen.add(geometry)
                return pen.fill()
            }
            let mask = resources.shadows.mask(of: geometry, scale: maskScale, sigma: radius * maskScale)
            try paint(mask, of: geometry, scale: maskScale, offset: offset)
        }
    }

    private func clipOutside(_ outline: OutlineGeometry) {
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &left, &top, &right, &bottom)
        let clip = Rect(x: left, y: top, width: right - left, height: bottom - top)
        pen.add(clip.union(outline.bounds).inset(by: -1))
        pen.add(outline)
        cairo_clip(cr)
    }

    /// Paints the mask around the area that the outline covers anyway; the colour is already set.
    private func paint(_ mask: ShadowMask, of outline: OutlineGeometry, scale maskScale: Double, offset: Point) throws {
        // Round to pixels, so that the mask's pixels coincide with the canvas's.
        let origin = Point(
            x: ((outline.bounds.minX + offset.x) * scale).rounded() / scale,
            y: ((outline.bounds.minY + offset.y) * scale).rounded() / scale)
        let whole = PixelRect(
            x: -mask.margin, y: -mask.margin, width: mask.width + 2 * mask.margin,
            height: mask.height + 2 * mask.margin)
        let shown = visiblePixels(of: pen.clamp(whole.points(scale: maskScale).offset(x: origin.x, y: origin.y)))
        let visible = PixelRect(around: shown.points(scale: scale).offset(x: -origin.x, y: -origin.y), scale: maskScale)
            .intersection(whole)
        let hole = PixelRect(within: outline.core.offset(x: -origin.x, y: -origin.y), scale: maskScale)
        // A scaled mask must be painted in one piece to be smooth.
        let isCopied = maskScale == scale && !isPage
        for part in isCopied ? visible.around(hole) : [visible] where !part.isEmpty {
            let surface = try CairoSurface.mask(width: part.width, height: part.height) { bytes, stride in
                mask.copy(x: part.x, y: part.y, width: part.width, height: part.height, to: bytes, stride: stride)
            }
            if isCopied {
                // Cut it out of the mask, because a clip's edges would depend on the painted part (`Pen.fill`).
                let context = try CairoSurface.context(on: surface)
                cairo_translate(context.pointer, -Double(part.x), -Double(part.y))
                cairo_scale(context.pointer, scale, scale)
                cairo_translate(context.pointer, -origin.x, -origin.y)
                cairo_set_operator(context.pointer, CAIRO_OPERATOR_DEST_OUT)
                Pen(context.pointer, scale: scale).add(outline)
                cairo_fill(context.pointer)
            }
            pen.scoped {
                cairo_translate(cr, origin.x, origin.y)
                cairo_scale(cr, 1 / maskScale, 1 / maskScale)
                cairo_mask_surface(cr, surface.pointer, Double(part.x), Double(part.y))
            }
        }
    }
}
