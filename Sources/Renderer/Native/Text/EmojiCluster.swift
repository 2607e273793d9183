extension Character {
    /// `true` when iOS draws the cluster in colour.
    ///
    /// Characters that Unicode calls emoji with text presentation, such as U+2764 and U+25B6, are emoji on iOS unless
    /// U+FE0E follows; those in SF Pro (© ® ‼ ⁉ ™ ℹ and arrows up to U+2199) need U+FE0F.
    var isDrawnAsEmoji: Bool {
        let scalars = unicodeScalars
        guard let first = scalars.first, first.properties.isEmoji else { return false }
        for scalar in scalars.dropFirst() {
            switch scalar.value {
            case 0xFE0E: return false
            case 0xFE0F, 0x20E3, 0x200D: return true
            default: continue
            }
        }
        return first.properties.isEmojiPresentation || first.value > 0x2199
    }
}

extension Unicode.Scalar {
    /// `true` when Pango may treat adjacent characters as emoji and request the family `emoji`.
    var hintsAtEmoji: Bool {
        value == 0xFE0F || value == 0x20E3 || value == 0x200D || (value > 0xFF && properties.isEmojiPresentation)
    }
}
