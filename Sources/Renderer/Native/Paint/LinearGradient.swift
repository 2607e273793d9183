import CCairo
import Views

/// Evenly spaced colours along a line, interpolated in sRGB as in CoreGraphics; constant beyond the ends.
struct LinearGradient {
    /// At least one colour.
    let stops: [RGBA]
    let start: Point
    let end: Point

    /// The colour at a position on the line, 0 at its start and 1 at its end.
    func color(at place: Double) -> RGBA {
        let position = min(1, max(0, place)) * Double(stops.count - 1)
        let index = min(Int(position), max(0, stops.count - 2))
        let (from, to) = (stops[index], stops[min(index + 1, stops.count - 1)])
        let t = position - Double(index)
        return RGBA(
            red: from.red + (to.red - from.red) * t, green: from.green + (to.green - from.green) * t,
            blue: from.blue + (to.blue - from.blue) * t, alpha: from.alpha + (to.alpha - from.alpha) * t)
    }

    /// Writes the gradient into a buffer at a position of the canvas.
    ///
    /// Cairo's own gradients are evaluated at each pixel and were the slowest call of all (performance.md 2.3).
    func write(into buffer: Pixmap, x left: Int, y top: Int, scale: Double) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard square > 0, square.isFinite else {
            buffer.pixels.update(repeating: color(at: 1).premultipliedPixel, count: buffer.count)
            return
        }
        /// The position of a pixel's centre; linear, so that a row needs only its first one and a step.
        func place(x: Int, y: Int) -> Double {
            ((Double(left + x) + 0.5) / scale - start.x) * dx / square
                + ((Double(top + y) + 0.5) / scale - start.y) * dy / square
        }
        if dx == 0 {
            for y in 0..<buffer.height {
                buffer.row(y).update(repeating: color(at: place(x: 0, y: y)).premultipliedPixel, count: buffer.width)
            }
            return
        }
        let last = 4_095
        let table = (0...last).map { color(at: Double($0) / Double(last)).premultipliedPixel }
        let step = place(x: 1, y: 0) - place(x: 0, y: 0)
        table.withUnsafeBufferPointer { table in
            for y in 0..<buffer.height {
                let (row, first) = (buffer.row(y), place(x: 0, y: y))
                for x in 0..<buffer.width {
                    let place = min(1, max(0, first + Double(x) * step))
                    row[x] = table[Int(place * Double(last) + 0.5)]
                }
            }
        }
    }
}

extension RGBA {
    /// The colour as a pixel in cairo's ARGB32.
    var premultipliedPixel: UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }

    /// The opaque result of `top` over this colour.
    func covered(by top: RGBA) -> RGBA {
        func mix(_ below: Double, _ above: Double) -> Double { below + (above - below) * top.alpha }
        return RGBA(red: mix(red, top.red), green: mix(green, top.green), blue: mix(blue, top.blue))
    }
}

extension Painter {
    func fill(_ outline: Outline, with gradient: LinearGradient) throws {
        let gradient = LinearGradient(
            stops: gradient.stops, start: pen.clamp(gradient.start), end: pen.clamp(gradient.end))
        guard case .pixels = target else {
            let pattern = CObject(
                owning: cairo_pattern_create_linear(gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y),
                release: { cairo_pattern_destroy($0) })
            guard let pattern else { throw cairoDiagnostic(CAIRO_STATUS_NO_MEMORY, while: "making a gradient") }
            for (index, color) in gradient.stops.enumerated() {
                let place = Double(index) / Double(max(1, gradient.stops.count - 1))
                cairo_pattern_add_color_stop_rgba(
                    pattern.pointer, place, color.red, color.green, color.blue, color.alpha)
            }
            cairo_set_source(cr, pattern.pointer)
            pen.add(outline)
            pen.fill()
            return
        }
        let visible = visiblePixels(of: outline.bounds)
        guard !visible.isEmpty else { return }
        let buffer = try Pixmap(width: visible.width, height: visible.height)
        gradient.write(into: buffer, x: visible.x, y: visible.y, scale: scale)
        try draw(buffer, in: visible.points(scale: scale), within: outline, template: nil)
    }
}
