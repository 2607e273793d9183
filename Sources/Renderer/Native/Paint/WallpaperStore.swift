import ContentExtensionHost

/// Makes wallpapers and keeps the last few: a batch of pictures has the same one.
final class WallpaperStore {
    private struct Key: Hashable {
        let backdrop: Backdrop
        let scale: Double
        let file: FileIdentity
    }

    /// With what their images have cost.
    private var wallpapers = BoundedCache<Key, (Wallpaper, ImageBudget)>(cost: 8, count: 8)
    /// A blurred wallpaper is made at least this wide.
    private static let width = 150.0

    /// The blurred wallpaper of an image file, or `nil` after its store has reported why there is none.
    func wallpaper(for backdrop: Backdrop, path: String, scale: Double, images: ImageStore) throws -> Wallpaper? {
        guard let header = images.header(ofFile: path), let file = try? ImageFile(path: path) else { return nil }
        let key = Key(backdrop: backdrop, scale: scale, file: file.identity)
        if let (known, cost) = wallpapers.value(for: key) {
            images.ledger.add(cost)
            return known
        }
        // Wide enough that the Gaussian still covers a few pixels of it.
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
        let small = try PixelBuffer(width: Int(width), height: Int(height))
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
