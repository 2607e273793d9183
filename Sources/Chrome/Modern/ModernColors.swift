import Renderer
import Views

/// The colours of a style since iOS 15 (facts: ios18/platter, ios18/menu; others are from memory); those of `init` are of
/// iOS 16–18. With increased contrast, colours that correspond to UIKit's take its values (facts: colors/gray,
/// colors/semantic); materials don't change.
struct ModernColors {
    /// The capsules of an alert's buttons, where a style has them.
    let alertButton = Color.semantic(.tertiarySystemFill)
    /// The background of the texts and the custom content in an expanded notification.
    let platter: Color
    let label = Color.label
    let secondaryLabel = Color.semantic(.secondaryLabel)
    /// Texts and time on rows (fact: ios18/row.ink).
    var rowTitle: Color
    var rowTime: Color
    /// The time takes the hue of what lies behind it, where a style has this.
    var rowTimeVibrancy: MaterialRecipe?
    let destructive = Color.semantic(.systemRed)
    /// The mark of Apple Intelligence's summaries: blue-grey on a device, by eye (fact: ios18/row.intelligence).
    var intelligence = Color.dynamic(light: RGBA(94, 104, 128), dark: RGBA(164, 174, 198))
    /// Live Activities without a colour of their own (fact: activities/card.ground); `nil` for the rows' glass.
    var activityCard: Color? = .dynamic(light: RGBA(white: 1), dark: RGBA(white: 0))
    /// The missing icon of an app.
    let iconGround: Color
    let iconGrid = Color.dynamic(light: RGBA(178, 178, 178), dark: RGBA(white: 0.5))
    let link = Color.semantic(.systemBlue)
    /// The line between the parts of a row or an alert; from memory.
    let rowLine: Color
    /// The shade over the content behind an alert; from memory of UIKit.
    let dim = Color.dynamic(light: RGBA(white: 0, alpha: 0.2), dark: RGBA(white: 0, alpha: 0.48))
    /// Lines of a third of a point along the inside of rows and buttons, from the outermost.
    var rim: [Color] = []
    /// The words and glyphs of the list's buttons.
    var control: Color
    /// The shade over the wallpaper behind a long list, where a style has one.
    let listDim = Color.rgba(RGBA(white: 0, alpha: 0.5))
    /// Text directly on the wallpaper.
    let overWallpaper = Color.white
    /// The round buttons of a locked screen; `nil` for glass; from memory.
    var lockButton: Color? = .rgba(RGBA(white: 0, alpha: 0.35))
    /// The bar for an action's text, and the line around its field (fact: ios18/input-bar); dark ones from memory.
    let inputBar: Color
    let fieldBorder: Color
    /// Over the blurred wallpaper, which becomes 0.70 times as light (fact: ios18/backdrop.blur).
    let backdropTint = RGBA(white: 0, alpha: 0.3)
    var menuFill: MaterialRecipe
    let menuSeparator: MaterialRecipe
    /// Rows and tiles (facts: ios18/row.fill, ios18/row.material), with the blur's saturation.
    var row: MaterialRecipe
    /// Banners, and their texts and time.
    var banner: MaterialRecipe
    var bannerTitle: Color
    var bannerTime: Color
    /// The buttons of the list.
    var listControl: MaterialRecipe
    /// Alerts and sheets.
    var alert: MaterialRecipe

    init(_ device: Device) {
        let isStrong = device.increasesContrast
        rowTitle = isStrong ? .label : .dynamic(light: RGBA(white: 18 / 255), dark: RGBA(white: 233 / 255))
        rowTime = .dynamic(
            light: RGBA(white: 0, alpha: isStrong ? 0.6 : 0.51), dark: RGBA(235, 235, 245, alpha: isStrong ? 0.68 : 0.6)
        )
        if !isStrong {
            let plain = Palette(device).resolve(rowTime)
            rowTimeVibrancy =
                device.appearance == .light
                ? MaterialRecipe(multiply: 0.47, add: 0, saturation: 3.2, approximation: plain)
                : MaterialRecipe(multiply: 0.4, add: 143 / 255, saturation: 2.6, approximation: plain)
        }
        (bannerTitle, bannerTime, control) = (rowTitle, rowTime, rowTitle)
        // The elevated systemBackground, gray5, separator, gray6 and gray3.
        platter = .dynamic(light: RGBA(white: 1), dark: isStrong ? RGBA(36, 36, 38) : RGBA(28, 28, 30))
        iconGround = .dynamic(light: RGBA(white: 1), dark: isStrong ? RGBA(54, 54, 56) : RGBA(44, 44, 46))
        rowLine = .dynamic(
            light: RGBA(60, 60, 67, alpha: isStrong ? 94 / 255 : 0.29),
            dark: RGBA(white: 1, alpha: isStrong ? 0.24 : 0.16))
        inputBar = .dynamic(light: RGBA(white: 1), dark: isStrong ? RGBA(36, 36, 38) : RGBA(28, 28, 30))
        fieldBorder = .dynamic(
            light: isStrong ? RGBA(174, 174, 178) : RGBA(204, 204, 204),
            dark: isStrong ? RGBA(84, 84, 86) : RGBA(72, 72, 74))
        switch device.appearance {
        case .light:
            // White at 75 % over colours with more saturation.
            menuFill = MaterialRecipe(
                multiply: 0.25, add: 0.75, saturation: 1.6, approximation: RGBA(white: 1, alpha: 0.75))
            menuSeparator = MaterialRecipe(multiply: 0.78, add: 0, approximation: RGBA(white: 0, alpha: 0.16))
            row = Self.recipe(RGBA(white: 248 / 255), 0.56, saturation: 2.2)
            listControl = Self.recipe(RGBA(white: 234 / 255), 0.62, saturation: 1.8)
            alert = Self.recipe(RGBA(white: 249 / 255), 0.84, saturation: 1.6)
        case .dark:
            // 37, 38, 41 over 20, 22, 28 and darker colours.
            menuFill = MaterialRecipe(
                multiply: 0.2, add: 34 / 255, saturation: 1.6, approximation: RGBA(42, 42, 43, alpha: 0.8))
            menuSeparator = MaterialRecipe(multiply: 0.82, add: 0.16, approximation: RGBA(white: 1, alpha: 0.14))
            row = Self.recipe(RGBA(white: 49 / 255), 0.6, saturation: 1.6)
            listControl = Self.recipe(RGBA(white: 70 / 255), 0.6, saturation: 1.6)
            alert = Self.recipe(RGBA(white: 37 / 255), 0.82, saturation: 1.4)
        }
        banner = row
    }

    /// A grey at an opacity over the blurred wallpaper.
    /// - Parameter blur: the Gaussian's sigma in points: half of a clone's 40 pixels in CSS (fact: ios18/row.material).
    static func recipe(_ grey: RGBA, _ opacity: Double, saturation: Double, blur: Double = 20) -> MaterialRecipe {
        MaterialRecipe(
            multiply: 1 - opacity, add: grey.red * opacity, saturation: saturation,
            approximation: grey.opacity(opacity), blurRadius: blur)
    }
}
