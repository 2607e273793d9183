/// The palette of a GIF's frame: large areas' colours exactly, the others by median cut along the largest variance.
struct GIFPalette {
    /// 24 bits each: red, green, blue; never empty.
    let colors: [UInt32]

    init(colors: [UInt32]) { self.colors = colors }

    /// Red, green and blue of each colour.
    var bytes: [UInt8] { colors.flatMap { color in [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) } } }

    /// Reduces a table to at most `room` colours.
    init(_ table: ColorTable, room: Int) {
        guard table.colors.count > room else {
            colors = table.colors.isEmpty ? [0] : table.colors
            return
        }
        // Large areas, such as white or black ones, keep their exact colour; dithering would make them speckled.
        let share = max(2, table.counts.reduce(0, +) / 250)
        let large = table.colors.indices.filter { table.counts[$0] >= share }
            .sorted { (table.counts[$1], $0) < (table.counts[$0], $1) }.prefix(room / 4)
        let isLarge = large.reduce(into: [Bool](repeating: false, count: table.colors.count)) { $0[$1] = true }
        let samples = table.colors.indices.filter { !isLarge[$0] }.map { index in
            Sample(color: table.colors[index], weight: Double(table.counts[index]).squareRoot())
        }
        colors = large.map { table.colors[$0] } + Self.split(samples, into: room - large.count)
    }

    /// A colour with a weight that grows with its area, but less than proportionally.
    private struct Sample {
        let channels: SIMD4<Double>
        let weight: Double

        init(color: UInt32, weight: Double) {
            channels = SIMD4(Double(color >> 16 & 0xFF), Double(color >> 8 & 0xFF), Double(color & 0xFF), 0)
            self.weight = weight
        }
    }

    /// A group of colours that are averaged to one.
    private struct Box {
        let range: Range<Int>
        let mean: SIMD4<Double>
        /// The axis with the largest weighted variance, and that variance.
        let axis: Int
        let spread: Double

        init(_ range: Range<Int>, of samples: [Sample]) {
            self.range = range
            var (weight, sum, squares) = (0.0, SIMD4<Double>.zero, SIMD4<Double>.zero)
            for sample in samples[range] {
                weight += sample.weight
                sum += sample.channels * sample.weight
                squares += sample.channels * sample.channels * sample.weight
            }
            mean = sum / max(weight, 1e-9)
            // The eye is more sensitive to green than to red and blue (Rec. 601's luma, softened).
            let variance = (squares - mean * sum) * SIMD4(1, 1.5, 0.75, 0)
            axis = variance.y >= variance.x && variance.y >= variance.z ? 1 : variance.x >= variance.z ? 0 : 2
            spread = range.count < 2 ? 0 : variance[axis]
        }
    }

    private static func split(_ samples: [Sample], into count: Int) -> [UInt32] {
        var samples = samples
        guard count > 0, !samples.isEmpty else { return [] }
        var boxes = [Box(samples.indices, of: samples)]
        while boxes.count < count {
            guard let widest = boxes.indices.max(by: { boxes[$0].spread < boxes[$1].spread }), boxes[widest].spread > 0
            else { break }
            let box = boxes[widest]
            let (axis, middle) = (box.axis, box.mean[box.axis])
            // Swift's partition isn't stable, but it is deterministic.
            let cut = samples[box.range].partition { $0.channels[axis] > middle }
            guard cut > box.range.lowerBound, cut < box.range.upperBound else { break }
            boxes[widest] = Box(box.range.lowerBound..<cut, of: samples)
            boxes.append(Box(cut..<box.range.upperBound, of: samples))
        }
        return boxes.map { box in
            let rounded = box.mean.rounded(.toNearestOrAwayFromZero)
            return UInt32(rounded.x) << 16 | UInt32(rounded.y) << 8 | UInt32(rounded.z)
        }
    }
}
