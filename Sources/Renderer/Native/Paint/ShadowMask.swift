/// The shadow of an outline: its coverage under a Gaussian, as a nine-patch.
///
/// Only one corner is computed: others are mirrored, and the sides between are constant (performance.md 2.3).
struct ShadowMask {
    /// The extent of a shadow in sigmas; beyond it is less than half a step of 8 bits.
    static let reach = 3.0
    /// The outline's size in pixels of the mask.
    let width: Int
    let height: Int
    /// The margin around the outline on each side.
    let margin: Int
    /// The corner, from (-margin, -margin) in the outline's coordinates.
    private let corner: [UInt8]
    private let cornerWidth: Int
    private let cornerHeight: Int

    /// Everything that affects a mask: where the outline is doesn't.
    struct Key: Hashable {
        private let outline: OutlineGeometry
        private let scale: Double
        private let sigma: Double

        /// Parameters as in `ShadowMask.init`.
        init(_ outline: OutlineGeometry, scale: Double, sigma: Double) {
            var placed = outline
            placed.bounds.origin = .zero
            (self.outline, self.scale, self.sigma) = (placed, scale, sigma)
        }
    }

    var bytes: Int { corner.count }

    /// - Parameters:
    ///   - outline: in any unit.
    ///   - scale: the mask's pixels per unit.
    ///   - sigma: in pixels of the mask; above 0.
    init(of outline: OutlineGeometry, scale: Double, sigma: Double) {
        width = max(1, Int((outline.bounds.width * scale).rounded()))
        height = max(1, Int((outline.bounds.height * scale).rounded()))
        margin = Int((Self.reach * sigma).rounded(.up))
        cornerWidth = Self.corner(side: width, bend: outline.reachX * scale, margin: margin)
        cornerHeight = Self.corner(side: height, bend: outline.reachY * scale, margin: margin)

        let profile = ShadowProfile(of: outline, width: width, height: height, scale: scale, sigma: sigma)
        corner = profile.corner(columns: cornerWidth, rows: cornerHeight, margin: margin)
    }

    /// The corner's length along a side: the margin, and inside the extent of the bend and the blur.
    private static func corner(side: Int, bend: Double, margin: Int) -> Int {
        margin + min((side + 1) / 2, Int(bend.rounded(.up)) + margin)
    }

    /// The mask's pixels per unit for a shadow on a canvas with a scale.
    ///
    /// A wide shadow is computed at a lower resolution and scaled up, without a visible difference.
    static func scale(radius: Double, canvasScale: Double) -> Double {
        let widest = 48.0
        return canvasScale * min(1, widest / max(widest, radius * canvasScale))
    }

    /// The approximate number of pixels to compute for a shadow on a canvas with a scale.
    static func pixels(for outline: OutlineGeometry, radius: Double, canvasScale: Double) -> Double {
        let scale = scale(radius: radius, canvasScale: canvasScale)
        let margin = reach * radius * scale
        func corner(_ side: Double, _ bend: Double) -> Double { margin + min(side * scale / 2, bend * scale + margin) }
        return corner(outline.bounds.width, outline.reachX) * corner(outline.bounds.height, outline.reachY)
    }

    /// Copies a part of the mask; `x` and `y` are in the outline's coordinates and within the margin.
    func copy(x: Int, y: Int, width columns: Int, height rows: Int, to bytes: UnsafeMutablePointer<UInt8>, stride: Int)
    {
        let columnMap = (0..<columns).map { Self.fold(x + $0 + margin, size: width + 2 * margin, corner: cornerWidth) }
        corner.withUnsafeBufferPointer { corner in
            columnMap.withUnsafeBufferPointer { columnMap in
                for row in 0..<rows {
                    let from =
                        Self.fold(y + row + margin, size: height + 2 * margin, corner: cornerHeight) &* cornerWidth
                    let to = bytes + row &* stride
                    for column in 0..<columns { to[column] = corner[from &+ columnMap[column]] }
                }
            }
        }
    }

    /// The index in the corner for a position along a side.
    private static func fold(_ position: Int, size: Int, corner: Int) -> Int {
        max(0, min(position, size - 1 - position, corner - 1))
    }
}
