import Platform

/// An outline divided into horizontal bands, each of which a Gaussian blurs in closed form: horizontally by a
/// difference of two error functions, vertically by the Gaussian's share of the band.
struct ShadowProfile {
    private let width: Double
    private let height: Double
    private let sigma: Double
    /// The bands of the upper corners, from the top: the inset from the sides, and the lower edge.
    private let bands: [(inset: Double, edge: Double)]

    /// The maximum number of bands in a corner.
    private static let maxBands = 64

    /// Sizes and sigma are in pixels; `scale` pixels are a unit of the outline.
    init(of outline: OutlineGeometry, width: Int, height: Int, scale: Double, sigma: Double) {
        (self.width, self.height, self.sigma) = (Double(width), Double(height), sigma)
        let (half, widest) = (Double(height) / 2, Double(width) / 2)
        let reach = min(half, outline.reachY * scale)
        let count = min(Self.maxBands, Int(reach.rounded(.up)))
        bands = outline.insets(bands: count).enumerated().map { band, inset in
            (min(inset * scale, widest), reach * Double(band + 1) / Double(count))
        }
    }

    /// The Gaussian's integral up to a distance.
    private func share(_ distance: Double) -> Double { 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot()))) }

    /// The shadow's upper left corner in 8 bits, row by row, from `margin` pixels outside the outline.
    func corner(columns: Int, rows: Int, margin: Int) -> [UInt8] {
        let insets = bands.map(\.inset) + [0]
        var profiles = [Double](repeating: 0, count: insets.count * columns)
        for (band, inset) in insets.enumerated() {
            for column in 0..<columns {
                let x = Double(column - margin) + 0.5
                profiles[band * columns + column] = share(x - inset) - share(x - (width - inset))
            }
        }
        var sums = [Double](repeating: 0, count: columns)
        return [UInt8](unsafeUninitializedCapacity: columns * rows) { bytes, count in
            profiles.withUnsafeBufferPointer { profiles in
                sums.withUnsafeMutableBufferPointer { sums in
                    for row in 0..<rows {
                        sums.update(repeating: 0)
                        for (band, weight) in weights(y: Double(row - margin) + 0.5).enumerated() where weight > 1e-6 {
                            let first = band &* columns
                            for column in 0..<columns { sums[column] += weight * profiles[first &+ column] }
                        }
                        for column in 0..<columns {
                            bytes[row &* columns &+ column] = UInt8(min(1, max(0, sums[column])) * 255 + 0.5)
                        }
                    }
                }
            }
            count = columns * rows
        }
    }

    /// The weight of each band in a row's blur, with its mirrored band at the bottom; the last is the straight part's.
    private func weights(y: Double) -> [Double] {
        var weights: [Double] = []
        var from = 0.0
        for band in bands {
            weights.append(
                share(y - from) - share(y - band.edge) + share(y - (height - band.edge)) - share(y - (height - from)))
            from = band.edge
        }
        weights.append(share(y - from) - share(y - (height - from)))
        return weights
    }
}
