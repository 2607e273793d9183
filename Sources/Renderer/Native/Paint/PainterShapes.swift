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
            let length = max(abs(pen.clamp(to.x) - pen.clamp(from.x)), abs(pen.clamp(to.y) - pen.clamp(from.y)))
            setDash(dash, phase: 0, length: length)
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
            let bounds = pen.clamp(path.bounds)
            setDash(
                stroke.dash, phase: stroke.dashPhase,
                length: (bounds.width + bounds.height) * Double(path.elements.count))
            pen.add(path)
            cairo_stroke(cr)
        }
    }

    /// Draws the line solid with dashes that cairo refuses (empty) or takes minutes for (millions).
    /// - Parameter length: an estimate of the line's length in points.
    private func setDash(_ dash: [Double], phase: Double, length: Double) {
        let dash = dash.map { max(0, pen.clamp($0)) }
        let period = dash.reduce(0, +)
        guard period > 0, length / period < 10_000 else { return }
        cairo_set_dash(cr, dash, Int32(dash.count), pen.clamp(phase))
    }
}
