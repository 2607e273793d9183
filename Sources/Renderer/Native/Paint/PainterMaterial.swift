import CCairo
import Views

extension Painter {
    /// Applies a recipe to the pixels below: in place inside the outline, and at its antialiased edge by painting
    /// changed pixels through the outline.
    ///
    /// If the recipe blurs more than the wallpaper is blurred, only the wallpaper shows through.
    func material(_ outline: Outline, _ recipe: MaterialRecipe) throws {
        let geometry = OutlineGeometry(outline)
        let visible = visiblePixels(of: geometry.bounds)
        guard !visible.isEmpty else { return }
        let frosted = recipe.blurRadius > 0 ? try frost(recipe, in: visible) : nil
        guard hasOpaqueGround, case .pixels(let buffer, let top, _) = target else {
            if let frosted { try draw(frosted, in: visible.points(scale: scale), within: outline, template: nil) }
            return fill(outline, recipe.approximation)
        }
        let pixels = MaterialPixels(recipe)
        if let frosted {
            pixels.change(frosted.pixels, count: frosted.count)
            return try draw(frosted, in: visible.points(scale: scale), within: outline, template: nil)
        }
        let core = PixelRect(within: pen.clamp(geometry.core), scale: scale).intersection(visible)
        let middle = mayWritePixels ? core : PixelRect(x: visible.x, y: visible.y, width: 0, height: 0)
        cairo_surface_flush(cairo_get_target(cr))
        for y in middle.y..<middle.maxY { pixels.change(buffer.row(y - top) + middle.x, count: middle.width) }
        cairo_surface_mark_dirty(cairo_get_target(cr))
        for part in visible.around(middle) where !part.isEmpty {
            let changed = try pixels.copy(
                of: PixelRect(x: part.x, y: part.y - top, width: part.width, height: part.height), in: buffer)
            try draw(changed, in: part.points(scale: scale), within: outline, template: nil)
        }
    }

    /// Text whose letters are the pixels below, changed by a recipe without a blur.
    /// - Parameter bounds: a rectangle around the letters.
    func vibrantText(
        _ request: TextRequest, at point: Point, width: Double?, _ recipe: MaterialRecipe, within bounds: Rect
    ) throws {
        func draw(_ color: RGBA) { resources.text.draw(request, at: point, width: width, color: color, on: cr) }
        let visible = visiblePixels(of: bounds)
        guard !visible.isEmpty else { return }
        guard hasOpaqueGround, case .pixels(let buffer, let top, _) = target else { return draw(recipe.approximation) }
        cairo_surface_flush(cairo_get_target(cr))
        let changed = try MaterialPixels(recipe).copy(
            of: PixelRect(x: visible.x, y: visible.y - top, width: visible.width, height: visible.height), in: buffer)
        let area = visible.points(scale: scale)
        try pen.scoped {
            pen.add(area)
            cairo_clip(cr)
            pen.pushGroup()
            draw(RGBA(white: 1))
            cairo_set_operator(cr, CAIRO_OPERATOR_IN)
            try self.draw(changed, in: area, within: .rect(area), template: nil)
            cairo_pop_group_to_source(cr)
            cairo_paint(cr)
        }
    }

    /// The wallpaper blurred for a material, in a part of the canvas. `nil` when the visible wallpaper is blurred
    /// enough, when there is none, or when it is unreadable, which is reported.
    private func frost(_ recipe: MaterialRecipe, in part: PixelRect) throws -> Pixmap? {
        guard var backdrop, recipe.blurRadius > backdrop.blurRadius else { return nil }
        backdrop.blurRadius = recipe.blurRadius
        let screen = pen.clamp(backdrop.screen)
        guard !screen.isEmpty else { return nil }
        let pixels = try Pixmap(width: part.width, height: part.height)
        switch backdrop.source {
        case .color(let color):
            gradient([color, color], backdrop, screen).write(into: pixels, x: part.x, y: part.y, scale: scale)
        case .gradient(let colors):
            // A smooth gradient doesn't need a blur.
            guard !colors.isEmpty else { return nil }
            gradient(colors, backdrop, screen).write(into: pixels, x: part.x, y: part.y, scale: scale)
        case .image(let path):
            let wallpaper = try resources.wallpapers.wallpaper(
                for: backdrop, path: path, scale: scale, images: resources.images)
            guard let wallpaper else { return nil }
            wallpaper.write(into: pixels, left: part.x, top: part.y, screen: screen, scale: scale)
        }
        return pixels
    }
}
