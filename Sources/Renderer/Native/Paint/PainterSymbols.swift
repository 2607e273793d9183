import CCairo
import Views

extension Painter {
    /// Draws a symbol stretched over a rectangle. Its layers form a mask first, so that overlaps of a translucent
    /// colour aren't painted twice and cut-outs leave the background unchanged.
    func draw(_ symbol: SystemSymbol, weight: FontWeight, in rect: Rect, color: RGBA) throws {
        // Half of a stroke may lie outside the box.
        let lineWidth = SystemSymbol.lineWidth(for: weight)
        let bounds = rect.inset(by: -max(rect.width, rect.height) * lineWidth / 200)
        var visible = visiblePixels(of: bounds)
        guard !visible.isEmpty, color.alpha > 0 else { return }
        // Cairo samples self-intersecting paths differently in the first row: all bands paint small ones from the top.
        let whole = PixelRect(around: pen.clamp(bounds), scale: scale)
        if whole.width * whole.height <= Self.wholeMask { visible = whole }
        let surface = try CairoSurface.mask(width: visible.width, height: visible.height) { _, _ in }
        let context = try CairoSurface.context(on: surface)
        cairo_translate(context.pointer, -Double(visible.x), -Double(visible.y))
        cairo_scale(context.pointer, scale, scale)
        cairo_translate(context.pointer, rect.minX, rect.minY)
        cairo_scale(context.pointer, rect.width / symbol.width, rect.height / 100)
        SymbolPen(pen: Pen(context.pointer, scale: scale), lineWidth: lineWidth).draw(symbol)
        let status = cairo_status(context.pointer)
        guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "drawing a mask") }
        pen.scoped {
            pen.setColor(color)
            cairo_scale(cr, 1 / scale, 1 / scale)
            cairo_mask_surface(cr, surface.pointer, Double(visible.x), Double(visible.y))
        }
    }

    /// Masks up to this number of pixels are always made whole.
    private static let wholeMask = 1 << 16
}

/// Draws a symbol's layers in the units of its box.
private struct SymbolPen {
    let pen: Pen
    let lineWidth: Double

    func draw(_ symbol: SystemSymbol) {
        cairo_set_line_cap(pen.cr, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(pen.cr, CAIRO_LINE_JOIN_ROUND)
        for layer in symbol.layers {
            for command in layer.path { add(command) }
            let isCut = [.cut, .cutStroke, .cutSolid].contains(layer.style)
            cairo_set_operator(pen.cr, isCut ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
            switch layer.style {
            case .fill, .cut:
                // The mask has no clip.
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
