import Renderer
import Views

/// The expanded notification's colours. Light values are measured
/// (facts: ios10/platter, ios10/header, ios10/actions, ios10/backdrop); dark ones follow iOS 13 (fact: ios10/dark).
struct IOS10Colors {
    let platter: Color
    let headerText: Color
    let close: Color
    let hairline: Color
    /// The lines of a missing app icon.
    let iconGrid: Color
    let title: Color
    let body: Color
    let action: Color
    let destructiveAction: Color
    let actionSeparator: MaterialRecipe
    let actionRim: Color
    let backdropTint: RGBA
    let actionFill: MaterialRecipe
    /// The unplayed part of a sound's track.
    let track: Color

    init(_ device: Device) {
        let isStrong = device.increasesContrast
        switch device.appearance {
        case .light:
            platter = .white
            // Black at 50 %; with increased contrast at the 68 % that secondaryLabel has then (fact: colors/semantic).
            headerText = isStrong ? .rgba(RGBA(82, 82, 82)) : .rgba(RGBA(128, 128, 128))
            close = headerText
            hairline = isStrong ? .rgba(RGBA(128, 128, 128)) : .rgba(RGBA(170, 170, 170))
            iconGrid = .rgba(RGBA(178, 178, 178))
            track = .rgba(RGBA(white: 0, alpha: 0.2))
            title = .black
            body = isStrong ? .black : .rgba(RGBA(51, 51, 51))
            action = .black
            // 213 becomes 202, 172 becomes 168; over dark colours it is invisible (docs/fidelity.md, Colours).
            actionRim = .rgba(RGBA(white: 0, alpha: 0.04))
            // An app's white becomes 235.
            backdropTint = RGBA(white: 0, alpha: 20 / 255)
            // Black becomes 166, a white app's 235 becomes 246.
            actionFill = MaterialRecipe(
                multiply: 0.34, add: 166 / 255, saturation: 1.8, approximation: RGBA(white: 0.986, alpha: 0.66))
            actionSeparator = MaterialRecipe(
                multiply: 0.98, add: -142 / 255, saturation: 1.8, approximation: RGBA(white: 0, alpha: 0.62))
        case .dark:
            platter = .semantic(.systemBackground)
            headerText = .semantic(.secondaryLabel)
            close = .semantic(.secondaryLabel)
            hairline = .semantic(.separator)
            iconGrid = .rgba(RGBA(white: 0.5))
            track = .rgba(RGBA(white: 1, alpha: 0.25))
            title = .white
            body = isStrong ? .white : .rgba(RGBA(white: 1, alpha: 0.85))
            action = .white
            actionRim = .rgba(RGBA(white: 1, alpha: 0.04))
            backdropTint = RGBA(white: 0, alpha: 0.45)
            actionFill = MaterialRecipe(
                multiply: 0.42, add: 32 / 255, saturation: 1.8, approximation: RGBA(44, 44, 46, alpha: 0.72))
            actionSeparator = MaterialRecipe(multiply: 0.84, add: 0.16, approximation: RGBA(white: 1, alpha: 0.16))
        }
        destructiveAction = .semantic(.systemRed)
    }
}
