import ContentExtensionHost

/// Colours of the bar above the keyboard. Light ones are measured (fact: ios10/input-bar); dark ones follow iOS 13.
enum IOS10InputBarColors {
    static let bar = Color.dynamic(light: RGBA(white: 1), dark: RGBA(28, 28, 30))
    static let barLine = Color.dynamic(light: RGBA(166, 176, 188), dark: RGBA(56, 56, 58))
    static let field = Color.dynamic(light: RGBA(250, 250, 250), dark: RGBA(44, 44, 46))
    static let fieldBorder = Color.dynamic(light: RGBA(202, 202, 202), dark: RGBA(72, 72, 74))
    static let typedText = Color.dynamic(light: RGBA(white: 0), dark: RGBA(white: 1))
    static let placeholder = Color.dynamic(light: RGBA(199, 199, 205), dark: RGBA(99, 99, 102))
    static let send = Color.semantic(.systemBlue)
}
