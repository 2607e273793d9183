import ContentExtensionHost

/// The long look's own colours. Light values are measured (facts-design A1–A3); dark ones follow A8's iOS 13 figures.
struct IOS10Colors {
    let platter: Color
    let headerText: Color
    let close: Color
    let hairline: Color
    let title: Color
    let body: Color
    let action: Color
    let destructiveAction: Color
    let separator: Color
    let actionRim: Color
    let backdropTint: RGBA
    let actionFill: MaterialRecipe

    init(_ appearance: Traits.Appearance) {
        switch appearance {
        case .light:
            platter = .white
            headerText = .rgba(RGBA(128, 128, 128))
            close = .rgba(RGBA(128, 128, 128))
            hairline = .rgba(RGBA(170, 170, 170))
            title = .black
            body = .rgba(RGBA(51, 51, 51))
            action = .black
            separator = .rgba(RGBA(white: 0, alpha: 0.68))
            actionRim = .rgba(RGBA(white: 0, alpha: 0.05))
            // White becomes 213–230.
            backdropTint = RGBA(white: 0, alpha: 0.13)
            // Inside ≈ 0.55 × outside + 135.
            actionFill = MaterialRecipe(multiply: 0.55, add: 135 / 255, approximation: RGBA(white: 1, alpha: 0.53))
        case .dark:
            platter = .rgba(RGBA(28, 28, 30))
            headerText = .semantic(.secondaryLabel)
            close = .semantic(.secondaryLabel)
            hairline = .semantic(.separator)
            title = .white
            body = .rgba(RGBA(white: 1, alpha: 0.85))
            action = .white
            separator = .rgba(RGBA(white: 1, alpha: 0.16))
            actionRim = .rgba(RGBA(white: 1, alpha: 0.04))
            backdropTint = RGBA(white: 0, alpha: 0.45)
            actionFill = MaterialRecipe(multiply: 0.42, add: 32 / 255, approximation: RGBA(44, 44, 46, alpha: 0.72))
        }
        destructiveAction = .semantic(.systemRed)
    }
}
