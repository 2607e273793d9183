import CCairo
import Views

extension Painter {
    /// Paints the wallpaper over the whole canvas; for an unreadable image, which is reported, only the tint.
    func paint(_ backdrop: Backdrop, canvas: Size) throws {
        let screen = pen.clamp(backdrop.screen)
        guard !screen.isEmpty else { return }
        let whole = Rect(origin: .zero, size: canvas)
        switch backdrop.source {
        case .color(let color): try paint(gradient([color, color], backdrop, screen), over: whole)
        case .gradient(let colors):
            try paint(gradient(colors.isEmpty ? [RGBA(white: 0)] : colors, backdrop, screen), over: whole)
        case .image(let path):
            let wallpaper = try resources.wallpapers.wallpaper(
                for: backdrop, path: path, scale: scale, images: resources.images)
            guard let wallpaper else { return try paint(gradient([RGBA(white: 0)], backdrop, screen), over: whole) }
            if case .pixels(let buffer, let top, _) = target, mayWritePixels {
                cairo_surface_flush(cairo_get_target(cr))
                wallpaper.write(into: buffer, top: top, screen: screen, scale: scale)
                return cairo_surface_mark_dirty(cairo_get_target(cr))
            }
            let visible = visiblePixels(of: whole)
            guard !visible.isEmpty else { return }
            let pixels = try Pixmap(width: visible.width, height: visible.height)
            wallpaper.write(into: pixels, left: visible.x, top: visible.y, screen: screen, scale: scale)
            let place = visible.points(scale: scale)
            try draw(pixels, in: place, within: .rect(place), template: nil)
        }
    }

    /// The colours from the screen's top to its bottom, tinted.
    func gradient(_ colors: [RGBA], _ backdrop: Backdrop, _ screen: Rect) -> LinearGradient {
        LinearGradient(
            stops: colors.map { RGBA(white: 0).covered(by: $0).covered(by: backdrop.tint) },
            start: Point(x: 0, y: screen.minY), end: Point(x: 0, y: screen.maxY))
    }

    private func paint(_ gradient: LinearGradient, over canvas: Rect) throws {
        guard case .pixels(let buffer, let top, _) = target, mayWritePixels else {
            return try fill(.rect(canvas), with: gradient)
        }
        cairo_surface_flush(cairo_get_target(cr))
        gradient.write(into: buffer, x: 0, y: top, scale: scale)
        cairo_surface_mark_dirty(cairo_get_target(cr))
    }
}
