import CPango

/// A face that a font map can use.
final class LoadedFace {
    /// The family that stands for this face alone in its font map, so that what else is loaded never matters.
    let family: String
    let face: FontFace
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

    /// How far its glyphs reach above and below the baseline at the most, in ems; `nil` when its tables don't say.
    private(set) lazy var reach: (above: Double, below: Double)? = {
        guard let font = characterMap?.pointer,
            // 'head'
            let head = CObject(
                owning: hb_face_reference_table(hb_font_get_face(font), 0x6865_6164), release: hb_blob_destroy)
        else { return nil }
        var count: UInt32 = 0
        guard let data = hb_blob_get_data(head.pointer, &count), count >= 44 else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
        func number(at offset: Int) -> Double { Double(Int16(truncatingIfNeeded: bytes.bigEndian16(at: offset))) }
        let (unitsPerEm, lowest, highest) = (Double(bytes.bigEndian16(at: 18)), number(at: 38), number(at: 42))
        guard unitsPerEm >= 16, lowest <= highest else { return nil }
        return (highest / unitsPerEm, -lowest / unitsPerEm)
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
