import Basics
import FastPNG
import Views

/// Compressed bands of pictures, cached by everything that affects their pixels; pictures of one template share most.
struct BandCache {
    /// Everything that affects a band's pixels.
    struct Key: Hashable {
        let commands: [DisplayCommand]
        let rows: Range<Int>
        /// The canvas's width in pixels and in points, and its height in points for the last band.
        let pixels: Int
        let width: Double
        let bottom: Double?
        let scale: Double
        let isOpaque: Bool
        /// Selects the frames of animated images.
        let time: Double
        let files: [FileIdentity]

        /// `nil` for a band that depends on more than the list and its files: with a movie's frame or a missing file.
        init?(_ list: DisplayList, rows: Range<Int>, width pixels: Int, height: Int, scale: Double, isOpaque: Bool) {
            var files: [FileIdentity] = []
            for command in list.commands {
                let path: String
                switch command {
                case .image(.file(let file, _, _), _, _, _): path = file
                case .backdrop(let backdrop):
                    guard case .image(let file) = backdrop.source else { continue }
                    path = file
                // A transformed group can hold any image.
                case .image(.movie, _, _, _), .transformed: return nil
                default: continue
                }
                guard let file = try? ImageFileHandle(path: path) else { return nil }
                files.append(file.identity)
            }
            (commands, self.rows, self.pixels, width, self.scale) = (
                list.commands, rows, pixels, list.size.width, scale
            )
            (self.isOpaque, time, self.files) = (isOpaque, list.time, files)
            bottom = rows.upperBound == height ? list.size.height : nil
        }
    }

    /// A compressed band, with the resources used by its texts and images and the findings about them.
    struct Band {
        let compressed: PNGBand
        let cost: ResourceUsage
    }

    private var bands = LRUCache<Key, Band>(cost: Limits.cachedBandBytes, count: 4_096)

    mutating func band(for key: Key) -> Band? { bands.value(for: key) }

    mutating func keep(_ band: Band, for key: Key) {
        // Commands share texts with other caches; the cost ignores that.
        bands.insert(band, for: key, cost: band.compressed.chunk.count + 256 * (key.commands.count + 1))
    }
}
