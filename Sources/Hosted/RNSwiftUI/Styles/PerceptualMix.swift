import RNUIKit

extension UIColor {
    /// Mixed in Oklab, in which equal distances look equal (Björn Ottosson, "A perceptual color space for image
    /// processing", 2020). Half of red and blue is (0.55, 0.33, 0.64), not (0.5, 0, 0.5).
    func mixedPerceptually(with other: UIColor, _ fraction: CGFloat) -> UIColor {
        func mix(_ first: RGBA, _ second: RGBA) -> RGBA {
            let (a, b) = (Oklab(first), Oklab(second))
            func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
            return Oklab(l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b))
                .color(alpha: between(first.alpha, second.alpha))
        }
        return UIColor(
            ColorValue(light: mix(value.light, other.value.light), dark: mix(value.dark, other.value.dark)))
    }
}

private struct Oklab {
    var l, a, b: CGFloat

    init(l: CGFloat, a: CGFloat, b: CGFloat) { (self.l, self.a, self.b) = (l, a, b) }
    init(_ color: RGBA) {
        func linear(_ value: CGFloat) -> CGFloat {
            value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
        let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
        let middle = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
        let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
        l = 0.210_454_255_3 * long + 0.793_617_785_0 * middle - 0.004_072_046_8 * short
        a = 1.977_998_495_1 * long - 2.428_592_205_0 * middle + 0.450_593_709_9 * short
        b = 0.025_904_037_1 * long + 0.782_771_766_2 * middle - 0.808_675_766_0 * short
    }

    func color(alpha: CGFloat) -> RGBA {
        func cube(_ value: CGFloat) -> CGFloat { value * value * value }
        let long = cube(l + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let middle = cube(l - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let short = cube(l - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        func gamma(_ value: CGFloat) -> CGFloat {
            let value = min(1, max(0, value))
            return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        }
        return RGBA(
            gamma(4.076_741_662_1 * long - 3.307_711_591_3 * middle + 0.230_969_929_2 * short),
            gamma(-1.268_438_004_6 * long + 2.609_757_401_1 * middle - 0.341_319_396_5 * short),
            gamma(-0.004_196_086_3 * long - 0.703_418_614_7 * middle + 1.707_614_701_0 * short), alpha)
    }
}
