import ContentExtensionHost

/// The colours of notifications (facts: ios18/platter, ios18/menu; others are from memory). With increased contrast,
/// colours that correspond to UIKit's take its values (facts: colors/gray, colors/semantic); materials don't change.
struct IOS18Colors {
    /// The background of the texts and the custom content in an expanded notification.
    let platter: Color
    let title = Color.label
    let time = Color.semantic(.secondaryLabel)
    let destructive = Color.semantic(.systemRed)
    /// The missing icon of an app.
    let iconGround: Color
    let iconGrid = Color.dynamic(light: RGBA(178, 178, 178), dark: RGBA(white: 0.5))
    let link = Color.semantic(.systemBlue)
    /// The line between the parts of a row or an alert; from memory.
    let rowLine: Color
    /// The shade over the plates of a stack, darker with depth; from memory.
    let plateShade = Color.dynamic(light: RGBA(white: 0, alpha: 0.14), dark: RGBA(white: 0, alpha: 0.24))
    /// The shade over the content behind an alert; from memory of UIKit.
    let dim = Color.dynamic(light: RGBA(white: 0, alpha: 0.2), dark: RGBA(white: 0, alpha: 0.48))
    /// Text directly on the wallpaper.
    let overWallpaper = Color.white
    /// The round buttons of a locked screen; from memory.
    let lockButton = Color.rgba(RGBA(white: 0, alpha: 0.35))
    /// The quick-reply bar and its field; from memory.
    let inputBar = Color.dynamic(light: RGBA(210, 213, 219), dark: RGBA(43, 43, 45))
    let field: Color
    let fieldBorder: Color
    /// Over the blurred wallpaper, which becomes 0.70 times as light (fact: ios18/backdrop.blur).
    let backdropTint = RGBA(white: 0, alpha: 0.3)
    let menuFill: MaterialRecipe
    let menuSeparator: MaterialRecipe
    /// Banners, rows and tiles: 234 at 70 %, 49 at 60 % (fact: ios18/row.material), with the blur's saturation.
    let row: MaterialRecipe
    /// The buttons of the list.
    let listControl: MaterialRecipe
    /// Alerts and sheets.
    let alert: MaterialRecipe

    init(_ traits: Device) {
        let isStrong = traits.increasesContrast
        // The elevated systemBackground, gray5, separator, gray6 and gray3.
        platter = .dynamic(light: RGBA(white: 1), dark: isStrong ? RGBA(36, 36, 38) : RGBA(28, 28, 30))
        iconGround = .dynamic(light: RGBA(white: 1), dark: isStrong ? RGBA(54, 54, 56) : RGBA(44, 44, 46))
        rowLine = .dynamic(
            light: RGBA(60, 60, 67, alpha: isStrong ? 94 / 255 : 0.29),
            dark: RGBA(white: 1, alpha: isStrong ? 0.24 : 0.16))
        field = .dynamic(light: RGBA(white: 1), dark: isStrong ? RGBA(36, 36, 38) : RGBA(28, 28, 30))
        fieldBorder = .dynamic(
            light: isStrong ? RGBA(174, 174, 178) : RGBA(190, 193, 199),
            dark: isStrong ? RGBA(84, 84, 86) : RGBA(72, 72, 74))
        switch traits.appearance {
        case .light:
            // White at 62 %.
            menuFill = MaterialRecipe(
                multiply: 0.34, add: 0.6, saturation: 1.4, approximation: RGBA(white: 0.95, alpha: 0.62))
            menuSeparator = MaterialRecipe(multiply: 0.78, add: 0, approximation: RGBA(white: 0, alpha: 0.16))
            row = Self.recipe(RGBA(white: 234 / 255), 0.7, saturation: 1.5)
            listControl = Self.recipe(RGBA(white: 234 / 255), 0.62, saturation: 1.8)
            alert = Self.recipe(RGBA(white: 249 / 255), 0.84, saturation: 1.6)
        case .dark:
            // 69, 60, 63 over a brownish wallpaper.
            menuFill = MaterialRecipe(
                multiply: 0.45, add: 0.13, saturation: 1.4, approximation: RGBA(50, 50, 52, alpha: 0.72))
            menuSeparator = MaterialRecipe(multiply: 0.82, add: 0.16, approximation: RGBA(white: 1, alpha: 0.14))
            row = Self.recipe(RGBA(white: 49 / 255), 0.6, saturation: 1.6)
            listControl = Self.recipe(RGBA(white: 70 / 255), 0.6, saturation: 1.6)
            alert = Self.recipe(RGBA(white: 37 / 255), 0.82, saturation: 1.4)
        }
    }

    /// A grey at an opacity over the blurred wallpaper.
    private static func recipe(_ grey: RGBA, _ opacity: Double, saturation: Double) -> MaterialRecipe {
        MaterialRecipe(
            multiply: 1 - opacity, add: grey.red * opacity, saturation: saturation,
            approximation: grey.opacity(opacity), blurRadius: IOS18NotificationRowMetrics.materialBlur)
    }
}
