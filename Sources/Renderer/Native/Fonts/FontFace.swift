import CPango

/// A face of a font file, which may be a collection.
struct FontFace: Sendable, Hashable {
    var path: String
    /// Fontconfig's index: the upper half is a variable font's named instance.
    var index: Int32

    /// The minimal fontconfig pattern for Pango to find the face by family name.
    ///
    /// It doesn't open the file: fontconfig's own query would collect all characters, which takes a millisecond.
    func outlinePattern() -> CObject<OpaquePointer>? {
        guard let pattern = CObject(owning: FcPatternCreate(), release: FcPatternDestroy),
            // Pango asks for the characters, but uses them only for fallback.
            let none = CObject(owning: FcCharSetCreate(), release: FcCharSetDestroy),
            FcPatternAddCharSet(pattern.pointer, FC_CHARSET, none.pointer) != 0,
            FcPatternAddString(pattern.pointer, FC_FILE, path) != 0,
            FcPatternAddInteger(pattern.pointer, FC_INDEX, index) != 0,
            FcPatternAddBool(pattern.pointer, FC_OUTLINE, 1) != 0,
            FcPatternAddBool(pattern.pointer, FC_SCALABLE, 1) != 0,
            FcPatternAddBool(pattern.pointer, FC_VARIABLE, 0) != 0,
            // Pango accepts this or CFF, without further difference.
            FcPatternAddString(pattern.pointer, FC_FONTFORMAT, "TrueType") != 0
        else { return nil }
        return pattern
    }

    /// The pattern of a bitmap face, read from its file because it must contain the sizes.
    func bitmapPattern() -> CObject<OpaquePointer>? {
        var count: Int32 = 0
        let number = UInt32(bitPattern: index)
        guard let pattern = CObject(owning: FcFreeTypeQuery(path, number, nil, &count), release: FcPatternDestroy)
        else { return nil }
        FcPatternDel(pattern.pointer, FC_FAMILY)
        FcPatternDel(pattern.pointer, FC_FAMILYLANG)
        return pattern
    }

    /// The face as a HarfBuzz font, for its character map.
    func characterMap() -> CObject<OpaquePointer>? {
        guard let blob = CObject(owning: hb_blob_create_from_file_or_fail(path), release: hb_blob_destroy),
            let face = CObject(
                owning: hb_face_create(blob.pointer, UInt32(bitPattern: index) & 0xFFFF), release: hb_face_destroy)
        else { return nil }
        return CObject(owning: hb_font_create(face.pointer), release: hb_font_destroy)
    }
}
