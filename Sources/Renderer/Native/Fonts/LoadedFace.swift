import CPango

/// A face that a font map can use.
final class LoadedFace {
    /// The family that stands for this face alone in its font map, so that what else is loaded never matters.
    let family: String
    private let face: FontFace
    /// Read when it is first asked: ASCII texts never do.
    private lazy var characterMap = face.characterMap()

    init(face: FontFace, family: String) { (self.face, self.family) = (face, family) }

    /// What its tables say of its lines; `nil` when they can't be read.
    private(set) lazy var metrics: FontMetrics? = {
        guard let font = characterMap?.pointer else { return nil }
        var extents = hb_font_extents_t()
        let unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(font)))
        guard unitsPerEm > 0, hb_font_get_h_extents(font, &extents) != 0 else { return nil }
        return FontMetrics(
            ascender: Double(extents.ascender) / unitsPerEm, descender: -Double(extents.descender) / unitsPerEm)
    }()

    func covers(_ scalar: Unicode.Scalar) -> Bool {
        guard let characterMap else { return false }
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(characterMap.pointer, scalar.value, &glyph) != 0
    }

    /// Whether it has every character of a cluster that needs a glyph at all.
    func covers(_ cluster: Character) -> Bool {
        cluster.unicodeScalars.allSatisfy { $0.isInvisible || covers($0) }
    }
}

extension Unicode.Scalar {
    /// Whether no font needs a glyph for it: joiners, variation selectors, line breaks and other controls.
    fileprivate var isInvisible: Bool {
        value < 0x20 || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || value == 0x2028 || value == 0x2029
    }
}
