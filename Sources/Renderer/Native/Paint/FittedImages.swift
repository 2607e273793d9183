import Basics
import CCairo
import Views

/// Images resampled to the canvas's pixels once and cached for later pictures.
///
/// Each band copies its part, because cairo's own resampling depends slightly on the band's edges.
final class FittedImages {
    /// Everything that affects the resampled pixels.
    private struct Key: Hashable {
        let source: ObjectIdentifier
        /// Pixels, relative to the first one that the image touches.
        let rect: Rect
    }

    /// Retains the source, so that its identity stays unique.
    private var pictures = LRUCache<Key, (source: Pixmap, fitted: Pixmap)>(cost: Limits.fittedImageBytes, count: 256)

    /// `true` when an image in a rectangle of points is small enough to cache.
    static func keeps(_ rect: Rect, scale: Double) -> Bool {
        // Includes partially covered pixels.
        (rect.width * scale + 2) * (rect.height * scale + 2) * 4 <= Double(Limits.fittedImageBytes / 2)
    }

    /// An image stretched over a rectangle, as the pixels that it touches and their position; `nil` if too large.
    func picture(_ source: Pixmap, in rect: Rect, scale: Double) throws -> (Pixmap, PixelRect)? {
        guard Self.keeps(rect, scale: scale) else { return nil }
        let place = PixelRect(around: rect, scale: scale)
        guard !place.isEmpty else { return nil }
        let inside = Rect(
            x: rect.minX * scale - Double(place.x), y: rect.minY * scale - Double(place.y),
            width: rect.width * scale, height: rect.height * scale)
        let key = Key(source: ObjectIdentifier(source), rect: inside)
        if let known = pictures.value(for: key) { return (known.fitted, place) }
        let fitted = try Pixmap(width: place.width, height: place.height)
        try fitted.paint(source, in: inside, isOpaque: false)
        pictures.insert((source, fitted), for: key, cost: fitted.count * 4)
        return (fitted, place)
    }
}

extension Pixmap {
    /// Paints an image stretched over a rectangle of pixels; its edge pixels are extended outwards.
    package func paint(_ picture: Pixmap, in rect: Rect, isOpaque: Bool) throws {
        try picture.withSurface { source in
            try withSurface(isOpaque: isOpaque) { surface in
                let context = try CairoSurface.context(on: surface)
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
