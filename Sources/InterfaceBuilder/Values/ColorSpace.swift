import Platform
import Views

/// Conversion of Interface Builder's and asset catalogs' color spaces to sRGB.
enum ColorSpace {
    /// A grey of UIKit.
    ///
    /// Interface Builder writes UIColor's greys (darkGray is ⅓) in a space called gamma 2.2, and UIColor returns them
    /// as equal sRGB components: a device never applies that curve.
    static func gray(_ white: Double, alpha: Double) -> RGBA { RGBA(white: white, alpha: alpha) }

    /// Display P3 (SMPTE EQ 432-1, D65, sRGB's curve).
    static func displayP3(_ components: [Double], alpha: Double) -> RGBA {
        converted(components, alpha: alpha, matrix: displayP3Matrix, linear: linear(sRGB:))
    }

    /// Apple's Generic RGB Profile, `calibratedRGB`: gamma 1.8. Xcode converts it when compiling a `colorMatched`
    /// document. The crayons of the macOS color panel are known in both spaces and match to one level of 255.
    static func genericRGB(_ components: [Double], alpha: Double) -> RGBA {
        converted(components, alpha: alpha, matrix: genericRGBMatrix) { pow(max(0, $0), 1.8) }
    }

    /// sRGB's primaries with linear components.
    static func linear(_ components: [Double], alpha: Double) -> RGBA {
        converted(components, alpha: alpha, matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]) { $0 }
    }

    /// CMYK without a profile, like CoreGraphics' device space: 1 − min(1, ink + black).
    static func cmyk(_ components: [Double], alpha: Double) -> RGBA {
        guard components.count == 4 else { return RGBA(white: 0, alpha: alpha) }
        let inks = components[..<3].map { 1 - min(1, $0 + components[3]) }
        return RGBA(red: inks[0], green: inks[1], blue: inks[2], alpha: alpha)
    }

    /// Linear P3 to linear sRGB.
    private static let displayP3Matrix = [
        [1.224_940, -0.224_940, 0],
        [-0.042_057, 1.042_057, 0],
        [-0.019_638, -0.078_636, 1.098_274],
    ]

    /// Linear Generic RGB to linear sRGB, both by their profiles' primaries at D50.
    private static let genericRGBMatrix = [
        [1.025_28, -0.026_38, 0.001_14],
        [0.019_36, 0.947_94, 0.032_71],
        [-0.001_77, -0.001_52, 1.002_99],
    ]

    private static func converted(
        _ components: [Double], alpha: Double, matrix: [[Double]], linear: (Double) -> Double
    ) -> RGBA {
        let source = components.map(linear)
        guard source.count == 3 else { return RGBA(white: 0, alpha: alpha) }
        let result = matrix.map { row in encoded(zip(row, source).reduce(0) { $0 + $1.0 * $1.1 }) }
        return RGBA(red: result[0], green: result[1], blue: result[2], alpha: alpha)
    }

    private static func linear(sRGB value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ linear: Double) -> Double {
        let linear = min(1, max(0, linear))
        return linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }
}
