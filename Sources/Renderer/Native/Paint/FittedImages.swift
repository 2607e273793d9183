import CCairo
import ContentExtensionHost

/// Images whose pixels don't fall on the canvas's, mixed once to those that do, and kept for the next picture.
///
/// Each strip of a picture copies its part, so that no pixel depends on where a strip ends; cairo's mixing does, a little.
final class FittedImages {
    /// What the mixed pixels depend on.
    private struct Key: Hashable {
        let source: ObjectIdentifier
        /// In pixels, from the first one that the image touches.
        let rect: Rect
    }

    /// With its source, so that no other can come to have the same identity.
    private var pictures = BoundedCache<Key, (source: PixelBuffer, fitted: PixelBuffer)>(
        cost: Limits.fittedImageBytes, count: 256)

    /// Whether an image over a rectangle of points has few enough pixels to be kept.
    static func keeps(_ rect: Rect, scale: Double) -> Bool {
        // With the pixels that it touches in part.
        (rect.width * scale + 2) * (rect.height * scale + 2) * 4 <= Double(Limits.fittedImageBytes / 2)
    }

    /// A picture stretched over a rectangle of points, as the pixels that it touches and their place; `nil` when there are
    /// too many of them to be kept.
    func picture(_ source: PixelBuffer, in rect: Rect, scale: Double) throws -> (PixelBuffer, PixelRect)? {
        guard Self.keeps(rect, scale: scale) else { return nil }
        let place = PixelRect(around: rect, scale: scale)
        guard !place.isEmpty else { return nil }
        let inside = Rect(
            x: rect.minX * scale - Double(place.x), y: rect.minY * scale - Double(place.y),
            width: rect.width * scale, height: rect.height * scale)
        let key = Key(source: ObjectIdentifier(source), rect: inside)
        if let known = pictures.value(for: key) { return (known.fitted, place) }
        let fitted = try PixelBuffer(width: place.width, height: place.height)
        try fitted.paint(source, in: inside, isOpaque: false)
        pictures.insert((source, fitted), for: key, cost: fitted.count * 4)
        return (fitted, place)
    }
}

extension PixelBuffer {
    /// Paints a picture stretched over a rectangle of pixels; beyond it its outermost pixels go on.
    package func paint(_ picture: PixelBuffer, in rect: Rect, isOpaque: Bool) throws {
        try picture.withSurface { source in
            try withSurface(isOpaque: isOpaque) { surface in
                let context = try Surface.context(on: surface)
                let cr = context.pointer
                cairo_translate(cr, rect.minX, rect.minY)
                cairo_scale(cr, rect.width / Double(picture.width), rect.height / Double(picture.height))
                cairo_set_source_surface(cr, source.pointer, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_BILINEAR)
                cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
                cairo_paint(cr)
                let status = cairo_status(cr)
                guard status == CAIRO_STATUS_SUCCESS else { throw cairoDiagnostic(status, while: "scaling a picture") }
            }
        }
    }
}
