import Testing

@testable import Chrome
@testable import Renderer
@testable import Views

/// Colours of the iOS 15–18 style with increased contrast (facts: colors/gray, colors/semantic).
@Suite struct IOS18ColorsTests {
    private func resolved(
        _ color: KeyPath<ModernColors, Color>, _ appearance: Appearance, increasesContrast: Bool
    ) -> RGBA {
        let device = Device(
            model: .iPhone8, appearance: appearance, style: .ios18, increasesContrast: increasesContrast)
        return Palette(device).resolve(ModernColors(device)[keyPath: color])
    }

    @Test func coloursFromUIKitFollowIncreasedContrast() {
        #expect(resolved(\.platter, .dark, increasesContrast: false) == RGBA(28, 28, 30))
        #expect(resolved(\.platter, .dark, increasesContrast: true) == RGBA(36, 36, 38))
        #expect(resolved(\.iconGround, .dark, increasesContrast: true) == RGBA(54, 54, 56))
        #expect(resolved(\.inputBar, .dark, increasesContrast: true) == RGBA(36, 36, 38))
        #expect(resolved(\.fieldBorder, .light, increasesContrast: true) == RGBA(174, 174, 178))
        #expect(resolved(\.fieldBorder, .dark, increasesContrast: true) == RGBA(84, 84, 86))
    }

    @Test(arguments: Appearance.allCases)
    func linesAndTimesAreStronger(appearance: Appearance) {
        for color in [\ModernColors.rowLine, \.rowTime] {
            let strong = resolved(color, appearance, increasesContrast: true)
            #expect(strong.alpha > resolved(color, appearance, increasesContrast: false).alpha)
        }
    }
}
