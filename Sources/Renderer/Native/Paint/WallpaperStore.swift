import Basics
import Views

/// Makes wallpapers and caches the last few, since all pictures of a batch have the same.
final class WallpaperStore {
    private struct Key: Hashable {
        let backdrop: Backdrop
        let scale: Double
        let file: FileIdentity
    }

    /// Wallpapers with the resources used by their images.
    private var wallpapers = LRUCache<Key, (Wallpaper, ImageBudget)>(cost: 8, count: 8)
    /// The minimum width of a blurred wallpaper.
    private static let width = 150.0

    /// The blurred wallpaper of an image file; `nil` after reporting an error.
    func wallpaper(for backdrop: Backdrop, path: String, scale: Double, images: ImageStore) throws -> Wallpaper? {
        guard let header = images.header(ofFile: path, isRequired: true), let file = try? ImageFileHandle(path: path)
        else { return nil }
        let key = Key(backdrop: backdrop, scale: scale, file: file.identity)
        if let (known, cost) = wallpapers.value(for: key) {
            images.budget.add(cost)
            return known
        }
        // Wide enough for the Gaussian to cover a few pixels.
        let screen = backdrop.screen
        let wanted = backdrop.blurRadius > 0 ? max(Self.width, 3 * screen.width / backdrop.blurRadius) : .infinity
        let width = max(1, min(wanted, screen.width * scale).rounded(.up))
        let height = max(1, (width * screen.height / screen.width).rounded(.up))
        let fill = max(width / Double(header.shownWidth), height / Double(header.shownHeight))
        let (imageWidth, imageHeight) = (Double(header.shownWidth) * fill, Double(header.shownHeight) * fill)
        let (bitmap, cost) = images.recording {
            images.bitmap(ofFile: path, width: Int(imageWidth.rounded(.up)), height: Int(imageHeight.rounded(.up)))
        }
        guard let bitmap else { return nil }
        let small = try Pixmap(width: Int(width), height: Int(height))
        let target = Rect(
            x: (width - imageWidth) / 2, y: (height - imageHeight) / 2, width: imageWidth, height: imageHeight)
        // On black.
        try small.paint(bitmap, in: target, isOpaque: true)
        let wallpaper = Wallpaper(
            blurring: small, sigma: backdrop.blurRadius * width / screen.width, tint: backdrop.tint)
        wallpapers.insert((wallpaper, cost), for: key, cost: 1)
        return wallpaper
    }
}
