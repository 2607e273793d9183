import Views

/// A rectangle of whole pixels of the canvas.
package struct PixelRect: Equatable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package var isEmpty: Bool { width <= 0 || height <= 0 }

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle of points touches by more than a hundredth.
    package init(around rect: Rect, scale: Double) {
        let (left, top) = ((rect.minX * scale + 0.01).rounded(.down), (rect.minY * scale + 0.01).rounded(.down))
        let (right, bottom) = ((rect.maxX * scale - 0.01).rounded(.up), (rect.maxY * scale - 0.01).rounded(.up))
        self.init(
            x: Int(left), y: Int(top), width: rect.isEmpty ? 0 : Int(right - left),
            height: rect.isEmpty ? 0 : Int(bottom - top))
    }

    /// The pixels completely inside a rectangle of points.
    package init(within rect: Rect, scale: Double) {
        let (left, top) = ((rect.minX * scale).rounded(.up), (rect.minY * scale).rounded(.up))
        let (right, bottom) = ((rect.maxX * scale).rounded(.down), (rect.maxY * scale).rounded(.down))
        self.init(x: Int(left), y: Int(top), width: max(0, Int(right - left)), height: max(0, Int(bottom - top)))
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    /// The parts above, below, left and right of a hole.
    package func around(_ hole: PixelRect) -> [PixelRect] {
        let hole = hole.intersection(self)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ]
    }

    /// The rectangle in points.
    package func points(scale: Double) -> Rect {
        Rect(x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
    }
}
