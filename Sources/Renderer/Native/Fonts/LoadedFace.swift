import CPango

/// A face that is added to a font map.
final class LoadedFace {
    /// The unique family name of this face in its font map.
    let family: String
    let face: FontFace
    /// Read on first use: ASCII texts don't need it.
    private lazy var characterMap = face.characterMap()

    init(face: FontFace, family: String) { (self.face, self.family) = (face, family) }

    /// The vertical metrics in its tables; `nil` if unreadable.
    private(set) lazy var metrics: FontMetrics? = {
        guard let font = characterMap?.pointer else { return nil }
        var extents = hb_font_extents_t()
        let unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(font)))
        guard unitsPerEm > 0, hb_font_get_h_extents(font, &extents) != 0 else { return nil }
        return FontMetrics(
            ascender: Double(extents.ascender) / unitsPerEm, descender: -Double(extents.descender) / unitsPerEm)
    }()

    /// The maximum extent of its glyphs above and below the baseline, in ems; `nil` if its tables lack it.
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

    /// `true` if it has a glyph for every character in a cluster that needs one.
    func covers(_ cluster: Character) -> Bool { cluster.unicodeScalars.allSatisfy { $0.isInvisible || covers($0) } }
}

extension Unicode.Scalar {
    /// `true` for characters without a glyph: joiners, variation selectors, line breaks and other controls.
    fileprivate var isInvisible: Bool {
        value < 0x20 || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || value == 0x2028 || value == 0x2029
    }
}
