import Renderer
import Views

/// The colours of banners, rows and the list. Light ones are fitted to cats-7861 and the GIFs (docs/fidelity.md,
/// Colours); dark ones follow iOS 13 (fact: ios10/dark).
struct IOS10NotificationRowColors {
    let banner: MaterialRecipe
    let row: MaterialRecipe
    let strip: MaterialRecipe
    let control: MaterialRecipe
    let foot: MaterialRecipe
    let alert: MaterialRecipe
    /// The app's name and the time.
    let stripText: Color
    let title: Color
    let body: Color
    let summary: Color
    let hairline: Color
    /// Tints over the blurred wallpaper behind the list, and over the content behind an alert.
    let listTint: RGBA
    /// Secondary text, and the line above the dots, on the list's dark backdrop.
    let faint: Color
    let footLine: Color
    let alertDim = RGBA(white: 0, alpha: 0.4)

    /// Colours on the list's dark backdrop in both appearances: round button, a group's pills, the other page's dot.
    static let clearFill = Color.rgba(RGBA(white: 1, alpha: 0.41))
    static let pillFill = Color.rgba(RGBA(white: 1, alpha: 0.22))
    static let otherPage = Color.rgba(RGBA(white: 1, alpha: 0.25))

    init(_ device: Device) {
        // Increased contrast has the same effect as on iOS 13's labels and separators (fact: colors/semantic).
        let stronger = device.increasesContrast ? 0.08 : 0
        func ink(_ white: Double, _ alpha: Double) -> Color { .rgba(RGBA(white: white, alpha: alpha + stronger)) }
        let blur = IOS10ListMetrics.rowBlur
        // The background of these is the list's dark backdrop in both appearances.
        control = MaterialRecipe(multiply: 1, add: 0.05, saturation: 1.6, approximation: RGBA(white: 1, alpha: 0.08))
        foot = MaterialRecipe(multiply: 1, add: 0, approximation: RGBA(white: 0, alpha: 0), blurRadius: blur)
        listTint = RGBA(white: 0, alpha: 0.4)
        faint = ink(1, 0.45)
        footLine = ink(1, 0.3)
        switch device.appearance {
        case .light:
            // Black becomes 183 (fact: ios10/row.material), an app's 243 becomes 211.
            banner = MaterialRecipe(
                multiply: 0.115, add: 183 / 255, saturation: 1.8, approximation: RGBA(white: 0.81, alpha: 0.885),
                blurRadius: blur)
            row = MaterialRecipe(
                multiply: 0.275, add: 183 / 255, saturation: 1.72, approximation: RGBA(white: 0.988, alpha: 0.725),
                blurRadius: blur)
            strip = MaterialRecipe(multiply: 0.767, add: 0.233, approximation: RGBA(white: 1, alpha: 0.233))
            // 248 over the content of an app.
            alert = MaterialRecipe(
                multiply: 0.06, add: 0.945, saturation: 1.8, approximation: RGBA(white: 1, alpha: 0.945),
                blurRadius: blur)
            stripText = ink(0, 0.66)
            title = .black
            body = .black
            summary = ink(0, 0.55)
            hairline = ink(0, 0.2)
        case .dark:
            banner = MaterialRecipe(
                multiply: 0.2, add: 0.1, saturation: 1.8, approximation: RGBA(white: 0.125, alpha: 0.8),
                blurRadius: blur)
            row = MaterialRecipe(
                multiply: 0.3, add: 0.11, saturation: 1.72, approximation: RGBA(white: 0.157, alpha: 0.7),
                blurRadius: blur)
            strip = MaterialRecipe(multiply: 0.93, add: 0.07, approximation: RGBA(white: 1, alpha: 0.07))
            alert = MaterialRecipe(
                multiply: 0.16, add: 0.13, saturation: 1.8, approximation: RGBA(white: 0.155, alpha: 0.84),
                blurRadius: blur)
            stripText = ink(1, 0.6)
            title = .white
            body = .white
            summary = ink(1, 0.55)
            hairline = ink(1, 0.2)
        }
    }
}
