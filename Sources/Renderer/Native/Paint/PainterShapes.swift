import CCairo
import Views

extension Painter {
    func fill(_ outline: Outline, _ color: RGBA) {
        guard color.alpha > 0 else { return }
        pen.setColor(color)
        pen.scoped {
            pen.add(outline)
            pen.fill()
        }
    }

    /// Fills the area between an outline and its inset, which has sharper corners than a stroke.
    func strokeInside(_ outline: Outline, width: Double, _ color: RGBA) {
        guard color.alpha > 0, width > 0 else { return }
        let outer = OutlineGeometry(outline)
        if let path = outer.path {
            return pen.scoped {
                pen.add(path)
                cairo_clip(cr)
                var inside = Stroke()
                inside.width = 2 * width
                stroke(path, inside, color)
            }
        }
        let inner = outer.inset(by: width)
        pen.setColor(color)
        pen.scoped {
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
            pen.add(outer)
            if !inner.bounds.isEmpty { pen.add(inner) }
            pen.fill()
        }
    }

    func line(from: Point, to: Point, width: Double, dash: [Double], roundCap: Bool, _ color: RGBA) {
        guard color.alpha > 0, width > 0 else { return }
        pen.setColor(color)
        pen.scoped {
            cairo_set_line_width(cr, pen.clamp(width))
            cairo_set_line_cap(cr, roundCap ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
            if let dashes = DashPattern(dash, from: from, to: to, scale: scale) { set(dashes, phase: 0) }
            pen.move(to: from)
            pen.line(to: to)
            cairo_stroke(cr)
        }
    }

    func stroke(_ path: Path, _ stroke: Stroke, _ color: RGBA) {
        guard color.alpha > 0, stroke.width > 0 else { return }
        pen.setColor(color)
        pen.scoped {
            cairo_set_line_width(cr, pen.clamp(stroke.width))
            switch stroke.cap {
            case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
            case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
            case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
            }
            switch stroke.join {
            case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
            case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
            case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
            }
            if let dashes = DashPattern(stroke.dash, of: path, scale: scale) { set(dashes, phase: stroke.dashPhase) }
            pen.add(path)
            cairo_stroke(cr)
        }
    }

    private func set(_ dashes: DashPattern, phase: Double) {
        cairo_set_dash(cr, dashes.lengths, Int32(dashes.lengths.count), pen.clamp(phase))
    }
}
