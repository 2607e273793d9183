import CCairo
import ContentExtensionHost

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
}
