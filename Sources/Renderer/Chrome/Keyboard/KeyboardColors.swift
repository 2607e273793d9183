import ContentExtensionHost

/// The colours of the keyboard, from memory; the dark ones follow iOS 13's.
struct KeyboardColors: Sendable {
    var background = Color.dynamic(light: RGBA(210, 213, 219), dark: RGBA(43, 43, 45))
    /// A key with a character, and a function key.
    var key = Color.dynamic(light: RGBA(white: 1), dark: RGBA(107, 107, 110))
    var functionKey = Color.dynamic(light: RGBA(172, 179, 188), dark: RGBA(71, 71, 74))
    /// The shift key while it is on.
    var shiftedKey = Color.dynamic(light: RGBA(white: 1), dark: RGBA(212, 212, 214))
    var keyEdge = Color.dynamic(light: RGBA(137, 138, 141), dark: RGBA(26, 26, 28))
    var ink = Color.dynamic(light: RGBA(white: 0), dark: RGBA(white: 1))
    var shiftedInk = Color.black
    /// Emoji and dictation below the keys.
    var footInk = Color.dynamic(light: RGBA(80, 85, 92), dark: RGBA(190, 190, 194))
    /// The caret in the field above; the light one is measured (fact: ios10/input-bar.field).
    var caret = Color.dynamic(light: RGBA(66, 107, 242), dark: RGBA(84, 132, 255))
}
