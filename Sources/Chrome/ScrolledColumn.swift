import Renderer
import Views

/// The views of a picture below one another, after the user has scrolled them.
///
/// Parts that give way to others scroll in their own window, from the first on; the rest of the way the column moves as
/// a whole (facts: host/sizing.overflow, ios18/platter.tall).
struct ScrolledColumn {
    /// Views that scroll together.
    struct Part {
        var nodes: Range<Int>
        /// The heights between which they are seen, in points of the picture.
        var window: (top: Double, bottom: Double)
        /// The greatest offset in points, and the current one.
        var range: Double
        var offset: Double
    }

    var nodes: [LayoutNode] = []
    /// The parts in the order in which an offset is used up; none in a column that fits.
    private(set) var parts: [Part] = []

    /// The greatest offset in points.
    var range: Double { parts.reduce(0) { $0 + $1.range } }
    /// The offset that is shown, in points.
    var offset: Double { parts.reduce(0) { $0 + $1.offset } }

    /// Shortens the views that give way, the first before the second, and moves those below up.
    /// - Parameter excess: the points by which the column is too high.
    mutating func shorten(by excess: Double, _ arrangement: Arrangement, _ device: Device, scrolledBy offset: Double) {
        var (excess, shift) = (excess, 0.0)
        guard excess > 0 else { return }
        for (index, item) in arrangement.items.enumerated() {
            nodes[index] = nodes[index].offset(x: 0, y: -shift)
            guard excess > 0, let minHeight = item.minHeight else { continue }
            let cut = device.ceilToPixel(min(excess, max(0, nodes[index].frame.height - minHeight)))
            let own = min(max(0, offset - range), cut)
            nodes[index] = nodes[index].shortened(by: cut, scrolledBy: own)
            let frame = nodes[index].frame
            if cut > 0 {
                parts.append(
                    Part(nodes: index..<index + 1, window: (frame.minY, frame.maxY), range: cut, offset: own))
            }
            (excess, shift) = (excess - cut, shift + cut)
        }
    }

    /// Moves the column up if it runs past a height of the picture.
    mutating func scroll(from top: Double, to end: Double, by offset: Double) {
        guard let bottom = nodes.last?.frame.maxY, bottom > end else { return }
        let own = min(max(0, offset - range), bottom - end)
        if own > 0 { nodes = nodes.map { $0.offset(x: 0, y: -own) } }
        parts.append(Part(nodes: nodes.indices, window: (top, end), range: bottom - end, offset: own))
    }

    /// The offset at which a frame is seen that now lies in one of the views; the start of what is too high.
    func offset(showing frame: Rect, in node: Int) -> Double {
        var before = 0.0
        for part in parts {
            if part.nodes.contains(node) {
                let shift = min(max(0, frame.maxY - part.window.bottom), frame.minY - part.window.top)
                return min(max(0, before + part.offset + shift), range)
            }
            before += part.range
        }
        return offset
    }
}
