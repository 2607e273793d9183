import ContentExtensionHost

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The shadow of an outline: its coverage under a Gaussian, as a nine-patch.
///
/// Sideways the blur of each band of the outline is a difference of two error functions; downwards the bands are weighted
/// by the Gaussian's share of each. Nothing is blurred pixel by pixel, and only one corner is computed: the others are its
/// mirror images, and between them a shadow doesn't change (performance.md 2.3).
struct ShadowMask {
    /// How many sigmas a shadow reaches; what lies beyond is less than half a step of 8 bits.
    static let reach = 3.0
    /// The most bands that a corner is cut into.
    private static let bands = 64

    /// The outline's size in pixels of the mask.
    let width: Int
    let height: Int
    /// How far the mask goes beyond the outline on each side.
    let margin: Int
    /// The corner, from (-margin, -margin) in the outline's coordinates.
    private let corner: [UInt8]
    private let cornerWidth: Int
    private let cornerHeight: Int

    /// - Parameters:
    ///   - outline: in any unit.
    ///   - scale: the mask's pixels per unit.
    ///   - sigma: in pixels of the mask; above 0.
    init(of outline: OutlineGeometry, scale: Double, sigma: Double) {
        width = max(1, Int((outline.bounds.width * scale).rounded()))
        height = max(1, Int((outline.bounds.height * scale).rounded()))
        margin = Int((Self.reach * sigma).rounded(.up))
        cornerWidth = margin + min((width + 1) / 2, Int((outline.reachX * scale).rounded(.up)) + margin)
        cornerHeight = margin + min((height + 1) / 2, Int((outline.reachY * scale).rounded(.up)) + margin)

        /// The share of the Gaussian that lies before a distance.
        func share(_ distance: Double) -> Double { 0.5 * (1 + erf(distance / (sigma * 2.0.squareRoot()))) }
        let (w, h) = (Double(width), Double(height))
        let cornerReach = min(h / 2, outline.reachY * scale)
        let count = min(Self.bands, max(1, Int(cornerReach.rounded(.up))))
        let insets = outline.insets(bands: cornerReach > 0 ? count : 0).map { min($0 * scale, w / 2) }
        // The bands from the top: their insets and ends. The last one is the straight part in the middle.
        let edges = insets.indices.map { cornerReach * Double($0 + 1) / Double(insets.count) }

        var rows: [[Double]] = []
        for inset in insets + [0] {
            rows.append((0..<cornerWidth).map { column in
                let x = Double(column - margin) + 0.5
                return share(x - inset) - share(x - (w - inset))
            })
        }
        var corner = [UInt8](repeating: 0, count: cornerWidth * cornerHeight)
        for row in 0..<cornerHeight {
            let y = Double(row - margin) + 0.5
            var sums = [Double](repeating: 0, count: cornerWidth)
            func add(_ band: Int, from: Double, to: Double) {
                let weight = share(y - from) - share(y - to)
                guard weight > 1e-6 else { return }
                for column in 0..<cornerWidth { sums[column] += weight * rows[band][column] }
            }
            for (band, edge) in edges.enumerated() {
                let from = band == 0 ? 0 : edges[band - 1]
                add(band, from: from, to: edge)
                add(band, from: h - edge, to: h - from)
            }
            add(insets.count, from: edges.last ?? 0, to: h - (edges.last ?? 0))
            for column in 0..<cornerWidth { corner[row * cornerWidth + column] = UInt8(sums[column] * 255 + 0.5) }
        }
        self.corner = corner
    }

    /// Copies a part of the mask; `x` and `y` are in the outline's coordinates and within the margin.
    func copy(x: Int, y: Int, width columns: Int, height rows: Int, to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
        let columnMap = (0..<columns).map { Self.fold(x + $0 + margin, size: width + 2 * margin, corner: cornerWidth) }
        corner.withUnsafeBufferPointer { corner in
            columnMap.withUnsafeBufferPointer { columnMap in
                for row in 0..<rows {
                    let from = Self.fold(y + row + margin, size: height + 2 * margin, corner: cornerHeight) &* cornerWidth
                    let to = bytes + row &* stride
                    for column in 0..<columns { to[column] = corner[from &+ columnMap[column]] }
                }
            }
        }
    }

    /// The index into the corner that a position along a side stands for.
    private static func fold(_ position: Int, size: Int, corner: Int) -> Int {
        max(0, min(position, size - 1 - position, corner - 1))
    }
}
