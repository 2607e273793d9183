import RendererTestSupport
import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

/// The content's drawing command for a view on a device.
private func command(_ view: ViewNode, _ device: Device) -> DisplayCommand? {
    let scene = sampleScene(actions: []) { $0.custom?.view = view }
    let list = DisplayListBuilder.build(composed(scene, crop: .platter, device: device))
    return list.commands.first {
        switch ($0, view.content) {
        case (.text(let request, _, _, _), .label(let label)): request.text == label.text
        case (.image, .image), (.material, .visualEffect): true
        default: false
        }
    }
}

@Suite struct AccessibilityTraitsTests {
    /// facts: colors/system, colors/gray, colors/semantic
    @Test func increasedContrastTakesTheColoursForIt() {
        func color(_ name: SemanticColor, _ appearance: Appearance) -> RGBA {
            Palette(Device(appearance: appearance, increasesContrast: true)).resolve(.semantic(name))
        }
        #expect(color(.systemBlue, .light) == RGBA(0, 64, 221))
        #expect(color(.systemBlue, .dark) == RGBA(64, 156, 255))
        #expect(color(.systemGray, .light) == RGBA(108, 108, 112))
        #expect(color(.secondaryLabel, .light) == RGBA(60, 60, 67, alpha: 173 / 255))
        #expect(color(.systemBackground, .dark) == RGBA(36, 36, 38))
        #expect(color(.label, .light) == RGBA(white: 0))
    }

    @Test func everyNamedColourIsThereInAllFourVariants() {
        for name in SemanticColor.allCases where name != .tintColor { #expect(Palette.colors[name] != nil, "\(name)") }
    }

    @Test func increasedContrastDarkensTheSystemsGreyTexts() {
        let (plain, strong) = (IOS10Colors(Device()), IOS10Colors(Device(increasesContrast: true)))
        let (light, dark) = (Palette(Device()), Palette(Device(appearance: .dark)))
        #expect(light.resolve(strong.headerText).red < light.resolve(plain.headerText).red)
        #expect(strong.body == .black)
        #expect(dark.resolve(IOS10Colors(Device(appearance: .dark, increasesContrast: true)).body).alpha == 1)
    }

    @Test func boldTextMakesTheSystemFontHeavierAndLeavesFamiliesAlone() {
        func weight(_ font: Font) -> FontWeight { Typography.resolve(font, Device(usesBoldText: true)).weight }
        #expect(weight(.style(.body)) == .semibold)
        #expect(weight(.style(.headline)) == .heavy)
        #expect(weight(.system(15, .ultraLight)) == .thin)
        #expect(weight(.system(15, .black)) == .black)
        #expect(weight(Font(.points(15), family: "Avenir Next")) == .regular)
        #expect(Typography.resolve(.style(.body), Device()).weight == .regular)
    }

    @Test func boldTextReachesTextsAndSymbolsOfTheContent() {
        let label = ViewNode(.label(Label("Words", font: .style(.body))))
        guard case .text(let request, _, _, _) = command(label, Device(usesBoldText: true)) else {
            Issue.record("no text")
            return
        }
        #expect(request.font.weight == .semibold)
        let symbol = ViewNode(.image(ImageView(.symbol(name: "bell", pointSize: 20, weight: .regular))))
        guard case .image(.symbol(_, _, let weight), _, _, _) = command(symbol, Device(usesBoldText: true)) else {
            Issue.record("no symbol")
            return
        }
        #expect(weight == .semibold)
    }

    @Test func reducedTransparencyLeavesMaterialsOneColour() {
        let effect = ViewNode(.visualEffect(.regular), sizing: ViewSizing(width: 50, height: 50))
        guard case .material(_, let recipe) = command(effect, Device(reducesTransparency: true)),
            case .material(_, let plain) = command(effect, Device())
        else {
            Issue.record("no material")
            return
        }
        #expect(recipe.multiply == 0 && recipe.approximation.alpha == 1)
        #expect(plain.multiply > 0 && plain.approximation.alpha < 1)
    }

    @Test func reducedTransparencyLeavesTheLooksOwnMaterialsOneColour() {
        for appearance in Appearance.allCases {
            for style in SystemStyle.allCases {
                let device = Device(appearance: appearance, style: style, reducesTransparency: true)
                // The header strip and the time lie on a plate and keep their own colours.
                for (material, recipe) in composed(sampleScene(), device: device).materials
                where material != .rowHeader && material != .rowTime {
                    #expect(recipe.multiply == 0 && recipe.approximation.alpha == 1, "\(style) \(material)")
                }
            }
        }
        #expect(composed(sampleScene(), device: Device(reducesTransparency: true)).materials[.actions] != nil)
    }

    @Test(arguments: Appearance.allCases)
    func reducedTransparencyLeavesTheStripLighterThanItsPlate(_ appearance: Appearance) throws {
        let device = Device(appearance: appearance, reducesTransparency: true)
        let materials = composed(sampleScene(), device: device).materials
        let strip = try #require(materials[.rowHeader])
        for plate in [Material.row, .banner] {
            let grey = try #require(materials[plate]).add
            let lighter = grey * strip.multiply + strip.add
            #expect(lighter > grey + 0.005 && lighter < 1)
        }
    }

    @Test(arguments: Appearance.allCases)
    func increasedContrastStrengthensTheGreysOfRows(_ appearance: Appearance) {
        func alphas(_ isStrong: Bool) -> [Double] {
            let colors = IOS10NotificationRowColors(Device(appearance: appearance, increasesContrast: isStrong))
            let palette = Palette(Device(appearance: appearance))
            let greys = [colors.stripText, colors.summary, colors.hairline, colors.faint]
            return greys.map { palette.resolve($0).alpha }
        }
        for (plain, strong) in zip(alphas(false), alphas(true)) { #expect(strong > plain + 0.05 && strong < 1) }
    }
}
