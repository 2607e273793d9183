import Platform
import Renderer

/// A colour in CIELAB (D65), in which distances are what people see.
struct LabColor: Equatable {
    var lightness: Double
    var a: Double
    var b: Double
}

extension LabColor {
    /// A pixel of sRGB on white.
    init(_ image: Image, _ x: Int, _ y: Int) {
        let pixel = image[x, y]
        func linear(_ value: UInt8) -> Double {
            let share = Double(pixel.alpha) / 255
            let encoded = (Double(value) * share + 255 * (1 - share)) / 255
            return encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(pixel.red), linear(pixel.green), linear(pixel.blue))
        // IEC 61966-2-1; the white point is (0.9505, 1, 1.089).
        let x = Self.root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = Self.root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = Self.root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        self.init(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    private static func root(_ value: Double) -> Double {
        value > 216 / 24_389.0 ? cbrt(value) : (24_389 / 27.0 * value + 16) / 116
    }
}

extension LabColor {
    /// The CIEDE2000 difference (Sharma, Wu and Dalal, 2005): 1 is just seen, 100 is black and white.
    func difference(from other: LabColor) -> Double {
        let chromas = (hypot(a, b), hypot(other.a, other.b))
        let seventh = pow((chromas.0 + chromas.1) / 2, 7)
        let stretch = 1.5 - 0.5 * (seventh / (seventh + Self.twentyFive)).squareRoot()
        let (first, second) = (Polar(a * stretch, b), Polar(other.a * stretch, other.b))
        let isGrey = first.chroma * second.chroma == 0
        let turn = isGrey ? 0 : remainder(second.hue - first.hue, 360)
        let sum = first.hue + second.hue
        let hue = isGrey ? sum : abs(first.hue - second.hue) <= 180 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2
        let (lightness, chroma) = ((self.lightness + other.lightness) / 2, (first.chroma + second.chroma) / 2)

        let t =
            1 - 0.17 * Self.cosine(hue - 30) + 0.24 * Self.cosine(2 * hue) + 0.32 * Self.cosine(3 * hue + 6)
            - 0.2 * Self.cosine(4 * hue - 63)
        let offset = (lightness - 50) * (lightness - 50)
        let lightnessWeight = 1 + 0.015 * offset / (20 + offset).squareRoot()
        let (chromaWeight, hueWeight) = (1 + 0.045 * chroma, 1 + 0.015 * chroma * t)
        let blue = 30 * exp(-pow((hue - 275) / 25, 2))
        let chromaSeventh = pow(chroma, 7)
        let rotation =
            -2 * (chromaSeventh / (chromaSeventh + Self.twentyFive)).squareRoot() * sin(2 * blue * .pi / 180)

        let l = (other.lightness - self.lightness) / lightnessWeight
        let c = (second.chroma - first.chroma) / chromaWeight
        let h = 2 * (first.chroma * second.chroma).squareRoot() * sin(turn / 2 * .pi / 180) / hueWeight
        return (l * l + c * c + h * h + rotation * c * h).squareRoot()
    }

    private static let twentyFive = pow(25.0, 7)

    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

    /// Chroma and hue, in degrees from 0 to 360.
    private struct Polar {
        let chroma: Double
        let hue: Double

        init(_ a: Double, _ b: Double) {
            chroma = hypot(a, b)
            let angle = atan2(b, a) * 180 / .pi
            hue = chroma == 0 ? 0 : angle < 0 ? angle + 360 : angle
        }
    }
}
