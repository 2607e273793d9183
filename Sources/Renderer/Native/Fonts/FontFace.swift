import CPango

/// One face in a font file: a file's only one, or one of a collection's.
struct FontFace: Sendable, Hashable {
    var path: String
    var index: Int32

    /// What fontconfig knows of the face; reads this face alone, not the rest of a collection.
    func query() -> CObject<OpaquePointer>? {
        var count: Int32 = 0
        return CObject(owning: FcFreeTypeQuery(path, UInt32(bitPattern: index), nil, &count), release: FcPatternDestroy)
    }
}

/// A face that a font map can use.
struct LoadedFace {
    /// The family that stands for this face alone in its font map, so that what else is loaded never matters.
    let family: String
    /// The characters it has; belongs to the font map's configuration.
    private let coverage: OpaquePointer

    init(family: String, coverage: OpaquePointer) {
        (self.family, self.coverage) = (family, coverage)
    }

    func covers(_ scalar: Unicode.Scalar) -> Bool { FcCharSetHasChar(coverage, scalar.value) != 0 }

    /// Whether it has every character of a cluster that has a glyph at all.
    func covers(_ cluster: Character) -> Bool {
        cluster.unicodeScalars.allSatisfy { $0.isInvisible || covers($0) }
    }
}

extension Unicode.Scalar {
    /// Whether no font needs a glyph for it: joiners, variation selectors, line breaks and other controls.
    var isInvisible: Bool {
        value < 0x20 || properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control
            || value == 0x2028 || value == 0x2029
    }
}
