import RendererTestSupport
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

/// Fills and times of the styles since iOS 15 over flat wallpapers, against device pictures to 4 of 255
/// (facts: ios15/row, ios15/menu, ios18/row, ios26/row, ios26/glass).
@Suite struct ModernColorTests {
    /// A device's pixel of the wallpaper and of the fill over it; on a gradient, the mean of the wallpaper at both sides
    /// of the fill.
    struct Sample: Sendable {
        let style: SystemStyle
        let appearance: Appearance
        let beside: [Double]
        let fill: [Double]
        var glassOpacity = 0.0

        init(
            _ style: SystemStyle, _ appearance: Appearance, _ beside: [Double], _ fill: [Double],
            glassOpacity: Double = 0
        ) {
            (self.style, self.appearance, self.glassOpacity) = (style, appearance, glassOpacity)
            (self.beside, self.fill) = (
                beside.count == 1 ? beside + beside + beside : beside, fill.count == 1 ? fill + fill + fill : fill
            )
        }

        var device: Device {
            Device(model: .iPhone14Plus, appearance: appearance, style: style, glassOpacity: glassOpacity)
        }
    }

    private func expect(_ sample: Sample, _ recipe: MaterialRecipe?, _ what: String) throws {
        let recipe = try #require(recipe)
        let area = Rect(x: 0, y: 0, width: 20, height: 20)
        let backdrop = Backdrop(
            source: .color(RGBA(Int(sample.beside[0]), Int(sample.beside[1]), Int(sample.beside[2]))), screen: area,
            blurRadius: 0,
            tint: RGBA(white: 0, alpha: 0))
        let image = try painted(
            [.backdrop(backdrop), .material(.rect(area), recipe)], width: 20, height: 20, scale: 1, opaque: true)
        let pixel = image.pixel(10, 10)
        for channel in 0..<3 {
            #expect(abs(Double(pixel[channel]) - sample.fill[channel]) <= 4, "\(what): \(pixel), device \(sample.fill)")
        }
    }

    @Test(arguments: [
        Sample(.ios15, .light, [173], [218]), Sample(.ios15, .light, [187], [221]), Sample(.ios15, .dark, [3], [30]),
        Sample(.ios15, .dark, [55], [50]), Sample(.ios18, .light, [167], [214]), Sample(.ios18, .light, [188], [221]),
        Sample(.ios18, .dark, [3], [29]),
        Sample(.ios26, .light, [140, 79, 68], [160, 98, 87]), Sample(.ios26, .dark, [140, 79, 68], [160, 98, 87]),
        Sample(.ios26, .dark, [4, 14, 20], [23, 33, 39]), Sample(.ios26, .light, [100], [238], glassOpacity: 1),
    ]) func rows(sample: Sample) throws {
        try expect(sample, sample.device.chrome.materials[.row], "row")
    }

    @Test(arguments: [
        Sample(.ios15, .light, [182, 184, 189], [220, 221, 225]),
        Sample(.ios15, .light, [162, 172, 183], [209, 219, 226]),
        Sample(.ios18, .light, [44, 136, 159], [120, 208, 228]),
        Sample(.ios18, .light, [55, 138, 156], [128, 205, 225]),
        Sample(.ios18, .light, [88, 143, 161], [151, 208, 225]),
        Sample(.ios18, .light, [255, 139, 144], [255, 190, 194]),
    ]) func rowsOverTintedWallpapers(sample: Sample) throws {
        try expect(sample, sample.device.chrome.materials[.row], "row")
    }

    @Test(arguments: [
        Sample(.ios15, .light, [112, 125, 140], [218, 223, 229]),
        Sample(.ios18, .light, [105, 120, 133], [217, 222, 227]),
        Sample(.ios15, .dark, [20, 22, 28], [39, 40, 42]), Sample(.ios18, .dark, [7, 10, 21], [37, 38, 41]),
    ]) func menus(sample: Sample) throws { try expect(sample, sample.device.chrome.materials[.actions], "menu") }

    /// The time's ink on a row's fill.
    @Test(arguments: [
        Sample(.ios15, .light, [228, 223, 225], [113, 107, 109]),
        Sample(.ios15, .dark, [29, 31, 41], [150, 154, 165]),
        Sample(.ios18, .light, [224, 220, 221], [108, 103, 104]),
        Sample(.ios18, .dark, [28, 31, 40], [154, 157, 166]),
        Sample(.ios18, .light, [173, 224, 243], [38, 115, 144]),
        Sample(.ios18, .light, [163, 212, 222], [33, 110, 127]),
        Sample(.ios26, .light, [160, 98, 85], [244, 178, 163]), Sample(.ios26, .dark, [160, 98, 85], [244, 178, 163]),
    ]) func timesTakeTheHueOfTheirRow(sample: Sample) throws {
        try expect(sample, sample.device.chrome.materials[.rowTime], "time")
    }

    @Test(arguments: [Appearance.light, .dark]) func textsOnRowsAreSofterThanBlackAndWhite(appearance: Appearance) {
        for style in [SystemStyle.ios15, .ios18, .ios26] {
            let device = Device(appearance: appearance, style: style)
            let metrics: ModernStyle =
                style == .ios15 ? .ios15(device) : style == .ios18 ? .ios18(device) : .ios26(device)
            let white = Palette(device).resolve(metrics.colors.rowTitle).red * 255
            // White on clear glass in both appearances (fact: ios26/row.ink).
            if style == .ios26 {
                #expect(white == 255)
            } else {
                #expect(appearance == .light ? (16...21).contains(white.rounded()) : white.rounded() == 233)
            }
        }
    }

    @Test func textsFollowTheAppearanceWhereTheUserHasMadeGlassOpaque() {
        let device = Device(appearance: .light, style: .ios26, glassOpacity: 1)
        #expect(Palette(device).resolve(ModernStyle.ios26(device).colors.rowTitle).red * 255 < 22)
    }

    @Test func redIsThatOfTheStyle() {
        let red = Color.semantic(.systemRed)
        #expect(Palette(Device(style: .ios26)).resolve(red) == RGBA(255, 56, 60))
        #expect(Palette(Device(style: .ios18)).resolve(red) == RGBA(255, 59, 48))
        #expect(
            Palette(Device(appearance: .dark, style: .ios26, increasesContrast: true)).resolve(.semantic(.systemBlue))
                == RGBA(92, 184, 255))
    }

    @Test func aMaterialsAlphaWeakensIt() throws {
        let picture = Composition(
            size: Size(width: 20, height: 20),
            backdrop: Backdrop(
                source: .color(RGBA(0, 0, 0)), screen: Rect(x: 0, y: 0, width: 20, height: 20), blurRadius: 0,
                tint: RGBA(white: 0, alpha: 0)),
            nodes: [], device: Device())
        var weak = picture
        let fake = FakeMeasuring()
        let composer = Composer(device: Device(), text: fake, images: fake)
        let view = ViewNode(.visualEffect(.light), style: ViewStyle(alpha: 0.5))
        weak.nodes = composer.composition(of: view, size: picture.size).nodes
        let image = try painted(DisplayListBuilder.build(weak).commands, width: 20, height: 20, scale: 1)
        // White at 50 %, at 50 %.
        #expect(abs(Int(image.pixel(10, 10)[0]) - 64) <= 1)
    }
}
