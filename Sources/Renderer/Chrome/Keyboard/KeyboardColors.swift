import ContentExtensionHost

/// The colours of what is typed with, from memory; the dark ones follow iOS 13's.
enum KeyboardColors {
    static let background = Color.dynamic(light: RGBA(210, 213, 219), dark: RGBA(43, 43, 45))
    /// A letter's key, and one that types nothing.
    static let key = Color.dynamic(light: RGBA(white: 1), dark: RGBA(107, 107, 110))
    static let functionKey = Color.dynamic(light: RGBA(172, 179, 188), dark: RGBA(71, 71, 74))
    /// The shift key while it is on.
    static let shiftedKey = Color.dynamic(light: RGBA(white: 1), dark: RGBA(212, 212, 214))
    static let keyEdge = Color.dynamic(light: RGBA(137, 138, 141), dark: RGBA(26, 26, 28))
    static let ink = Color.dynamic(light: RGBA(white: 0), dark: RGBA(white: 1))
    static let shiftedInk = Color.black
    /// Emoji and dictation below the keys.
    static let footInk = Color.dynamic(light: RGBA(80, 85, 92), dark: RGBA(190, 190, 194))
    /// In the field above; the light one is measured (fact: ios10/input-bar.field).
    static let caret = Color.dynamic(light: RGBA(66, 107, 242), dark: RGBA(84, 132, 255))
}
