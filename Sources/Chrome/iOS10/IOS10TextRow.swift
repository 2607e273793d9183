import Renderer
import Views

/// A row of the chrome with one line of text: header, action. It grows with Dynamic Type and centres capitals.
struct IOS10TextRow {
    let font: Font
    /// The row's height in points.
    let height: Double
    /// The label's height in points, on the device's pixels.
    let textHeight: Double
    /// The label's top below the row's, in points.
    let textTop: Double

    /// Measurements at the default content size: text size and style, height, and baseline below the top, in points.
    /// - Parameters:
    ///   - style: `nil` for a text that ignores the text size.
    ///   - smallHeight: the height at text sizes whose text is smaller than the default's.
    init(
        _ points: Double, as style: TextStyle?, height: Double, smallHeight: Double? = nil, baseline: Double,
        device: Device
    ) {
        let size = style.map { device.scaled(points, as: $0) } ?? points
        let resolved = ResolvedFont(size: size)
        let growth =
            size < points
            ? (smallHeight ?? height) - height
            : (resolved.lineHeight - ResolvedFont(size: points).lineHeight).rounded()
        let capGrowth = (size - points) * ResolvedFont.capHeightRatio
        font = .system(size, .regular)
        self.height = height + growth
        textHeight = device.ceilToPixel(resolved.lineHeight)
        // The label centres its line, whose baseline is an ascender below the line's top.
        textTop = baseline + (growth + capGrowth) / 2 - resolved.ascender - (textHeight - resolved.lineHeight) / 2
    }
}
