/// The kind of comparison that an assertion makes, with its tolerance.
public struct SnapshotFormat: Sendable, Codable {
    package let kind: SnapshotKind
    package var tolerance = PictureTolerance()
    /// Pixels per point of the picture; the device's own when `nil`.
    package var scale: Double?

    package init(kind: SnapshotKind, tolerance: PictureTolerance = PictureTolerance(), scale: Double? = nil) {
        (self.kind, self.tolerance, self.scale) = (kind, tolerance, scale)
    }

    /// Every frame and line of text, as JSON (docs/layout-json.md).
    public static let layout = SnapshotFormat(kind: .layout)
    /// The steps of the extension's life, as JSON (docs/trace-json.md).
    public static let trace = SnapshotFormat(kind: .trace)
    /// The warnings, as text.
    public static let diagnostics = SnapshotFormat(kind: .diagnostics)
    /// The picture; each channel of a pixel may differ by 2 of 255.
    public static let picture = SnapshotFormat(kind: .picture)

    /// The picture at another scale, or compared less exactly.
    /// - Parameters:
    ///   - scale: pixels per point, 0.5 to 8; the device's own when `nil`. At 1 a reference takes a sixth of the bytes.
    ///   - precision: the share of pixels that must match, 0 to 1.
    ///   - perceptualPrecision: how alike the colours of a pixel must be to match, 0 to 1: a CIEDE2000 difference of at
    ///     most (1 − `perceptualPrecision`) × 100. People hardly see a difference from 0.98 on.
    public static func picture(
        scale: Double? = nil, precision: Double = 1, perceptualPrecision: Double = 1, fileID: StaticString = #fileID,
        line: UInt = #line
    ) -> SnapshotFormat {
        let file = "\(fileID)".split(separator: "/").last ?? ""
        let tolerance = PictureTolerance(
            precision: precision, perceptualPrecision: perceptualPrecision, origin: "\(file):\(line)")
        return SnapshotFormat(kind: .picture, tolerance: tolerance, scale: scale)
    }
}
