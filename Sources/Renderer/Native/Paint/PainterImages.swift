import Basics
import CCairo
import Views

extension Painter {
    /// Draws an image stretched over a rectangle; a box for an unreadable one, which is reported.
    func draw(_ image: ImageReference, in rect: Rect, clip: Outline?, template: RGBA?) throws {
        let rect = pen.clamp(rect)
        guard !rect.isEmpty else { return }
        switch image {
        case .file(let path, _, let frame):
            let (width, height) = ((rect.width * scale).rounded(), (rect.height * scale).rounded())
            let bitmap = resources.images.bitmap(
                ofFile: path, width: Int(width), height: Int(height), frame: frame, time: resources.time)
            guard let bitmap, !isPage || resources.images.mayWrite(bitmap, of: path) else {
                return try clipped(to: clip) { try drawPlaceholder(FilePath.name(of: path), in: rect) }
            }
            let outline = clip ?? .rect(rect)
            if !isPage, !fits(bitmap, rect),
                let (fitted, place) = try resources.fitted.picture(bitmap, in: rect, scale: scale)
            {
                try draw(fitted, in: place.points(scale: scale), within: outline, template: template)
            } else {
                try draw(bitmap, in: rect, within: outline, template: template)
            }
        case .symbol(let name, _, let weight):
            let symbol = resources.images.symbol(named: name)
            try clipped(to: clip) { try draw(symbol, weight: weight, in: rect, color: template ?? RGBA(white: 0)) }
        case .placeholder(let words, _): try clipped(to: clip) { try drawPlaceholder(words, in: rect) }
        case .movie(let path, let time, let size, let words):
            try clipped(to: clip) { try drawMovie(path, at: time, isSizeKnown: size != nil, words: words, in: rect) }
        }
    }

    /// Draws pixels over a rectangle, clipped to an outline.
    func draw(_ bitmap: Pixmap, in rect: Rect, within outline: Outline, template: RGBA?) throws {
        try bitmap.withSurface { surface in
            let pattern = CObject(
                owning: cairo_pattern_create_for_surface(surface.pointer), release: { cairo_pattern_destroy($0) })
            guard let pattern else { throw cairoDiagnostic(CAIRO_STATUS_NO_MEMORY, while: "drawing an image") }
            // Copy pixels that fit the canvas, interpolate others. Downscaling never uses cairo (`AreaAverage`).
            cairo_pattern_set_filter(pattern.pointer, fits(bitmap, rect) ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, Double(bitmap.width) / rect.width, Double(bitmap.height) / rect.height)
            cairo_matrix_translate(&matrix, -rect.minX, -rect.minY)
            cairo_pattern_set_matrix(pattern.pointer, &matrix)
            pen.scoped {
                // Fill an outline inside the rectangle; only one that exceeds it needs a clip.
                let inside = outline.bounds.intersection(rect) == outline.bounds
                if !inside {
                    pen.add(outline)
                    cairo_clip(cr)
                }
                if let template {
                    pen.add(inside ? outline : .rect(rect))
                    cairo_clip(cr)
                    pen.setColor(template)
                    cairo_mask(cr, pattern.pointer)
                } else {
                    cairo_set_source(cr, pattern.pointer)
                    pen.add(inside ? outline : .rect(rect))
                    pen.fill()
                }
            }
        }
    }

    /// `true` when the image's pixels coincide with the canvas's.
    private func fits(_ bitmap: Pixmap, _ rect: Rect) -> Bool {
        func isNear(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 1e-3 }
        return isNear(rect.width * scale, Double(bitmap.width)) && isNear(rect.height * scale, Double(bitmap.height))
            && isNear(rect.minX * scale, (rect.minX * scale).rounded())
            && isNear(rect.minY * scale, (rect.minY * scale).rounded())
    }

    private func clipped(to outline: Outline?, _ body: () throws -> Void) rethrows {
        try pen.scoped {
            if let outline {
                pen.add(outline)
                cairo_clip(cr)
            }
            try body()
        }
    }

    /// A grey box with a glyph and words, for an unavailable image.
    private func drawPlaceholder(_ words: String, in rect: Rect) throws {
        let box = Outline.roundedRect(rect, radius: min(8, rect.height / 6), curve: .continuous)
        fill(box, RGBA(white: 0.925))
        strokeInside(box, width: 1, RGBA(white: 0.84))
        let gray = RGBA(0x8A, 0x8A, 0x8E)
        let request = TextRequest(text: words, font: ResolvedFont(size: 13), alignment: .center, numberOfLines: 2)
        let width = max(0, rect.width - 24)
        let textHeight = words.isEmpty ? 0 : resources.text.layout(request, width: width).size.height
        let hasWords = textHeight > 0 && rect.height >= textHeight + 8 && width >= 40
        let room = rect.height - (hasWords ? textHeight + 6 : 0) - 16
        let glyph = Size(width: 39, height: 32)
        let hasGlyph = room >= glyph.height && rect.width >= glyph.width + 8
        let height = (hasGlyph ? glyph.height : 0) + (hasGlyph && hasWords ? 6 : 0) + (hasWords ? textHeight : 0)
        var y = rect.midY - height / 2
        if hasGlyph, let photo = SystemSymbol.named("photo") {
            let place = Rect(x: rect.midX - glyph.width / 2, y: y, width: glyph.width, height: glyph.height)
            try draw(photo, weight: .light, in: place, color: gray)
            y += glyph.height + 6
        }
        if hasWords {
            resources.text.draw(request, at: Point(x: rect.minX + 12, y: y), width: width, color: gray, on: cr)
        }
    }

    /// Draws a movie's frame, or a dark box with words if it can't be decoded.
    private func drawMovie(_ path: String, at time: Double, isSizeKnown: Bool, words: String, in rect: Rect) throws {
        let (width, height) = ((rect.width * scale).rounded(), (rect.height * scale).rounded())
        let bitmap = resources.images.bitmap(ofMovie: path, at: time, width: Int(width), height: Int(height))
        guard let bitmap else { return drawMovieStandIn(words, in: rect) }
        guard !isSizeKnown else { return try draw(bitmap, in: rect, within: .rect(rect), template: nil) }
        // Without a size in its header, letterbox it like the system's player.
        fill(.rect(rect), RGBA(white: 0))
        let size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
        let fitting = ContentMode.scaleAspectFit.rect(for: size, in: rect)
        try draw(bitmap, in: fitting, within: .rect(fitting), template: nil)
    }

    /// A dark box with words in its upper corner, outside of a player's button and strip.
    private func drawMovieStandIn(_ words: String, in rect: Rect) {
        fill(.rect(rect), RGBA(58, 62, 66))
        let request = TextRequest(text: words, font: ResolvedFont(size: 13))
        let height = resources.text.layout(request, width: nil).size.height
        guard rect.height >= height + 16, rect.width >= 60 else { return }
        resources.text.draw(
            request, at: Point(x: rect.minX + 12, y: rect.minY + 8), width: max(0, rect.width - 24),
            color: RGBA(white: 1, alpha: 0.75), on: cr)
    }
}
