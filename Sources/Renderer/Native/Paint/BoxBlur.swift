/// Approximates a Gaussian by three box blurs to a few per cent, in time independent of the radius.
enum BoxBlur {
    /// Blurs one channel in place; edge pixels are extended outwards, as on iOS.
    static func blur(_ plane: inout [Float], width: Int, height: Int, sigma: Double) {
        guard sigma > 0, !plane.isEmpty else { return }
        var scratch = [Float](repeating: 0, count: max(width, height))
        let radii = radii(sigma: min(sigma, Double(max(width, height))))
        plane.withUnsafeMutableBufferPointer { plane in
            scratch.withUnsafeMutableBufferPointer { scratch in
                for radius in radii where radius > 0 {
                    for y in 0..<height {
                        average(plane, from: y * width, step: 1, count: width, radius: radius, scratch)
                    }
                    for x in 0..<width {
                        average(plane, from: x, step: width, count: height, radius: radius, scratch)
                    }
                }
            }
        }
    }

    /// The radii of three boxes whose variances add up to the Gaussian's, as nearly as whole pixels allow.
    private static func radii(sigma: Double) -> [Int] {
        let ideal = (4 * sigma * sigma + 1).squareRoot()
        let lower = (Int(ideal) - 1) / 2
        let lowerWidth = Double(2 * lower + 1)
        let narrow = (3 * lowerWidth * lowerWidth + 12 * lowerWidth + 9 - 12 * sigma * sigma) / (4 * lowerWidth + 4)
        return (0..<3).map { Double($0) < narrow.rounded() ? lower : lower + 1 }
    }

    /// Averages one line with a running sum.
    private static func average(
        _ plane: UnsafeMutableBufferPointer<Float>, from start: Int, step: Int, count: Int, radius: Int,
        _ scratch: UnsafeMutableBufferPointer<Float>
    ) {
        func value(_ index: Int) -> Float { plane[start &+ min(count &- 1, max(0, index)) &* step] }
        var sum: Float = 0
        for index in -radius...radius { sum += value(index) }
        let share = 1 / Float(2 * radius + 1)
        for index in 0..<count {
            scratch[index] = sum * share
            sum += value(index &+ radius &+ 1) - value(index &- radius)
        }
        for index in 0..<count { plane[start &+ index &* step] = scratch[index] }
    }
}
