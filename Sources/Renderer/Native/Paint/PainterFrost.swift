import CCairo
import ContentExtensionHost

extension Painter {
    /// The wallpaper blurred for a material, in a part of the canvas. `nil` when the visible wallpaper is blurred
    /// enough, when there is none, or when it is unreadable, which is reported.
    func frost(_ recipe: MaterialRecipe, in part: PixelRect) throws -> Pixmap? {
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
