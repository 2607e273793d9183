import CCairo
import ContentExtensionHost

extension Painter {
    /// The wallpaper that a material shows blurred, when it lies behind less blurred than that; one that can't be had
    /// has been reported, and is `nil`.
    func frost(_ recipe: MaterialRecipe) throws -> (wallpaper: Wallpaper, screen: Rect)? {
        guard var backdrop, case .image(let path) = backdrop.source, recipe.blurRadius > backdrop.blurRadius else {
            return nil
        }
        backdrop.blurRadius = recipe.blurRadius
        let screen = pen.clamp(backdrop.screen)
        guard !screen.isEmpty else { return nil }
        let wallpaper = try resources.wallpapers.wallpaper(
            for: backdrop, path: path, scale: scale, images: resources.images)
        return wallpaper.map { ($0, screen) }
    }

    /// The blurred wallpaper's pixels on a part of the canvas.
    func pixels(
        of frost: (wallpaper: Wallpaper, screen: Rect), in part: PixelRect
    ) throws(OutOfMemory) -> PixelBuffer {
        let pixels = try PixelBuffer(width: part.width, height: part.height)
        let place = part.points(scale: scale)
        frost.wallpaper.write(
            into: pixels, screen: frost.screen.offset(x: -place.minX, y: -place.minY), scale: scale)
        return pixels
    }
}
