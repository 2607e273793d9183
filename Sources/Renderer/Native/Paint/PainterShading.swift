import CCairo
import Views

extension Painter {
    /// Fills an outline with colours along a line, or around a point.
    func fill(_ outline: Outline, with paint: GradientPaint) throws {
        let frame = pen.clamp(paint.frame)
        guard !frame.isEmpty, !paint.stops.isEmpty else { return }
        let pattern =
            if paint.isRadial {
                CObject(
                    owning: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1), release: { cairo_pattern_destroy($0) })
            } else {
                CObject(owning: line(of: paint, in: frame), release: { cairo_pattern_destroy($0) })
            }
        guard let pattern else { throw cairoDiagnostic(CAIRO_STATUS_NO_MEMORY, while: "making a gradient") }
        if paint.isRadial {
            // The unit circle, stretched to the ellipse; a flat one is drawn as if it had a thousandth of a point.
            let (radiusX, radiusY) = (
                max(0.001, abs(paint.end.x - paint.start.x) * frame.width),
                max(0.001, abs(paint.end.y - paint.start.y) * frame.height)
            )
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, 1 / radiusX, 1 / radiusY)
            let center = place(paint.start, in: frame)
            cairo_matrix_translate(&matrix, -center.x, -center.y)
            cairo_pattern_set_matrix(pattern.pointer, &matrix)
        }
        for (color, position) in zip(paint.stops, paint.positions) {
            cairo_pattern_add_color_stop_rgba(
                pattern.pointer, position, color.red, color.green, color.blue, color.alpha)
        }
        pen.scoped {
            cairo_set_source(cr, pattern.pointer)
            pen.add(outline)
            pen.fill()
        }
    }

    private func place(_ point: Point, in frame: Rect) -> Point {
        pen.clamp(Point(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height))
    }

    /// CAGradientLayer's colours stand still across its line in units of the layer, so that they aren't perpendicular
    /// to the line where the layer isn't square.
    private func line(of paint: GradientPaint, in frame: Rect) -> OpaquePointer? {
        let (start, end) = (paint.start, paint.end)
        let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, 1 / frame.width, 1 / frame.height)
        cairo_matrix_translate(&matrix, -frame.minX, -frame.minY)
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }
}
