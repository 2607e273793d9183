import CCairo
import ContentExtensionHost

extension Painter {
    /// Draws a symbol stretched over a rectangle. Its layers make a mask first: where they overlap, a translucent colour
    /// isn't laid twice, and cut-outs leave what is below untouched.
    func draw(_ symbol: SystemSymbol, weight: FontWeight, in rect: Rect, color: RGBA) throws {
        // A stroke may go beyond the box by half its width.
        let bleed = max(rect.width, rect.height) * SystemSymbol.lineWidth(for: weight) / 200
        try mask(color, within: rect.inset(by: -bleed)) { pen in
            cairo_translate(pen.cr, rect.minX, rect.minY)
            cairo_scale(pen.cr, rect.width / symbol.width, rect.height / 100)
            SymbolPen(pen, lineWidth: SystemSymbol.lineWidth(for: weight)).draw(symbol)
        }
    }

    /// Masks of at most so many pixels are made whole, though less of them be seen.
    private static let wholeMask = 1 << 16

    /// Paints a colour where a pen of the same units makes a mask of a rectangle.
    func mask(_ color: RGBA, within bounds: Rect, _ draw: (Pen) -> Void) throws {
        var visible = visiblePixels(of: bounds)
        guard !visible.isEmpty, color.alpha > 0 else { return }
        // In the first row that is painted of a path that crosses itself cairo samples its edges otherwise: small ones
        // are painted from their tops in every strip.
        let whole = PixelRect(around: pen.clamp(bounds), scale: scale)
        if whole.width * whole.height <= Self.wholeMask { visible = whole }
        let surface = try Surface.mask(width: visible.width, height: visible.height) { _, _ in }
        let context = try Surface.context(on: surface)
        cairo_translate(context.pointer, -Double(visible.x), -Double(visible.y))
        cairo_scale(context.pointer, scale, scale)
        draw(Pen(context.pointer, scale: scale))
        let status = cairo_status(context.pointer)
        guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "drawing a mask") }
        pen.scoped {
            pen.setColor(color)
            cairo_scale(cr, 1 / scale, 1 / scale)
            cairo_mask_surface(cr, surface.pointer, Double(visible.x), Double(visible.y))
        }
    }
}

/// Draws a symbol's layers in units of its box.
private struct SymbolPen {
    let pen: Pen
    let lineWidth: Double

    init(_ pen: Pen, lineWidth: Double) { (self.pen, self.lineWidth) = (pen, lineWidth) }

    func draw(_ symbol: SystemSymbol) {
        cairo_set_line_cap(pen.cr, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(pen.cr, CAIRO_LINE_JOIN_ROUND)
        for layer in symbol.layers {
            for command in layer.path { add(command) }
            let isCut = [.cut, .cutStroke, .cutSolid].contains(layer.style)
            cairo_set_operator(pen.cr, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            switch layer.style {
            case .fill, .cut:
                // Nothing clips the mask.
                cairo_fill(pen.cr)
            case .stroke, .cutStroke:
                cairo_set_line_width(pen.cr, lineWidth * layer.lineScale)
                cairo_stroke(pen.cr)
            case .solid, .cutSolid:
                cairo_fill_preserve(pen.cr)
                cairo_set_line_width(pen.cr, SystemSymbol.solidLineWidth * layer.lineScale)
                cairo_stroke(pen.cr)
            }
        }
    }

    private func add(_ command: PathCommand) {
        switch command {
        case .move(let point): pen.move(to: point)
        case .line(let point): pen.line(to: point)
        case .curve(let a, let b, let end): pen.curve(a, b, to: end)
        case .close: cairo_close_path(pen.cr)
        case .ellipse(let rect):
            cairo_new_sub_path(pen.cr)
            pen.add(Outline.ellipse(rect))
        case .roundedRect(let rect, let radius):
            cairo_new_sub_path(pen.cr)
            pen.add(Outline.roundedRect(rect, radius: radius, curve: .circular))
        case .arc(let center, let radius, let from, let to):
            cairo_new_sub_path(pen.cr)
            cairo_arc(pen.cr, center.x, center.y, radius, from * .pi / 180, to * .pi / 180)
        }
    }
}
