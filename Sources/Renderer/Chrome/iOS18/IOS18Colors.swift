import ContentExtensionHost

/// The looks' own colours (facts-design B2; what isn't measured there is from memory).
struct IOS18Colors {
    /// Behind the texts and the custom content of a long look.
    let platter = Color.dynamic(light: RGBA(white: 1), dark: RGBA(28, 28, 30))
    let title = Color.label
    let time = Color.semantic(.secondaryLabel)
    let destructive = Color.semantic(.systemRed)
    /// The icon of an app that has none.
    let iconGround = Color.dynamic(light: RGBA(white: 1), dark: RGBA(44, 44, 46))
    let iconGrid = Color.dynamic(light: RGBA(178, 178, 178), dark: RGBA(white: 0.5))
    /// Over the blurred wallpaper: "colours kept, slight dim".
    let backdropTint: RGBA
    let menuFill: MaterialRecipe
    let menuSeparator: MaterialRecipe

    init(_ appearance: Traits.Appearance) {
        switch appearance {
        case .light:
            backdropTint = RGBA(white: 0, alpha: 0.12)
            // White at 62 %.
            menuFill = MaterialRecipe(
                multiply: 0.34, add: 0.6, saturation: 1.4, approximation: RGBA(white: 0.95, alpha: 0.62))
            menuSeparator = MaterialRecipe(
                multiply: 0.78, add: 0, approximation: RGBA(white: 0, alpha: 0.16))
        case .dark:
            backdropTint = RGBA(white: 0, alpha: 0.36)
            // 69, 60, 63 over a brownish wallpaper.
            menuFill = MaterialRecipe(
                multiply: 0.45, add: 0.13, saturation: 1.4, approximation: RGBA(50, 50, 52, alpha: 0.72))
            menuSeparator = MaterialRecipe(
                multiply: 0.82, add: 0.16, approximation: RGBA(white: 1, alpha: 0.14))
        }
    }
}
