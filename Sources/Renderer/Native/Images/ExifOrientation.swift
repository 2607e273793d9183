/// EXIF orientations by their numbers: the position of the stored image's first row and column in the shown image.
package enum ExifOrientation: Int, CaseIterable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// `true` when the orientation swaps width and height.
    package var swapsSides: Bool { rawValue >= 5 }

    /// A stored image's pixels in the shown one: the first pixel's index, and the steps along a row and a column.
    package func walk(storedWidth width: Int, storedHeight height: Int) -> (first: Int, alongRow: Int, alongColumn: Int)
    {
        let shownWidth = swapsSides ? height : width
        let (right, bottom) = (shownWidth - 1, ((swapsSides ? width : height) - 1) * shownWidth)
        return switch self {
        case .up: (0, 1, shownWidth)
        case .upMirrored: (right, -1, shownWidth)
        case .down: (bottom + right, -1, -shownWidth)
        case .downMirrored: (bottom, 1, -shownWidth)
        case .leftMirrored: (0, shownWidth, 1)
        case .right: (right, shownWidth, -1)
        case .rightMirrored: (bottom + right, -shownWidth, -1)
        case .left: (bottom, -shownWidth, 1)
        }
    }

    /// The image in its shown orientation.
    package func apply(to stored: Pixmap) throws -> Pixmap {
        guard self != .up else { return stored }
        let shown = try Pixmap(
            width: swapsSides ? stored.height : stored.width, height: swapsSides ? stored.width : stored.height)
        let walk = walk(storedWidth: stored.width, storedHeight: stored.height)
        let (from, to) = (stored.pixels, shown.pixels)
        for y in 0..<stored.height {
            var index = walk.first &+ y &* walk.alongColumn
            for x in 0..<stored.width {
                to[index] = from[y &* stored.width &+ x]
                index &+= walk.alongRow
            }
        }
        return shown
    }
}
