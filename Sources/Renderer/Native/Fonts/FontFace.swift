import CPango

/// One face in a font file: a file's only one, or one of a collection's.
struct FontFace: Sendable, Hashable {
    var path: String
    /// As fontconfig counts: a variable font's named instance is in the upper half.
    var index: Int32

    /// What fontconfig must know to hand the face to Pango under a family name.
    ///
    /// The file isn't opened for it: fontconfig's own query of a face collects all its characters, which takes a
    /// millisecond, while the family alone decides here.
    func outlinePattern() -> CObject<OpaquePointer>? {
        guard let pattern = CObject(owning: FcPatternCreate(), release: FcPatternDestroy),
            // Pango asks for the characters, but without fallback the answer changes nothing.
            let none = CObject(owning: FcCharSetCreate(), release: FcCharSetDestroy),
            FcPatternAddCharSet(pattern.pointer, FC_CHARSET, none.pointer) != 0,
            FcPatternAddString(pattern.pointer, FC_FILE, path) != 0,
            FcPatternAddInteger(pattern.pointer, FC_INDEX, index) != 0,
            FcPatternAddBool(pattern.pointer, FC_OUTLINE, 1) != 0,
            FcPatternAddBool(pattern.pointer, FC_SCALABLE, 1) != 0,
            FcPatternAddBool(pattern.pointer, FC_VARIABLE, 0) != 0,
            // Pango takes this or CFF, and doesn't tell them apart any further.
            FcPatternAddString(pattern.pointer, FC_FONTFORMAT, "TrueType") != 0
        else { return nil }
        return pattern
    }

    /// What fontconfig finds in the file of a face made of bitmaps, whose sizes it must know.
    func bitmapPattern() -> CObject<OpaquePointer>? {
        var count: Int32 = 0
        let number = UInt32(bitPattern: index)
        guard let pattern = CObject(owning: FcFreeTypeQuery(path, number, nil, &count), release: FcPatternDestroy)
        else { return nil }
        FcPatternDel(pattern.pointer, FC_FAMILY)
        FcPatternDel(pattern.pointer, FC_FAMILYLANG)
        return pattern
    }

    /// HarfBuzz's view of the face, for its character map.
    func characterMap() -> CObject<OpaquePointer>? {
        guard let blob = CObject(owning: hb_blob_create_from_file_or_fail(path), release: hb_blob_destroy),
            let face = CObject(
                owning: hb_face_create(blob.pointer, UInt32(bitPattern: index) & 0xFFFF), release: hb_face_destroy)
        else { return nil }
        return CObject(owning: hb_font_create(face.pointer), release: hb_font_destroy)
    }
}
